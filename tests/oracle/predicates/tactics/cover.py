"""Cover: how good it is for a squad, and which face of the die saves. p.13, p.17-18."""

from __future__ import annotations

from tests.oracle.predicates.tactics.position import Line, Position, Space, Unit, neighbours
from tests.oracle.predicates.tactics.sight import touches


def ignores_cover(line: Line, value: str) -> bool:
    """Range C, phasers, flamethrowers and grenades. COVER-07, CC-06."""
    special = line.classes & {"flamethrower", "grenade"}
    return line.range == "C" or value.startswith("p") or bool(special)


def corner_cover(position: Position, one: Unit, target: Unit) -> bool:
    """The line passes a corner of what blocks it, next to the target. COVER-08 to -11."""
    assert one.at is not None
    assert target.at is not None
    if one.at == target.at:
        return False
    wide, high = target.at[0] - one.at[0], target.at[1] - one.at[1]
    if position.faq and abs(wide) != abs(high):
        return False
    soldiers = one.is_soldier and target.is_soldier
    _, spaces, edges = touches(position, one.at, target.at, soldiers=soldiers)
    if any(space in neighbours(target.at) for _, space in spaces):
        return True
    return any(
        position.walls[edge] == "wall" and ends_at(sorted(edge), target.at) for _, edge in edges
    )


def ends_at(edge: list[Space], space: Space) -> bool:
    """An end of the edge is a corner of the space."""
    (x0, y0), (x1, y1) = edge
    ends = [(x1, y0), (x1, y0 + 1)] if y0 == y1 else [(x0, y1), (x0 + 1, y1)]
    x, y = space
    return any(px in (x, x + 1) and py in (y, y + 1) for px, py in ends)


def grade(position: Position, one: Unit, target: Unit, *, indirect: bool = False) -> int:
    """0 none, 1 Soft, 2 Hard; sources add up to Hard and no further. COVER-12, COVER-13."""
    assert one.at is not None
    assert target.at is not None
    space = target.at
    total = {"crate": 1, "trap": 2}.get(position.elements.get(space, ""), 0)
    total += position.terrain[space] == "cross"
    structure = position.inside.get(space)
    if structure is not None:
        total += 1 if position.inside.get(one.at) == structure else 2
    if not indirect:
        total += corner_cover(position, one, target)
    return min(total, 2)


def saving_face(
    position: Position, one: Unit, line: Line, value: str, target: Unit, *, indirect: bool = False
) -> str:
    """The face that saves the target from this line: hit, blank or none. COVER-03 to -06."""
    if target.card.kind != "squad" or ignores_cover(line, value):
        return "none"
    inside = target.at in position.inside
    if position.faq and line.range == "A" and not inside:  # FAQ 1.4
        return "none"
    got = grade(position, one, target, indirect=indirect)
    return ("none", target.card.soft, target.card.hard)[got]
