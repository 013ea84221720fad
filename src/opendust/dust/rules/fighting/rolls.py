"""Rolling in a battle: how many dice a side has, the roll, and rolling again.

On land one side rolls; at sea both sides roll at once (BTL-SEA-02), the attacker's dice first.
"""

from __future__ import annotations

from typing import Final

from opendust.dust.control import defending_capitals
from opendust.dust.dice import FACES, face_counts, hits_of
from opendust.dust.edition import SWITCHES
from opendust.dust.events import DICE_REROLLED, DICE_ROLLED
from opendust.dust.force import (
    BOMBER,
    FIGHTER,
    count,
)
from opendust.dust.phases import (
    ATTACKER,
    DEFENDER,
    NO_SIDE,
    STEP_AFTER_ROLL,
    BattleStep,
    Reroll,
    RerollWindow,
    Roll,
)
from opendust.dust.rules.fighting.battle_abilities import (
    can_reroll,
    kept_faces,
    reroll_dice,
)
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.event import Event, Events
from opendust.kernel.pending import Chance

SUBMARINE_COMBAT_VALUE: Final = SWITCHES.number("submarine_combat_value")


CENTER_DICE: Final = 3  # BTL-LAND-07
CAPITAL_DICE: Final = 5  # BTL-LAND-07 capital


def combat_dice(force: int, submarine_value: int, *, has_ace: bool) -> int:
    """The summed combat values of a force. BTL-LAND-06, BTL-SEA-03, ABIL-ACE-02."""
    # With the values of COMBAT written out: bots ask it all the time.
    dice = submarine_value * (force >> 32)  # BTL-SEA-03
    dice += (force & 255) + 2 * (force >> 8 & 255) + (force >> 16 & 255) + 2 * (force >> 24 & 255)
    if has_ace:
        dice += count(force, FIGHTER) + count(force, BOMBER)
    return dice


def defence_dice(state: State, target: int) -> int:
    """Five dice for a capital, else three for a production center. BTL-LAND-07."""
    if target >= state.board.land_count:
        return 0
    at_capital = bool(defending_capitals(state) >> target & 1)
    return bonus_dice(at_capital=at_capital, at_center=bool(state.centers >> target & 1))


def bonus_dice(*, at_capital: bool, at_center: bool) -> int:
    """The dice that the area itself adds to its defence. BTL-LAND-07."""
    if at_capital:
        return CAPITAL_DICE
    return CENTER_DICE if at_center else 0


def dice_of(state: State, side: int) -> int:
    """The dice that a side rolls now. BTL-LAND-06, BTL-LAND-07."""
    battle = state.fight()
    value = SUBMARINE_COMBAT_VALUE.of(state.edition)
    has_ace = bool(battle.ace >> side & 1)
    if side == ATTACKER:
        return combat_dice(battle.attackers, value, has_ace=has_ace)
    dice = combat_dice(state.units[battle.target], value, has_ace=has_ace)
    return dice + defence_dice(state, battle.target)


def roll_chance(state: State) -> Chance:
    """The dice of the side that rolls; at sea the attacker's, then the defender's. BTL-SEA-02."""
    phase = state.phase
    assert isinstance(phase, Roll)
    if phase.side == NO_SIDE:
        return Chance("dice", dice_of(state, ATTACKER) + dice_of(state, DEFENDER), FACES)
    return Chance("dice", dice_of(state, phase.side), FACES)


def do_roll(state: State, values: tuple[int, ...], events: Events) -> None:
    """The dice lie on the table. BTL-LAND-06."""
    phase = state.phase
    assert isinstance(phase, Roll)
    if phase.side == NO_SIDE:
        first = dice_of(state, ATTACKER)
        lay_dice(state, ATTACKER, values[:first], events)
        lay_dice(state, DEFENDER, values[first:], events)
        state.phase = RerollWindow(ATTACKER)
    else:
        lay_dice(state, phase.side, values, events)
        state.phase = RerollWindow(phase.side)


def lay_dice(state: State, side: int, values: tuple[int, ...], events: Events) -> None:
    """Keep a side's dice and tell of them."""
    battle = state.fight()
    battle.faces[side] = values
    battle.rolled |= 1 << side
    if events is not None:
        events.append(
            Event(DICE_ROLLED, (battle.seat_of(side), hits_of(values), face_counts(values)))
        )


def settle_reroll(state: State, events: Events) -> bool:
    """A side that cannot reroll is not asked; whether it was skipped."""
    phase = state.phase
    assert isinstance(phase, RerollWindow)
    if can_reroll(state, phase.side):
        return False
    after_reroll(state, phase.side)
    return True


def after_reroll(state: State, side: int) -> None:
    """At sea the defender decides after the attacker; then hits are counted. ABIL-SIGRID-03."""
    if state.fight().roller == NO_SIDE and side == ATTACKER:
        state.phase = RerollWindow(DEFENDER)
    else:
        state.phase = BattleStep(STEP_AFTER_ROLL, side)


def do_keep_roll(state: State, seat: int, action: Action, events: Events) -> None:
    """The roll stands."""
    phase = state.phase
    assert isinstance(phase, RerollWindow)
    after_reroll(state, phase.side)


def reroll_chance(state: State) -> Chance:
    """The dice that are rolled again."""
    phase = state.phase
    assert isinstance(phase, Reroll)
    return Chance("dice", reroll_dice(state, phase.side), FACES)


def do_reroll_dice(state: State, values: tuple[int, ...], events: Events) -> None:
    """The new result counts, even if worse. ABIL-RAKETEN-03, ABIL-SIGRID-02."""
    phase = state.phase
    assert isinstance(phase, Reroll)
    battle = state.fight()
    faces = kept_faces(state, phase.side) + values
    battle.faces[phase.side] = faces  # ABIL-RAKETEN-03 counts
    if events is not None:
        events.append(
            Event(DICE_REROLLED,
                  (battle.seat_of(phase.side), hits_of(faces), face_counts(faces)))
        )  # fmt: skip
    after_reroll(state, phase.side)
