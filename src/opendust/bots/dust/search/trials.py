"""Which of some ways is best? Each is tried in the same imagined worlds, poor ones drop out."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from opendust.bots.budget import Effort
from opendust.bots.dust.planner.weights import PlanWeights
from opendust.bots.dust.search.dealing import dealt
from opendust.bots.dust.search.keeping import Keeping
from opendust.bots.dust.search.rehearsal import Rehearsal
from opendust.bots.dust.search.value import value
from opendust.bots.weight_tables import Table
from opendust.dust import game as dust
from opendust.dust.state import State
from opendust.kernel.action import Action, Decision
from opendust.kernel.numbers import Lottery
from opendust.kernel.play.dice import Stream

BYTE: Final = 256


@final
class Trial:
    """Something to try: an action, and a stance for the rest of the turn."""

    def __init__(self, action: Action | None, stance: PlanWeights | None) -> None:
        self.action = action
        self.stance = stance


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
        sums = [0.0] * len(trials)
        left = list(range(len(trials)))
        for tried in range(1, worlds + 1):
            world = dealt(view, seat, self.stream)
            chance = self.number()
            for index in left:
                if self.effort.is_spent():
                    return trials[left[0]]
                sums[index] += self.try_out(world, seat, trials[index], chance, values)
            least = max([sums[index] for index in left]) - search["margin"] * sqrt(tried)
            # Chance favours one of many trials: the planned one is left only for a clear gain.
            credit = [search["doubt"] * sqrt(tried), *[0.0] * (len(trials) - 1)]
            left.sort(key=lambda index: -sums[index] - credit[index])
            left = [index for index in left if sums[index] >= least]
            if len(left) == 1:
                break
        return trials[left[0]]

    def number(self) -> int:
        """A number for the cheap source of chance; the stream gives one byte at a time."""
        below = self.stream.below
        return below(BYTE) << 16 | below(BYTE) << 8 | below(BYTE)

    def try_out(self, world: State, seat: int, trial: Trial, chance: int, values: Table) -> float:
        """What a trial comes to in one world, with the same dice for every trial."""
        return value(self.end_of(world, seat, trial, chance), seat, values, self.keeping)

    def end_of(self, world: State, seat: int, trial: Trial, chance: int) -> State:
        """Where a trial leads in one world."""
        self.effort.spend(1)
        state = world.copy()
        if trial.action is not None:
            dust.advance(state, Decision(seat, trial.action))
        self.rehearsal.take(seat, trial.stance)
        self.rehearsal.finish(state, Lottery(chance))
        return state
