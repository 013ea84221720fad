"""Very large vehicles: one space of each unit serves for sight and range. BOARD-04, AMB-LOS-11."""

from __future__ import annotations

from tests.oracle.predicates.tactics.attacks import is_ready, reaches
from tests.oracle.predicates.tactics.position import Line, Position, Unit, distance
from tests.oracle.predicates.tactics.sight import has_line


def may_target(position: Position, shooter: Unit, line: Line, target: Unit) -> bool:
    """An enemy whom the line can damage, seen and reached between one space of each. LOS-01."""
    if target.side == shooter.side or not is_ready(shooter, line):
        return False
    if line.values[target.card.armor] == "-":
        return False
    if is_hidden(position, shooter) or is_hidden(position, target):
        return False
    soldiers = shooter.is_soldier and target.is_soldier
    return any(
        reaches(line, distance(one, other)) and has_line(position, one, other, soldiers=soldiers)
        for one in shooter.spaces()
        for other in target.spaces()
    )


def is_hidden(position: Position, unit: Unit) -> bool:
    """In smoke with all its spaces. TERR-15, TERR-16."""
    return all(position.is_in_smoke(space) for space in unit.spaces())
