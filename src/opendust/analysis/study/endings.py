"""Does a move still win when plain bots play the match to its end? The last proof of a puzzle.

A search looks a little ahead and judges what it sees. Here nothing is judged: the match is played
to its end from many worlds, and who won is counted.
"""

from __future__ import annotations

from typing import Any, Final

from opendust.analysis.decisions import Weighing
from opendust.analysis.ending import play_to_end
from opendust.analysis.judge import LONGEST, shares
from opendust.bots import make_bot
from opendust.kernel.action import Action, Decision
from opendust.kernel.contract import Game
from opendust.kernel.numbers import Lottery
from opendust.kernel.play.dice import Stream

PLAYER: Final = "recruit"
KEY: Final = b"played to its end"


def share_won(weighing: Weighing, action: Action, worlds: int) -> float:
    """The share of victories after a move; all moves meet the same worlds and dice."""
    total = 0.0
    for label in range(worlds):
        world = weighing.judge.world(weighing.view, weighing.seat, Stream(weighing.seed, label))
        weighing.game.apply(world, Decision(weighing.seat, action))
        total += ending(weighing.game, world, Lottery(weighing.number(label)))[weighing.seat]
    return total / worlds


def ending(game: Game[Any], state: Any, lottery: Lottery) -> list[float]:
    """Who wins when plain bots play on; what does not end is shared by all."""
    seats = len(game.names(state, "seat"))
    bots = [make_bot(PLAYER, game.NAME, KEY) for _ in range(seats)]

    def choose(state: Any, seat: int) -> Action:
        view = game.view(state, seat)
        return bots[seat].choose(view, seat, game.options(view, seat))

    ended = play_to_end(game, state, lottery, choose, LONGEST)
    return [1 / seats] * seats if ended is None else shares(ended, seats)
