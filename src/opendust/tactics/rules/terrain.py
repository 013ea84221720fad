"""Terrain and occupied spaces: what a unit may cross and where it may stand (p.6, p.8, p.18).

Every question is answered with a fault: the message that says why not, or "" for yes. RULES names
the rule behind each message.
"""

from __future__ import annotations

from typing import Final

from opendust.tactics.board import NO_DOT, OUTSIDE, TRAP, Terrain
from opendust.tactics.state import State

FINE: Final = ""
OFF_THE_DOTS: Final = "space-without-dot"
DEEP_WATER: Final = "space-deep-water"
RUBBLE: Final = "space-rubble-bars-vehicle"
TRAPPED: Final = "space-trap-bars-vehicle"
ENEMY_THERE: Final = "space-enemy-there"
FRIEND_IN_WAY: Final = "space-friend-bars-vehicle"
NOT_OVER_VEHICLE: Final = "space-vehicle-not-jumped"
TAKEN: Final = "space-taken"
LANDING_TAKEN: Final = "space-landing-taken"
ON_ROOF: Final = "space-on-roof"
OFF_BOARD: Final = "space-off-board"

RULES: Final[dict[str, str]] = {
    OFF_THE_DOTS: "TERR-18",
    DEEP_WATER: "TERR-04",
    RUBBLE: "TERR-08",
    TRAPPED: "COVEL-07",
    ENEMY_THERE: "MOVE-09",
    FRIEND_IN_WAY: "MOVE-10",
    NOT_OVER_VEHICLE: "SKILL-JUMP-3",
    TAKEN: "MOVE-12",
    LANDING_TAKEN: "SKILL-JUMP-2",
    ON_ROOF: "STRUCT-07",
    OFF_BOARD: "BOARD-04",
}


def crossing_fault(state: State, body: int, space: int, *, is_jumping: bool) -> str:
    """Why a unit cannot pass through a space. TERR, COVEL-07, MOVE-09 to MOVE-11, SKILL-JUMP."""
    card = state.battle.cards[body]
    if card.is_aircraft:
        return FINE  # AMB-MOVE-15
    if state.flags[space] & NO_DOT:
        return OFF_THE_DOTS
    if not is_jumping:
        fault = ground_fault(state, space, is_vehicle=card.is_vehicle)
        if fault:
            return fault
    return company_fault(state, body, space, is_jumping=is_jumping)


def ground_fault(state: State, space: int, *, is_vehicle: bool) -> str:
    """What the ground itself closes to a unit that does not jump. TERR-04, TERR-08, COVEL-07."""
    terrain = state.battle.grid.terrain[space]
    if terrain is Terrain.TRIANGLE:
        return DEEP_WATER
    if is_vehicle and terrain is Terrain.CROSS:
        return RUBBLE
    if is_vehicle and state.flags[space] & TRAP:
        return TRAPPED
    return FINE


def company_fault(state: State, body: int, space: int, *, is_jumping: bool) -> str:
    """Which units in a space stop one that passes. MOVE-09 to MOVE-11, AMB-MOVE-11."""
    battle = state.battle
    for other in state.bodies_at(space):
        if other == body:
            continue
        is_enemy = battle.side[other] != battle.side[body]
        if is_jumping and battle.cards[other].is_soldier:
            continue
        if is_enemy:
            return NOT_OVER_VEHICLE if is_jumping else ENEMY_THERE
        if battle.cards[body].is_vehicle:
            return NOT_OVER_VEHICLE if is_jumping else FRIEND_IN_WAY
    return FINE


def standing_fault(state: State, body: int, place: int, *, is_jumping: bool) -> str:
    """Why a unit cannot end a move in a place, with all its spaces. MOVE-12, BOARD-04."""
    cells = state.battle.cells(body, place)
    if not cells:
        return OFF_BOARD
    for space in cells:
        fault = space_fault(state, body, space, is_jumping=is_jumping)
        if fault:
            return fault
    return FINE


def space_fault(state: State, body: int, space: int, *, is_jumping: bool) -> str:
    """Why a unit cannot stand in a space. MOVE-12, HERO-01, SKILL-JUMP-2, AMB-MOVE-13."""
    battle = state.battle
    card = battle.cards[body]
    if card.is_aircraft:
        if battle.grid.structure[space] != OUTSIDE:
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
    return sharing_fault(state, body, space, is_jumping=is_jumping)


def sharing_fault(state: State, body: int, space: int, *, is_jumping: bool) -> str:
    """Only heroes share a space, and only with friends. HERO-01, AMB-MOVE-7, AMB-MOVE-8."""
    battle = state.battle
    card = battle.cards[body]
    for other in state.bodies_at(space):
        if other == body:
            continue
        if is_jumping:
            return LANDING_TAKEN
        if battle.side[other] != battle.side[body]:
            return ENEMY_THERE
        if not (card.is_hero or (card.is_squad and battle.cards[other].is_hero)):
            return TAKEN
    return FINE
