"""Menus ask without reasons, the cheapest question first: they find what the judges allow."""

from __future__ import annotations

import pytest

from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.play.playout import play_out
from opendust.tactics import game
from opendust.tactics.board.ray import (
    CROSSED,
    MISS,
    TOUCHED_LEFT,
    TOUCHED_RIGHT,
    meet_square,
    side,
)
from opendust.tactics.phases import Aiming, UsingSkill
from opendust.tactics.rules import plans
from opendust.tactics.rules.fire.artillery import refuse_strike_at, strike_targets
from opendust.tactics.rules.fire.fire_zone import (
    all_targets,
    has_target,
    refuse_shot,
    refuse_target,
    usable_lines,
)
from opendust.tactics.rules.fire.targets import has_aim, refuse_aiming, targets_of
from opendust.tactics.rules.fire.targets import usable_lines as aimable_lines
from opendust.tactics.state import State
from opendust.tactics.texts.scenario import scenario_names
from tests.amounts import count

REACH = 7
POSITIONS = count(150, 50)


def new_state(scenario: str) -> State:
    return game.new_game(game.complete(Setup(("anna", "bert"), {"scenario": scenario})))


def every_target(state: State) -> range:
    """The numbers of all units and of the cover elements of all spaces."""
    return range(state.battle.unit_count + state.battle.grid.space_count)


def meet_corners(dx: int, dy: int, x: int, y: int) -> int:
    """How a line meets a square, corner by corner."""
    corners = [(2 * x + right, 2 * y + below) for right in (-1, 1) for below in (-1, 1)]
    sides = [side(dx, dy, *corner) for corner in corners]
    if min(sides) < 0 < max(sides):
        return CROSSED
    for (px, py), value in zip(corners, sides, strict=True):
        is_between = min(0, dx) <= px / 2 <= max(0, dx) and min(0, dy) <= py / 2 <= max(0, dy)
        if value == 0 and is_between:
            return TOUCHED_LEFT if max(sides) > 0 else TOUCHED_RIGHT
    return MISS


def test_a_line_meets_squares_as_their_corners_say() -> None:
    for dx in range(-REACH, REACH + 1):
        for dy in range(-REACH, REACH + 1):
            for x in range(min(0, dx), max(0, dx) + 1):
                for y in range(min(0, dy), max(0, dy) + 1):
                    if (dx, dy) != (0, 0):
                        assert meet_square(dx, dy, x, y) == meet_corners(dx, dy, x, y)


@pytest.mark.parametrize("scenario", scenario_names())
def test_targets_are_those_that_nobody_refuses(scenario: str) -> None:
    state = new_state(scenario)
    for inputs in (20, 40, 60):
        play_out(game, state, Lottery(inputs), inputs)
        for body in range(state.battle.unit_count):
            if not state.is_on_board(body) or not state.is_body(body):
                continue
            found = [one for one in every_target(state) if not refuse_target(state, body, one)]
            assert all_targets(state, body) == found
            lines = usable_lines(state, body)
            hit = any(not refuse_shot(state, body, line, one) for line in lines for one in found)
            assert has_target(state, body, lines) == hit


@pytest.mark.parametrize("scenario", scenario_names())
def test_aims_and_strikes_are_those_that_nobody_refuses(scenario: str) -> None:
    state, numbers = new_state(scenario), Lottery(5)
    for _ in range(POSITIONS):
        play_out(game, state, numbers, 1)
        phase = state.phase
        if isinstance(phase, Aiming):
            found = []
            for line in aimable_lines(state):
                aims = [one for one in every_target(state) if not refuse_aiming(state, line, one)]
                assert targets_of(state, line) == aims
                found += aims
            assert has_aim(state) == bool(found)
        if isinstance(phase, UsingSkill) and phase.deed == plans.ARTILLERY_STRIKE:
            units = range(state.battle.unit_count)
            for gun in units:
                struck = [unit for unit in units if not refuse_strike_at(state, gun, unit)]
                assert strike_targets(state, gun) == struck
