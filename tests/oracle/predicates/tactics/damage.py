"""Damage: who of a unit may be lost, who may resist, who may hit back. p.12, p.14, p.18, p.21."""

from __future__ import annotations

from tests.oracle.predicates.tactics.position import Position, Unit


def can_lose(position: Position, unit: Unit) -> dict[str, int]:
    """Everything that a unit and its hero have to lose, by unit and kind of miniature."""
    return {
        f"{part.name}.{minis}": amount
        for part in position.parts(unit)
        for minis, amount in part.health.items()
        if amount
    }


def may_lose(position: Position, unit: Unit, points: int, losses: dict[str, int]) -> bool:
    """The owner spreads the points; each costs a miniature or an HP. ATK-17, HERO-10."""
    has = can_lose(position, unit)
    within = all(amount <= has.get(name, 0) for name, amount in losses.items())
    return within and sum(losses.values()) == points


def resists(position: Position, part: Unit, squad: Unit) -> bool:
    """Damage Resilient: a squad's is its hero's too, a hero's is his own. AMB-HERO-5, HERO-08."""
    own = "damage-resilient" in part.card.skills
    return own or "damage-resilient" in squad.card.skills


def retaliates_with(position: Position, struck: Unit, attacker: Unit) -> set[str]:
    """The range C lines of a unit and its hero that can hurt the attacker. CC-02, AMB-CC-1."""
    from tests.oracle.predicates.tactics.attacks import is_ready

    return {
        f"{part.name}.{line.name}"
        for part in position.parts(struck)
        for line in part.card.lines
        if line.range == "C" and is_ready(part, line) and line.values[attacker.card.armor] != "-"
    }
