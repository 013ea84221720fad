"""Turns: whose unit may act, which units have acted, who is next (p.6)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.event import Event, Events
from opendust.kernel.refusal import Refusal
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.events import Happening
from opendust.tactics.phases import RoundEnd, Turn
from opendust.tactics.state import State

NOT_YOURS: Final = Refusal("ROUND-03", "unit-not-yours")
NOT_A_UNIT: Final = Refusal("HERO-06", "unit-joined-to-squad")
IS_DESTROYED: Final = Refusal("ATK-16", "unit-destroyed")
IS_ACTIVATED: Final = Refusal("ROUND-05", "unit-activated")
NOT_REACTIVATED: Final = Refusal("SKILL-COMMAND-OFFICER-1", "unit-not-the-reactivated")
NOT_THE_VEHICLE: Final = Refusal("SKILL-COMMAND-MECH-2", "unit-not-the-reactivated")
NOT_THE_SQUAD: Final = Refusal("SKILL-COMMAND-MEDIC-3", "unit-not-the-reactivated")
NOT_PARTED: Final = Refusal("AMB-HERO-1", "unit-not-one-of-the-parted")


def refuse_unit(state: State, phase: Turn, seat: int, unit: int) -> Refusal | None:
    """Why a seat cannot activate a unit now. ROUND-02 to ROUND-05, TEAM-02, AMB-SKILL-25."""
    if state.battle.owner[unit] != seat:
        return NOT_YOURS
    if not state.is_alive(unit):
        return IS_DESTROYED
    if state.leader[unit] != NO_UNIT:
        return NOT_A_UNIT
    only = phase.only
    if not only:
        return IS_ACTIVATED if state.activated[unit] else None  # ROUND-02
    if unit in only:
        return None
    return IS_ACTIVATED if state.activated[unit] else refuse_others(state, only)


def refuse_others(state: State, only: tuple[int, ...]) -> Refusal:
    """Why nobody else acts: two have parted, or a unit was ordered or brought back. AMB-HERO-1."""
    if len(only) > 1:
        return NOT_PARTED
    if state.is_on_board(only[0]):
        return NOT_REACTIVATED
    return NOT_THE_VEHICLE if state.battle.cards[only[0]].is_vehicle else NOT_THE_SQUAD


def ready_seats(state: State) -> tuple[int, ...]:
    """The players of the side who have a unit to activate. ROUND-03, TEAM-02."""
    phase = state.phase
    assert isinstance(phase, Turn)
    return tuple(
        [seat for seat in state.battle.seats_of(phase.side) if is_ready(state, phase, seat)]
    )


def is_ready(state: State, phase: Turn, seat: int) -> bool:
    """Whether a seat has a unit to activate. ROUND-03, TEAM-02."""
    for unit in state.battle.seat_units[seat]:
        if refuse_unit(state, phase, seat, unit) is None:
            return True
    return False


def has_ready(state: State, side: int) -> bool:
    """Whether a side has a unit that is not activated. ROUND-04."""
    for unit in state.battle.side_units[side]:
        if not state.activated[unit] and state.is_body(unit):
            return True
    return False


def mark_activated(state: State, body: int) -> None:
    """The unit, with its hero, has had its activation of this round. ROUND-05."""
    for unit in state.parts_of(body):
        state.activated[unit] = 1


def end_activation(state: State, events: Events) -> None:
    """The unit is done; a unit it reactivated comes next, else the other side. ROUND-03."""
    acting = state.acting()
    state.activation = None
    if events is not None:
        events.append(Event(Happening.ACTIVATION_ENDED, (acting.unit,)))
    side = state.battle.side[acting.unit]
    after = acting.after
    if after != NO_UNIT and state.is_body(after) and not state.activated[after]:
        state.phase = Turn(side, (after,))
    else:
        next_turn(state, 1 - side)


def next_turn(state: State, side: int) -> None:
    """Sides alternate; when one is done the other goes on; then the round ends. ROUND-04, -06."""
    if has_ready(state, side):
        state.phase = Turn(side, ())
    elif has_ready(state, 1 - side):
        state.phase = Turn(1 - side, ())
    else:
        state.phase = RoundEnd(0)  # ROUND-01
