"""Cover saves: which face of the die saves a target from a shot (p.13)."""

from __future__ import annotations

from typing import Final

from opendust.tactics.board.board import OUTSIDE
from opendust.tactics.profile import SWITCHES
from opendust.tactics.rules.fire.dice import BLANK_SAVES, HIT_SAVES, NO_FACE
from opendust.tactics.rules.fire.fire_zone import armor_of, blocking_for, is_element, sees_from
from opendust.tactics.rules.fire.sight import (
    HARD_COVER,
    NO_COVER,
    CornerCover,
    cover_grade,
    cover_grade_indirect,
)
from opendust.tactics.state import State
from opendust.tactics.units.cards import Face
from opendust.tactics.units.weapons import Form

CORNER_COVER: Final = SWITCHES.choice("corner_cover", CornerCover)
ARTILLERY_IGNORES_COVER: Final = SWITCHES.yes("artillery_ignores_cover")


def save_face(state: State, body: int, line: int, target: int, *, is_indirect: bool) -> int:
    """The face that saves the target; heroes only in a squad. COVER-01 to COVER-06."""
    if is_element(state, target) or not state.battle.cards[target].is_squad:
        return NO_FACE
    if ignores_cover(state, line, target):
        return NO_FACE
    card = state.battle.cards[target]
    grade = grade_against(state, body, target, is_indirect=is_indirect)
    if grade == NO_COVER:
        return NO_FACE
    face = card.hard_cover if grade == HARD_COVER else card.soft_cover
    if face is Face.NONE:  # COVER-06
        return NO_FACE
    return HIT_SAVES if face is Face.HIT else BLANK_SAVES


def ignores_cover(state: State, line: int, target: int) -> bool:
    """Range C, phasers, flamethrowers and UGLs ignore cover. COVER-07, CC-06, AMB-ARTY-2."""
    weapon = state.battle.lines[line]
    if weapon.is_close or weapon.is_flamethrower or weapon.is_grenade:
        return True
    if weapon.values[armor_of(state, target)].form is Form.PHASER:  # SCV-PHASER-2
        return True
    if weapon.is_artillery and ARTILLERY_IGNORES_COVER.of(state.battle.profile):
        return state.battle.grid.structure[state.place[target]] == OUTSIDE
    return False


def grade_against(state: State, body: int, target: int, *, is_indirect: bool) -> int:
    """None, Soft or Hard Cover of a target against an attacker. COVER-08 to COVER-13."""
    grid = state.battle.grid
    other = state.place[target]
    if is_indirect:
        return cover_grade_indirect(grid, state.flags, state.place[body], other)
    blocking = blocking_for(state, body, target)
    rule = CORNER_COVER.of(state.battle.profile)
    # A vehicle across several spaces fires from the best of those that see. AMB-LOS-11.
    here = [
        one
        for one in state.cells(body)
        if not state.battle.is_large[body] or sees_from(state, body, one, target, other)
    ]
    return min([cover_grade(grid, state.flags, one, other, blocking, rule) for one in here])
