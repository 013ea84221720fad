"""Who sees whom, and who is in cover?

`ray.py` says what the line between two dots crosses and touches; here it is judged with what
stands there. `sight_reasons.py` gives the same answers with their reasons. LOS, COVER, STRUCT;
AMB-LOS-2 to AMB-LOS-17.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.tactics.board.board import (
    CRATE,
    CROSS,
    LARGE,
    NO_DOT,
    OUTSIDE,
    SMALL,
    SMOKE,
    SOLDIER,
    TRAP,
    VEHICLE,
    WALL,
    Grid,
)
from opendust.tactics.board.ray import Ray, ray_between

SOLDIER_TO_SOLDIER: Final = NO_DOT | SMOKE | VEHICLE | SOLDIER | TRAP
"""What blocks the line between two soldier units. LOS-03, LOS-06, LOS-07, LOS-10."""
ANY_OTHER_SIGHT: Final = NO_DOT | SMOKE | VEHICLE
"""What blocks every other line: soldiers and traps do not. LOS-06, LOS-08, LOS-09, AMB-LOS-12."""

NO_COVER: Final = 0
SOFT_COVER: Final = 1
HARD_COVER: Final = 2


class CornerCover(Enum):
    """When a touched corner gives cover. AMB-LOS-4, AMB-LOS-5."""

    NEIGHBOUR = "neighbour"
    FEATURE = "feature"
    NEIGHBOUR_AT_45_DEGREES = "neighbour-at-45-degrees"


def can_see(grid: Grid, flags: list[int], one: int, other: int, blocking: int) -> bool:
    """A crossed blocker, or blockers touched on both sides, end the view. LOS-03 to LOS-14.

    `blocking` is SOLDIER_TO_SOLDIER or ANY_OTHER_SIGHT; the two end spaces never block.
    """
    ray = ray_between(grid, one, other)
    for step in ray.crossed:
        if flags[one + step] & blocking:  # LOS-03
            return False
    left = _any_blocks(flags, one, ray.left, blocking)
    right = _any_blocks(flags, one, ray.right, blocking)
    if grid.has_walls:
        if not walls_let_pass(grid, one, other, ray):
            return False
        left = left or touches_wall(grid, one, ray.left_east, ray.left_south)
        right = right or touches_wall(grid, one, ray.right_east, ray.right_south)
    return not (left and right)


def _any_blocks(flags: list[int], start: int, steps: tuple[int, ...], blocking: int) -> bool:
    """Whether one of the spaces blocks."""
    return any(flags[start + step] & blocking for step in steps)


def walls_let_pass(grid: Grid, one: int, other: int, ray: Ray) -> bool:
    """No wall is crossed, and a structure is left by an exit of the unit's own space. STRUCT-10."""
    for step in ray.crossed_east:
        if grid.east[one + step] == WALL:  # STRUCT-02
            return False
    for step in ray.crossed_south:
        if grid.south[one + step] == WALL:
            return False
    if grid.structure[one] == grid.structure[other]:
        return True
    return leaves_by_exit(grid, one, ray.dx, ray.dy) and leaves_by_exit(
        grid, other, -ray.dx, -ray.dy
    )


def leaves_by_exit(grid: Grid, space: int, dx: int, dy: int) -> bool:
    """The line leaves the space across an entrance that leads out of its structure. AMB-LOS-16.

    A line through the corner of the space passes a large entrance beside that corner, since it
    is as wide as the space.
    """
    if grid.structure[space] == OUTSIDE:
        return True
    x, y = grid.x[space], grid.y[space]
    beside = grid.at(x + (1 if dx > 0 else -1), y) if dx else -1
    below = grid.at(x, y + (1 if dy > 0 else -1)) if dy else -1
    if abs(dx) > abs(dy):
        return _is_exit(grid, space, beside, SMALL)  # STRUCT-10
    if abs(dx) < abs(dy):
        return _is_exit(grid, space, below, SMALL)
    return _is_exit(grid, space, beside, LARGE) or _is_exit(grid, space, below, LARGE)


def _is_exit(grid: Grid, space: int, other: int, least: int) -> bool:
    """Whether an entrance of at least this width leads to the other space, out of here."""
    return other >= 0 and grid.edge(space, other) >= least and grid.leads_out(space, other)


def touches_wall(grid: Grid, start: int, east: tuple[int, ...], south: tuple[int, ...]) -> bool:
    """Whether a touched edge is a wall or the jamb of a small entrance. AMB-LOS-17."""
    return any(grid.east[start + step] in (WALL, SMALL) for step in east) or any(
        grid.south[start + step] in (WALL, SMALL) for step in south
    )


def corner_cover(
    grid: Grid, flags: list[int], one: int, other: int, blocking: int, rule: CornerCover
) -> bool:
    """The line touches a corner of a blocker beside the target. COVER-08 to COVER-11.

    Asked only of a target that is seen.
    """
    ray = ray_between(grid, one, other)
    if rule is CornerCover.NEIGHBOUR_AT_45_DEGREES and not ray.is_diagonal:
        return False
    if _any_blocks(flags, one, ray.near, blocking):  # COVER-08
        return True
    if grid.has_walls and touches_near_wall(grid, one, ray):  # STRUCT-12 cover, STRUCT-14
        return True
    if rule is CornerCover.FEATURE:
        for step in ray.left + ray.right:
            if flags[one + step] & blocking and feature_is_beside(
                grid, flags, one + step, one, other, blocking
            ):
                return True
    return False


def touches_near_wall(grid: Grid, start: int, ray: Ray) -> bool:
    """Whether a touched wall ends at a corner of the target's space; small entrances give none."""
    return any(grid.east[start + step] == WALL for step in ray.near_east) or any(
        grid.south[start + step] == WALL for step in ray.near_south
    )


def feature_is_beside(
    grid: Grid, flags: list[int], start: int, one: int, other: int, blocking: int
) -> bool:
    """Whether blockers joined edge to edge with this one reach a neighbour of the target."""
    seen = [start]
    for space in seen:
        if grid.is_adjacent(space, other):
            return True
        for near in grid.neighbours[space]:
            straight = grid.x[near] == grid.x[space] or grid.y[near] == grid.y[space]
            new = near not in seen and near not in (one, other)
            if straight and new and flags[near] & blocking:
                seen.append(near)
    return False


def cover_in_space(grid: Grid, flags: list[int], one: int, other: int) -> int:
    """Crate and cross are Soft, a trap Hard; a structure by where the attacker is, added up."""
    worth = 0
    here = flags[other]
    if here & CRATE:  # COVEL-02, COVER-01 crate, COVEL-03
        worth += SOFT_COVER
    if here & TRAP:  # COVER-01 trap, COVEL-04
        worth += HARD_COVER
    if here & CROSS:  # COVER-01, TERR-11
        worth += SOFT_COVER
    if grid.structure[other] != OUTSIDE:
        worth += SOFT_COVER if grid.structure[one] == grid.structure[other] else HARD_COVER
    return worth


def cover_grade(
    grid: Grid, flags: list[int], one: int, other: int, blocking: int, rule: CornerCover
) -> int:
    """The cover of a squad seen from a space; two Soft make Hard, more adds nothing. COVER-12."""
    worth = cover_in_space(grid, flags, one, other)
    if worth < HARD_COVER and corner_cover(grid, flags, one, other, blocking, rule):
        worth += SOFT_COVER
    return min(worth, HARD_COVER)


def cover_grade_indirect(grid: Grid, flags: list[int], one: int, other: int) -> int:
    """An indirect shot has no line that could touch a corner. AMB-ARTY-2."""
    return min(cover_in_space(grid, flags, one, other), HARD_COVER)
