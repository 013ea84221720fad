"""Are the components those of the box: armies, dice, tokens, production centers?"""

from __future__ import annotations

import pytest

from opendust.dust.board.board import load_board
from opendust.dust.control import CENTERS_IN_BOX
from opendust.dust.dice import FACES, face_counts, hits_of
from opendust.dust.force import COMBAT, COST, FIGURES, SUPREMACY, UNIT_NAMES
from opendust.dust.rules.scoring.scoring import MAJORITIES
from opendust.dust.state import COLORS
from opendust.dust.texts.position import KNOWN


@pytest.mark.rule("COMP-07")
def test_six_armies_of_five_types() -> None:
    assert len(set(COLORS)) == 6
    assert dict(zip(UNIT_NAMES, FIGURES, strict=True)) == {
        "tank": 60,
        "mech": 20,
        "fighter": 20,
        "bomber": 15,
        "submarine": 15,
    }


@pytest.mark.rule("COMP-20", "COMP-21", "COMP-22", "COMP-23", "COMP-24")
def test_costs_and_values_of_the_units() -> None:
    assert dict(zip(UNIT_NAMES, COST, strict=True)) == {
        "tank": 2,
        "mech": 5,
        "fighter": 3,
        "bomber": 6,
        "submarine": 4,
    }
    assert COMBAT == (1, 2, 1, 2)
    assert SUPREMACY == (0, 1, 1, 1)


@pytest.mark.rule("COMP-10")
def test_twenty_four_production_centers() -> None:
    assert CENTERS_IN_BOX == 24


@pytest.mark.rule("COMP-15")
def test_two_of_the_six_faces_are_hits() -> None:
    assert sorted(hits_of((face,)) for face in range(1, FACES + 1)) == [0, 0, 0, 0, 1, 1]


@pytest.mark.rule("COMP-16")
def test_any_number_of_dice_adds_up() -> None:
    roll = (1, 6, 5, 2, 6) * 10
    assert hits_of(roll) == 30
    assert face_counts(roll) == ((1, 10), (2, 10), (5, 10), (6, 20))


@pytest.mark.rule("COMP-26")
def test_tokens_only_count_what_the_board_and_the_players_show() -> None:
    board = load_board("world")
    sources = board.land_sources.bit_count() + board.sea_sources.bit_count()
    assert (sources, board.capitals.bit_count(), len(MAJORITIES)) == (16, 6, 3)
    assert [key for key in KNOWN if "token" in key] == []
