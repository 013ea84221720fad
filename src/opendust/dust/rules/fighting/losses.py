"""Losses in a battle: hits become casualties, Nurse treats them, the rest leaves play.

Which units hits may destroy stands in casualties.py, since special attacks ask it too.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.control import is_in_game, leave_play, lift
from opendust.dust.dice import FACES, HIT_FACE, face_counts, hits_of
from opendust.dust.edition import SWITCHES
from opendust.dust.events import NURSE_ROLLED, UNITS_DESTROYED
from opendust.dust.force import (
    UNITS,
    cost,
    count,
    has,
    of,
    pack,
    pairs,
    total,
)
from opendust.dust.phases import (
    ATTACKER,
    DEFENDER,
    NO_SIDE,
    STEP_AFTER_LOSSES,
    BattleStep,
    Casualties,
    NurseRoll,
    NurseWindow,
)
from opendust.dust.rules.corrections import has_corrections
from opendust.dust.rules.fighting.battle_abilities import (
    can_nurse,
    is_nurse_helpful,
)
from opendust.dust.rules.fighting.casualties import shield_of, shielded_losses
from opendust.dust.rules.fighting.retreat import (
    force_of,
    withdraw,
)
from opendust.dust.rules.fighting.special import exactly
from opendust.dust.state import NEUTRAL, State
from opendust.kernel.action import Action
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refusal


@closed_set
class NeutralDiceRoller(Enum):
    """Who rolls and chooses for neutral defenders."""

    LEFT_OF_ATTACKER = "left_of_attacker"
    AUTOMATIC = "automatic"


NEUTRAL_DICE_ROLLER: Final = SWITCHES.choice("neutral_dice_roller", NeutralDiceRoller)


BOTH: Final[tuple[int, ...]] = (ATTACKER, DEFENDER)
ALONE: Final[list[tuple[int, ...]]] = [(ATTACKER,), (DEFENDER,)]


def count_hits(state: State, events: Events) -> None:
    """The final result of the roll counts, for casualties and cease-fire alike. A-37."""
    battle = state.fight()
    sides = BOTH if battle.roller == NO_SIDE else ALONE[battle.roller]
    battle.hits = [0, 0]
    for side in sides:
        battle.hits[side] = hits_of(battle.faces[side])
    battle.hitless = 0 if battle.hits[ATTACKER] or battle.hits[DEFENDER] else battle.hitless + 1
    state.phase = BattleStep(STEP_AFTER_LOSSES, NO_SIDE)
    for side in sides:
        choices = loss_choices(state, side)
        if len(choices) > 1 and not is_automatic(state, side):
            state.phase = Casualties(side)
        else:
            battle.losses[1 - side] = choices[0] if len(choices) == 1 else dearest(choices)


def loss_choices(state: State, side: int) -> list[int]:
    """The enemy units that the hits of a side may destroy. BTL-LAND-08 to BTL-LAND-12."""
    return shielded_losses(force_of(state, 1 - side), state.fight().hits[side])


def is_automatic(state: State, side: int) -> bool:
    """Whether nobody chooses for neutral dice. NEUT-15."""
    if state.fight().seat_of(side) != NEUTRAL:
        return False
    return NEUTRAL_DICE_ROLLER.of(state.edition) is NeutralDiceRoller.AUTOMATIC


def dearest(choices: list[int]) -> int:
    """The set that costs its owner most; automatic neutrals take it."""
    best = choices[0]
    for losses in choices:
        if cost(losses) > cost(best):
            best = losses
    return best


def is_of_neutrals(state: State) -> bool:
    """Whether neutrals have rolled the hits that casualties are chosen for. NEUT-15."""
    phase = state.phase
    assert isinstance(phase, Casualties)
    return state.fight().seat_of(phase.side) == NEUTRAL


def casualty_chooser(state: State) -> int:
    """The player who rolled; for neutrals the attacker's left neighbour. NEUT-15, A-22."""
    phase = state.phase
    assert isinstance(phase, Casualties)
    battle = state.fight()
    seat = battle.seat_of(phase.side)
    return left_of(state, battle.attacker) if seat == NEUTRAL else seat  # NEUT-15


def left_of(state: State, attacker: int) -> int:
    """The next player on the attacker's left who is still in the game. NEUT-15, A-22."""
    for step in range(1, state.players):
        seat = (attacker + step) % state.players
        if is_in_game(state, seat) or not has_corrections(state):
            return seat
    return attacker


def casualty_options(state: State, seat: int) -> list[Option]:
    """Every legal set of casualties. BTL-LAND-08."""
    phase = state.phase
    assert isinstance(phase, Casualties)
    return [exactly(losses) for losses in loss_choices(state, phase.side)]


def refuse_casualties(state: State, seat: int, action: Action) -> Refusal | None:
    """As many enemy units as hits, under the shields. BTL-LAND-08 to BTL-LAND-11."""
    phase = state.phase
    assert isinstance(phase, Casualties)
    wanted = pack(action.pairs(0))
    if wanted in loss_choices(state, phase.side):
        return None
    hits = state.fight().hits[phase.side]
    force = force_of(state, 1 - phase.side)
    if total(wanted) != hits or not has(force, wanted):
        return Refusal("BTL-LAND-08", "casualties-illegal", hits=hits)
    return shield_of(force, wanted)


def do_casualties(state: State, seat: int, action: Action, events: Events) -> None:
    """The roller has chosen. BTL-LAND-08."""
    phase = state.phase
    assert isinstance(phase, Casualties)
    state.fight().losses[1 - phase.side] = pack(action.pairs(0))
    state.phase = BattleStep(STEP_AFTER_LOSSES, NO_SIDE)


def treat_losses(state: State, side: int, events: Events) -> None:
    """Nurse where she helps, else the units are destroyed. ABIL-NURSE-04, ABIL-NURSE-05."""
    if state.fight().nurse >> side & 1 and is_nurse_helpful(state, side):
        state.phase = NurseRoll(side)
    elif can_nurse(state, side):
        state.phase = NurseWindow(side)
    else:
        destroy_losses(state, side, events)


def do_no_nurse(state: State, seat: int, action: Action, events: Events) -> None:
    """The units are destroyed."""
    phase = state.phase
    assert isinstance(phase, NurseWindow)
    destroy_losses(state, phase.side, events)


def destroy_losses(state: State, side: int, events: Events) -> None:
    """Casualties leave play at once. BTL-LAND-12."""
    battle = state.fight()
    remove(state, side, battle.losses[side], events)
    battle.losses[side] = 0
    state.phase = BattleStep(STEP_AFTER_LOSSES, NO_SIDE)


def remove(state: State, side: int, force: int, events: Events) -> None:
    """Units of a side are destroyed."""
    if not force:
        return
    battle = state.fight()
    seat = battle.seat_of(side)
    if side == ATTACKER:
        battle.attackers -= force
    else:
        lift(state, battle.target, force)
    leave_play(state, seat, force)
    if events is not None:
        events.append(Event(UNITS_DESTROYED, (seat, battle.target, pairs(force))))


def nurse_chance(state: State) -> Chance:
    """One die per lost unit: tanks, mechs, fighters, bombers, submarines in this order."""
    phase = state.phase
    assert isinstance(phase, NurseRoll)
    return Chance("dice", total(state.fight().losses[phase.side]), FACES)


def do_nurse_roll(state: State, values: tuple[int, ...], events: Events) -> None:
    """Blank: the unit retreats instead; hit: it is destroyed. ABIL-NURSE-03, ABIL-NURSE-07."""
    phase = state.phase
    assert isinstance(phase, NurseRoll)
    battle = state.fight()
    losses = battle.losses[phase.side]
    saved, at = 0, 0
    for unit in UNITS:
        for _ in range(count(losses, unit)):
            if values[at] < HIT_FACE:
                saved += of(unit, 1)
            at += 1
    seat = battle.seat_of(phase.side)
    if events is not None:
        events.append(Event(NURSE_ROLLED, (seat, total(saved), face_counts(values))))
    remove(state, phase.side, losses - saved, events)
    battle.losses[phase.side] = 0
    withdraw(state, phase.side, saved, STEP_AFTER_LOSSES, events)
