"""Scenarios: the packaged ones, and faults that name file, line and field."""

from __future__ import annotations

from importlib.resources import files

import pytest

from opendust.kernel.refusal import BadText
from opendust.tactics.board.board import Element
from opendust.tactics.board.scenario import ANY_SIDE, Goal, Who, allows_element
from opendust.tactics.texts.scenario import (
    load_scenario,
    parse_scenario,
    recorded_scenario,
    scenario_names,
)
from opendust.tactics.units.cards import Faction

SMALL = """\
name = "small"
ap = 50
rounds = 4
crates = 1
map = '''
.....
..#..
.....
'''
marks = '''
1...2
1+o.2
1...2
'''

[[side]]
name = "West"

[[side]]
name = "East"
faction = "axis"

[[objective]]
goal = "hold"
mark = "o"
points = 10
"""


def test_all_packaged_scenarios_are_sound() -> None:
    names = scenario_names()
    assert len(names) >= 9
    for name in names:
        scenario = load_scenario(name)
        assert scenario.name == name
        assert scenario.title != name
        assert scenario.brief
        assert all(scenario.entry(side) for side in (0, 1))
        assert scenario.round_limit > 0


def test_the_scenarios_show_every_goal() -> None:
    goals = {one.goal for name in scenario_names() for one in load_scenario(name).objectives}
    assert goals == set(Goal)
    assert load_scenario("self-designed").squares == 9
    assert load_scenario("grand-battle").ap_limit == 300
    assert load_scenario("first-lesson").sides[0].force == ((Who.VEHICLE, 1), (Who.SQUAD, 1))


@pytest.mark.parametrize(
    "name",
    [
        *("annihilation", "artillery-duel", "first-lesson", "grand-battle"),
        *("hold-the-crossing", "self-designed", "skirmish"),
    ],
)
def test_a_battle_on_equal_terms_looks_the_same_from_both_sides(name: str) -> None:
    scenario = load_scenario(name)
    last = scenario.grid.space_count - 1
    elements = dict(scenario.elements)
    assert scenario.grid.terrain == scenario.grid.terrain[::-1]
    assert elements == {last - space: element for space, element in elements.items()}
    assert set(scenario.entry(0)) == {last - space for space in scenario.entry(1)}
    assert set(scenario.cover_zone) == {last - space for space in scenario.cover_zone}
    marked = {space for objective in scenario.objectives for space in objective.spaces}
    assert marked == {last - space for space in marked}
    assert all(objective.side == ANY_SIDE for objective in scenario.objectives)


def test_records_find_the_former_state_of_a_scenario() -> None:
    place = files("opendust.tactics").joinpath("data", "former_scenarios")
    former = [entry.name.removesuffix(".toml").rpartition("-") for entry in place.iterdir()]
    assert former
    for name, _, digest in former:
        assert load_scenario(name).digest != digest
        assert recorded_scenario(name, digest).digest == digest
    for unknown in ("", "unknown", "a" * 400, "/../../scenarios/rescue", "\0"):
        assert recorded_scenario("skirmish", unknown) is load_scenario("skirmish")


def test_a_scenario_reads_its_drawings() -> None:
    scenario = parse_scenario(SMALL, "small.toml")
    grid = scenario.grid
    assert [grid.names[space] for space in scenario.entry(0)] == ["a1", "a2", "a3"]
    assert [grid.names[space] for space in scenario.cover_zone] == ["b2"]
    assert [grid.names[space] for space in scenario.objectives[0].spaces] == ["c2"]
    assert scenario.objectives[0].side == ANY_SIDE
    assert scenario.sides[1].faction is Faction.AXIS
    assert scenario.sides[0].faction is None


def test_the_cover_zone_is_the_central_area_unless_marked() -> None:
    """AMB-SETUP-7: all spaces not in or next to a deployment zone."""
    text = SMALL.replace("1+o.2", "1.o.2").replace("crates = 1", "crates = 0")
    scenario = parse_scenario(text, "small.toml")
    assert [scenario.grid.names[space] for space in scenario.cover_zone] == ["c1", "c3"]


def test_traps_inside_a_structure_need_a_large_entrance() -> None:
    """STRUCT-16."""
    bunker = load_scenario("assault-the-bunker").grid
    space = bunker.index("f4")
    assert bunker.structure[space] == 0
    assert allows_element(bunker, space, Element.TRAP)


@pytest.mark.parametrize(
    ("old", "new", "message", "line"),
    [
        ("ap = 50", "app = 50", "fault-field-unknown", 2),
        ("ap = 50", "ap = -5", "fault-field-number", 2),
        ("rounds = 4", 'rounds = "4"', "fault-field-number", 3),
        ("crates = 1", "crates = 9", "fault-scenario-cover-zone", 4),
        ("..#..", "..?..", "fault-map-sign", 7),
        ("..#..", "..#.", "fault-map-row", 7),
        ("1+o.2", "1+o.", "fault-marks-row", 12),
        ("1+o.2", "1+..2", "fault-scenario-mark", 25),
        ("1+o.2", "1+oq2", "fault-scenario-mark-unused", 10),
        ("..#..", "~.#..", "fault-scenario-entry", 10),
        ('faction = "axis"', 'faction = "axes"', "fault-field-choice", 21),
        ("points = 10", "points = 0", "fault-scenario-worthless", 23),
        ('goal = "hold"', 'goal = "hould"', "fault-field-choice", 24),
        ('mark = "o"\n', 'mark = "o"\ncount = 7\n', "fault-field-number", 26),
        ('[[side]]\nname = "West"\n', "", "fault-scenario-sides", 17),
    ],
)
def test_faults_name_their_line(old: str, new: str, message: str, line: int) -> None:
    assert old in SMALL
    with pytest.raises(BadText) as caught:
        parse_scenario(SMALL.replace(old, new, 1), "small.toml")
    found = [(fault.message, fault.line) for fault in caught.value.faults]
    assert (message, line) in found
    assert all(fault.source == "small.toml" for fault in caught.value.faults)


def test_sides_that_cannot_meet_are_a_fault() -> None:
    text = SMALL.replace(".....\n..#..\n.....", "..#..\n..#..\n..#..")
    with pytest.raises(BadText) as caught:
        parse_scenario(text, "small.toml")
    assert [fault.message for fault in caught.value.faults] == ["fault-scenario-cut-off"]


@pytest.mark.parametrize("name", ["../units", "../scenarios/skirmish", "/skirmish", "s" * 5000])
def test_a_name_leads_to_no_other_file(name: str) -> None:
    with pytest.raises(BadText) as caught:
        load_scenario(name)
    assert caught.value.faults[0].message == "fault-scenario-none"
