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


def meet_square(dx: i64, dy: i64, x: i64, y: i64) -> int:
    """How the line from the space (0, 0) to (dx, dy) meets the square of the space (x, y).

    The corners of a square lie up to `half` to the left and right of its dot, seen along the line.
    """
    if not (_within(dx, x) and _within(dy, y)):
        return MISS
    middle = side(dx, dy, x + x, y + y)
    half = _length(dx) + _length(dy)
    if -half < middle < half:
        return CROSSED
    if middle != half and middle != -half:
        return MISS
    # It touches one corner; a line along a row or column never touches any.
    turn: i64 = 1 if middle > 0 else -1
    corner_x = x + x + (turn if dy > 0 else -turn)
    corner_y = y + y + (-turn if dx > 0 else turn)
    if not (_within(dx + dx, corner_x) and _within(dy + dy, corner_y)):
        return MISS
    return TOUCHED_LEFT if middle > 0 else TOUCHED_RIGHT


def _within(end: i64, at: i64) -> bool:
    """Whether a coordinate lies between 0 and the end, both included."""
    return 0 <= at <= end or end <= at <= 0


def _length(step: i64) -> i64:
    """A step without its sign; abs() would box it."""
    return step if step >= 0 else -step


def meet_edge(dx: i64, dy: i64, ux: i64, uy: i64, vx: i64, vy: i64) -> int:
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
        self.width = width
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
        self.is_diagonal = abs(dx) == abs(dy)
        self.has_edges = False
        self.crossed_east: tuple[int, ...] = ()
        self.crossed_south: tuple[int, ...] = ()
        self.left_east: tuple[int, ...] = ()
        self.left_south: tuple[int, ...] = ()
        self.right_east: tuple[int, ...] = ()
        self.right_south: tuple[int, ...] = ()
        self.near_east: tuple[int, ...] = ()
        self.near_south: tuple[int, ...] = ()

    def find_edges(self) -> None:
        """The edges that the line crosses and touches, in the same terms; only walls ask for them.

        They take as long as everything else.
        """
        dx, dy, width = self.dx, self.dy, self.width
        self.has_edges = True
        east: list[list[int]] = [[], [], [], []]
        south: list[list[int]] = [[], [], [], []]
        near_east: list[int] = []
        near_south: list[int] = []
        for y in range(min(0, dy), max(0, dy) + 1):
            for x in range(min(0, dx), max(0, dx) + 1):
                step = y * width + x
                right, below = x + x + 1, y + y + 1
                met = meet_edge(dx, dy, right, below - 2, right, below)
                if met != MISS:
                    east[met].append(step)
                if met >= TOUCHED_LEFT and (
                    is_corner_of(dx, dy, right, below - 2) or is_corner_of(dx, dy, right, below)
                ):
                    near_east.append(step)
                met = meet_edge(dx, dy, right - 2, below, right, below)
                if met != MISS:
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


def is_corner_of(x: i64, y: i64, px: i64, py: i64) -> bool:
    """Whether a point is one of the four corners of a space's square."""
    return _length(px - 2 * x) == 1 and _length(py - 2 * y) == 1


# The last ray of every rest is kept: a dict would box the key at every look.
_RAYS_KEPT: Final = 4093
_RAYS: Final[list[Ray]] = [Ray(0, 0, 1)] * _RAYS_KEPT


def ray_between(grid: Grid, one: int, other: int) -> Ray:
    """The ray from one space to another; made once for each width and distance."""
    dx = grid.x[other] - grid.x[one]
    dy = grid.y[other] - grid.y[one]
    width = grid.width
    place = ((width * 64 + dx + 32) * 64 + dy + 32) % _RAYS_KEPT
    found = _RAYS[place]
    if found.dx != dx or found.dy != dy or found.width != width:
        found = Ray(dx, dy, width)
        _RAYS[place] = found
    if grid.has_walls and not found.has_edges:
        found.find_edges()
    return found
