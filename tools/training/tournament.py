"""Which of many plans is best? Sequential halving: all on the same dice, the worse half drops out.

Every stage spends about the same number of imagined rounds, so the last few plans are compared in
many worlds and the poor ones in few. What was planned first stays in front while it is as good.
"""

from __future__ import annotations

from math import ceil, log2
from typing import Final, Protocol, final

from opendust.bots.budget import Effort
from opendust.bots.dust.search.dealing import dealt
from opendust.bots.dust.search.rehearsal import Rehearsal
from opendust.bots.dust.search.trials import Trial
from opendust.dust import game as dust
from opendust.dust.state import State
from opendust.kernel.action import Decision
from opendust.kernel.numbers import Lottery
from opendust.kernel.play.dice import Stream

BYTE: Final = 256


class Judge(Protocol):
    """Whoever says what a position is worth to a seat."""

    def value(self, state: State, seat: int) -> float:
        """The chance to win."""
        ...


@final
class Tournament:
    """Plans tried in imagined rounds."""

    def __init__(self, rehearsal: Rehearsal, judge: Judge, effort: Effort, stream: Stream) -> None:
        self.rehearsal = rehearsal
        self.judge = judge
        self.effort = effort
        self.stream = stream

    def best(self, view: State, seat: int, trials: list[Trial], rounds: int) -> Trial:
        """The trial that wins most on average, with about so many imagined rounds."""
        sums = [0.0] * len(trials)
        left = list(range(len(trials)))
        stages = max(1, ceil(log2(len(trials))))
        while len(left) > 1:
            for _ in range(max(1, rounds // (stages * len(left)))):
                world = dealt(view, seat, self.stream)
                chance = self.number()
                for index in left:
                    if self.effort.is_spent():
                        return trials[left[0]]
                    sums[index] += self.try_out(world, seat, trials[index], chance)
            left.sort(key=lambda index: -sums[index])
            left = left[: (len(left) + 1) // 2]
        return trials[left[0]]

    def number(self) -> int:
        """A number for the cheap source of chance; the stream gives one byte at a time."""
        below = self.stream.below
        return below(BYTE) << 16 | below(BYTE) << 8 | below(BYTE)

    def try_out(self, world: State, seat: int, trial: Trial, chance: int) -> float:
        """What a trial comes to in one world, with the same dice for every trial."""
        self.effort.spend(1)
        state = world.copy()
        if trial.action is not None:
            dust.apply(state, Decision(seat, trial.action))
        self.rehearsal.take(seat, trial.stance)
        self.rehearsal.finish(state, Lottery(chance))
        return self.judge.value(state, seat)
