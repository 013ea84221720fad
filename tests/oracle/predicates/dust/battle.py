"""A battle: who rolls first, how many dice, who dies. EN-P p18-21, DE-S p19-21, IT p16-18.

Forces are plain counts by unit. A side is "attacker" or "defender".
"""

from __future__ import annotations

from itertools import product

from tests.oracle.predicates.dust.capitals import defends_as_capital
from tests.oracle.predicates.dust.position import UNITS, Force, Position

COMBAT = {"tank": 1, "mech": 2, "fighter": 1, "bomber": 2}
SUPREMACY = {"tank": 0, "mech": 1, "fighter": 1, "bomber": 1}
SUBMARINE = {"premium-en": 1, "premium-de": 2, "epic-de": 2, "original-it": 1}
HITLESS_ROLLS = 3


def first_to_roll(position: Position, target: str, attackers: Force, defenders: Force) -> str:
    """The higher supremacy; ties and capitals are the defender's. BTL-LAND-02, BTL-LAND-03."""
    if defends_as_capital(position, target):
        return "defender"
    sums = [sum(SUPREMACY[u] * n for u, n in side.items()) for side in (attackers, defenders)]
    return "attacker" if sums[0] > sums[1] else "defender"


def land_dice(position: Position, target: str, side: str, force: Force) -> int:
    """Combat values; the defender adds five for a capital, else three for a center. BTL-LAND-07."""
    dice = sum(COMBAT[unit] * amount for unit, amount in force.items())
    if side == "defender":
        if defends_as_capital(position, target):
            dice += 5
        elif target in position.centers:
            dice += 3
    return dice


def sea_dice(position: Position, force: Force) -> int:
    """Each submarine its combat value, and nothing else. BTL-SEA-03."""
    return SUBMARINE[position.edition] * force.get("submarine", 0)


def legal_losses(force: Force, hits: int, *, shielded: bool = True) -> set[tuple[int, ...]]:
    """Every set of casualties: no mech before the last tank, no bomber before the last fighter.

    BTL-LAND-08 to BTL-LAND-12; counts in the order of UNITS. Hits beyond the last unit are lost.
    """
    amounts = [force.get(unit, 0) for unit in UNITS]
    dead = min(hits, sum(amounts))
    found = set()
    for losses in product(*[range(amount + 1) for amount in amounts]):
        tank, mech, fighter, bomber, _ = losses
        covered = (mech and tank < amounts[0]) or (bomber and fighter < amounts[2])
        if sum(losses) == dead and not (shielded and covered):
            found.add(losses)
    return found


def attackers_survive_ceasefire(position: Position, kind: str) -> bool:
    """Landed and dropped attackers die, except in the original. BTL-LAND-14, BTL-AMPH-04, A-51."""
    return kind in ("land", "sea") or position.edition == "original-it"
