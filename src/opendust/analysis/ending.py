"""Who wins from here? A match is played to its end by whoever decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.contract import Game
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Chance, Choice, Result

Chooser = Callable[[Any, int], Action]
"""Decides in a position for a seat."""


def play_to_end(
    game: Game[Any], state: Any, lottery: Lottery, choose: Chooser, most: int
) -> Result | None:
    """The result after at most so many inputs; none if the match has not ended by then."""
    for _ in range(most):
        waiting = game.pending(state)
        if isinstance(waiting, Chance):
            game.apply(state, Outcome(waiting.drawn(lottery)))
        elif isinstance(waiting, Choice):
            seat = waiting.seats[0]
            game.apply(state, Decision(seat, choose(state, seat)))
        else:
            return waiting
    return None
