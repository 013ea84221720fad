"""Whoever writes a case from the rulebook and the cards is understood in these words, too."""

from __future__ import annotations

import pytest

from opendust.dust import game as dust
from opendust.kernel.cases.case import parse_case
from opendust.kernel.cases.failures import Failure
from opendust.kernel.cases.run import run_case
from opendust.tactics import game as tactics

FIRE = """game = "tactics"
title = "Hans and a few soldiers"
rules = ["ATK-01"]
seats = ["allies", "axis"]
play = '''
{lines}
'''

[settings]
map = '''
.c...
.....
'''
"army.1.units" = "rosie, hell-boys"
"army.2.units" = "hans, lara"

[position]
phase = {{ kind = "turn", side = "axis" }}

[position.units]
rosie = {rosie}
hell-boys = {boys}
hans = "D1"
lara = "e2"
"""
COMBAT = """game = "dust"
title = "A few tanks"
rules = ["CMBT-01"]
play = '''
{lines}
'''

[settings]
"board.small" = "land: west east north\\nlinks: west-east east-north"

[position]
turn = "red"
phase = {{ kind = "combat", points = 2 }}
{more}

[position.areas]
west = "red 3 mech"
east = "blue 2 tank"
north = "blue 1 tank"
"""


def fire(
    lines: str, *, rosie: str = '"b2"', boys: str = '"b1"', strict: bool = False
) -> list[Failure]:
    text = FIRE.format(lines=lines, rosie=rosie, boys=boys)
    return run_case(tactics, parse_case(text, "a.toml"), "profile", ("revised",), strict=strict)


def combat(lines: str, more: str) -> list[Failure]:
    text = COMBAT.format(lines=lines, more=more)
    return run_case(dust, parse_case(text, "a.toml"), "edition", ("premium-en",))


@pytest.mark.parametrize(
    "lines",
    [
        "axis activate hans attack\naxis aim hans.coaxial-mg-44 hell-boys\nexpect pending axis",
        "axis activate hans attack+nothing\naxis aim hans.panzerfaust-werfer hell-boys\n"
        "refuse COVEL-11: axis aim hans.panzerfaust-werfer trap-b1",
        "axis activate hans attack\naxis aim hans.panzerfaust-werfer b1\naxis fire\n"
        "expect pending dice 1\ndice H\nexpect elements.b1 = nothing",
        "axis activate hans attack\naxis aim coaxial-mg rosie\nexpect pending axis targets",
        "axis activate hans attack\naxis aim hans.panzerfaust-werfer crate-b1\n"
        "expect pending axis target",
        "axis activate hans attack\naxis aim hans.coaxial-mg-44 rosie\naxis fire\n"
        "expect pending attack-roll\ndice H B B\nexpect units.rosie.health = 3",
        "axis activate hans sustained-attack\naxis aim hans.coaxial-mg rosie\naxis fire\n"
        "dice B B B\nexpect pending dice 3",
    ],
)
def test_cards_and_spaces_are_called_as_they_are_seen(lines: str) -> None:
    assert fire(lines) == []


def test_alike_weapons_are_numbered_by_their_printed_name() -> None:
    lines = (
        "axis activate lara attack\naxis aim lara.mg-44-zwei-2 rosie\nexpect pending axis targets"
    )
    assert fire(lines) == []


def test_a_strict_run_wants_the_moment_in_its_own_words() -> None:
    lines = "axis activate hans attack+nothing\naxis aim hans.coaxial-mg rosie\naxis fire\n"
    assert fire(lines + "expect pending attack-roll 3", strict=True) == []
    assert len(fire(lines + "expect pending dice 3", strict=True)) == 1
    assert len(fire(lines + "expect pending dice 4")) == 1
    assert len(fire("expect pending allies")) == 1


@pytest.mark.parametrize(
    ("rosie", "boys", "told"),
    [
        ('"b9"', '"b1"', "b2"),
        ('{ at = "b2", used = ["tankhead"] }', '"b1"', "tank-head"),
        ('"b2"', '{ at = "b1", health = 3 }', "shotgun"),
        ('"b2"', '{ at = "b1", health = { shotguns = 1 } }', "shotgun"),
        ('"b2"', '{ at = "b1", actvated = true }', "activated"),
    ],
)
def test_a_position_that_is_misspelt_is_told_what_is_like_it(
    rosie: str, boys: str, told: str
) -> None:
    failures = fire("expect pending axis activation", rosie=rosie, boys=boys)
    near = failures[0].faults[0].details["nearest"]
    assert isinstance(near, tuple)
    assert told in near


@pytest.mark.parametrize("card", ["alien-radar", "Alien Radar", "322-3-alien-radar"])
def test_a_card_may_be_named_by_its_ability_alone(card: str) -> None:
    more = f'played = {{ blue = "{card}" }}\nhands = {{ red = ["alien-radar"] }}'
    lines = "red attack west east 3 mech\nblue radar 2 tank\nexpect areas.north = blue 3 tank"
    assert combat(lines, more) == []


@pytest.mark.parametrize(
    "truces", ['["red blue"]', '[["red", "blue"]]', '["red", "blue"]', '["red-blue"]']
)
def test_a_truce_is_a_pair(truces: str) -> None:
    line = "refuse ABIL-DIPLOMAT-02: red attack west east 3 mech"
    assert combat(line, f"truces = {truces}") == []


def test_a_step_where_nothing_can_move_is_refused_by_what_stands_in_the_way() -> None:
    text = FIRE.format(
        lines="allies activate hell-boys move+nothing\nrefuse MOVE-15: allies step b2\n"
        "refuse MOVE-09: allies step a2\nexpect pending axis reaction",
        rosie='"off"', boys='"a1"',
    ).replace('"axis" }', '"allies" }').replace('"D1"', '"a2"').replace('"e2"', '"b1"')  # fmt: skip
    assert run_case(tactics, parse_case(text, "a.toml"), "profile", ("revised",)) == []


def test_whoever_could_join_nobody_is_refused_by_the_reason() -> None:
    text = """game = "tactics"
title = "Two heroes and a squad"
rules = ["HERO-05"]
seats = ["allies", "axis"]
play = '''
allies join rosie recon-boys
refuse HERO-05: allies join bazooka-joe recon-boys
'''

[settings]
map = "....."
"army.1.units" = "rosie, bazooka-joe, recon-boys"
"army.2.units" = "hans"

[position]
phase = { kind = "joining", side = "allies" }
"""
    assert run_case(tactics, parse_case(text, "a.toml"), "profile", ("revised",)) == []
