"""Which units hits may destroy: tanks shield mechs, fighters shield bombers. BTL-LAND-09 to 12."""

from __future__ import annotations

from opendust.dust.force import (
    BOMBER,
    FIGHTER,
    MECH,
    SUBMARINE,
    TANK,
    UNITS,
    count,
    of,
    total,
)
from opendust.kernel.refusal import Refusal


def shielded_losses(force: int, hits: int) -> list[int]:
    """Every legal set of casualties under the shields, most land units first.

    Tanks go before mechs and fighters before bombers, hit by hit, so a set is known by how many
    of the hits fall on land units. Hits beyond the last unit are lost. BTL-LAND-11, BTL-LAND-12.
    """
    if hits >= total(force):  # BTL-LAND-12
        return [force]
    ground = count(force, TANK) + count(force, MECH)
    air = count(force, FIGHTER) + count(force, BOMBER)
    if not ground and not air:
        return [of(SUBMARINE, hits)]
    found: list[int] = []
    on_ground = min(hits, ground)
    while on_ground >= 0 and hits - on_ground <= air:
        found.append(
            shielded(force, TANK, MECH, on_ground)
            + shielded(force, FIGHTER, BOMBER, hits - on_ground)
        )
        on_ground -= 1
    return found


def shielded(force: int, shield: int, behind: int, hits: int) -> int:
    """Hits on a shielding type and, when it is gone, on the type behind it. BTL-LAND-09."""
    first = count(force, shield)
    if hits < first:
        first = hits
    return of(shield, first) + of(behind, hits - first)


def free_losses(force: int, hits: int) -> list[int]:
    """Every set of casualties where shields do not apply. SPEC-15."""
    if hits >= total(force):
        return [force]
    found = [0]
    for unit in UNITS:
        number = count(force, unit)
        if number:
            found = [
                losses + of(unit, more)
                for losses in found
                for more in range(min(number, hits - total(losses)) + 1)
            ]
    return [losses for losses in found if total(losses) == hits]


def shield_of(force: int, wanted: int) -> Refusal:
    """The shield that these casualties pass over. BTL-LAND-09, BTL-LAND-10."""
    left = force - wanted
    if count(wanted, MECH) and count(left, TANK):
        return Refusal("BTL-LAND-09", "tanks-shield-mechs", tanks=count(left, TANK))
    return Refusal("BTL-LAND-10", "fighters-shield-bombers", fighters=count(left, FIGHTER))
