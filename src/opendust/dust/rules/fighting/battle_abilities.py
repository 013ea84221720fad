"""Abilities in a battle: before the first die, after a roll, and when units are lost.

Secret Weapon, Alien Radar and Ace of the Sky at the start; Raketen Truppen and Sigrid after the
user's own roll; Nurse when a unit of the user is destroyed.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.actions import TO_PASS, Verb
from opendust.dust.control import full_capitals
from opendust.dust.deck import Ability
from opendust.dust.dice import HIT_FACE, hits_of
from opendust.dust.edition import SWITCHES, Edition
from opendust.dust.force import AIR_FIELDS, LAND_FIELDS, SEA_FIELD, has, pack, pairs, total
from opendust.dust.phases import (
    ATTACKER,
    DEFENDER,
    STEP_AFTER_OPENING,
    BattleSecret,
    BattleStart,
    NurseRoll,
    NurseWindow,
    Reroll,
    RerollWindow,
    Roll,
)
from opendust.dust.rules.abilities import can_use, usable, use
from opendust.dust.rules.fighting.retreat import (
    SUBMARINE_RETREAT,
    force_of,
    has_refuge,
    side_of,
    withdraw,
)
from opendust.dust.state import AMPHIBIOUS_BATTLE, DROP_BATTLE, NEUTRAL, NO_CARD, SEA_BATTLE, State
from opendust.kernel.action import Action
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Events
from opendust.kernel.option import Counts, Option
from opendust.kernel.refusal import Refusal


@closed_set
class NurseUnits(Enum):
    """Which units Nurse can save."""

    ANY = "any"
    LAND_AND_AIR = "land_and_air"


@closed_set
class SecretWeaponUser(Enum):
    """Who may use Secret Weapon in a battle."""

    ATTACKER_ONLY = "attacker_only"
    EITHER = "either"


@closed_set
class SecretWeaponWindow(Enum):
    """When Secret Weapon may be used."""

    BATTLE_START = "battle_start"
    BEFORE_ATTACKERS_FIRST_ROLL = "before_attackers_first_roll"


@closed_set
class RaketenLandUnitOf(Enum):
    """Whose land unit in the battle Raketen Truppen needs."""

    OWN = "own"
    ANY_SIDE = "any_side"


@closed_set
class AlienRadarUnits(Enum):
    """Whether Alien Radar withdraws all units or as many as the player likes."""

    ALL = "all"
    ANY_NUMBER = "any_number"


@closed_set
class AlienRadarDuration(Enum):
    """Whether Alien Radar works for the rest of the round or for one battle."""

    REST_OF_ROUND = "rest_of_round"
    ONE_BATTLE = "one_battle"


NURSE_UNITS: Final = SWITCHES.choice("nurse_units", NurseUnits)
NURSE_SAVES_AMPHIBIOUS_ATTACKERS: Final = SWITCHES.yes("nurse_saves_amphibious_attackers")
SECRET_WEAPON_VS_CAPITAL: Final = SWITCHES.yes("secret_weapon_vs_capital")
SECRET_WEAPON_USER: Final = SWITCHES.choice("secret_weapon_user", SecretWeaponUser)
SECRET_WEAPON_WINDOW: Final = SWITCHES.choice("secret_weapon_window", SecretWeaponWindow)
RAKETEN_LAND_UNIT_OF: Final = SWITCHES.choice("raketen_land_unit_of", RaketenLandUnitOf)
ALIEN_RADAR_UNITS: Final = SWITCHES.choice("alien_radar_units", AlienRadarUnits)
ALIEN_RADAR_DURATION: Final = SWITCHES.choice("alien_radar_duration", AlienRadarDuration)


SECRET_WEAPON: Final = Ability.SECRET_WEAPON
ALIEN_RADAR: Final = Ability.ALIEN_RADAR
ACE: Final = Ability.ACE_OF_THE_SKY
SIGRID: Final = Ability.SIGRID
RAKETEN: Final = Ability.RAKETEN_TRUPPEN
NURSE: Final = Ability.NURSE
AT_START: Final = SecretWeaponWindow.BATTLE_START
OPENING_ABILITIES: Final[tuple[Ability, ...]] = (SECRET_WEAPON, ALIEN_RADAR, ACE)

# ── Before the first die ─────────────────────────────────────────────────────────────────────


def can_withdraw(state: State, side: int) -> bool:
    """Whether all units of a side could leave at once. RETR-10, RETR-14, ABIL-SECRET-03."""
    if not is_withdrawal_open(state.edition, state.fight().kind, side):
        return False
    return side == ATTACKER or has_refuge(state)  # ABIL-SECRET-03


def is_withdrawal_open(edition: Edition, kind: int, side: int) -> bool:
    """Whether all units of a side could leave at once, if they have anywhere to go. RETR-14."""
    if kind == SEA_BATTLE and not SUBMARINE_RETREAT.of(edition):
        return False
    return side == DEFENDER or kind != DROP_BATTLE


def can_secret_weapon(state: State, side: int) -> bool:
    """Secret Weapon: the attacker's, unless neutrals, capitals or dead ends forbid. ABIL-SECRET."""
    battle = state.fight()
    if not can_use(state, battle.seat_of(side), SECRET_WEAPON):
        return False
    if side == DEFENDER:
        either = SECRET_WEAPON_USER.of(state.edition) is SecretWeaponUser.EITHER
        return either and can_withdraw(state, ATTACKER)
    at_capital = battle.kind != SEA_BATTLE and full_capitals(state) >> battle.target & 1
    if at_capital and not SECRET_WEAPON_VS_CAPITAL.of(state.edition):  # ABIL-SECRET-05
        return False
    return can_withdraw(state, DEFENDER)


def is_at_battle_start(state: State) -> bool:
    """Whether Secret Weapon is used at the start or before the attacker's first roll. A-43."""
    return SECRET_WEAPON_WINDOW.of(state.edition) is AT_START


def can_radar(state: State, side: int) -> bool:
    """Alien Radar: now, or again if it is active; amphibious attackers never. ABIL-RADAR."""
    battle = state.fight()
    seat = battle.seat_of(side)
    active = seat != NEUTRAL and state.radar >> seat & 1
    if not active and not can_use(state, seat, ALIEN_RADAR):
        return False
    return is_radar_open(battle.kind, side) and can_withdraw(state, side)


def is_radar_open(kind: int, side: int) -> bool:
    """Amphibious attackers cannot withdraw by Alien Radar. ABIL-RADAR-05."""
    return side == DEFENDER or kind != AMPHIBIOUS_BATTLE


def can_ace(state: State, side: int) -> bool:
    """Ace of the Sky needs an own air unit in the battle. ABIL-ACE-01, ABIL-ACE-02."""
    if not force_of(state, side) & AIR_FIELDS:
        return False
    return can_use(state, state.fight().seat_of(side), ACE)


def opening_options(state: State, seat: int) -> list[Option]:
    """The abilities of a side before the first die, or none. ABIL-GEN-05."""
    return [TO_PASS, *opening_uses(state, side_of(state, seat))]


def opening_uses(state: State, side: int) -> list[Option]:
    """What a side can use before the first die."""
    found: list[Option] = []
    if not has_opening_ability(state, state.fight().seat_of(side)):
        return found
    if is_at_battle_start(state) and can_secret_weapon(state, side):
        found.append(Option(Verb.SECRET_WEAPON))
    if can_radar(state, side):
        force = force_of(state, side)
        found.append(Option(Verb.RADAR, (radar_units(state, force),)))
    if can_ace(state, side):
        found.append(Option(Verb.ACE))
    return found


def has_opening_ability(state: State, seat: int) -> bool:
    """Whether a player's card could matter now at all; most cannot, which saves looking closer."""
    if seat == NEUTRAL or state.played[seat] == NO_CARD:
        return False
    return state.deck.abilities[state.played[seat]] in OPENING_ABILITIES


def radar_units(state: State, force: int) -> Counts:
    """All units, or as many as the player likes. ABIL-RADAR-02."""
    everybody = ALIEN_RADAR_UNITS.of(state.edition) is AlienRadarUnits.ALL
    return Counts(pairs(force), total(force) if everybody else 1, total(force))


def secret_options(state: State, seat: int) -> list[Option]:
    """Secret Weapon right before the attacker's first roll. A-43."""
    return [TO_PASS, Option(Verb.SECRET_WEAPON)]


def refuse_secret_weapon(state: State, seat: int, action: Action) -> Refusal | None:
    """Secret Weapon in its window, against units that can retreat. ABIL-SECRET-01 to 06."""
    if not can_use(state, seat, SECRET_WEAPON):
        return Refusal("ABIL-GEN-01", "ability-not-usable", ability=SECRET_WEAPON.value)
    if isinstance(state.phase, BattleStart) and not is_at_battle_start(state):
        return Refusal("ABIL-SECRET-01", "secret-weapon-later")
    side = side_of(state, seat)
    if can_secret_weapon(state, side):
        return None
    return Refusal(secret_rule(state, side), "secret-weapon-illegal")


def secret_rule(state: State, side: int) -> str:
    """The rule that forbids Secret Weapon here."""
    battle = state.fight()
    if side == DEFENDER:
        return "ABIL-SECRET-01"
    at_sea = battle.kind == SEA_BATTLE
    if battle.defender == NEUTRAL or (at_sea and not SUBMARINE_RETREAT.of(state.edition)):
        return "ABIL-SECRET-06"
    return "ABIL-SECRET-05" if can_withdraw(state, DEFENDER) else "ABIL-SECRET-03"


def refuse_radar(state: State, seat: int, action: Action) -> Refusal | None:
    """Alien Radar in its window, with all units or some. ABIL-RADAR-01 to 05."""
    side = side_of(state, seat)
    if not state.radar >> seat & 1 and not can_use(state, seat, ALIEN_RADAR):
        return Refusal("ABIL-GEN-01", "ability-not-usable", ability=ALIEN_RADAR.value)
    if not can_radar(state, side):
        return Refusal(radar_rule(state, side), "radar-illegal")
    force, wanted = force_of(state, side), action.pairs(0)
    if not wanted or not has(force, pack(wanted)):
        return Refusal("ABIL-RADAR-02", "units-not-in-battle")
    everybody = ALIEN_RADAR_UNITS.of(state.edition) is AlienRadarUnits.ALL
    if everybody and pack(wanted) != force:
        return Refusal("ABIL-RADAR-02", "radar-takes-all")
    return None


def radar_rule(state: State, side: int) -> str:
    """The rule that forbids Alien Radar here."""
    kind = state.fight().kind
    if side == ATTACKER and kind == DROP_BATTLE:
        return "ABIL-DROPPER-04"
    stays = kind == SEA_BATTLE and not SUBMARINE_RETREAT.of(state.edition)
    return "ABIL-RADAR-05" if side == ATTACKER or stays else "RETR-10"


def refuse_ace(state: State, seat: int, action: Action) -> Refusal | None:
    """Ace of the Sky before any die, with air units. ABIL-ACE-01, ABIL-ACE-02."""
    if not can_use(state, seat, ACE):
        return Refusal("ABIL-GEN-01", "ability-not-usable", ability=ACE.value)
    if not can_ace(state, side_of(state, seat)):
        return Refusal("ABIL-ACE-02", "ace-needs-air-unit")
    return None


def do_pass_opening(state: State, seat: int, action: Action, events: Events) -> None:
    """A side passes; two passes in a row close the window. ABIL-GEN-05."""
    phase = state.phase
    assert isinstance(phase, BattleStart)
    state.phase = BattleStart(1 - phase.side, phase.passes + 1)  # ABIL-GEN-05


def do_secret_weapon(state: State, seat: int, action: Action, events: Events) -> None:
    """All units of the other side must retreat at once. ABIL-SECRET-02."""
    use(state, seat, events)
    side = 1 - side_of(state, seat)
    withdraw(state, side, force_of(state, side), STEP_AFTER_OPENING, events)


def do_radar(state: State, seat: int, action: Action, events: Events) -> None:
    """The user withdraws; the ability may last for the round. ABIL-RADAR-02, ABIL-RADAR-04."""
    if not state.radar >> seat & 1:
        use(state, seat, events)
        if ALIEN_RADAR_DURATION.of(state.edition) is AlienRadarDuration.REST_OF_ROUND:
            state.radar |= 1 << seat
    withdraw(state, side_of(state, seat), pack(action.pairs(0)), STEP_AFTER_OPENING, events)


def do_ace(state: State, seat: int, action: Action, events: Events) -> None:
    """Own air units fight with one die more in this battle. ABIL-ACE-02."""
    use(state, seat, events)
    side = side_of(state, seat)
    state.fight().ace |= 1 << side
    state.phase = BattleStart(1 - side, 0)


def do_pass_secret(state: State, seat: int, action: Action, events: Events) -> None:
    """The attacker rolls instead."""
    assert isinstance(state.phase, BattleSecret)
    state.phase = Roll(state.fight().roller)


# ── After a roll ─────────────────────────────────────────────────────────────────────────────


def can_reroll(state: State, side: int) -> bool:
    """Raketen Truppen with a land unit in the battle, or Sigrid with a blank. ABIL-RAKETEN-02."""
    battle = state.fight()
    seat = battle.seat_of(side)
    ability = usable(state, seat)
    if ability is SIGRID:
        return hits_of(battle.faces[side]) < len(battle.faces[side])
    if ability is not RAKETEN:
        return False
    return is_raketen_open(state.edition, force_of(state, side), force_of(state, 1 - side))


def is_raketen_open(edition: Edition, own: int, other: int) -> bool:
    """Raketen Truppen needs a land unit, its user's or anybody's. ABIL-RAKETEN-02, A-48."""
    ground = own & LAND_FIELDS
    if RAKETEN_LAND_UNIT_OF.of(edition) is RaketenLandUnitOf.ANY_SIDE:
        ground |= other & LAND_FIELDS
    return bool(ground)


def refuse_reroll(state: State, seat: int, action: Action) -> Refusal | None:
    """Raketen Truppen without a land unit in the battle is void. ABIL-RAKETEN-02."""
    side = side_of(state, seat)
    own, other = force_of(state, side), force_of(state, 1 - side)
    if usable(state, seat) is RAKETEN and not is_raketen_open(state.edition, own, other):
        return Refusal("ABIL-RAKETEN-02", "raketen-needs-land-unit")
    return None


def reroll_options(state: State, seat: int) -> list[Option]:
    """Roll again or keep the roll. ABIL-RAKETEN-01, ABIL-SIGRID-01."""
    return [TO_PASS, Option(Verb.REROLL)]


def reroll_dice(state: State, side: int) -> int:
    """All dice for Raketen Truppen, the blanks for Sigrid. ABIL-RAKETEN-03, ABIL-SIGRID-02."""
    faces = state.fight().faces[side]
    return len(faces) - len(kept_faces(state, side))


def kept_faces(state: State, side: int) -> tuple[int, ...]:
    """The dice that stay on the table. ABIL-SIGRID-02."""
    battle = state.fight()
    card = state.played[battle.seat_of(side)]
    if state.deck.abilities[card] is RAKETEN:  # ABIL-RAKETEN-03
        return ()
    return tuple([face for face in battle.faces[side] if face >= HIT_FACE])


def do_reroll(state: State, seat: int, action: Action, events: Events) -> None:
    """The ability is used and dice are rolled again. ABIL-RAKETEN-03, ABIL-SIGRID-02."""
    phase = state.phase
    assert isinstance(phase, RerollWindow)
    use(state, seat, events)
    state.phase = Reroll(phase.side)


# ── When units are lost ──────────────────────────────────────────────────────────────────────


def is_nurse_helpful(state: State, side: int) -> bool:
    """Whether lost units of a side could be saved at all. ABIL-NURSE-02, ABIL-NURSE-05."""
    battle = state.fight()
    if not is_nurse_open(state.edition, battle.kind, side, battle.losses[side]):
        return False
    return side == ATTACKER or has_refuge(state)


def is_nurse_open(edition: Edition, kind: int, side: int, losses: int) -> bool:
    """Whether Nurse saves these units, if they have anywhere to go. ABIL-NURSE-02, 05."""
    only_land_and_air = NURSE_UNITS.of(edition) is NurseUnits.LAND_AND_AIR
    if losses & SEA_FIELD and (only_land_and_air or not SUBMARINE_RETREAT.of(edition)):
        return False
    by_sea = side == ATTACKER and kind == AMPHIBIOUS_BATTLE
    return not by_sea or NURSE_SAVES_AMPHIBIOUS_ATTACKERS.of(edition)


def can_nurse(state: State, side: int) -> bool:
    """Nurse can be used for the losses of a side. ABIL-NURSE-01."""
    seat = state.fight().seat_of(side)
    return can_use(state, seat, NURSE) and is_nurse_helpful(state, side)


def refuse_nurse(state: State, seat: int, action: Action) -> Refusal | None:
    """Nurse is void where the units of a side cannot be saved. ABIL-NURSE-02, ABIL-NURSE-05."""
    battle, side = state.fight(), side_of(state, seat)
    at_sea = battle.kind == SEA_BATTLE
    if at_sea and NURSE_UNITS.of(state.edition) is NurseUnits.LAND_AND_AIR:
        return Refusal("ABIL-NURSE-02", "nurse-illegal")
    losses = SEA_FIELD if at_sea else 0
    is_open = is_nurse_open(state.edition, battle.kind, side, losses)
    if is_open and (side == ATTACKER or has_refuge(state)):
        return None
    return Refusal("ABIL-NURSE-05", "nurse-illegal")


def nurse_options(state: State, seat: int) -> list[Option]:
    """Treat the losses of this battle, or not. ABIL-NURSE-01."""
    return [TO_PASS, Option(Verb.NURSE)]


def do_nurse(state: State, seat: int, action: Action, events: Events) -> None:
    """From now on every loss in this battle gets a die. ABIL-NURSE-04."""
    phase = state.phase
    assert isinstance(phase, NurseWindow)
    use(state, seat, events)  # ABIL-NURSE-06
    state.fight().nurse |= 1 << phase.side
    state.phase = NurseRoll(phase.side)
