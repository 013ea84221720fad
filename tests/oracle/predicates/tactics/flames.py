"""Flamethrowers of more than one space: where the flames may go, whom they burn. p.25; WEAP-FLAME.

AMB-WEAP-2: a way of at most as many spaces as the range, each next to the one before, none twice,
each within range and in sight; it ends at a vehicle and enters neither smoke nor a space without
a dot.
"""

from __future__ import annotations

from tests.oracle.predicates.tactics.attacks import may_target
from tests.oracle.predicates.tactics.position import (
    Line,
    Position,
    Space,
    Unit,
    distance,
    neighbours,
)
from tests.oracle.predicates.tactics.sight import has_line, sees


def may_burn(position: Position, start: Space, last: Space, space: Space, longest: int) -> bool:
    """Whether the flames can enter a space next. WEAP-FLAME-4, WEAP-FLAME-6."""
    if position.terrain.get(space, "none") in ("none", "diamond"):
        return False
    if distance(start, space) > longest or not has_line(position, start, space, soldiers=False):
        return False
    return has_line(position, last, space, soldiers=False)


def ways(position: Position, start: Space, target: Space, longest: int) -> list[list[Space]]:
    """Every way of the flames to a space."""
    found: list[list[Space]] = []
    open_: list[list[Space]] = [[start]]
    while open_:
        way = open_.pop()
        for space in neighbours(way[-1]):
            if space in way or not may_burn(position, start, way[-1], space, longest):
                continue
            if space == target:
                found.append([*way[1:], space])
            elif len(way) < longest and not stops_flames(position, space):
                open_.append([*way, space])
    return found


def stops_flames(position: Position, space: Space) -> bool:
    """A vehicle ends the way. AMB-WEAP-2."""
    return any(unit.card.kind == "vehicle" for unit in position.there(space))


def may_flame(position: Position, shooter: Unit, line: Line, target: Unit) -> bool:
    """A target as for every weapon, and a way to it."""
    if not may_target(position, shooter, line, target):
        return False
    assert shooter.at is not None
    assert target.at is not None
    return bool(ways(position, shooter.at, target.at, int(line.range)))


def burnt(
    position: Position, shooter: Unit, line: Line, target: Unit, way: list[Space]
) -> frozenset[str]:
    """Everybody on the way whom the attacker sees, friends too. WEAP-FLAME-3, WEAP-FLAME-6."""
    found = {target.name}
    for unit in position.on_board():
        is_there = unit.at in way and not unit.joined and unit is not shooter
        can_burn = is_there and line.values[unit.card.armor] != "-"
        if can_burn and sees(position, shooter, unit):
            found.add(unit.name)
    return frozenset(found)
