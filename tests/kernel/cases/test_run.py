"""A case that must fail, fails, and says at which line it expected what."""

from __future__ import annotations

import pytest

from opendust.dust import game
from opendust.kernel.cases.case import parse_case
from opendust.kernel.cases.failures import Failure
from opendust.kernel.cases.run import Run, run_case
from opendust.kernel.refusal import BadText
from opendust.registry import rulebook_of
from opendust.tactics import game as tactics

CASE = """game = "dust"
title = "A battle"
rules = ["CMBT-01"]
play = '''
{line}
'''

[settings]
"board.small" = "land: west east north\\nlinks: west-east"

[position]
turn = "red"
phase = {{ kind = "combat", points = 1 }}

[position.areas]
west = "red 3 tank"
east = "blue 2 tank"
"""

WHOLE = """game = "tactics"
title = "Two whole units"
rules = ["DMG-01"]
play = '''
{line}
'''

[settings]
map = '''
...
...
...
'''
"army.1.units" = "blackhawk"
"army.2.units" = "bbq-squad"

[position.units]
blackhawk = "a1"
bbq-squad = "c3"
"""


def failures(line: str, *, strict: bool = False) -> list[Failure]:
    case = parse_case(CASE.format(line=line), "a.toml")
    return run_case(game, case, "edition", ("premium-en",), strict=strict)


@pytest.mark.parametrize(
    "line",
    [
        "red attack west east 3 tank",
        "refuse CMBT-03: red attack west east 4 tank",
        "refuse CMBT-03 origin=west: red attack west east 4 tank",
        "refuse CMBT-04: red attack west east 4 tank",
        "expect pending red attack",
        "expect areas.west = red 3 tank",
        "expect areas.north =",
        "expect areas.north = none",
        "expect battle = nothing",
        "expect battle.supremacy =",
        "expect phase.units = nothing",
        "expect hands.blue = nothing",
        "expect view blue hands.red =",
        "expect majorities.sea =",
        "expect areas.west = red 03 tank",
        "expect scores.red = 0",
        "expect phase.points = 1",
        "expect legal red done",
        "expect no event cease-fire",
        "red attack west east 3 tank\nexpect event attack-declared red",
        "@epic-de expect areas.west = nonsense",
        "# only a comment",
    ],
)
def test_true_lines_pass(line: str) -> None:
    assert [repr(failure) for failure in failures(line)] == []


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("red attack west east 4 tank", "legal"),
        ("refuse CMBT-01: red attack west east 1 tank", "refused by CMBT-01"),
        ("refuse WIN-01: red attack west east 4 tank", "refused by WIN-01"),
        ("refuse CMBT-03 origin=east: red attack west east 4 tank", "refused by CMBT-03 origin"),
        ("expect pending blue attack", "pending blue attack"),
        ("expect areas.west = red 2 tank", "areas.west = red 2 tank"),
        ("expect view blue areas.west =", "areas.west ="),
        ("expect areas.west = none", "areas.west = none"),
        ("expect areas.north = 0", "areas.north = 0"),
        ("expect battle = 7", "battle = 7"),
        ("expect areas.nort = nothing", "areas.nort = nothing"),
        ("expect areas.west.tank = nothing", "areas.west.tank = nothing"),
        ("expect area.north =", "area.north ="),
        ("expect phase.unit = none", "phase.unit = none"),
        ("expect battle.supremcy =", "battle.supremcy ="),
        ("expect hands.reed =", "hands.reed ="),
        ("expect view blue hand.red =", "hand.red ="),
        ("expect majorities.see =", "majorities.see ="),
        ("expect no event ceasefire", "event ceasefire"),
        ("expect event cease-fire", "event cease-fire"),
        ("red attack west east 1 tank\nexpect no event attack-declared", "no event"),
        ("expect legal red attack west east 4 tank", "legal"),
        ("expect only red: done", "done"),
        ("dice 2/3", "dice pending"),
        ("red attack west west", "legal"),
        ("purple done", "a line of a script"),
        ("red jump", "a line of a script"),
        ("@premium-en expect areas.west =", "areas.west ="),
    ],
)
def test_false_lines_fail(line: str, expected: str) -> None:
    found = failures(line)
    assert len(found) == 1
    assert expected in found[0].expected
    assert found[0].line == 4 + len(line.splitlines())


@pytest.mark.parametrize(
    ("line", "is_true"),
    [
        ("expect units.blackhawk.health.dual-heavy-piat = 3", True),
        ("expect units.blackhawk.health.dual-heavy-piat = 0", False),
        ("expect units.blackhawk.health.dual-heavy-piat = 2", False),
        ("expect units.blackhawk.health = 0", False),
        ("expect units.bbq-squad.ammo.demo-charge = 0", False),
        ("expect units.blackhawk.activated = false", True),
        ("expect units.blackhawk.activated = 0", True),
        ("expect units.blackhawk.activated = true", False),
        ("expect units.blackhawk.activatd = false", False),
        ("expect units.blackhawks.activated = false", False),
        ("expect units.blackhawk.health = nothing", True),
        ("expect units.blackhawk.helth = nothing", False),
        ("expect units.blackhawks.health = nothing", False),
        ("expect units.bbq-squad.ammo.demo-charge = nothing", True),
        ("expect units.bbq-squad.ammo.demo-charges = nothing", False),
        ("expect units.bbq-squad.health.grenade = nothing", False),
        ("expect units.blackhawk.empty = nothing", True),
        ("expect elements.a1 = nothing", True),
        ("expect elements.d9 = nothing", False),
        ("expect attack = nothing", True),
        ("expect attack.skills = nothing", True),
        ("expect attack.skill = nothing", False),
        ("expect activation.unit = nothing", True),
        ("expect activation.units = nothing", False),
        ("expect phase.points = nothing", True),
        ("expect phase.point = nothing", False),
        ("expect lost.side-1 = 0", True),
        ("expect lost.side-1 = nothing", False),
        ("expect lost.side-3 = nothing", False),
        ("expect tried.red = 0", True),
        ("expect tried.purple = nothing", False),
    ],
)
def test_what_a_position_leaves_out_is_not_always_nought(line: str, is_true: bool) -> None:
    case = parse_case(WHOLE.format(line=line), "b.toml")
    assert (run_case(tactics, case, "profile", ("revised",)) == []) is is_true


def test_a_failed_expectation_does_not_end_a_case_but_a_failed_input_does() -> None:
    assert len(failures("expect areas.west =\nexpect areas.east =")) == 2
    assert len(failures("red attack west east 9 tank\nexpect areas.east =")) == 1


def test_a_strict_run_wants_the_rule_that_is_named_first() -> None:
    assert failures("refuse CMBT-03: red attack west east 4 tank", strict=True) == []
    assert len(failures("refuse CMBT-04: red attack west east 4 tank", strict=True)) == 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("title", "titel"), "case-field-unknown"),
        (("rules = [", "# ["), "case-field-missing"),
        (('rules = ["CMBT-01"]', "rules = 3"), "case-field-wrong"),
        (("[position]", "[position"), "toml"),
    ],
)
def test_a_case_that_cannot_be_read(change: tuple[str, str], message: str) -> None:
    text = CASE.format(line="red done").replace(*change)
    with pytest.raises(BadText, match=message):
        parse_case(text, "a.toml")


def test_a_position_that_cannot_be_set_up_is_a_failure() -> None:
    text = CASE.format(line="red done").replace("red 3 tank", "purple 3 tank")
    found = run_case(game, parse_case(text, "a.toml"), "edition", ("premium-en", "epic-de"))
    assert [failure.variant for failure in found] == ["premium-en", "epic-de"]


@pytest.mark.parametrize(
    "line",
    [
        "Red Attack West East 3 Tank",
        "refuse cmbt-03: RED attack West East 4 TANK",
        "Expect areas.West = Red 3 Tank",
    ],
)
def test_names_may_be_written_in_capitals(line: str) -> None:
    text = CASE.format(line=line).replace('west = "red 3 tank"', 'West = "Red 3 Tank"')
    assert run_case(game, parse_case(text, "a.toml"), "edition", ("premium-en",)) == []


def test_an_ending_that_came_by_itself_may_be_written() -> None:
    ended = "red attack west east 1 tank\nred pass"
    assert failures(ended) == []
    assert len(failures(ended, strict=True)) == 1
    assert len(failures("red attack west east 1 tank\nblue pass")) == 1
    assert len(failures("red attack west east 1 tank\ndice 1 1\nred done")) == 1
    assert len(failures("red attack west east 1 tank\nred attack west east 1 tank")) == 1


@pytest.mark.parametrize(("rule", "is_named"), [("A-28", True), ("A-24", False)])
def test_a_ruling_about_the_rule_that_forbids_it_may_be_named(rule: str, is_named: bool) -> None:
    text = CASE.format(line=f"refuse {rule}: red attack west east 1 tank").replace(
        "points = 1", 'points = 1, made = ["west>east"]'
    )
    case, cites = parse_case(text, "a.toml"), rulebook_of("dust").citations()
    run = Run(game, case, "edition", "premium-en", citations=cites)
    assert (run.failures() == []) is is_named
    assert len(Run(game, case, "edition", "premium-en", strict=True, citations=cites).failures())


WINDOW = """game = "tactics"
title = "A window"
rules = ["REACT-02"]
seats = ["allies", "axis"]
play = '''
expect pending axis reaction
axis react hans
dice hit
expect event reaction-rolled hans 1
'''

[settings]
map = "....."
"army.1.units" = "blackhawk"
"army.2.units" = "hans"

[position]
phase = {{ kind = "window", side = "{side}" }}
activation = {{ unit = "blackhawk", script = ["move", "window", "nothing"], at = 2 }}

[position.units]
blackhawk = "A1"
hans = "C1"
"""


@pytest.mark.parametrize("side", ["side-2", "axis"])
def test_a_window_needs_no_more_than_its_side(side: str) -> None:
    case = parse_case(WINDOW.format(side=side), "a.toml")
    assert run_case(tactics, case, "profile", ("revised",)) == []


def test_capitals_that_are_being_claimed_are_nobodys_yet() -> None:
    text = """game = "dust"
title = "The second claim"
rules = ["SETUP-07"]
play = "refuse SETUP-07: blue claim pisa"

[settings]
"board.small" = "land: rome! pisa! oslo! bergen!\\nlinks: rome-pisa oslo-bergen"

[position]
phase = { kind = "claim-capital", turn = 1 }
round = 0

[position.areas]
rome = "red 1 tank"
"""
    assert run_case(game, parse_case(text, "a.toml"), "edition", ("premium-en",)) == []
