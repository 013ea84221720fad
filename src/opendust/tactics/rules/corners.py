"""Moving around corners and through walls: may a step lead past them (p.9, p.17)?"""

from __future__ import annotations

from typing import Final

from opendust.tactics.board import LARGE, NO_DOT, OPEN, SMALL, TRAP
from opendust.tactics.rules.skills import JUMP
from opendust.tactics.state import State

FINE: Final = ""
WALL_IN_WAY: Final = "step-wall-in-way"
ENTRANCE_TOO_SMALL: Final = "step-entrance-too-small"
CORNER_CUT: Final = "step-vehicle-cuts-corner"
BETWEEN_CORNERS: Final = "step-between-corners"

RULES: Final[dict[str, str]] = {
    WALL_IN_WAY: "STRUCT-02",
    ENTRANCE_TOO_SMALL: "STRUCT-04",
    CORNER_CUT: "MOVE-14",
    BETWEEN_CORNERS: "MOVE-15",
}


def is_jumping(state: State) -> bool:
    """Whether the unit in activation declared Jump. SKILL-JUMP-1."""
    return bool(state.acting().skills & JUMP)


def is_diagonal(state: State, origin: int, space: int) -> bool:
    """Whether a step between neighbours changes column and row."""
    grid = state.battle.grid
    return grid.x[origin] != grid.x[space] and grid.y[origin] != grid.y[space]


def route_fault(state: State, body: int, origin: int, space: int) -> str:
    """Walls and corners between two neighbours. MOVE-13 to MOVE-15, STRUCT-02 to STRUCT-04."""
    grid = state.battle.grid
    if not is_diagonal(state, origin, space):
        if edge_opens(state, body, origin, space):
            return FINE
        return ENTRANCE_TOO_SMALL if grid.edge(origin, space) == SMALL else WALL_IN_WAY
    one = grid.at(grid.x[origin], grid.y[space])
    other = grid.at(grid.x[space], grid.y[origin])
    opens = 0
    for corner in (one, other):
        if (
            not is_impassable(state, body, corner)
            and edge_opens(state, body, origin, corner)
            and edge_opens(state, body, corner, space)
        ):
            opens += 1
    return verdict_on_corners(state, body, opens)


def corner_fault(state: State, body: int, origin: int, space: int) -> str:
    """The corners alone, for a unit above the walls."""
    grid = state.battle.grid
    if not is_diagonal(state, origin, space):
        return FINE
    opens = 0
    for corner in (
        grid.at(grid.x[origin], grid.y[space]), grid.at(grid.x[space], grid.y[origin])
    ):  # fmt: skip
        if not is_impassable(state, body, corner):
            opens += 1
    return verdict_on_corners(state, body, opens)


def verdict_on_corners(state: State, body: int, opens: int) -> str:
    """Soldiers need one open corner, vehicles both. MOVE-13 to MOVE-15."""
    if opens == 0:
        return BETWEEN_CORNERS
    if opens == 1 and state.battle.cards[body].is_vehicle:
        return CORNER_CUT
    return FINE


def edge_opens(state: State, body: int, one: int, other: int) -> bool:
    """Walls stop everybody, small entrances vehicles. STRUCT-02 to STRUCT-04."""
    edge = state.battle.grid.edge(one, other)
    if edge in (OPEN, LARGE):
        return True
    return edge == SMALL and state.battle.cards[body].is_soldier


def is_impassable(state: State, body: int, corner: int) -> bool:
    """What counts as an impassable corner space. MOVE-13, MOVE-14, AMB-MOVE-4 to -6, -14."""
    flags = state.flags[corner]
    if flags & NO_DOT:
        return True
    battle = state.battle
    jumping = is_jumping(state)
    if battle.cards[body].is_vehicle and flags & TRAP and not jumping:
        return True
    for other in state.bodies_at(corner):
        is_cleared = jumping and battle.cards[other].is_soldier
        if battle.side[other] != battle.side[body] and not is_cleared:
            return True
    return False
