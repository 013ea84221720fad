"""Reactive fire: who may try it, and with how many dice. p.16-17, p.20-22; REACT."""

from __future__ import annotations

from tests.oracle.predicates.tactics.actions import two_actions
from tests.oracle.predicates.tactics.attacks import may_target
from tests.oracle.predicates.tactics.position import Position, Unit, distance


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


def windows(plan: str, *, fast: bool, faq: bool) -> list[tuple[int, int]]:
    """After how many MOVEs and ATTACKs a plan may be answered. REACT-09 to -14, AMB-REACT-3."""
    first, second = two_actions(plan)
    if plan == "charge":
        return [(1, 0), (2, 0)] if faq and not fast else [(2, 0)]
    if plan == "sustained" or "move" not in (first, second):
        return []
    if fast:  # after all movement
        done = [first, second] if second == "move" else [first]
    else:
        done = [first] if first in ("move", "attack") else [first, second]
    return [(done.count("move"), done.count("attack"))]


def answers_by_order(unit: Unit, mover: Unit) -> bool:
    """Whether a standing order is about the mover where it stands; its range is a distance."""
    if unit.order is None or unit.at is None or mover.at is None:
        return False
    about, reach = unit.order
    fits = about == "anything" or (about == "soldiers") == mover.is_soldier
    return fits and distance(unit.at, mover.at) <= reach
