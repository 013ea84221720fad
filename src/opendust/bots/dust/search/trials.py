"""Which of some ways is best? Each is tried in the same imagined worlds, poor ones drop out."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from opendust.bots.budget import Effort
from opendust.bots.dust.planner.weights import PlanWeights
from opendust.bots.dust.search.dealing import dealt
from opendust.bots.dust.search.keeping import Keeping
from opendust.bots.dust.search.rehearsal import SETUP_EFFORT, Rehearsal
from opendust.bots.dust.search.value import value
from opendust.bots.weight_tables import Table
from opendust.dust import game as dust
from opendust.dust.state import State
from opendust.kernel.action import Action, Decision
from opendust.kernel.numbers import Lottery
from opendust.kernel.play.dice import Stream

BYTE: Final = 256
LEAST_WORLDS: Final = 4
PRIOR_SPREAD: Final = 0.0005
"""Worlds before a trial can be clearly behind, and what keeps a few that agree from proving it."""


@final
class Trial:
    """Something to try: an action, and a stance for the rest of the turn."""

    def __init__(self, action: Action | None, stance: PlanWeights | None) -> None:
        self.action = action
        self.stance = stance


@final
class Contest:
    """Trials by what they came to in the same worlds: the best first, those behind left out."""

    def __init__(self, count: int, search: Table) -> None:
        self.margin, self.doubt = search["margin"], search["doubt"]
        self.errors = search["errors"]
        self.sums = [0.0] * count
        self.values: list[list[float]] = [[] for _ in range(count)]
        self.left = list(range(count))
        self.tried = 0

    def add(self, index: int, value: float) -> None:
        """What a trial came to in one world."""
        self.sums[index] += value
        self.values[index].append(value)

    def drop_out(self) -> None:
        """After a world: who is behind by the margin drops out, and who is clearly behind.

        Chance favours one of many trials, so the planned one is left only for a clear gain.
        """
        self.tried += 1
        sums, doubt = self.sums, self.doubt * sqrt(self.tried)
        least = max([sums[index] for index in self.left]) - self.margin * sqrt(self.tried)
        self.left.sort(key=lambda index: -sums[index] - (0.0 if index else doubt))
        leader = self.left[0]
        self.left = [
            index
            for index in self.left
            if index == leader or (sums[index] >= least and not self.is_behind(index, leader))
        ]

    def is_behind(self, index: int, leader: int) -> bool:
        """Whether a trial trails by so many standard errors, or always comes to the same."""
        if self.tried < LEAST_WORLDS:
            return False
        mean = (self.sums[leader] - self.sums[index]) / self.tried
        spread, best, own = 0.0, self.values[leader], self.values[index]
        if best == own:
            return True
        for world in range(self.tried):
            spread += (best[world] - own[world] - mean) ** 2
        return mean > self.errors * sqrt((spread + PRIOR_SPREAD) / (self.tried * (self.tried - 1)))


@final
class Trials:
    """Actions and stances tried in imagined rounds."""

    def __init__(self, rehearsal: Rehearsal, effort: Effort, stream: Stream) -> None:
        self.rehearsal = rehearsal
        self.effort = effort
        self.stream = stream
        self.keeping = Keeping(rehearsal.plain)

    def best(
        self, view: State, seat: int, trials: list[Trial], values: Table, worlds: int, search: Table
    ) -> Trial:
        """The trial that wins most on average; the first one if there was no time, or in doubt."""
        self.rehearsal.equals = search["equals"] > 0
        self.rehearsal.forget()
        contest = Contest(len(trials), search)
        for _ in range(worlds):
            world = dealt(view, seat, self.stream)
            chance = self.number()
            for index in contest.left:
                if self.effort.is_spent():
                    return trials[contest.left[0]]
                found = self.try_out(world, seat, trials[index], chance, values)
                contest.add(index, found)
            contest.drop_out()
            if len(contest.left) == 1:
                break
        return trials[contest.left[0]]

    def number(self) -> int:
        """A number for the cheap source of chance; the stream gives one byte at a time."""
        below = self.stream.below
        return below(BYTE) << 16 | below(BYTE) << 8 | below(BYTE)

    def try_out(self, world: State, seat: int, trial: Trial, chance: int, values: Table) -> float:
        """What a trial comes to in one world, with the same dice for every trial."""
        return value(self.end_of(world, seat, trial, chance), seat, values, self.keeping)

    def end_of(self, world: State, seat: int, trial: Trial, chance: int) -> State:
        """Where a trial leads in one world."""
        self.effort.spend(1 if world.round else SETUP_EFFORT)
        state = world.copy()
        if trial.action is not None:
            dust.advance(state, Decision(seat, trial.action))
        self.rehearsal.take(seat, trial.stance)
        self.rehearsal.finish(state, Lottery(chance))
        return state
