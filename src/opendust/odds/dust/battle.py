"""Which battle is meant? Forces, kind, area, abilities, edition; impossible ones are refused."""

from __future__ import annotations

from typing import Final, final

from opendust.dust.control import NEUTRAL_CAPITAL_BONUS
from opendust.dust.deck import Ability
from opendust.dust.edition import Edition
from opendust.dust.force import (
    FIGURES,
    MECH,
    MOST,
    SEA_FIELD,
    UNIT_NAMES,
    UNITS,
    count,
    of,
    supremacy,
    total,
)
from opendust.dust.phases import ATTACKER, DEFENDER, NO_SIDE
from opendust.dust.rules.fighting.battle import supremacy_holder
from opendust.dust.rules.fighting.rolls import SUBMARINE_COMBAT_VALUE, bonus_dice, combat_dice
from opendust.dust.state import AMPHIBIOUS_BATTLE, DROP_BATTLE, LAND_BATTLE, SEA_BATTLE
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest_word

KINDS: Final = ("land", "sea", "amphibious", "drop")

BATTLE_ABILITIES: Final = (
    Ability.RAKETEN_TRUPPEN,
    Ability.SIGRID,
    Ability.NURSE,
    Ability.ACE_OF_THE_SKY,
    Ability.ALIEN_RADAR,
    Ability.SECRET_WEAPON,
)


@final
class DustBattle:
    """A battle as it stands: at its start, or before the roll of `roller` once dice have fallen.

    `has_refuge` says whether defenders have anywhere to retreat to; `defender_first` whether the
    defender decides first about abilities where the edition goes by initiative (A-42).
    """

    def __init__(
        self,
        edition: Edition,
        attackers: int,
        defenders: int,
        kind: int = LAND_BATTLE,
        *,
        center: bool = False,
        capital: bool = False,
        neutral: bool = False,
        has_refuge: bool = True,
        abilities: tuple[Ability | None, Ability | None] = (None, None),
        defender_first: bool = False,
    ) -> None:
        self.edition = edition
        self.attackers = attackers
        self.defenders = defenders
        self.kind = kind
        self.center = center
        self.capital = capital
        self.neutral = neutral
        self.has_refuge = has_refuge and not neutral
        self.abilities = abilities
        self.defender_first = defender_first
        self.is_begun = False
        self.roller = NO_SIDE
        self.rolled = 0
        self.hitless = 0
        check_battle(self)

    def going_on(self, roller: int, rolled: int, hitless: int) -> DustBattle:
        """The same battle, already begun: the next roll is the roller's (NO_SIDE at sea)."""
        self.is_begun = True
        self.roller = roller
        self.rolled = rolled
        self.hitless = hitless
        return self

    @property
    def at_capital(self) -> bool:
        """Whether the area defends as a capital. BTL-LAND-02, NEUT-12."""
        return self.capital and (not self.neutral or NEUTRAL_CAPITAL_BONUS.of(self.edition))

    def dice(self, side: int, force: int, *, has_ace: bool) -> int:
        """The dice of a force on its side of this battle. BTL-LAND-06, BTL-LAND-07."""
        dice = combat_dice(force, SUBMARINE_COMBAT_VALUE.of(self.edition), has_ace=has_ace)
        if side == ATTACKER or self.kind == SEA_BATTLE:
            return dice
        return dice + bonus_dice(at_capital=self.at_capital, at_center=self.center)

    def first_roller(self, attackers: int, defenders: int) -> int:
        """Who rolls first: tactical supremacy on land, both at sea. BTL-LAND-02, BTL-SEA-02."""
        if self.kind == SEA_BATTLE:
            return NO_SIDE
        return supremacy_holder(
            supremacy(attackers), supremacy(defenders), at_capital=self.at_capital
        )

    def turned(self) -> DustBattle | None:
        """The defenders attacking the attackers in the open field, if they could."""
        if self.neutral or self.kind == DROP_BATTLE:
            return None
        other, one = self.abilities
        return DustBattle(
            self.edition, self.defenders, self.attackers, self.kind, abilities=(one, other)
        )


def check_battle(battle: DustBattle) -> None:
    """Raise with everything that is impossible about a battle."""
    faults: list[Fault] = []
    for side, force in ((ATTACKER, battle.attackers), (DEFENDER, battle.defenders)):
        check_force(battle, side, force, faults)
    at_sea = battle.kind == SEA_BATTLE
    if at_sea and (battle.center or battle.capital or battle.neutral):
        faults.append(Fault("", 0, "odds-land-word-at-sea"))
    if battle.kind == DROP_BATTLE and battle.attackers != of(MECH, count(battle.attackers, MECH)):
        faults.append(Fault("", 0, "odds-only-mechs-drop"))
    if battle.kind == DROP_BATTLE and battle.abilities[ATTACKER] is not None:
        faults.append(Fault("", 0, "odds-dropper-is-the-card"))
    if battle.neutral and battle.abilities[DEFENDER] is not None:
        faults.append(Fault("", 0, "odds-neutrals-have-no-card"))
    if faults:
        raise BadText(faults)


def check_force(battle: DustBattle, side: int, force: int, faults: list[Fault]) -> None:
    """A side has units of one element, no more than there are figures. COMP-07, CMBT-09."""
    name = KINDS[battle.kind]
    if not force:
        faults.append(Fault("", 0, "odds-no-units", side=side))
        return
    subs, others = force & SEA_FIELD, force & ~SEA_FIELD
    if (battle.kind == SEA_BATTLE and others) or (battle.kind != SEA_BATTLE and subs):
        faults.append(Fault("", 0, "odds-wrong-element", side=side, kind=name))
    for unit in UNITS:
        most = MOST if battle.neutral and side == DEFENDER else FIGURES[unit]
        if count(force, unit) > most:
            faults.append(Fault("", 0, "odds-too-many", unit=UNIT_NAMES[unit], most=most))


def ability_named(name: str) -> Ability | None:
    """The battle ability of that name, or of a name that only it begins with; none for ''."""
    if not name:
        return None
    wanted = name.lower().replace(" ", "-").replace("_", "-")
    known = tuple([ability.value for ability in BATTLE_ABILITIES])
    found = [
        ability for ability in BATTLE_ABILITIES
        if ability.value.startswith(wanted) or wanted in ability.value.split("-")
    ]  # fmt: skip
    if len(found) == 1:
        return found[0]
    close = nearest_word(wanted, known)
    raise BadText([Fault("", 0, "odds-ability-unknown", name=name, nearest=close, values=known)])


def kind_of(attackers: int, defenders: int, *, amphibious: bool, drop: bool) -> int:
    """The kind of battle that forces and words mean; submarines on both sides fight at sea."""
    if amphibious and drop:
        raise BadText([Fault("", 0, "odds-amphibious-drop")])
    if amphibious:
        return AMPHIBIOUS_BATTLE
    if drop:
        return DROP_BATTLE
    both = total(attackers & SEA_FIELD) and total(defenders & SEA_FIELD)
    return SEA_BATTLE if both else LAND_BATTLE
