"""Command Squads: who may do what for whom, once a round for a side. p.23; TEAM-01."""

from __future__ import annotations

from tests.oracle.predicates.tactics.position import Position, Unit, distance

ROLE = {
    "get-moving": "officer", "makeshift-repair": "mechanic", "field-repair": "mechanic",
    "get-up": "medic", "come-on-guys": "medic",
}  # fmt: skip
ONCE_PER_GAME = ("field-repair", "come-on-guys")


def is_beside(one: Unit, other: Unit) -> bool:
    """Adjacent, or in the same space. AMB-RANGE-2, AMB-SKILL-14."""
    assert one.at is not None
    return other.at is not None and distance(one.at, other.at) <= 1


def is_hurt(unit: Unit) -> bool:
    """It has lost miniatures or HP."""
    return any(unit.health[minis.name] < minis.count for minis in unit.card.minis)


def may_help(position: Position, squad: Unit, ability: str, unit: Unit) -> bool:
    """Whether an ability may be used on a unit: friendly, and never the squad itself. -8."""
    if unit.side != squad.side or unit in position.parts(squad):
        return False
    if ability == "field-repair":
        return unit.destroyed and unit.card.kind == "vehicle"
    if ability == "come-on-guys":
        return unit.destroyed and unit.card.kind == "squad"
    if unit.at is None:
        return False
    if ability == "get-moving":  # AMB-SKILL-18
        by_radio = squad.alive("radioman")
        return unit.activated and not unit.joined and (by_radio or is_beside(squad, unit))
    kinds = ("vehicle",) if ability == "makeshift-repair" else ("squad", "hero")
    return unit.card.kind in kinds and is_beside(squad, unit) and is_hurt(unit)


def may_declare(
    position: Position, squad: Unit, ability: str, *, tried: bool, succeeded: set[str]
) -> bool:
    """A living member; one attempt a round; the great ones by radio, once a game. -7, MECH-3.

    `tried`: the side has tried an ability this round. `succeeded`: what this squad's own Mechanic
    and Medic have brought about in this game.
    """
    if "command-squad" not in squad.card.skills or not squad.alive(ROLE[ability]) or tried:
        return False
    if ability not in ONCE_PER_GAME:
        return True
    if not squad.alive("radioman") or ability in succeeded:
        return False
    return any(may_help(position, squad, ability, unit) for unit in position.units.values())


def may_restore(position: Position, squad: Unit, unit: Unit, minis: str) -> bool:
    """The Medic brings back one lost miniature, or one HP of a hero. SKILL-COMMAND-MEDIC-1."""
    full = {m.name: m.count for m in unit.card.minis}[minis]
    return may_help(position, squad, "get-up", unit) and unit.health[minis] < full
