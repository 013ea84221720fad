"""The cards: hands, drawing, the discard pile, and the order that revealed cards give.

A face-down deck is a set of unseen cards; a draw is an outcome of chance. Lots decide between
fully equal cards, which only a deck of one's own can hold (A-64).
"""

from __future__ import annotations

from typing import Final

from opendust.dust.actions import Verb
from opendust.dust.events import CARD_CHOSEN, CARD_REVEALED, CARDS_DRAWN, DECK_RESHUFFLED, Happening
from opendust.dust.phases import Draw, Lots, SetupCards
from opendust.dust.state import NO_CARD, State, changed
from opendust.kernel.action import Action
from opendust.kernel.bits import bits, size
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option, among
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refusal

HAND_LIMIT: Final = 5  # CARD-05
PLAY: Final = Verb.PLAY


def drawn_event(state: State, kind: Happening, seat: int, cards: tuple[int, ...]) -> Event:
    """Cards come to a hand: their owner sees which, the others how many. A-67."""
    public = Event(kind, (seat, len(cards), ()), reveals=True)
    return Event(
        kind, (seat, len(cards), tuple(sorted(cards))), owner=seat, public=public, reveals=True
    )


def draw_chance(state: State) -> Chance:
    """As many cards as are asked for and lie there; the rest after a reshuffle. CARD-11."""
    phase = state.phase
    assert isinstance(phase, Draw)
    there = size(state.unseen)
    if state.hidden is not None:
        there = state.hidden.deck_size
    return Chance("card", min(len(phase.seats), there), 0, tuple(bits(state.unseen)))


def do_draw(state: State, values: tuple[int, ...], events: Events) -> None:
    """Each seat named takes a card; a forced one is this round's card. CARD-06, INIT-06."""
    phase = state.phase
    assert isinstance(phase, Draw)
    for at, card in enumerate(values):
        seat = phase.seats[at]
        state.unseen &= ~(1 << card)
        if phase.forced:
            state.chosen = changed(state.chosen, seat, card)
        else:
            state.hands = changed(state.hands, seat, state.hands[seat] | 1 << card)
    if events is not None:
        tell_draw(state, phase.seats, values, events)
    state.phase = Draw(phase.seats[len(values) :], phase.forced, phase.fresh)
    if not state.unseen:
        reshuffle(state, events)


def tell_draw(
    state: State, seats: tuple[int, ...], values: tuple[int, ...], events: list[Event]
) -> None:
    """Tell, seat by seat, of the cards that each of them drew."""
    for seat in sorted(set(seats[: len(values)])):
        cards = tuple([card for to, card in zip(seats, values, strict=False) if to == seat])
        events.append(drawn_event(state, CARDS_DRAWN, seat, cards))


def reshuffle(state: State, events: Events) -> None:
    """The discard pile becomes the new deck. CARD-11, A-15."""
    if state.discards:
        if events is not None:
            events.append(Event(DECK_RESHUFFLED, (size(state.discards),)))
        state.unseen |= state.discards
        state.discards = 0


def is_draw_over(state: State, events: Events) -> bool:
    """Whether every card is drawn, or none can be (F-11: never with the full deck)."""
    phase = state.phase
    assert isinstance(phase, Draw)
    if phase.seats and not state.unseen:
        reshuffle(state, events)
    return not phase.seats or not state.unseen


def card_options(state: State, seat: int) -> list[Option]:
    """Any card of the hand. SETUP-02, INIT-01."""
    return [Option(PLAY, (among(state.hands[seat]),))]


def refuse_play(state: State, seat: int, action: Action) -> Refusal | None:
    """A player chooses a card that he holds. SETUP-02, INIT-01."""
    card = action.number(0)
    if not state.hands[seat] >> card & 1:
        rule = "SETUP-02" if isinstance(state.phase, SetupCards) else "INIT-01"
        return Refusal(rule, "card-not-in-hand", card=card_name(state, card))
    return None


def card_name(state: State, card: int) -> str:
    """The text form of a card."""
    return state.deck.ids[card] if 0 <= card < state.deck.size else f"#{card}"


def do_play(state: State, seat: int, action: Action, events: Events) -> None:
    """The card lies face down before its player. INIT-01."""
    card = action.number(0)
    state.hands = changed(state.hands, seat, state.hands[seat] & ~(1 << card))  # SETUP-04
    state.chosen = changed(state.chosen, seat, card)
    if events is not None:
        public = Event(CARD_CHOSEN, (seat, ()))
        events.append(Event(CARD_CHOSEN, (seat, (card,)), owner=seat, public=public))


def undecided(state: State) -> tuple[int, ...]:
    """The seats that have cards and have not chosen."""
    chosen, hidden = state.chosen, state.hidden
    if hidden is None:
        hands = state.hands
        return tuple([
            seat for seat in range(state.players) if chosen[seat] == NO_CARD and hands[seat]
        ])  # fmt: skip
    waiting = [seat for seat in range(state.players) if chosen[seat] == NO_CARD]
    sizes, decided = hidden.hand_sizes, hidden.decided
    return tuple([seat for seat in waiting if sizes[seat] and not decided >> seat & 1])


def reveal(state: State, events: Events) -> None:
    """All chosen cards are turned over together. SETUP-02, INIT-01."""
    state.played = state.chosen
    state.chosen = (NO_CARD,) * state.players
    if events is not None:
        for seat, card in enumerate(state.played):
            if card != NO_CARD:
                events.append(Event(CARD_REVEALED, (seat, card), reveals=True))


def card_value(state: State, seat: int) -> int:
    """How early a revealed card acts: combat, movement, stars. INIT-02 to INIT-04."""
    return state.deck.order[state.played[seat]]


def tied_seats(state: State) -> tuple[int, ...]:
    """The players whose revealed cards are fully equal to another's. A-64."""
    values = [(card_value(state, seat), seat) for seat in players_with_card(state)]
    many = [value for value, _ in values]
    return tuple([seat for value, seat in values if many.count(value) > 1])


def players_with_card(state: State) -> list[int]:
    """The players who have a card before them."""
    return [seat for seat in range(state.players) if state.played[seat] != NO_CARD]


def card_order(state: State, lots: tuple[int, ...]) -> tuple[int, ...]:
    """The players from the highest card to the lowest; lots between equal ones. INIT-02."""
    ranked: list[tuple[int, int, int]] = []
    for seat in players_with_card(state):
        lot = lots.index(seat) if seat in lots else 0
        ranked.append((-card_value(state, seat), lot, seat))
    ranked.sort()
    return tuple([seat for _, _, seat in ranked])


def lots_chance(state: State) -> Chance:
    """The tied players in the order that chance gives. A-64."""
    phase = state.phase
    assert isinstance(phase, Lots)
    return Chance("seat", len(phase.seats), 0, phase.seats)


def discard_played(state: State) -> None:
    """Played cards go to the discard pile. CARD-12, SETUP-30."""
    for card in state.played:
        if card != NO_CARD:
            state.discards |= 1 << card
    state.played = (NO_CARD,) * state.players
