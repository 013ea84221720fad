"""Which other rules forbid a step, a reaction, an entry or an ability? All are named."""

from __future__ import annotations

import pytest

from opendust.kernel.cases.case import parse_case
from opendust.kernel.cases.run import Run
from opendust.registry import rulebook_of
from opendust.tactics import game

CASE = """game = "tactics"
title = "Another rule forbids it, too"
rules = ["GEN-02"]
seats = ["allies", "axis"]
play = "refuse {rule}: {line}"

[settings]
map = '''
+ + + + + + +
 . . . . . .
+ + + +-+-+ +
 . . .|1 1L.
+ + + +-+-+ +
 . . . . . .
+ + + + + + +
'''
"army.1.units" = "blackhawk, hell-boys, rosie, the-boss, pelican, death-dealers, rhino"
"army.2.units" = "hans"
"cards.text" = 'hell-boys.skills = []'

[position]
{position}

[position.units]
blackhawk = "b2"
hell-boys = "a3"
rosie = "c2"
the-boss = {{ at = "f3", health = {{ officer = 0 }} }}
pelican = "d2"
death-dealers = {{ at = "f1", activated = true }}
rhino = {{ at = "e1", used = ["berserk"] }}
hans = "a1"
"""
MOVING = """phase = {{ kind = "moving", points = 1 }}
activation = {{ unit = "{unit}", script = ["move", "nothing"], at = 1, diagonal = 1 }}
squares = ["b3"]
"""
SUSTAINED = """phase = { kind = "aiming" }
activation = { unit = "blackhawk", script = ["sustained-attack"], at = 1 }
attack = { unit = "blackhawk", mode = "sustained" }
"""
TURN = 'phase = { kind = "turn", side = "allies" }'


def moving(unit: str) -> str:
    return MOVING.format(unit=unit)


ABOVE = moving("pelican").replace("points = 1", "points = 1, roof = 1, gone = 1")


def is_named(position: str, rule: str, line: str) -> bool:
    case = parse_case(CASE.format(rule=rule, line=line, position=position), "case")
    cites = rulebook_of("tactics").citations()
    return Run(game, case, "profile", "revised", citations=cites).failures() == []


@pytest.mark.parametrize(
    ("position", "line", "named", "other"),
    [
        (moving("blackhawk"), "step b3", ["TERR-18", "MOVE-08", "BOARD-06"], "SKILL-JUMP-3"),
        (moving("blackhawk"), "step c2", ["MOVE-10", "AMB-MOVE-7"], "MOVE-12"),
        (moving("blackhawk"), "step c1", ["MOVE-05", "MOVE-04", "MOVE-01"], "MOVE-10"),
        (moving("rosie"), "step d2", ["STRUCT-02"], "MOVE-05"),
        (moving("hell-boys"), "step c3", ["MOVE-02", "BOARD-02"], "MOVE-05"),
        (ABOVE, "stop", ["STRUCT-07", "STRUCT-05", "AMB-MOVE-15"], "MOVE-12"),
        (SUSTAINED, "step b1", ["ACT-05", "ACT-10", "SKILL-FAST-2"], "MOVE-05"),
        (TURN, "activate death-dealers move+move", ["ROUND-05", "REACT-05", "ARTY-12"], "ATK-16"),
        (TURN, "join rosie hell-boys", ["HERO-03", "HERO-14"], "HERO-05"),
        (
            TURN,
            "activate rhino move+attack berserk",
            ["SKILL-LIMIT-1", "SKILL-BERSERK-1"],
            "ACT-08",
        ),
        (
            TURN,
            "activate the-boss get-moving+nothing",
            ["SKILL-COMMAND-2", "SKILL-COMMAND-OFFICER-1"],
            "SKILL-COMMAND-MEDIC-1",
        ),
        (TURN, "activate rosie artillery-strike+nothing", ["ARTY-07", "ACT-07"], "ARTY-10"),
    ],
)
def test_every_rule_that_forbids_it_is_named_and_no_other(
    position: str, line: str, named: list[str], other: str
) -> None:
    assert [rule for rule in named if is_named(position, rule, f"allies {line}")] == named
    assert not is_named(position, other, f"allies {line}")


@pytest.mark.parametrize(
    ("rule", "expected"), [("REACT-14", True), ("REACT-02", True), ("REACT-15", False)]
)
def test_nobody_reacts_to_a_sustained_attack(rule: str, expected: bool) -> None:
    assert is_named(SUSTAINED, rule, "axis react hans") is expected


@pytest.mark.parametrize(
    ("space", "named", "other"), [("a3", "MOVE-12", "MOVE-09"), ("b3", "MOVE-09", "MOVE-12")]
)
def test_who_stands_in_the_way_of_an_entry(space: str, named: str, other: str) -> None:
    text = """game = "tactics"
title = "Taken"
rules = ["MOVE-09"]
seats = ["allies", "axis"]
play = "refuse {rule}: axis enter {space}"

[settings]
map = '''
...
...
...
'''
"army.1.units" = "blackhawk"
"army.2.units" = "hans, hans"

[position]
phase = {{ kind = "entering" }}
activation = {{ unit = "hans", script = ["move", "nothing"], at = 1 }}

[position.units]
hans = "off"
hans-2 = "a3"
blackhawk = "b3"
"""
    for rule, expected in ((named, True), (other, False)):
        case = parse_case(text.format(rule=rule, space=space), "case")
        assert (Run(game, case, "profile", "revised").failures() == []) is expected
