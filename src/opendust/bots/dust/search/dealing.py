"""What could the hidden cards be? A view made whole by dealing what it cannot see."""

from __future__ import annotations

from opendust.dust.phases import RetreatTogether
from opendust.dust.state import State
from opendust.dust.view import draw
from opendust.kernel.bits import bits
from opendust.kernel.play.dice import Stream


def dealt(view: State, seat: int, stream: Stream) -> State:
    """A whole state that the seat's view could come from.

    Whoever has chosen a card in secret gets it back into the hand and may choose again.
    """
    state = view.copy()
    hidden = state.hidden
    if hidden is None:
        return state
    state.hidden = None
    chosen = 0 if isinstance(state.phase, RetreatTogether) else hidden.decided
    pool = list(bits(state.unseen))
    for other in range(state.players):
        if other != seat:
            size = hidden.hand_sizes[other] + (chosen >> other & 1)
            state.hands[other] = draw(pool, size, stream)
    state.unseen = draw(pool, len(pool), stream)
    return state
