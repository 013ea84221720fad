"""Heroes: whom a hero may join. p.18-19, p.20-23; HERO-03 to HERO-05, SKILL-COMMAND-4."""

from __future__ import annotations

from tests.oracle.predicates.tactics.position import Position, Unit

TAGS = ("jump", "blutkreuz-ape", "blutkreuz-zombie")
"""Skills that hero and squad must both have or both lack. SKILL-JUMP-4, SKILL-APE-1, -ZOMBIE-1."""


def may_join(position: Position, hero: Unit, squad: Unit) -> bool:
    """One hero to a squad, same player, same armor class, and tags that go together. AMB-HERO-8."""
    if hero.card.kind != "hero" or hero.joined or squad.card.kind != "squad":
        return False
    if squad.player != hero.player or squad.card.armor != hero.card.armor:
        return False
    if any(unit.joined == squad.name for unit in position.units.values()):
        return False
    if any((tag in hero.card.skills) != (tag in squad.card.skills) for tag in TAGS):
        return False
    return "command-squad" not in squad.card.skills or "commander" in hero.card.skills
