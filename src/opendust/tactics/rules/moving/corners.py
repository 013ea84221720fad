"""Around corners, through walls, over roofs: may a step lead past them (p.9, p.17, p.20 to 22)?"""

from __future__ import annotations

from typing import Final

from opendust.kernel.refusal import Refusal
from opendust.tactics.board.board import NO_DOT, OPEN, OUTSIDE, SMALL, TRAP, WALL
from opendust.tactics.rules.moving.terrain import OFF_BOARD, refuse_crossing
from opendust.tactics.rules.skills.skills import JUMP
from opendust.tactics.state import OCCUPIED, State

WALL_IN_WAY: Final = Refusal("STRUCT-02", "step-wall-in-way")
NOT_OVER_STRUCTURE: Final = Refusal("STRUCT-06", "step-structure-not-jumped")
ENTRANCE_TOO_SMALL: Final = Refusal("STRUCT-04", "step-entrance-too-small")
CORNER_CUT: Final = Refusal("MOVE-14", "step-vehicle-cuts-corner")
BETWEEN_CORNERS: Final = Refusal("MOVE-15", "step-between-corners")


def is_jumping(state: State) -> bool:
    """Whether the unit in activation declared Jump. SKILL-JUMP-1."""
    return bool(state.acting().skills & JUMP)


def is_diagonal(state: State, origin: int, space: int) -> bool:
    """Whether a step between neighbours changes column and row."""
    grid = state.battle.grid
    return grid.x[origin] != grid.x[space] and grid.y[origin] != grid.y[space]


def refuse_passage(state: State, body: int, origin: int, place: int, roof: int) -> Refusal | None:
    """Why a unit cannot go from a place to its neighbour, with all its spaces. BOARD-04."""
    if not state.battle.is_large[body]:
        return refuse_cell(state, body, origin, place, roof)
    cells = state.battle.cells(body, place)
    if not cells:
        return OFF_BOARD
    for here, there in zip(state.battle.cells(body, origin), cells, strict=True):
        fault = refuse_cell(state, body, here, there, roof)
        if fault:
            return fault
    return None


def refuse_cell(state: State, body: int, origin: int, space: int, roof: int) -> Refusal | None:
    """Why a unit cannot go from a space to its neighbour, whatever its points."""
    jumping = is_jumping(state)
    fault = refuse_crossing(state, body, space, is_jumping=jumping)
    if fault:
        return fault
    if state.battle.cards[body].is_aircraft:
        return None
    fault = refuse_route(state, body, origin, space)
    if fault and goes_over_roof(state, body, origin, roof):
        return refuse_corners(state, body, origin, space)
    if fault is WALL_IN_WAY and jumping and state.battle.grid.structure[origin] == OUTSIDE:
        return NOT_OVER_STRUCTURE
    return fault


def goes_over_roof(state: State, body: int, origin: int, roof: int) -> bool:
    """Soldiers with Jump may jump over a structure, from outside it. STRUCT-06."""
    if not is_jumping(state) or not state.battle.cards[body].is_soldier:
        return False
    return bool(roof) or state.battle.grid.structure[origin] == OUTSIDE


def roof_after(state: State, body: int, origin: int, space: int, roof: int) -> int:
    """Whether the unit is above a structure after a step. STRUCT-06, STRUCT-07."""
    grid = state.battle.grid
    if grid.structure[space] == OUTSIDE or state.battle.cards[body].is_aircraft:
        return 0
    if roof and grid.structure[origin] == grid.structure[space]:
        return 1
    return 1 if refuse_route(state, body, origin, space) else 0


def refuse_route(state: State, body: int, origin: int, space: int) -> Refusal | None:
    """Walls and corners between two neighbours. MOVE-13 to MOVE-15, STRUCT-02 to STRUCT-04."""
    grid = state.battle.grid
    if not is_diagonal(state, origin, space):
        if edge_opens(state, body, origin, space):
            return None
        return ENTRANCE_TOO_SMALL if grid.edge(origin, space) == SMALL else WALL_IN_WAY
    one = grid.at(grid.x[origin], grid.y[space])
    other = grid.at(grid.x[space], grid.y[origin])
    opens = 1 if corner_opens(state, body, origin, one, space) else 0
    if corner_opens(state, body, origin, other, space):
        opens += 1
    return refuse_openings(state, body, opens)


def corner_opens(state: State, body: int, origin: int, corner: int, space: int) -> bool:
    """Whether a unit could go by way of a corner space. MOVE-13, STRUCT-02 to STRUCT-04."""
    if is_impassable(state, body, corner):
        return False
    return edge_opens(state, body, origin, corner) and edge_opens(state, body, corner, space)


def refuse_corners(state: State, body: int, origin: int, space: int) -> Refusal | None:
    """The corners alone, for a unit above the walls."""
    grid = state.battle.grid
    if not is_diagonal(state, origin, space):
        return None
    opens = 0
    for corner in (
        grid.at(grid.x[origin], grid.y[space]), grid.at(grid.x[space], grid.y[origin])
    ):  # fmt: skip
        if not is_impassable(state, body, corner):
            opens += 1
    return refuse_openings(state, body, opens)


def refuse_openings(state: State, body: int, opens: int) -> Refusal | None:
    """Soldiers need one open corner, vehicles both. MOVE-13 to MOVE-15."""
    if opens == 0:
        return BETWEEN_CORNERS
    if opens == 1 and state.battle.cards[body].is_vehicle:  # MOVE-13, STRUCT-12
        return CORNER_CUT
    return None


def edge_opens(state: State, body: int, one: int, other: int) -> bool:
    """Walls stop everybody, small entrances vehicles. STRUCT-02 to STRUCT-04."""
    grid = state.battle.grid
    edge = grid.edge(one, other) if grid.has_walls else OPEN
    if edge == SMALL:
        return state.battle.cards[body].is_soldier  # STRUCT-01, STRUCT-03
    return edge != WALL


def is_impassable(state: State, body: int, corner: int) -> bool:
    """What counts as an impassable corner space. MOVE-13, MOVE-14, AMB-MOVE-4 to -6, -14."""
    flags = state.flags[corner]
    if flags & NO_DOT:  # MOVE-13 dots
        return True
    if not flags & (TRAP | OCCUPIED):
        return False
    battle = state.battle
    jumping = is_jumping(state)
    if battle.cards[body].is_vehicle and flags & TRAP and not jumping:
        return True
    for other in state.bodies_at(corner):
        is_cleared = jumping and battle.cards[other].is_soldier
        if battle.side[other] != battle.side[body] and not is_cleared:  # MOVE-13 enemies
            return True
    return False
