"""A jump that goes on in the air joins two MOVEs, and their windows become one (AMB-MOVE-12)."""

from __future__ import annotations

import pytest

from opendust.kernel.contract import Setup
from opendust.tactics import game
from opendust.tactics.activation import Activation
from opendust.tactics.rules.moving.movement import later_points
from opendust.tactics.rules.plans import CHARGE_ATTACK, LEAP, MOVE, WINDOW, joined

TWO_MOVES = (LEAP, WINDOW, MOVE)
OPEN_CHARGE = (*TWO_MOVES, WINDOW, CHARGE_ATTACK)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        (TWO_MOVES, (LEAP, WINDOW)),
        (OPEN_CHARGE, (LEAP, WINDOW, CHARGE_ATTACK)),
    ],
)
def test_two_moves_joined_have_one_window(
    script: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert joined(script, 1) == expected


@pytest.mark.parametrize(
    ("script", "goes_on"),
    [(TWO_MOVES, True), (OPEN_CHARGE, True), ((LEAP, WINDOW), False), ((LEAP, MOVE), False)],
)
def test_a_jump_goes_on_where_a_window_and_a_move_follow(
    script: tuple[int, ...], goes_on: bool
) -> None:
    settings = {"map": "...", "army.1.units": "rosie", "army.2.units": "hans"}
    state = game.decode({"units": {"rosie": "a1", "hans": "c1"}}, Setup(("anna", "bert"), settings))
    state.activation = Activation(0, state.hero[0], script)
    state.activation.at = 1
    assert bool(later_points(state)) is goes_on
