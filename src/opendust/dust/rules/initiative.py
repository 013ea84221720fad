"""The round: its beginning, the initiative step, the order of turns, and Koshka's interruptions.

The queue holds the players who still have a turn this round, the next one first.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.actions import TO_PASS, Verb
from opendust.dust.control import ELIMINATED_PLAYER, STAYS, is_in_game
from opendust.dust.deck import Ability
from opendust.dust.edition import SWITCHES
from opendust.dust.events import (
    LOTS_DRAWN,
    ORDER_FIXED,
    ROUND_BEGAN,
    TURN_BEGAN,
    TURN_ENDED,
    TURN_INTERRUPTED,
)
from opendust.dust.phases import Draw, Initiative, Interrupt, Lots, RoundEnd, RoundStart, TurnStart
from opendust.dust.rules.abilities import can_use, use
from opendust.dust.rules.beginning.setup import fix_setup_order
from opendust.dust.rules.cards import (
    card_order,
    card_value,
    discard_played,
    reveal,
    tied_seats,
    undecided,
)
from opendust.dust.rules.corrections import has_corrections
from opendust.dust.rules.producing.production import begin_production
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option
from opendust.kernel.refusal import Refusal


@closed_set
class KoshkaChain(Enum):
    """Whether a turn taken with Koshka can itself be interrupted."""

    NO_INTERRUPT_OF_AN_INTERRUPTING_TURN = "no_interrupt_of_an_interrupting_turn"
    ALLOWED = "allowed"


KOSHKA_CHAIN: Final = SWITCHES.choice("koshka_chain", KoshkaChain)
KOSHKA: Final = Ability.KOSHKA


def begin_round(state: State, events: Events) -> bool:
    """A new round; players with an empty hand draw the card they must use. ROUND-05, INIT-06."""
    state.round += 1
    state.used = 0
    state.radar = 0  # ABIL-GEN-03
    state.interrupting = 0
    state.truces = (0,) * state.players  # ABIL-GEN-03 truces
    state.queue = ()
    if events is not None:
        events.append(Event(ROUND_BEGAN, (state.round,)))
    empty = [
        seat for seat in range(state.players) if not state.hands[seat] and is_in_game(state, seat)
    ]
    state.phase = Draw(tuple(empty), True) if empty else Initiative()
    return True


def settle_initiative(state: State, events: Events) -> bool:
    """When all have chosen, cards are revealed and give the turn order. INIT-01, INIT-02."""
    if initiative_seats(state):  # INIT-01
        return False
    reveal(state, events)  # INIT-01 together
    tied = tied_seats(state)
    if tied:
        state.phase = Lots(tied, False)
    else:
        fix_turn_order(state, (), events)
    return True


def do_lots(state: State, values: tuple[int, ...], events: Events) -> None:
    """The lots order the tied players. A-64."""
    phase = state.phase
    assert isinstance(phase, Lots)
    if events is not None:
        events.append(Event(LOTS_DRAWN, (values,), reveals=True))
    if phase.in_setup:
        fix_setup_order(state, values, events)
    else:
        fix_turn_order(state, values, events)


def initiative_seats(state: State) -> tuple[int, ...]:
    """The players who still have to choose a card. INIT-01."""
    waiting = undecided(state)
    if ELIMINATED_PLAYER.of(state.edition) is STAYS:
        return waiting
    return tuple([seat for seat in waiting if is_in_game(state, seat)])


def fix_turn_order(state: State, lots: tuple[int, ...], events: Events) -> None:
    """The order is found anew each round from the cards alone. INIT-05."""
    state.order = card_order(state, lots)
    state.queue = state.order
    if events is not None:
        events.append(Event(ORDER_FIXED, (state.order,)))
    state.phase = TurnStart()


def begin_turn(state: State, events: Events) -> bool:
    """The next turn begins, unless Koshka may interrupt it or its player is out. ROUND-03, A-60."""
    if not state.queue:
        state.phase = RoundEnd()
        return True
    seat = state.queue[0]
    holders = koshka_holders(state, seat)
    if not is_in_game(state, seat):
        state.queue = state.queue[1:]
    elif holders:
        state.phase = Interrupt(holders[0], holders[1:], ())
    else:
        start_turn(state, events)
    return True


def koshka_holders(state: State, seat: int) -> tuple[int, ...]:
    """Who may interrupt a beginning turn, most stars first. ABIL-KOSHKA-01, ABIL-KOSHKA-04."""
    if state.interrupting >> seat & 1 and not asks_again(state):  # ABIL-KOSHKA-05
        return ()
    found: list[tuple[int, int, int, int]] = []
    for place, other in enumerate(state.queue[1:]):
        if can_use(state, other, KOSHKA) and is_in_game(state, other):
            stars = state.deck.stars[state.played[other]]
            tied = place if has_corrections(state) else other
            found.append((-stars, -card_value(state, other), tied, other))
    found.sort()
    return tuple([other for _, _, _, other in found])


def asks_again(state: State) -> bool:
    """Before it was corrected, chains asked those who had passed about the delayed turn. A-50."""
    return KOSHKA_CHAIN.of(state.edition) is KoshkaChain.ALLOWED and not has_corrections(state)


def start_turn(state: State, events: Events) -> None:
    """A turn is production, movement, combat. ROUND-02."""
    if events is not None:
        events.append(Event(TURN_BEGAN, (state.active(),)))
    begin_production(state, events)


def interrupt_options(state: State, seat: int) -> list[Option]:
    """Interrupt or pass. ABIL-KOSHKA-01."""
    return [TO_PASS, Option(Verb.INTERRUPT)]


def refuse_nothing(state: State, seat: int, action: Action) -> Refusal | None:
    """Whoever is asked may answer so."""
    return None


def do_interrupt(state: State, seat: int, action: Action, events: Events) -> None:
    """The user takes his turn now; the interrupted player follows. ABIL-KOSHKA-02."""
    phase = state.phase
    assert isinstance(phase, Interrupt)
    use(state, seat, events)
    if events is not None:
        events.append(Event(TURN_INTERRUPTED, (seat, state.queue[0])))
    ask_next(state, Interrupt(seat, phase.waiting, (*phase.taken, seat)), events)


def do_not_interrupt(state: State, seat: int, action: Action, events: Events) -> None:
    """The holder lets this turn begin; he keeps the ability. ABIL-GEN-01."""
    phase = state.phase
    assert isinstance(phase, Interrupt)
    ask_next(state, phase, events)


def ask_next(state: State, asked: Interrupt, events: Events) -> None:
    """Ask the next holder, or put the interrupting players first in the queue. A-50."""
    if asked.waiting:
        state.phase = Interrupt(asked.waiting[0], asked.waiting[1:], asked.taken)
        return
    if not asked.taken:
        start_turn(state, events)
        return
    victim = state.queue[0]
    rest = [seat for seat in state.queue if seat not in asked.taken]
    state.queue = asked.taken + tuple(rest)
    if KOSHKA_CHAIN.of(state.edition) is not KoshkaChain.ALLOWED:
        for seat in asked.taken:
            state.interrupting |= 1 << seat
    # All holders were asked about the interrupted turn; it is the same turn when it begins. A-50.
    state.interrupting |= 1 << victim
    state.phase = TurnStart()


def end_turn(state: State, events: Events) -> bool:
    """The active player's turn is over; he has no other this round. ABIL-KOSHKA-03."""
    if events is not None:
        events.append(Event(TURN_ENDED, (state.active(),)))
    state.queue = state.queue[1:]
    state.phase = TurnStart()
    return True


def close_round(state: State) -> None:
    """Played cards are discarded. CARD-12."""
    discard_played(state)
    state.order = ()
    state.phase = RoundStart()
