"""What does the straight line between two dots cross and touch? Exactly, in whole numbers.

A space (x, y) is the square from (2x, 2y) to (2x+2, 2y+2); its dot is (2x+1, 2y+1). The line from
dot to dot crosses a square, or touches one of its corners, or misses it; it never runs along an
edge, so no tolerance is needed. The answer depends only on the distance between the ends, and is
worked out once for each (`Ray`). LOS-02; AMB-LOS-1, AMB-LOS-15.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from opendust.tactics.board.board import Grid

if TYPE_CHECKING:
    from mypy_extensions import i64

MISS: Final = 0
CROSSED: Final = 1
TOUCHED_LEFT: Final = 2
TOUCHED_RIGHT: Final = 3


def side(dx: i64, dy: i64, x: i64, y: i64) -> i64:
    """On which side of the line from the origin along (dx, dy) a point lies: left is positive.

    In machine words where it is compiled: mypyc's quick numbers multiply no negative ones.
    """
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
        px = x + x + (1 if number & 1 else -1)
        py = y + y + (1 if number & 2 else -1)
        value = int(side(dx, dy, px, py))
        if value < low:
            low = value
        if value > high:
            high = value
        if value == 0:
            zeros += 1
            corner_x, corner_y = px, py
    if low < 0 < high:
        return CROSSED
    if zeros and _within(dx + dx, corner_x) and _within(dy + dy, corner_y):
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
    if ux == vx and not (0 < ux < dx + dx or dx + dx < ux < 0):
        return MISS
    if uy == vy and not (0 < uy < dy + dy or dy + dy < uy < 0):
        return MISS
    one, other = side(dx, dy, ux, uy), side(dx, dy, vx, vy)
    if one < 0 < other or other < 0 < one:
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
                right, below = x + x + 1, y + y + 1
                met = meet_edge(dx, dy, right, below - 2, right, below)
                east[met].append(step)
                if met >= TOUCHED_LEFT and (
                    is_corner_of(dx, dy, right, below - 2) or is_corner_of(dx, dy, right, below)
                ):
                    near_east.append(step)
                met = meet_edge(dx, dy, right - 2, below, right, below)
                south[met].append(step)
                if met >= TOUCHED_LEFT and (
                    is_corner_of(dx, dy, right - 2, below) or is_corner_of(dx, dy, right, below)
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
