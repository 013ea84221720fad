"""Definitions of units, cards and the board, which no single position can show."""

from __future__ import annotations

import pytest

from opendust.kernel.contract import Setup
from opendust.kernel.refusal import BadText
from opendust.tactics import game
from opendust.tactics.board.board import NO_DOT, open_grid
from opendust.tactics.profile import DEFAULT_PROFILE, load_profile
from opendust.tactics.rules.fire.sight import SOLDIER_TO_SOLDIER, can_see
from opendust.tactics.state import State
from opendust.tactics.texts.cards import load_cards
from opendust.tactics.units.cards import ARMOR_CLASSES, Kind
from opendust.tactics.units.weapons import Form

CARDS = load_cards().cards


def match(one: str, two: str) -> State:
    """A new match on a small open board."""
    board = "\n".join(["....."] * 5)
    settings = {"map": board, "army.1.units": one, "army.2.units": two}
    return game.new_game(Setup(("allies", "axis"), settings))


@pytest.mark.rule("GEN-01")
def test_the_book_governs_unless_a_later_answer_is_asked_for() -> None:
    assert DEFAULT_PROFILE == "revised"
    book = load_profile("revised")
    assert book.values["entry_full_move"] == "false"
    assert book.values["artillery_ignores_cover"] == "false"
    assert book.values["charge_reaction_between_moves"] == "false"
    assert book.values["get_up_restores_ammo"] == "true"


@pytest.mark.rule("GEN-03", "CARD-01")
def test_a_unit_is_a_squad_a_hero_or_a_vehicle() -> None:
    for card in CARDS:
        assert card.is_soldier == (card.kind in (Kind.SQUAD, Kind.HERO))
        assert card.is_vehicle == (card.kind is Kind.VEHICLE)
        assert [card.is_squad, card.is_hero, card.is_vehicle, card.is_aircraft].count(True) == 1


@pytest.mark.rule("CARD-02", "CARD-08")
def test_a_weapon_line_has_one_value_for_each_of_fourteen_armor_classes() -> None:
    assert len(ARMOR_CLASSES) == 4 + 7 + 3
    for card in CARDS:
        family = "S" if card.is_soldier else "V" if card.is_vehicle else "A"
        assert ARMOR_CLASSES[card.armor].startswith(family)
        for line in card.lines:
            assert line.name
            assert len(line.values) == len(ARMOR_CLASSES)


@pytest.mark.rule("CARD-04", "CARD-05", "CARD-07")
def test_one_hp_of_a_squad_is_one_miniature_and_others_mark_crosses() -> None:
    state = match("hell-boys, blackhawk, rhino", "hans")
    squad, vehicle, hero = 0, 1, 2
    assert state.strength(squad) == state.miniatures(squad) == 5
    assert state.strength(vehicle) == 3
    assert state.strength(hero) == 4
    assert state.miniatures(vehicle) == state.miniatures(hero) == 1
    for card in CARDS:
        assert card.ap > 0
        if card.is_squad:
            assert sum([bearer.count for bearer in card.bearers]) == card.hp


@pytest.mark.rule("CARD-11")
def test_special_combat_values_are_told_from_plain_ones() -> None:
    forms = {value.form for card in CARDS for line in card.lines for value in line.values}
    assert forms == set(Form)


@pytest.mark.rule("BOARD-02", "BOARD-03", "BOARD-04")
def test_a_unit_stands_in_one_space_with_all_its_miniatures() -> None:
    state = match("hell-boys, blackhawk", "hans")
    state.put(0, 7)
    state.put(1, 8)
    assert state.bodies_at(7) == [0]
    assert state.bodies_at(8) == [1]
    assert state.battle.grid.space_count == 25


@pytest.mark.rule("BOARD-04", "AMB-LOS-11")
def test_a_very_large_vehicle_stands_across_several_spaces() -> None:
    state = match("punisher, blackhawk", "hans")
    state.put(0, 6)
    cells = state.cells(0)
    card = state.battle.cards[0]
    assert len(cells) == card.width * card.length > 1
    for space in range(25):
        assert (state.bodies_at(space) == [0]) == (space in cells)
    state.put(0, 7)
    assert state.bodies_at(5) == []
    assert state.battle.cells(0, 24) == ()


@pytest.mark.rule("ARMY-01", "ARMY-02", "SKILL-COMMAND-3", "AMB-ARMY-1")
@pytest.mark.parametrize(
    ("units", "message"),
    [
        ("hot-dog, pounder, steel-rain, honey", "army-over-limit"),
        ("blackhawk, hans", "army-mixed-factions"),
        ("rhino, rhino", "army-hero-twice"),
        ("the-boss, the-boss", "army-command-squads"),
        ("no-such-unit", "army-card-unknown"),
    ],
)
def test_an_army_is_judged_before_the_match(units: str, message: str) -> None:
    with pytest.raises(BadText) as bad:
        game.complete(Setup(("a", "b"), {"scenario": "annihilation", "army.1.units": units}))
    assert message in [fault.message for fault in bad.value.faults]


@pytest.mark.rule("TEAM-01")
def test_there_are_two_sides_of_at_least_one_player() -> None:
    armies = {"army.1.units": "blackhawk", "army.2.units": "hans"}
    for names in (("a",), tuple("abcdefghi")):
        with pytest.raises(BadText) as bad:
            game.complete(Setup(names, {"scenario": "annihilation", **armies}))
        assert bad.value.faults[0].message == "seats-wrong"


@pytest.mark.rule("EX-13")
def test_each_space_sees_one_more_round_the_block() -> None:
    grid = open_grid(12, 4)
    flags = [0] * grid.space_count
    for x in range(4):
        flags[grid.at(4 + x, 1)] = NO_DOT
    for i in (1, 2, 3, 4):
        for j in (1, 2, 3, 4):
            one, other = grid.at(4 - i, 1), grid.at(4 + j - 1, 2)
            assert can_see(grid, flags, one, other, SOLDIER_TO_SOLDIER) == (j <= i)
