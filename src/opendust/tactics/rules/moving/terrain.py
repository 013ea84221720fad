"""Terrain and occupied spaces: what a unit may cross and where it may stand (p.6, p.8, p.18)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.refusal import Refusal
from opendust.tactics.board.board import NO_DOT, OUTSIDE, TRAP, Terrain
from opendust.tactics.rules.corrections import has_all_corrections
from opendust.tactics.state import OCCUPIED, State

OFF_THE_DOTS: Final = Refusal("TERR-18", "space-without-dot")
DEEP_WATER: Final = Refusal("TERR-04", "space-deep-water")
RUBBLE: Final = Refusal("TERR-08", "space-rubble-bars-vehicle")
TRAPPED: Final = Refusal("COVEL-07", "space-trap-bars-vehicle")
ENEMY_THERE: Final = Refusal("MOVE-09", "space-enemy-there")
FRIEND_IN_WAY: Final = Refusal("MOVE-10", "space-friend-bars-vehicle")
NOT_OVER_VEHICLE: Final = Refusal("SKILL-JUMP-3", "space-vehicle-not-jumped")
TAKEN: Final = Refusal("MOVE-12", "space-taken")
NOT_OVER_UNIT: Final = Refusal("AMB-MOVE-15", "space-taken")
LANDING_TAKEN: Final = Refusal("SKILL-JUMP-2", "space-landing-taken")
ON_ROOF: Final = Refusal("STRUCT-07", "space-on-roof")
OFF_BOARD: Final = Refusal("BOARD-04", "space-off-board")


def refuse_crossing(state: State, body: int, space: int, *, is_jumping: bool) -> Refusal | None:
    """Why a unit cannot pass through a space. TERR, COVEL-07, MOVE-09 to MOVE-11, SKILL-JUMP."""
    card = state.battle.cards[body]
    if card.is_aircraft:  # TERR-05, TERR-09
        return None  # AMB-MOVE-15
    if state.flags[space] & NO_DOT:  # MOVE-08
        return OFF_THE_DOTS
    if not is_jumping:  # TERR-05 jump, TERR-09 jump
        fault = refuse_ground(state, space, is_vehicle=card.is_vehicle)
        if fault:
            return fault
    return refuse_company(state, body, space, is_jumping=is_jumping)


def refuse_ground(state: State, space: int, *, is_vehicle: bool) -> Refusal | None:
    """What the ground itself closes to a unit that does not jump. TERR-04, TERR-08, COVEL-07."""
    terrain = state.battle.grid.terrain[space]
    if terrain is Terrain.TRIANGLE:
        return DEEP_WATER
    if is_vehicle and terrain is Terrain.CROSS:
        return RUBBLE
    if is_vehicle and state.flags[space] & TRAP:
        return TRAPPED
    return None


def refuse_company(state: State, body: int, space: int, *, is_jumping: bool) -> Refusal | None:
    """Which units in a space stop one that passes. MOVE-09 to MOVE-11, AMB-MOVE-11."""
    if not state.flags[space] & OCCUPIED:
        return None
    battle = state.battle
    for other in state.bodies_at(space):
        if other == body:
            continue
        is_enemy = battle.side[other] != battle.side[body]
        if is_jumping and battle.cards[other].is_soldier:  # GEN-02, SKILL-JUMP-1
            continue
        if is_enemy:
            return NOT_OVER_VEHICLE if is_jumping else ENEMY_THERE
        if battle.cards[body].is_vehicle and is_on_ground(state, other):  # MOVE-11
            return NOT_OVER_VEHICLE if is_jumping else FRIEND_IN_WAY
    return None


def is_on_ground(state: State, unit: int) -> bool:
    """Whether a unit is in the way of vehicles; aircraft are above it. AMB-MOVE-15."""
    return not state.battle.cards[unit].is_aircraft or not has_all_corrections(state)


def refuse_standing(state: State, body: int, place: int, *, is_jumping: bool) -> Refusal | None:
    """Why a unit cannot end a move in a place, with all its spaces. MOVE-12, BOARD-04."""
    cells = state.battle.cells(body, place)
    if not cells:
        return OFF_BOARD
    for space in cells:
        fault = refuse_space(state, body, space, is_jumping=is_jumping)
        if fault:
            return fault
    return None


def refuse_space(state: State, body: int, space: int, *, is_jumping: bool) -> Refusal | None:
    """Why a unit cannot stand in a space. MOVE-12, HERO-01, SKILL-JUMP-2, AMB-MOVE-13."""
    battle = state.battle
    card = battle.cards[body]
    if card.is_aircraft:
        if battle.grid.structure[space] != OUTSIDE:  # STRUCT-05
            return ON_ROOF
    elif state.flags[space] & NO_DOT:
        return OFF_THE_DOTS
    elif battle.grid.terrain[space] is Terrain.TRIANGLE:
        return DEEP_WATER
    elif card.is_vehicle:
        if battle.grid.terrain[space] is Terrain.CROSS and not is_jumping:
            return RUBBLE
        if state.flags[space] & TRAP:
            return TRAPPED
    return refuse_sharing(state, body, space, is_jumping=is_jumping)


def refuse_sharing(state: State, body: int, space: int, *, is_jumping: bool) -> Refusal | None:
    """Only heroes share a space, and only with friends. HERO-01, AMB-MOVE-7, AMB-MOVE-8."""
    if not state.flags[space] & OCCUPIED:
        return None
    battle = state.battle
    card = battle.cards[body]
    for other in state.bodies_at(space):
        if other == body:
            continue
        if is_jumping:
            return LANDING_TAKEN
        if card.is_aircraft:
            return NOT_OVER_UNIT
        if battle.side[other] != battle.side[body]:
            return ENEMY_THERE
        if not (card.is_hero or (card.is_squad and battle.cards[other].is_hero)):
            return TAKEN
    return None
