"""Line of sight: the straight line between two dots, and what it meets. p.9-11, p.17-18.

The line is cut exactly, with fractions: a space is crossed if the line runs through its inside, and
touched if it meets nothing of it but one corner.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from tests.oracle.predicates.tactics.position import Position, Space, Unit, neighbours

Edge = frozenset[Space]
HALF = Fraction(1, 2)


def side_of(far: Space, x: Fraction, y: Fraction) -> int:
    """On which side of the line from the dot at (0, 0) to the dot at `far` a point lies."""
    value = far[0] * (y - HALF) - far[1] * (x - HALF)
    return (value > 0) - (value < 0)


def span(near: Fraction, step: int, low: int, high: int) -> tuple[Fraction, Fraction] | None:
    """For which share of the line a coordinate is between two values; None: for none of it."""
    if step == 0:
        return (Fraction(0), Fraction(1)) if low < near < high else None
    ends = sorted([(low - near) / step, (high - near) / step])
    return ends[0], ends[1]


@cache
def meets_space(far: Space, space: Space) -> str:
    """What the line from (0, 0) to `far` does to a space: "cross", "left", "right" or nothing."""
    columns = span(HALF, far[0], space[0], space[0] + 1)
    rows = span(HALF, far[1], space[1], space[1] + 1)
    if columns is None or rows is None:
        return ""
    first = max(columns[0], rows[0], Fraction(0))
    last = min(columns[1], rows[1], Fraction(1))
    if first < last:
        return "cross"
    if first > last:
        return ""
    side = side_of(far, space[0] + HALF, space[1] + HALF)
    return "left" if side > 0 else "right"


@cache
def meets_edge(far: Space, one: Space, other: Space) -> str:
    """What the line does to the edge between two spaces, in the same words."""
    (x0, y0), (x1, y1) = sorted([one, other])
    upright = y0 == y1  # neighbours in a row share an upright edge
    at, low = (x1, y0) if upright else (y1, x0)
    step = far[0] if upright else far[1]
    if not min(HALF, HALF + step) < at < max(HALF, HALF + step):
        return ""
    share = (at - HALF) / step
    meets = HALF + share * (far[1] if upright else far[0])
    if low < meets < low + 1:
        return "cross"
    if meets not in (low, low + 1):
        return ""
    away = Fraction(low + 1 if meets == low else low)
    side = side_of(far, Fraction(at), away) if upright else side_of(far, away, Fraction(at))
    return "left" if side > 0 else "right"


def blockers(position: Position, one: Space, other: Space, *, soldiers: bool) -> set[Space]:
    """The spaces that block this line; its ends never do. LOS-03 to LOS-10, AMB-LOS-8.

    `soldiers`: a soldier unit looks at a soldier unit.
    """
    found = {s for s, kind in position.terrain.items() if kind in ("none", "diamond")}
    for unit in position.on_board():
        if unit.card.kind == "vehicle" or (soldiers and unit.is_soldier):
            found.update(unit.spaces())
    if soldiers:
        found |= {s for s, kind in position.elements.items() if kind == "trap"}
    return found - {one, other}


def touches(
    position: Position, one: Space, other: Space, *, soldiers: bool
) -> tuple[bool, list[tuple[str, Space]], list[tuple[str, Edge]]]:
    """Whether something is crossed that blocks, and what is touched on which side."""
    far = (other[0] - one[0], other[1] - one[1])
    crossed = False
    spaces: list[tuple[str, Space]] = []
    edges: list[tuple[str, Edge]] = []
    for space in blockers(position, one, other, soldiers=soldiers):
        how = meets_space(far, (space[0] - one[0], space[1] - one[1]))
        crossed = crossed or how == "cross"
        if how in ("left", "right"):
            spaces.append((how, space))
    for edge, kind in position.walls.items():
        first, second = [(s[0] - one[0], s[1] - one[1]) for s in sorted(edge)]
        how = meets_edge(far, first, second)
        crossed = crossed or (how == "cross" and kind == "wall")
        if how in ("left", "right") and kind != "large":
            edges.append((how, edge))
    return crossed, spaces, edges


def has_line(position: Position, one: Space, other: Space, *, soldiers: bool) -> bool:
    """Nothing is crossed, and not both sides are touched. LOS-11, LOS-12, AMB-LOS-2."""
    if one == other:
        return True
    crossed, spaces, edges = touches(position, one, other, soldiers=soldiers)
    sides = {how for how, _ in spaces} | {how for how, _ in edges}
    if crossed or len(sides) == 2:
        return False
    return leaves_by_exit(position, one, other) and leaves_by_exit(position, other, one)


def leaves_by_exit(position: Position, one: Space, other: Space) -> bool:
    """A unit inside shoots out, or is shot at, through an exit of its own space. AMB-LOS-16."""
    structure = position.inside.get(one)
    if structure is None or position.inside.get(other) == structure:
        return True
    far = (other[0] - one[0], other[1] - one[1])
    for edge in exits(position, one):
        first, second = [(s[0] - one[0], s[1] - one[1]) for s in sorted(edge)]
        how = meets_edge(far, first, second)
        if how == "cross" or (how and position.walls[edge] == "large"):
            return True
    return False


def exits(position: Position, space: Space) -> list[Edge]:
    """The entrances of a space that lead out of its structure."""
    found = []
    for beyond in neighbours(space):
        edge = frozenset((space, beyond))
        kind = position.walls.get(edge)
        if kind in ("small", "large") and position.inside.get(beyond) != position.inside[space]:
            found.append(edge)
    return found


def sees(position: Position, one: Unit, other: Unit) -> bool:
    """A unit sees another, and no smoke hides either. LOS-01, TERR-14 to TERR-16."""
    if one.at is None or other.at is None:
        return False
    if position.is_in_smoke(one.at) or position.is_in_smoke(other.at):
        return False
    soldiers = one.is_soldier and other.is_soldier
    return has_line(position, one.at, other.at, soldiers=soldiers)
