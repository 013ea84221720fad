"""Who sees whom, and who is in cover? Exactly, in whole numbers.

A space (x, y) is the square from (2x, 2y) to (2x+2, 2y+2); its dot is (2x+1, 2y+1). The line from
dot to dot crosses a square, or touches one of its corners, or misses it; it never runs along an
edge, so no tolerance is needed. What a line crosses and touches depends only on the distance
between its ends, and is worked out once for each (`Ray`). `sight_reasons.py` gives the same
answers with their reasons. LOS, COVER, STRUCT; AMB-LOS-1 to AMB-LOS-17.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from opendust.tactics.board import (
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

SOLDIER_TO_SOLDIER: Final = NO_DOT | SMOKE | VEHICLE | SOLDIER | TRAP
"""What blocks the line between two soldier units. LOS-03, LOS-06, LOS-07, LOS-10."""
ANY_OTHER_SIGHT: Final = NO_DOT | SMOKE | VEHICLE
"""What blocks every other line: soldiers and traps do not. LOS-06, LOS-08, LOS-09, AMB-LOS-12."""

MISS: Final = 0
CROSSED: Final = 1
TOUCHED_LEFT: Final = 2
TOUCHED_RIGHT: Final = 3

NO_COVER: Final = 0
SOFT_COVER: Final = 1
HARD_COVER: Final = 2


class CornerCover(Enum):
    """When a touched corner gives cover. AMB-LOS-4, AMB-LOS-5."""

    NEIGHBOUR = "neighbour"
    FEATURE = "feature"
    NEIGHBOUR_AT_45_DEGREES = "neighbour-at-45-degrees"


def side(dx: int, dy: int, x: int, y: int) -> int:
    """On which side of the line from the origin along (dx, dy) a point lies: left is positive."""
    return dx * y - dy * x


def meet_square(dx: int, dy: int, x: int, y: int) -> int:
    """How the line from the space (0, 0) to (dx, dy) meets the square of the space (x, y).

    Coordinates are counted from the first dot; corners of squares are odd, dots even.
    """
    if not (_within(dx, x) and _within(dy, y)):
        return MISS
    low, high, corner_x, corner_y = 0, 0, 0, 0
    zeros = 0
    for number in range(4):
        px = 2 * x + (1 if number & 1 else -1)
        py = 2 * y + (1 if number & 2 else -1)
        value = side(dx, dy, px, py)
        low = min(low, value)
        high = max(high, value)
        if value == 0:
            zeros += 1
            corner_x, corner_y = px, py
    if low < 0 < high:
        return CROSSED
    if zeros and _within(2 * dx, corner_x) and _within(2 * dy, corner_y):
        return TOUCHED_LEFT if high > 0 else TOUCHED_RIGHT
    return MISS


def _within(end: int, at: int) -> bool:
    """Whether a coordinate lies between 0 and the end, both included."""
    return 0 <= at <= end or end <= at <= 0


def meet_edge(dx: int, dy: int, ux: int, uy: int, vx: int, vy: int) -> int:
    """How the line from (0, 0) to (2dx, 2dy) meets the edge from u to v. Section 6.4.

    The edge matters only if the ends of the line lie strictly on different sides of its grid
    line; a touch counts to the side on which the rest of the edge lies.
    """
    if ux == vx and not (0 < ux < 2 * dx or 2 * dx < ux < 0):
        return MISS
    if uy == vy and not (0 < uy < 2 * dy or 2 * dy < uy < 0):
        return MISS
    one, other = side(dx, dy, ux, uy), side(dx, dy, vx, vy)
    if one * other < 0:
        return CROSSED
    if one == 0 or other == 0:
        return TOUCHED_LEFT if one + other > 0 else TOUCHED_RIGHT
    return MISS


@final
class Ray:
    """What a line of one length and direction crosses and touches, as steps from its first space.

    Edges are written as the space whose right (`east`) or lower (`south`) edge they are.
    """

    def __init__(self, dx: int, dy: int, width: int) -> None:
        self.dx = dx
        self.dy = dy
        crossed: list[int] = []
        left: list[int] = []
        right: list[int] = []
        near: list[int] = []
        for y in range(min(0, dy), max(0, dy) + 1):
            for x in range(min(0, dx), max(0, dx) + 1):
                step = y * width + x
                if (x == 0 and y == 0) or (x == dx and y == dy):
                    continue
                met = meet_square(dx, dy, x, y)
                if met == CROSSED:
                    crossed.append(step)
                elif met != MISS:
                    (left if met == TOUCHED_LEFT else right).append(step)
                    if abs(x - dx) <= 1 and abs(y - dy) <= 1:
                        near.append(step)
        self.crossed = tuple(crossed)
        self.left = tuple(left)
        self.right = tuple(right)
        self.near = tuple(near)
        self._edges(dx, dy, width)
        self.is_diagonal = abs(dx) == abs(dy)

    def _edges(self, dx: int, dy: int, width: int) -> None:
        """The edges that the line crosses and touches, in the same terms."""
        east: list[list[int]] = [[], [], [], []]
        south: list[list[int]] = [[], [], [], []]
        near_east: list[int] = []
        near_south: list[int] = []
        for y in range(min(0, dy), max(0, dy) + 1):
            for x in range(min(0, dx), max(0, dx) + 1):
                step = y * width + x
                met = meet_edge(dx, dy, 2 * x + 1, 2 * y - 1, 2 * x + 1, 2 * y + 1)
                east[met].append(step)
                if met >= TOUCHED_LEFT and (
                    is_corner_of(dx, dy, 2 * x + 1, 2 * y - 1)
                    or is_corner_of(dx, dy, 2 * x + 1, 2 * y + 1)
                ):
                    near_east.append(step)
                met = meet_edge(dx, dy, 2 * x - 1, 2 * y + 1, 2 * x + 1, 2 * y + 1)
                south[met].append(step)
                if met >= TOUCHED_LEFT and (
                    is_corner_of(dx, dy, 2 * x - 1, 2 * y + 1)
                    or is_corner_of(dx, dy, 2 * x + 1, 2 * y + 1)
                ):
                    near_south.append(step)
        self.crossed_east = tuple(east[CROSSED])
        self.crossed_south = tuple(south[CROSSED])
        self.left_east = tuple(east[TOUCHED_LEFT])
        self.left_south = tuple(south[TOUCHED_LEFT])
        self.right_east = tuple(east[TOUCHED_RIGHT])
        self.right_south = tuple(south[TOUCHED_RIGHT])
        self.near_east = tuple(near_east)
        self.near_south = tuple(near_south)


def is_corner_of(x: int, y: int, px: int, py: int) -> bool:
    """Whether a point is one of the four corners of a space's square."""
    return abs(px - 2 * x) == 1 and abs(py - 2 * y) == 1


_rays: dict[int, Ray] = {}


def ray_between(grid: Grid, one: int, other: int) -> Ray:
    """The ray from one space to another; made once for each width and distance."""
    dx = grid.x[other] - grid.x[one]
    dy = grid.y[other] - grid.y[one]
    key = (grid.width * 64 + dx + 32) * 64 + dy + 32
    found = _rays.get(key)
    if found is None:
        found = Ray(dx, dy, grid.width)
        _rays[key] = found
    return found


def can_see(grid: Grid, flags: list[int], one: int, other: int, blocking: int) -> bool:
    """A crossed blocker, or blockers touched on both sides, end the view. LOS-03 to LOS-14.

    `blocking` is SOLDIER_TO_SOLDIER or ANY_OTHER_SIGHT; the two end spaces never block.
    """
    ray = ray_between(grid, one, other)
    for step in ray.crossed:
        if flags[one + step] & blocking:
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
        if grid.east[one + step] == WALL:
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
        return _is_exit(grid, space, beside, SMALL)
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
    if _any_blocks(flags, one, ray.near, blocking):
        return True
    if grid.has_walls and touches_near_wall(grid, one, ray):
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
    if here & CRATE:
        worth += SOFT_COVER
    if here & TRAP:
        worth += HARD_COVER
    if here & CROSS:
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
