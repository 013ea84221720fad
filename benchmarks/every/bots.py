"""How long do bots think? Captain and general in both games, and a general's setup of DUST.

Processor time inside `choose` alone, with nobody's clock to cut a thought short.
"""

from __future__ import annotations

import time
from typing import Any, Final

from benchmarks.every.row import Row
from benchmarks.instructions import OPENING, SETUPS, game_named
from opendust.bots.registry import make_bot
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.playout import play_out

SETUP_AIM: Final = 2.0
WAIT_AIM: Final = 2.0
DECISIONS: Final = {"captain": 60, "general": 20}


def bots() -> list[Row]:
    """Milliseconds of a decision, and the seconds of a whole setup."""
    rows: list[Row] = []
    for name in ("dust", "tactics"):
        for level, limit in DECISIONS.items():
            thought = thinking(name, level, limit)
            each = 1_000 * thought.seconds / max(1, thought.thoughts)
            rows.append(Row(f"{name}, {level}", each, "ms per decision"))
            longest = f"{name}, {level}, the longest of {thought.thoughts} decisions"
            rows.append(Row(longest, thought.longest, "s", most=WAIT_AIM))
    return [*rows, Row("dust, general, the whole setup", setup_seconds(), "s", most=SETUP_AIM)]


def thinking(name: str, level: str, limit: int) -> Table:
    """Some decisions after an opening by lot."""
    game = game_named(name)
    state = game.new_game(game.complete(SETUPS[name][0]))
    play_out(game, state, Lottery(1), OPENING[name])
    table = Table(name, dict.fromkeys(range(len(SETUPS[name][0].seats)), level))
    while table.thoughts < limit and table.play(state):
        pass
    return table


def setup_seconds() -> float:
    """One general at a table of recruits: its thoughts from the deal to the first round."""
    game = game_named("dust")
    state = game.new_game(game.complete(SETUPS["dust"][0]))
    table = Table("dust", {0: "general", 1: "recruit", 2: "recruit", 3: "recruit"})
    while state.round == 0 and table.play(state):
        pass
    return table.seconds


class Table:
    """Bots at a table; the time counts in which those of seat 0's level think."""

    def __init__(self, name: str, levels: dict[int, str]) -> None:
        self.game = game_named(name)
        self.timed = [seat for seat, level in levels.items() if level == levels[0]]
        self.bots = {seat: make_bot(level, name, bytes([seat])) for seat, level in levels.items()}
        self.lottery = Lottery(1)
        self.seconds = 0.0
        self.longest = 0.0
        self.thoughts = 0

    def play(self, state: Any) -> bool:
        """One input; False at the end of the match."""
        waiting = self.game.pending(state)
        if isinstance(waiting, Chance):
            self.game.apply(state, Outcome(waiting.drawn(self.lottery)))
            return True
        if not isinstance(waiting, Choice):
            return False
        seat = waiting.seats[0]
        view, options = self.game.view(state, seat), self.game.options(state, seat)
        start = time.process_time()
        action = self.bots[seat].choose(view, seat, options)
        if seat in self.timed:
            passed = time.process_time() - start
            self.seconds += passed
            self.longest = max(self.longest, passed)
            self.thoughts += 1
        self.game.apply(state, Decision(seat, action))
        return True
