"""Playing a match to its end by chance, as fast as the build allows: for search, soak and study.

Real matches use the dice stream (dice.py); this source is cheap and its numbers bind nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Game, S
from opendust.kernel.numbers import Numbers
from opendust.kernel.pending import Chance, Choice

FOREVER: Final = 1_000_000


def play_out(game: Game[S], state: S, numbers: Numbers, limit: int = FOREVER) -> int:
    """Random choices to the end of the match, or to so many inputs: how many were decisions.

    A game may bring a way of its own, which takes what its menus offer without judging it again.
    """
    own: Callable[[S, Numbers, int], int] | None = getattr(game, "play_out", None)
    if own is None:
        return play_out_plainly(game, state, numbers, limit)
    return own(state, numbers, limit)


def play_out_plainly(game: Game[S], state: S, numbers: Numbers, limit: int = FOREVER) -> int:
    """The same by the contract alone; every game has it."""
    pending, options, apply = game.pending, game.options, game.apply
    decisions = 0
    for _ in range(limit):
        waiting = pending(state)
        if isinstance(waiting, Choice):
            seat = waiting.seats[0]
            menu = options(state, seat)
            action = menu[numbers.below(len(menu))].drawn(numbers)
            apply(state, Decision(seat, action))
            decisions += 1
        elif isinstance(waiting, Chance):
            apply(state, Outcome(waiting.drawn(numbers)))
        else:
            break
    return decisions
