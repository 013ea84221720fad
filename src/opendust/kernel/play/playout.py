"""Playing a match to its end by chance, as fast as the build allows: for search, soak and study.

The loop and its random source stand in the kernel so that they compile with it. Real matches use
the dice stream (dice.py); this source is cheap and its numbers bind nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Game, S
from opendust.kernel.option import Choose
from opendust.kernel.pending import Chance, Choice

if TYPE_CHECKING:
    from mypy_extensions import i64

MODULUS: Final = 2147483647
MULTIPLIER: Final = 48271


@final
class Lottery:
    """Numbers by the minimal standard generator: small, the same on every build."""

    def __init__(self, seed: int) -> None:
        # A machine word where it is compiled: the products outgrow mypyc's quick numbers.
        self.state: i64 = 1 + seed % (MODULUS - 1)

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, the limit."""
        self.state = self.state * MULTIPLIER % MODULUS
        return self.state * limit // MODULUS


def draw(chance: Chance, choose: Choose) -> tuple[int, ...]:
    """What chance brings, from the cheap source."""
    if chance.faces:
        faces = chance.faces
        return tuple([1 + choose(faces) for _ in range(chance.count)])
    left = list(chance.pool)
    return tuple([left.pop(choose(len(left))) for _ in range(chance.count)])


def play_out(game: Game[S], state: S, choose: Choose, limit: int = 1_000_000) -> int:
    """Random choices to the end of the match, or to so many inputs: how many were decisions."""
    pending, options, apply = game.pending, game.options, game.apply
    decisions = 0
    for _ in range(limit):
        waiting = pending(state)
        if isinstance(waiting, Choice):
            seat = waiting.seats[0]
            menu = options(state, seat)
            action = menu[choose(len(menu))].fill(choose)
            apply(state, Decision(seat, action))
            decisions += 1
        elif isinstance(waiting, Chance):
            apply(state, Outcome(draw(waiting, choose)))
        else:
            break
    return decisions
