"""Abilities at the start of a battle and after a roll. EN-P p22-23, IT p22-23."""

from __future__ import annotations

from tests.oracle.predicates.dust.capitals import is_capital
from tests.oracle.predicates.dust.position import NEUTRAL, Force, Position
from tests.oracle.predicates.dust.retreat import refuges


def may_use_secret_weapon(
    position: Position, kind: str, attacker: str, defender: str, target: str, origins: set[str]
) -> bool:
    """The attacker drives all defenders out, if they can go somewhere. ABIL-SECRET-01 to -06."""
    if not position.can_use(attacker, "secret-weapon") or defender == NEUTRAL:
        return False
    original = position.edition == "original-it"
    if original and (kind == "sea" or is_capital(position, target)):
        return False
    return bool(refuges(position, kind, defender, target, origins))


def may_use_radar(
    position: Position, kind: str, player: str, side: str, present: Force, leaving: Force,
    target: str, origins: set[str], *, active: bool
) -> bool:  # fmt: skip
    """His units leave before the first die: all, in the original some. ABIL-RADAR-01 to -05, A-44.

    `active` says that he has used it already in another battle of this round.
    """
    original = position.edition == "original-it"
    again = active and not original
    if not (again or position.can_use(player, "alien-radar")):
        return False
    if original and kind == "sea":
        return False
    if side == "attacker" and kind not in ("land", "sea"):
        return False
    if side == "defender" and not refuges(position, kind, player, target, origins):
        return False
    total = sum(leaving.values())
    if not total or any(present.get(unit, 0) < amount for unit, amount in leaving.items()):
        return False
    return original or total == sum(present.values())


def may_reroll(position: Position, player: str, force: Force) -> bool:
    """Sigrid always, Raketen Truppen with an own land unit in the battle. ABIL-RAKETEN-02."""
    if position.can_use(player, "sigrid"):
        return True
    on_land = force.get("tank", 0) + force.get("mech", 0)
    return position.can_use(player, "raketen-truppen") and on_land > 0
