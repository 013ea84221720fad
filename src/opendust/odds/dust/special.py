"""What does a special attack destroy? One roll of bombers, submarines or a missile. SPEC-02."""

from __future__ import annotations

from typing import Final, final

from opendust.dust.edition import Edition
from opendust.dust.force import BOMBER, SEA_FIELD, SUBMARINE, count, of
from opendust.dust.rules.fighting.casualties import free_losses, shielded_losses
from opendust.dust.rules.fighting.rolls import SUBMARINE_COMBAT_VALUE
from opendust.dust.rules.fighting.special import (
    DICE_PER_BOMBER,
    MISSILE_DICE,
    MISSILE_TARGETS_SEA,
    THREE_DICE,
    MissileDice,
)
from opendust.kernel.refusal import BadText, Fault
from opendust.odds.chances import Chances, Number
from opendust.odds.dust.policies import BEST, Policy, chosen_losses
from opendust.odds.dust.result import DustOdds, Survivors
from opendust.odds.dust.tree import DEFENCE, EMPTY

BOMBERS: Final = "bombers"
SUBMARINES: Final = "submarines"
MISSILE: Final = "missile"


@final
class SpecialAttack:
    """Bombers on submarines, submarines on land, or a missile on anything."""

    def __init__(
        self, edition: Edition, means: str, attackers: int, defenders: int, dice: int,
    ) -> None:  # fmt: skip
        self.edition = edition
        self.means = means
        self.attackers = attackers
        self.defenders = defenders
        self.dice = dice
        if not defenders:
            raise BadText([Fault("", 0, "odds-no-units", side=1)])
        if means == BOMBERS and defenders != defenders & SEA_FIELD:
            raise BadText([Fault("", 0, "odds-wrong-element", side=1, kind="sea")])
        if means == SUBMARINES and defenders & SEA_FIELD:
            raise BadText([Fault("", 0, "odds-wrong-element", side=1, kind="land")])

    def losses(self, hits: int) -> list[int]:
        """The sets of units that hits may destroy; missiles know no shields. SPEC-10, SPEC-15."""
        if self.means == MISSILE:
            return free_losses(self.defenders, hits)
        return shielded_losses(self.defenders, hits)


def bombing(edition: Edition, attackers: int, defenders: int) -> SpecialAttack:
    """Two dice per bomber against submarines, one per submarine against land. SPEC-06, SPEC-09."""
    bombers, submarines = count(attackers, BOMBER), count(attackers, SUBMARINE)
    if attackers == of(BOMBER, bombers):
        dice = DICE_PER_BOMBER * bombers
        return SpecialAttack(edition, BOMBERS, attackers, defenders, dice)
    return SpecialAttack(edition, SUBMARINES, attackers, defenders, submarines)


def missile(edition: Edition, defenders: int, centers: int) -> SpecialAttack:
    """Three dice, or one per own production center. SPEC-14, A-41."""
    if defenders & SEA_FIELD and not MISSILE_TARGETS_SEA.of(edition):
        raise BadText([Fault("", 0, "odds-missile-land-only")])
    fixed = MISSILE_DICE.of(edition) is MissileDice.THREE
    dice = THREE_DICE if fixed else centers
    if not dice:
        raise BadText([Fault("", 0, "odds-missile-centers")])
    return SpecialAttack(edition, MISSILE, 0, defenders, dice)


def special_odds(attack: SpecialAttack, policy: Policy, chances: Chances) -> DustOdds:
    """The odds of a special attack; the best casualties are the dearest. SPEC-07."""
    named = "dearest" if policy.casualties == BEST else policy.casualties
    survivors: dict[Survivors, Number] = {}
    for hits, chance in enumerate(chances.hits(attack.dice)):
        choices = attack.losses(hits)
        lost = chosen_losses(named, choices, SUBMARINE_COMBAT_VALUE.of(attack.edition))
        left = attack.defenders - lost
        key = (DEFENCE if left else EMPTY, attack.attackers, left)
        survivors[key] = survivors.get(key, 0) + chance
    return DustOdds(attack.attackers, attack.defenders, 0, lambda: survivors)
