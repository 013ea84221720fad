"""Declaring attacks: battles, special attacks, missiles, drops. EN-P p16-17, p21-23; IT p15-19.

Every attack has one enemy target that nothing protects; the kinds differ in who may reach it.
"""

from __future__ import annotations

from tests.oracle.predicates.dust.capitals import is_capital, is_open
from tests.oracle.predicates.dust.movement import has_convoy
from tests.oracle.predicates.dust.position import Force, Position


def is_target(position: Position, target: str) -> bool:
    """Enemy units stand there, and no truce, no opening round and no low score protect them."""
    player = position.active
    if not position.is_enemy(player, target):  # CMBT-05, CMBT-12
        return False
    other = position.holder[target]
    if (player, other) in position.truces or (other, player) in position.truces:
        return False  # ABIL-DIPLOMAT-02, ABIL-DIPLOMAT-03
    if position.round == 1 and is_protected(position, target):
        return False
    return is_open(position, player, target)


def is_protected(position: Position, target: str) -> bool:
    """Round 1: power sources, centers and, except in the original, capitals. CMBT-13."""
    if target in position.sources or target in position.centers:
        return True
    return target in position.capitals and position.edition != "original-it"


def may_attack(position: Position, origin: str, target: str, units: Force) -> bool:
    """A battle from one own area, not fought already this turn. CMBT-03 to CMBT-10."""
    if position.holder.get(origin) != position.active or not position.has_units(origin, units):
        return False
    if not is_target(position, target) or (origin, target) in position.made:
        return False
    return battle_kind(position, origin, target) != ""


def battle_kind(position: Position, origin: str, target: str) -> str:
    """Land, sea or amphibious; nothing if the target is out of reach. CMBT-06 to CMBT-09."""
    adjacent = target in position.near(origin)
    if origin in position.land and target in position.land:
        if adjacent:
            return "land"
        return "amphibious" if has_convoy(position, origin, target) else ""
    if origin in position.land or target in position.land:
        return ""
    if adjacent or (position.edition == "original-it" and can_sail(position, origin, target)):
        return "sea"
    return ""


def can_sail(position: Position, origin: str, target: str) -> bool:
    """Friendly or unoccupied sea all the way up to the enemy. IT p16; CMBT-08."""
    through = {a for a in position.sea if not position.is_enemy(position.active, a)}
    reached = position.chain({origin}, through)
    return any(target in position.near(area) for area in reached)


def may_bombard(position: Position, origin: str, target: str, units: Force) -> bool:
    """Bombers on submarines next to them, submarines on land next to them. SPEC-04 to SPEC-11."""
    if position.holder.get(origin) != position.active or not position.has_units(origin, units):
        return False
    if not is_target(position, target) or (origin, target) in position.made:
        return False
    kind = "bomber" if origin in position.land else "submarine"
    if any(amount for unit, amount in units.items() if unit != kind):
        return False
    if (origin in position.land) == (target in position.land):
        return False
    if target not in position.near(origin):
        return False
    everybody = units.get(kind, 0) == position.units[origin][kind]
    if position.edition == "premium-en" and not everybody:  # EN-P p21: all that are present
        return False
    shells_capital = kind == "submarine" and is_capital(position, target)
    return not shells_capital or position.edition == "original-it"


def bombard_dice(units: Force) -> int:
    """Two per bomber, one per submarine. SPEC-06, SPEC-09."""
    return 2 * units.get("bomber", 0) + units.get("submarine", 0)


def missile_dice(position: Position, player: str) -> int:
    """Three; in the original one for each own center. SPEC-14, A-41."""
    if position.edition != "original-it":
        return 3
    return sum(position.holder.get(area) == player for area in position.centers)


def may_launch_missile(position: Position, target: str) -> bool:
    """With the card, on enemies anywhere but in capitals; original: on land. SPEC-12 to SPEC-16."""
    player = position.active
    if not position.can_use(player, "ballistic-missiles") or not missile_dice(position, player):
        return False
    if target in position.sea and position.edition == "original-it":
        return False
    barred = position.capitals
    if position.edition == "original-it":
        barred = set(position.homes.values())
    return is_target(position, target) and target not in barred


def may_drop(position: Position, target: str, mechs: dict[str, int]) -> bool:
    """With the card, own mechs from anywhere on enemy land. ABIL-DROPPER-01, -02, -06."""
    player = position.active
    if not position.can_use(player, "mech-dropper") or not sum(mechs.values()):
        return False
    if target not in position.land or not is_target(position, target):
        return False
    return all(
        position.holder.get(area) == player and position.has_units(area, {"mech": amount})
        for area, amount in mechs.items()
    )


def opens_capitals(position: Position, target: str) -> bool:
    """A legal attack on a capital opens them to everybody, in premium. CMBT-15, A-03."""
    premium = position.edition in ("premium-en", "premium-de")
    return premium and is_capital(position, target)
