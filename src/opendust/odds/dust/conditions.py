"""What may a side do at a moment of a battle? The engine's own judges, asked without a board.

What the engine reads from the map is here a fact of the battle: its kind, whether the area is a
capital, whether defenders have a refuge.
"""

from __future__ import annotations

from typing import Final

from opendust.dust.deck import Ability
from opendust.dust.force import AIR_FIELDS
from opendust.dust.phases import ATTACKER, DEFENDER
from opendust.dust.rules.fighting.battle_abilities import (
    SECRET_WEAPON_USER,
    SECRET_WEAPON_VS_CAPITAL,
    SECRET_WEAPON_WINDOW,
    SecretWeaponUser,
    SecretWeaponWindow,
    is_nurse_open,
    is_radar_open,
    is_raketen_open,
    is_withdrawal_open,
)
from opendust.dust.rules.fighting.combat import BATTLE_START_PRIORITY, BattleStartPriority
from opendust.dust.rules.fighting.losses import NEUTRAL_DICE_ROLLER, NeutralDiceRoller
from opendust.dust.rules.fighting.retreat import is_retreat_open
from opendust.odds.dust.battle import DustBattle

READY: Final = 1
NURSE: Final = 4
ACE: Final = 16
"""Flags of the attacker; the defender's are the next bit: ability unused, Nurse and Ace at work."""

AFTER_DICE: Final = (Ability.RAKETEN_TRUPPEN, Ability.SIGRID, Ability.NURSE)


def is_ready(battle: DustBattle, side: int, flags: int, ability: Ability) -> bool:
    """Whether a side can still use this ability. ABIL-GEN-01."""
    return bool(flags >> side & READY) and battle.abilities[side] is ability


def ready_flags(battle: DustBattle) -> int:
    """Every card's ability is unused at first."""
    return sum([READY << side for side in (0, 1) if battle.abilities[side] is not None])


def lasting_flags(battle: DustBattle, flags: int) -> int:
    """The flags that matter once dice fall."""
    for side in (ATTACKER, DEFENDER):
        ability = battle.abilities[side]
        late = side == ATTACKER and ability is Ability.SECRET_WEAPON
        if ability not in AFTER_DICE and (not late or is_secret_weapon_early(battle)):
            flags &= ~(READY << side)
    return flags


def first_to_decide(battle: DustBattle) -> int:
    """Who decides first about abilities. ABIL-GEN-05, A-42."""
    by_order = BATTLE_START_PRIORITY.of(battle.edition) is BattleStartPriority.INITIATIVE_ORDER
    return DEFENDER if by_order and battle.defender_first else ATTACKER


def can_withdraw(battle: DustBattle, side: int) -> bool:
    """Whether all units of a side could leave at once. RETR-10, RETR-14."""
    if not is_withdrawal_open(battle.edition, battle.kind, side):
        return False
    return side == ATTACKER or battle.has_refuge


def can_radar(battle: DustBattle, side: int, flags: int) -> bool:
    """Alien Radar where all units could leave. ABIL-RADAR-05, RETR-10."""
    if not is_ready(battle, side, flags, Ability.ALIEN_RADAR):
        return False
    return is_radar_open(battle.kind, side) and can_withdraw(battle, side)


def can_ace(battle: DustBattle, side: int, flags: int, force: int) -> bool:
    """Ace of the Sky needs an own air unit in the battle. ABIL-ACE-02."""
    return bool(force & AIR_FIELDS) and is_ready(battle, side, flags, Ability.ACE_OF_THE_SKY)


def can_secret_weapon(battle: DustBattle, side: int, flags: int) -> bool:
    """Secret Weapon against units that can leave. ABIL-SECRET-01 to 06."""
    if not is_ready(battle, side, flags, Ability.SECRET_WEAPON):
        return False
    edition = battle.edition
    if side == DEFENDER and SECRET_WEAPON_USER.of(edition) is not SecretWeaponUser.EITHER:
        return False
    if side == ATTACKER and battle.capital and not SECRET_WEAPON_VS_CAPITAL.of(edition):
        return False
    return can_withdraw(battle, 1 - side)


def is_secret_weapon_early(battle: DustBattle) -> bool:
    """Whether Secret Weapon belongs to the start of the battle. A-43."""
    return SECRET_WEAPON_WINDOW.of(battle.edition) is SecretWeaponWindow.BATTLE_START


def can_retreat(battle: DustBattle, side: int, rolled: int) -> bool:
    """Whether a side may withdraw units before this roll. RETR-02 to RETR-04, RETR-10."""
    if not is_retreat_open(battle.edition, battle.kind, side, rolled):
        return False
    return side == ATTACKER or battle.has_refuge


def can_reroll(battle: DustBattle, side: int, flags: int, own: int, other: int) -> bool:
    """Raketen Truppen with a land unit, or Sigrid. ABIL-RAKETEN-02, ABIL-SIGRID-01."""
    if is_ready(battle, side, flags, Ability.SIGRID):
        return True
    ready = is_ready(battle, side, flags, Ability.RAKETEN_TRUPPEN)
    return ready and is_raketen_open(battle.edition, own, other)


def can_be_treated(battle: DustBattle, side: int, losses: int) -> bool:
    """Whether lost units could be saved at all. ABIL-NURSE-02, ABIL-NURSE-05."""
    if not is_nurse_open(battle.edition, battle.kind, side, losses):
        return False
    return side == ATTACKER or battle.has_refuge


def is_automatic(battle: DustBattle, side: int) -> bool:
    """Whether nobody chooses casualties for a side's dice. NEUT-15."""
    automatic = NEUTRAL_DICE_ROLLER.of(battle.edition) is NeutralDiceRoller.AUTOMATIC
    return side == DEFENDER and battle.neutral and automatic
