"""Is a switch declared once, read at its index, and is an older record played as it was written?"""

from __future__ import annotations

from enum import Enum

import pytest

from opendust.kernel.refusal import BadText
from opendust.kernel.variants.catalogue import Switches
from opendust.kernel.variants.packaged import Variants, none_played
from opendust.kernel.variants.variant import Variant

CATALOGUE = """
[[switch]]
name = "pace"
kind = "choice"
values = ["slow", "fast"]
meaning = "How fast?"

[[switch]]
name = "loud"
kind = "bool"
meaning = "Whether it is loud."

[[switch]]
name = "order"
kind = "list"
values = ["slow", "fast"]
meaning = "In which order?"

[[switch]]
name = "goal"
kind = "number-by-players"
least = 1
most = 99
meaning = "How many?"

[[switch]]
name = "later"
kind = "number"
least = 0
most = 9
former = "3"
meaning = "Something that older matches did not know."
"""
USUAL = {"pace": "fast", "loud": "true", "order": "fast,slow", "goal": "9", "later": "5"}


class Pace(Enum):
    """In another order than the catalogue's."""

    FAST = "fast"
    SLOW = "slow"


def variants(switches: Switches) -> Variants:
    found = Variants("", "", "variant", ("usual",), switches, none_played)
    found.loaded["usual"] = Variant(found.switches, "usual", "Usual", "usual", USUAL, USUAL)
    return found


def test_rules_read_every_kind() -> None:
    switches = Switches(CATALOGUE)
    pace, order = switches.choice("pace", Pace), switches.listed("order", Pace)
    loud, goal = switches.yes("loud"), switches.by_players("goal")
    made = variants(switches)
    usual = made.load()
    assert (pace.of(usual), loud.of(usual), goal.of(usual, 4)) == (Pace.FAST, True, 9)
    assert order.of(usual) == (Pace.FAST, Pace.SLOW)
    changes = {"pace": "slow", "loud": "false", "order": "none", "goal": "2:1,3:2,4:3,5:4,6:5"}
    other = made.with_values(usual, changes)
    assert (pace.of(other), loud.of(other), goal.of(other, 4)) == (Pace.SLOW, False, 3)
    assert order.of(other) == ()
    assert other.changed == ("pace", "loud", "order", "goal")


def test_an_answer_is_for_the_variant_that_is_asked_about() -> None:
    switches = Switches(CATALOGUE)
    pace, order = switches.choice("pace", Pace), switches.listed("order", Pace)
    loud = switches.yes("loud")
    made = variants(switches)
    usual = made.load()
    other = made.with_values(usual, {"pace": "slow", "loud": "false", "order": "slow"})
    for _ in range(3):
        told = [(pace.of(one), loud.of(one), order.of(one)) for one in (usual, usual, other, other)]
        assert told[:2] == [(Pace.FAST, True, (Pace.FAST, Pace.SLOW))] * 2
        assert told[2:] == [(Pace.SLOW, False, (Pace.SLOW,))] * 2


def test_a_wrong_declaration_ends_the_import() -> None:
    class Wrong(Enum):
        FAST = "fast"

    with pytest.raises(ValueError, match="no bool switch lout"):
        Switches(CATALOGUE).yes("lout")
    with pytest.raises(ValueError, match="no number switch loud"):
        Switches(CATALOGUE).number("loud")
    with pytest.raises(ValueError, match="Wrong and the values of pace differ"):
        Switches(CATALOGUE).choice("pace", Wrong)
    switches = Switches(CATALOGUE)
    switches.yes("loud")
    with pytest.raises(ValueError, match="declared twice"):
        switches.yes("loud")


def test_a_record_older_than_a_switch_plays_as_it_did_then() -> None:
    made = variants(Switches(CATALOGUE))
    older = {name: text for name, text in USUAL.items() if name != "later"}
    assert made.recorded("usual", "", older).values["later"] == "3"
    assert made.recorded("usual", "", USUAL).values["later"] == "5"
    assert made.recorded("usual", "", {"pace": "slow"}).values["later"] == "5"
    assert made.recorded("", "", {}).name == "usual"
    assert made.recorded("ours", "usual", {"loud": "false"}).changed == ("loud",)


def test_an_unknown_variant_and_an_unknown_switch_are_refused() -> None:
    made = variants(Switches(CATALOGUE))
    with pytest.raises(BadText) as caught:
        made.load("usul")
    fault = caught.value.faults[0]
    assert (fault.message, fault.details["nearest"]) == ("fault-variant-unknown", "usual")
    with pytest.raises(BadText) as caught:
        made.parse('base = "usual"\nloud = "very"\npac = "slow"\n', "ours.toml")
    faults = [(fault.message, fault.line) for fault in caught.value.faults]
    assert faults == [("fault-switch-bool", 2), ("fault-switch-unknown", 3)]
