"""Indirect fire: which gun an observer may order to fire at what. p.14-15, p.17; ARTY, AMB-ARTY."""

from __future__ import annotations

from tests.oracle.predicates.tactics.attacks import is_ready, reaches
from tests.oracle.predicates.tactics.position import Line, Position, Unit, distance
from tests.oracle.predicates.tactics.sight import exits, sees


def guns(position: Position, unit: Unit) -> list[Line]:
    """The range A lines of a unit and its hero that are loaded and have ammo. AMB-ARTY-4."""
    return [
        line
        for part in position.parts(unit)
        for line in part.card.lines
        if line.range == "A" and is_ready(part, line)
    ]


def may_strike(position: Position, observer: Unit, gun: Unit, target: Unit) -> bool:
    """The observer sees the target, an unactivated friendly gun reaches it. ARTY-08 to ARTY-11."""
    if gun.side != observer.side or gun is observer or gun.joined or gun.at is None:
        return False
    if gun.activated or target.side == observer.side or target.joined or target.at is None:
        return False
    if position.is_in_smoke(gun.at) or not sees(position, observer, target):
        return False
    far = distance(gun.at, target.at)
    able = [line for line in guns(position, gun) if line.values[target.card.armor] != "-"]
    return passes_walls(position, gun, target) and any(reaches(line, far) for line in able)


def passes_walls(position: Position, gun: Unit, target: Unit) -> bool:
    """Across an outer wall both need an exit; within one structure none. AMB-ARTY-6."""
    assert gun.at is not None
    assert target.at is not None
    if position.inside.get(gun.at) == position.inside.get(target.at):
        return True
    return all(
        unit.at not in position.inside or exits(position, unit.at) != [] for unit in (gun, target)
    )
