"""Why does a unit see another or not, and what cover does the target have?

The same verdict as `sight.py`, worked out from the definition for every space of the board and
with every reason: what the line crosses and touches, on which side, what blocks, what gives
cover. For explanations, and as the proof of the fast answer.
"""

from __future__ import annotations

from typing import final

from opendust.tactics.board.board import CRATE, CROSS, OUTSIDE, SMALL, TRAP, WALL, Grid
from opendust.tactics.board.ray import (
    CROSSED,
    MISS,
    TOUCHED_LEFT,
    TOUCHED_RIGHT,
    is_corner_of,
    meet_edge,
    meet_square,
)
from opendust.tactics.rules.fire.sight import (
    HARD_COVER,
    SOFT_COVER,
    CornerCover,
    feature_is_beside,
    leaves_by_exit,
)


@final
class Reason:
    """One finding: the rule, the message, the spaces it is about, and what it is worth as cover."""

    __slots__ = ("message", "rule", "spaces", "worth")

    def __init__(self, rule: str, message: str, spaces: tuple[int, ...], worth: int = 0) -> None:
        self.rule = rule
        self.message = message
        self.spaces = spaces
        self.worth = worth

    def __repr__(self) -> str:
        return f"Reason({self.rule}, {self.message}, {self.spaces}, {self.worth})"


@final
class Verdict:
    """What the line between two spaces meets, whether it is clear, and the target's cover."""

    def __init__(self) -> None:
        self.crossed: list[int] = []
        self.left: list[int] = []
        self.right: list[int] = []
        self.blocks: list[Reason] = []
        self.covers: list[Reason] = []

    def is_visible(self) -> bool:
        """Nothing blocks."""
        return not self.blocks

    def cover_grade(self) -> int:
        """What the sources of cover add up to, at most Hard. COVER-12, COVER-13."""
        return min(sum([reason.worth for reason in self.covers]), HARD_COVER)


@final
class _Wall:
    """A wall or entrance that the line crosses or touches."""

    __slots__ = ("ends", "kind", "met", "spaces")

    def __init__(
        self, kind: int, met: int, spaces: tuple[int, int], ends: tuple[int, int, int, int]
    ) -> None:
        self.kind = kind
        self.met = met
        self.spaces = spaces
        self.ends = ends


def explain_sight(
    grid: Grid, flags: list[int], one: int, other: int, blocking: int, rule: CornerCover
) -> Verdict:
    """The line from one space to another, with every reason."""
    verdict = Verdict()
    dx, dy = grid.x[other] - grid.x[one], grid.y[other] - grid.y[one]
    for space in range(grid.space_count):
        if space not in (one, other):
            met = meet_square(dx, dy, grid.x[space] - grid.x[one], grid.y[space] - grid.y[one])
            if met == CROSSED:
                verdict.crossed.append(space)
            elif met == TOUCHED_LEFT:
                verdict.left.append(space)
            elif met == TOUCHED_RIGHT:
                verdict.right.append(space)
    walls = _walls_met(grid, one, dx, dy)
    _blocking_spaces(verdict, flags, walls, blocking)
    _structures(verdict, grid, one, other)
    _covers(verdict, grid, flags, one, other)
    if verdict.is_visible():
        _corners(verdict, grid, flags, walls, one, other, blocking, rule)
    return verdict


def _walls_met(grid: Grid, one: int, dx: int, dy: int) -> list[_Wall]:
    """Every wall and entrance of the board that the line crosses or touches."""
    found: list[_Wall] = []
    for space in range(grid.space_count):
        x, y = grid.x[space] - grid.x[one], grid.y[space] - grid.y[one]
        corner = (2 * x + 1, 2 * y + 1)
        for kind, ends, step in (
            (grid.east[space], (2 * x + 1, 2 * y - 1, *corner), 1),
            (grid.south[space], (2 * x - 1, 2 * y + 1, *corner), grid.width),
        ):
            met = meet_edge(dx, dy, ends[0], ends[1], ends[2], ends[3]) if kind else MISS
            if met != MISS:
                found.append(_Wall(kind, met, (space, space + step), ends))
    return found


def _blocking_spaces(verdict: Verdict, flags: list[int], walls: list[_Wall], blocking: int) -> None:
    """A crossed blocker ends the view; so do blockers touched on both sides. LOS-03, LOS-12."""
    for space in verdict.crossed:
        if flags[space] & blocking:
            verdict.blocks.append(Reason("LOS-03", "sight-crosses-blocker", (space,)))
    for wall in walls:
        if wall.kind == WALL and wall.met == CROSSED:
            verdict.blocks.append(Reason("STRUCT-02", "sight-crosses-wall", wall.spaces))
    left = _touched(verdict.left, flags, walls, blocking, TOUCHED_LEFT)
    right = _touched(verdict.right, flags, walls, blocking, TOUCHED_RIGHT)
    if left and right:
        verdict.blocks.append(Reason("LOS-12", "sight-corners-both-sides", (*left[0], *right[0])))


def _touched(
    spaces: list[int], flags: list[int], walls: list[_Wall], blocking: int, met: int
) -> list[tuple[int, ...]]:
    """The blockers touched on one side; a large entrance has no jamb. AMB-LOS-17."""
    found: list[tuple[int, ...]] = [(space,) for space in spaces if flags[space] & blocking]
    found += [wall.spaces for wall in walls if wall.met == met and wall.kind in (WALL, SMALL)]
    return found


def _structures(verdict: Verdict, grid: Grid, one: int, other: int) -> None:
    """Into and out of a structure one sees only through an exit of the unit's own space."""
    if grid.structure[one] == grid.structure[other]:
        return
    dx, dy = grid.x[other] - grid.x[one], grid.y[other] - grid.y[one]
    if not leaves_by_exit(grid, one, dx, dy):
        verdict.blocks.append(Reason("STRUCT-10", "sight-no-exit", (one,)))
    if not leaves_by_exit(grid, other, -dx, -dy):
        verdict.blocks.append(Reason("STRUCT-11", "sight-no-exit", (other,)))


def _covers(verdict: Verdict, grid: Grid, flags: list[int], one: int, other: int) -> None:
    """The cover of the target's own space."""
    here = (other,)
    if flags[other] & CRATE:
        verdict.covers.append(Reason("COVEL-03", "cover-crate", here, SOFT_COVER))
    if flags[other] & TRAP:
        verdict.covers.append(Reason("COVEL-04", "cover-trap", here, HARD_COVER))
    if flags[other] & CROSS:
        verdict.covers.append(Reason("TERR-11", "cover-cross", here, SOFT_COVER))
    if grid.structure[other] == OUTSIDE:
        return
    if grid.structure[one] == grid.structure[other]:
        verdict.covers.append(Reason("STRUCT-08", "cover-structure-inside", here, SOFT_COVER))
    else:
        verdict.covers.append(Reason("STRUCT-09", "cover-structure-outside", here, HARD_COVER))


def _corners(
    verdict: Verdict,
    grid: Grid,
    flags: list[int],
    walls: list[_Wall],
    one: int,
    other: int,
    blocking: int,
    rule: CornerCover,
) -> None:
    """One touched corner beside the target is Soft Cover, never more than once. AMB-LOS-6."""
    dx, dy = grid.x[other] - grid.x[one], grid.y[other] - grid.y[one]
    if rule is CornerCover.NEIGHBOUR_AT_45_DEGREES and abs(dx) != abs(dy):
        return
    for space in verdict.left + verdict.right:
        beside = grid.is_adjacent(space, other)
        if rule is CornerCover.FEATURE and flags[space] & blocking:
            beside = feature_is_beside(grid, flags, space, one, other, blocking)
        if flags[space] & blocking and beside:
            verdict.covers.append(Reason("COVER-08", "cover-corner", (space,), SOFT_COVER))
            return
    for wall in walls:
        ux, uy, vx, vy = wall.ends
        beside = is_corner_of(dx, dy, ux, uy) or is_corner_of(dx, dy, vx, vy)
        if wall.kind == WALL and wall.met >= TOUCHED_LEFT and beside:
            verdict.covers.append(Reason("STRUCT-14", "cover-wall", wall.spaces, SOFT_COVER))
            return
