"""Armies: the packaged ones fit their scenarios, and every refusal names its rule."""

from __future__ import annotations

import pytest

from opendust.kernel.refusal import BadText
from opendust.tactics.rules.armies import army_refusals, refuse_join
from opendust.tactics.texts.army import armies_for, army_names, format_army, load_army, parse_army
from opendust.tactics.texts.cards import load_cards
from opendust.tactics.texts.scenario import load_scenario, scenario_names
from opendust.tactics.units.cards import Faction

CARDS = load_cards()


def test_every_scenario_has_ready_armies_for_both_sides() -> None:
    for name in scenario_names():
        scenario = load_scenario(name)
        for side in (0, 1):
            armies = armies_for(name, side)
            assert len({CARDS.card(army.units[0]).faction for army in armies}) >= 2, (name, side)
            for army in armies:
                assert army_refusals(army, CARDS, scenario, side) == [], (name, army.name)


def test_every_packaged_army_is_made_for_a_scenario() -> None:
    for name in army_names():
        army = load_army(name)
        assert army.name == name
        assert army.scenarios
        assert set(army.scenarios) <= set(scenario_names())


def test_an_army_reads_back() -> None:
    for name in army_names():
        army = load_army(name)
        again = parse_army(format_army(army), name)
        assert sorted(again.units) == sorted(army.units)
        assert again.player_count == army.player_count
        assert [again.units[n] for n in again.joined if n >= 0] == [
            army.units[n] for n in army.joined if n >= 0
        ]


def rules_of(units: str, scenario: str = "annihilation", side: int = 0) -> list[str]:
    army = parse_army(f'name = "mine"\nunits = [{units}]\n', "mine.toml")
    return [one.rule for one in army_refusals(army, CARDS, load_scenario(scenario), side)]


@pytest.mark.parametrize(
    ("units", "rule"),
    [
        ('"hot-dog", "pounder", "steel-rain"', "ARMY-01"),
        ('"blackhawk", "hans"', "AMB-ARMY-1"),
        ('"rhino", "rhino"', "AMB-ARMY-1"),
        ('"rhino + hell-boys"', "HERO-04"),
        ('"blackhawk", "rhino + hell-boys"', "HERO-04"),
        ('"action-jackson + the-hammers"', "SKILL-JUMP-4"),
        ('"lara + axis-gorillas"', "SKILL-APE-1"),
        ('"totenmeister + heavy-flak-grenadiers"', "SKILL-ZOMBIE-1"),
        ('"sigrid + kommandotrupp"', "SKILL-COMMAND-4"),
        ('"kommandotrupp", "kommandotrupp"', "SKILL-COMMAND-3"),
        ('"sigrid + stefan + laser-grenadiers"', "HERO-05"),
        ('"rhino + blackhawk"', "HERO-03"),
        ('"no-such-unit"', "ARMY-02"),
        ("", "ARMY-02"),
    ],
)
@pytest.mark.rule(
    "ARMY-01", "ARMY-02", "HERO-03", "HERO-04", "HERO-05", "SKILL-JUMP-4", "SKILL-APE-1",
    "SKILL-ZOMBIE-1", "SKILL-COMMAND-3", "SKILL-COMMAND-4",
)  # fmt: skip
def test_refusals_name_their_rule(units: str, rule: str) -> None:
    assert rules_of(units) == [rule]


@pytest.mark.parametrize(
    ("units", "places"),
    [
        ('"blackhawk", "hell-boys", "hans"', [2]),
        ('"blackhawk", "hans"', [1]),
        ('"hell-boys", "rhino", "rhino", "blackhawk"', [2]),
        ('"rhino", "hell-boys", "rhino"', [2]),
        ('"rhino", "rhino", "hell-boys", "blackhawk"', [1]),
    ],
)
def test_a_refusal_says_which_unit_it_is_about(units: str, places: list[int]) -> None:
    army = parse_army(f'name = "mine"\nunits = [{units}]\n', "mine.toml")
    assert [one.details.get("at") for one in army_refusals(army, CARDS, None, 0)] == places


@pytest.mark.rule("ARMY-01")
def test_an_army_may_cost_exactly_the_limit() -> None:
    army = parse_army('name = "mine"\nunits = ["hell-boys"]\n', "mine.toml")
    scenario = load_scenario("annihilation")
    before, told = scenario.ap_limit, []
    for limit in (army.ap(CARDS), army.ap(CARDS) - 1):
        scenario.ap_limit = limit
        told.append([one.rule for one in army_refusals(army, CARDS, scenario, 0)])
    scenario.ap_limit = before
    assert told == [[], ["ARMY-01"]]


@pytest.mark.rule("SETUP-09")
def test_what_a_scenario_asks_of_the_forces() -> None:
    assert rules_of('"blackhawk", "hell-boys"', "first-lesson") == []
    assert rules_of('"blackhawk", "blackhawk"', "first-lesson") == ["SETUP-09", "SETUP-09"]
    assert rules_of('"blackhawk", "hell-boys", "rhino"', "first-lesson") == ["SETUP-09"]
    assert rules_of('"hell-boys"', "artillery-duel") == ["SETUP-09"]
    assert rules_of('"hell-boys"', "rescue", 0) == ["SETUP-09"]
    assert rules_of('"hell-boys"', "rescue", 1) == []


@pytest.mark.rule("SETUP-09")
def test_a_scenario_may_ask_for_a_faction() -> None:
    army = parse_army('name = "mine"\nunits = ["hell-boys"]\n', "mine.toml")
    scenario = load_scenario("annihilation")
    place, before = scenario.sides[0], scenario.sides[0].faction
    refused: dict[Faction, list[str]] = {}
    for faction in Faction:
        place.faction = faction
        found = army_refusals(army, CARDS, scenario, 0)
        refused[faction] = [one.message for one in found]
    place.faction = Faction.ALLIES
    mixed = parse_army('name = "mine"\nunits = ["hell-boys", "hans"]\n', "mine.toml")
    messages = [one.message for one in army_refusals(mixed, CARDS, scenario, 0)]
    place.faction = before
    assert messages == ["army-mixed-factions", "army-wrong-faction"]
    assert refused[Faction.AXIS] == ["army-wrong-faction"]
    assert refused[Faction.ALLIES] == []


def test_ex_42_and_ex_49_joins_of_the_examples() -> None:
    for hero, squad in (
        *(("rhino", "the-hammers"), ("sigrid", "laser-grenadiers")),
        *(("totenmeister", "axis-zombies"), ("manfred", "kommandotrupp")),
        ("commander-hale", "the-boss"),
    ):
        assert refuse_join(CARDS.card(hero), CARDS.card(squad)) is None


@pytest.mark.parametrize(
    ("text", "message", "line"),
    [
        ('name = "a"\nunts = []\nunits = []\n', "fault-field-unknown", 2),
        ('name = "a"\nunits = "hans"\n', "fault-field-list", 2),
        ('units = ["hans"]\n', "fault-field-text", 0),
        ('name = "a"\n[[player]]\nunits = 3\n', "fault-field-list", 3),
    ],
)
def test_faults_of_an_army_file(text: str, message: str, line: int) -> None:
    with pytest.raises(BadText) as caught:
        parse_army(text, "mine.toml")
    assert [(one.message, one.line) for one in caught.value.faults] == [(message, line)]


@pytest.mark.parametrize("name", ["../units", "../armies/axis-box", "/axis-box", "a" * 5000])
def test_a_name_leads_to_no_other_file(name: str) -> None:
    with pytest.raises(BadText) as caught:
        load_army(name)
    assert caught.value.faults[0].message == "fault-army-none"
