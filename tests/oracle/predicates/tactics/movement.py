"""Movement: which step a unit may take. p.6, p.8-9, p.17-18, p.20-22; MOVE, TERR, COVEL, STRUCT.

A step may lead over a space where the unit cannot stay, but only if it can still leave it again.
Soldiers who jump over a structure are left to the cases.
"""

from __future__ import annotations

from tests.oracle.predicates.tactics.position import Position, Space, Unit, neighbours


def allowance(position: Position, unit: Unit, *, assault: bool) -> int:
    """The points of one MOVE; a combined unit has the higher value. MOVE-01, HERO-12."""
    value = max(part.card.movement for part in position.parts(unit))
    return 2 * value if assault else value


def bonus(position: Position, unit: Unit) -> int:
    """Fast adds one to one MOVE, Scout Vehicle two in round 1. SKILL-FAST-1, SKILL-SCOUT-1."""
    skills = position.skills(unit)
    scout = 2 if "scout-vehicle" in skills and position.round == 1 else 0
    return ("fast" in skills) + scout


def others(position: Position, unit: Unit, space: Space) -> list[Unit]:
    """Whoever else is there; a unit's own hero is no other."""
    own = {part.name for part in position.parts(unit)}
    return [u for u in position.there(space) if u.name not in own]


def blocked_by_wall(position: Position, unit: Unit, one: Space, other: Space) -> bool:
    """Soldiers use every entrance, vehicles large ones. STRUCT-02 to STRUCT-04."""
    kind = position.walls.get(frozenset((one, other)))
    return kind == "wall" or (kind == "small" and not unit.is_soldier)


def may_cross(position: Position, unit: Unit, space: Space, *, jump: bool) -> bool:
    """Whether a unit may be in a space while it moves. TERR, MOVE-09 to MOVE-11, SKILL-JUMP."""
    if unit.card.kind == "aircraft":
        return True  # AMB-MOVE-15: over everything
    kind = position.terrain.get(space, "none")
    there = others(position, unit, space)
    if kind == "none":
        return False
    if jump and all(u.is_soldier for u in there):
        return True
    if any(u.side != unit.side for u in there):
        return False
    if unit.is_soldier:
        return kind != "triangle"
    if position.elements.get(space) == "trap" or kind in ("triangle", "cross"):
        return False
    return all(u.card.kind == "aircraft" for u in there)  # neither soldier nor vehicle: MOVE-10


def may_end(position: Position, unit: Unit, space: Space, *, jump: bool) -> bool:
    """Whether a MOVE may end there; a Jump ends in an empty space. MOVE-12, HERO-01, AMB-MOVE-7."""
    there = others(position, unit, space)
    kind = position.terrain[space]
    if unit.card.kind == "aircraft":
        return not there and space not in position.inside  # STRUCT-05, STRUCT-07
    if any(u.side != unit.side for u in there) or kind == "triangle" or (jump and there):
        return False
    if not unit.is_soldier and position.elements.get(space) == "trap":
        return False
    if unit.card.kind == "hero":
        return True
    return (
        all(u.card.kind == "hero" and not u.joined for u in there) if unit.is_soldier else not there
    )


def is_shut(position: Position, unit: Unit, corner: Space, *, jump: bool) -> bool:
    """An impassable corner space: no dot, an enemy, for vehicles a trap. MOVE-13, MOVE-14."""
    if position.terrain.get(corner, "none") == "none":
        return True
    enemies = [u for u in others(position, unit, corner) if u.side != unit.side]
    if jump:
        return any(not u.is_soldier for u in enemies)
    trap = not unit.is_soldier and position.elements.get(corner) == "trap"
    return bool(enemies) or trap


def may_step_to(position: Position, unit: Unit, one: Space, other: Space, *, jump: bool) -> bool:
    """One step, whatever it costs: the space, the walls, the corners. MOVE-13 to MOVE-15."""
    if not may_cross(position, unit, other, jump=jump):
        return False
    if unit.card.kind == "aircraft":
        return True
    if one[0] == other[0] or one[1] == other[1]:
        return not blocked_by_wall(position, unit, one, other)
    shut = 0
    for corner in ((one[0], other[1]), (other[0], one[1])):
        walled = blocked_by_wall(position, unit, one, corner)
        walled = walled or blocked_by_wall(position, unit, corner, other)
        shut += walled or is_shut(position, unit, corner, jump=jump)
    return shut == 0 if not unit.is_soldier else shut < 2


def cost(unit_skills: set[str], one: Space, other: Space, diagonals: int) -> int:
    """One point; a diagonal after the first of the activation two, unless Agile. MOVE-02 to -04."""
    diagonal = one[0] != other[0] and one[1] != other[1]
    return 2 if diagonal and diagonals and "agile" not in unit_skills else 1


def may_step(
    position: Position, unit: Unit, one: Space, other: Space, points: int, diagonals: int,
    *, jump: bool,
) -> bool:  # fmt: skip
    """A step that can be paid for and leaves somewhere to end. MOVE-05, MOVE-12."""
    price = cost(position.skills(unit), one, other, diagonals)
    if price > points or not may_step_to(position, unit, one, other, jump=jump):
        return False
    if may_end(position, unit, other, jump=jump):
        return True
    turned = diagonals + (one[0] != other[0] and one[1] != other[1])
    return any(
        may_step(position, unit, other, beyond, points - price, turned, jump=jump)
        for beyond in neighbours(other)
        if beyond in position.terrain
    )
