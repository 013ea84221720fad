"""Reactive fire: who may try it, and with how many dice. p.16-17, p.20-22; REACT."""

from __future__ import annotations

from tests.oracle.predicates.tactics.attacks import may_target
from tests.oracle.predicates.tactics.position import Position, Unit


def may_react(position: Position, player: str, unit: Unit, mover: Unit) -> bool:
    """An own unactivated unit that sees, reaches and can damage the mover. REACT-01, -06."""
    if unit.player != player or unit.side == mover.side or unit.joined or unit.activated:
        return False
    return any(
        may_target(position, part, line, mover)
        for part in position.parts(unit)
        for line in part.card.lines
    )


def reaction_dice(position: Position, unit: Unit) -> int:
    """One, two or three. SKILL-ADVREACT-1, SKILL-SUPREACT-1, AMB-REACT-12."""
    skills = position.skills(unit)
    if "superior-reactive-fire" in skills:
        return 3
    return 2 if "advanced-reactive-fire" in skills else 1
