"""What could the hidden cards be? A view made whole by dealing what it cannot see."""

from __future__ import annotations

from opendust.dust.state import NO_CARD, State, changed
from opendust.dust.view import resample
from opendust.kernel.play.dice import Stream


def dealt(view: State, seat: int, stream: Stream) -> State:
    """A whole state that the seat's view could come from.

    Whoever has chosen a card or a retreat in secret may choose again.
    """
    if view.hidden is None:
        return view.copy()
    state = resample(view, seat, stream)
    state.phase = view.phase
    for other in range(state.players):
        if other != seat and state.chosen[other] != NO_CARD:
            state.hands = changed(state.hands, other, state.hands[other] | 1 << state.chosen[other])
            state.chosen = changed(state.chosen, other, NO_CARD)
    return state
