"""The movement phase. EN-P p14-15, DE-S p15-16, DE-E, IT p14-15."""

from __future__ import annotations

from tests.oracle.predicates.dust.position import Force, Position

THROUGH_UNOCCUPIED = ("premium-en", "premium-de")  # DE-E and IT: over friendly areas only


def may_move(position: Position, origin: str, target: str, units: Force) -> bool:
    """One movement: own units, one origin, one end that no other holds, and a way. MOVE-GEN."""
    player = position.active
    if position.holder.get(origin) != player or not position.has_units(origin, units):
        return False
    if origin == target or position.is_enemy(player, target):
        return False
    if origin in position.sea or target in position.sea:
        return has_sea_way(position, origin, target)
    by_air = all(unit == "bomber" for unit, amount in units.items() if amount)
    return by_air or has_land_way(position, origin, target) or has_convoy(position, origin, target)


def has_sea_way(position: Position, origin: str, target: str) -> bool:
    """Sea to sea, over friendly or unoccupied sea. MOVE-SEA-01, MOVE-SEA-02."""
    if origin not in position.sea or target not in position.sea:
        return False
    through = {a for a in position.sea if not position.is_enemy(position.active, a)}
    return target in position.chain({origin}, through)


def has_land_way(position: Position, origin: str, target: str) -> bool:
    """Land areas in a chain; what lies between may be unoccupied in premium. MOVE-LAND-02."""
    through = {a for a in position.land if position.holder.get(a) == position.active}
    if position.edition in THROUGH_UNOCCUPIED:
        through |= {a for a in position.land if position.is_free(a)}
    reached = position.chain({origin}, through)
    return any(target in position.near(area) for area in reached)


def has_convoy(position: Position, origin: str, target: str) -> bool:
    """Coast to coast over sea areas that each hold an own submarine. MOVE-AMPH-01, MOVE-AMPH-02."""
    own = {a for a in position.sea if position.holder.get(a) == position.active}
    route = position.chain(position.near(origin) & own, own)
    return any(target in position.near(area) for area in route)


def may_fly(position: Position, target: str, bombers: dict[str, int]) -> bool:
    """Bombers from several areas in one movement: the original only. MOVE-BOMB-01, MOVE-BOMB-02."""
    player = position.active
    if position.edition != "original-it" or not sum(bombers.values()):
        return False
    if target not in position.land or position.is_enemy(player, target) or target in bombers:
        return False
    return all(
        position.holder.get(area) == player and position.has_units(area, {"bomber": amount})
        for area, amount in bombers.items()
    )
