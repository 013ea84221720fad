"""What comes of a choice? Imagined matches with the same dice for each choice, judged at their end.

The choices that look worse are dropped by halves, and sooner those that are clearly behind with the
same dice, so that most effort goes to those that matter and little to a choice that is clear.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from opendust.bots.budget import Effort
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.quick import NOWHERE, Quick
from opendust.bots.tactics.search.value import chance_to_win
from opendust.bots.tactics.search.weights import SearchWeights
from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.dice import Stream
from opendust.tactics import game
from opendust.tactics.actions import Verb
from opendust.tactics.phases import Turn
from opendust.tactics.state import State

BYTES: Final = 4
PRIOR_SPREAD: Final = 0.0005
"""So that a few futures that happen to agree prove nothing."""


@final
class Trial:
    """A choice that is tried: the action, where its unit is to go, and what came of it.

    Without an action the unit in activation is only to go somewhere. `hint` is how much better
    than others it looked before, as a chance to win; it counts like so many futures.
    """

    def __init__(
        self, action: Action | None, goal: int = NOWHERE, hint: float = 0.0, weight: float = 0.0
    ) -> None:
        self.wish = action
        self.hint = hint * weight
        self.weight = weight
        self.goal = goal
        self.total = 0.0
        self.values: list[float] = []

    @property
    def action(self) -> Action:
        """The action of a choice that has one."""
        assert self.wish is not None
        return self.wish

    def mean(self) -> float:
        """The average value of its futures, and of its hint."""
        return (self.total + self.hint) / max(1.0, len(self.values) + self.weight)

    def add(self, value: float) -> None:
        """One future more."""
        self.total += value
        self.values.append(value)

    def is_clearly_behind(self, leader: Trial, errors: float) -> bool:
        """Whether it trails by so many standard errors of the difference with the same dice."""
        behind = [ours - own for ours, own in zip(leader.values, self.values, strict=True)]
        mean = sum(behind) / len(behind)
        spread = sum([(one - mean) ** 2 for one in behind]) + PRIOR_SPREAD
        gap = leader.mean() - self.mean()
        return gap > errors * sqrt(spread) / (len(behind) - 1)


@final
class Futures:
    """Tries choices in imagined matches."""

    def __init__(
        self, weights: SearchWeights, memory: Memory, effort: Effort, stream: Stream
    ) -> None:
        self.weights = weights
        self.memory = memory
        self.effort = effort
        self.stream = stream
        self.quick = Quick(weights.sense, memory)
        self.depth = int(weights.search["depth"])
        self.least = int(weights.search["least"])
        self.errors = weights.search["errors"]

    def best(self, state: State, seat: int, trials: list[Trial]) -> Trial:
        """The choice with the best futures; the first one where nothing could be tried."""
        alive = trials
        stages = max(1, (len(trials) - 1).bit_length())
        share = self.effort.left // stages
        while len(alive) > 1 and not self.effort.is_spent():
            floor = self.effort.left - share
            alive = self.compare(state, seat, alive, floor)
            alive = sorted(alive, key=Trial.mean, reverse=True)[: (len(alive) + 1) // 2]
        return alive[0]

    def compare(self, state: State, seat: int, trials: list[Trial], floor: int) -> list[Trial]:
        """Play every choice on with the same dice, again and again down to a rest of effort."""
        alive = trials
        while len(alive) > 1 and not self.effort.is_spent():
            seed = self.draw_seed()
            for trial in alive:
                if self.effort.is_late():
                    return alive
                trial.add(self.imagine(state, seat, trial, seed))
            alive = self.without_hopeless(alive)
            if self.effort.left <= floor:
                break
        return alive

    def without_hopeless(self, trials: list[Trial]) -> list[Trial]:
        """Those that are not clearly behind the best, once enough has been seen to tell."""
        if len(trials[0].values) < self.least:
            return trials
        leader = max(trials, key=Trial.mean)
        return [
            trial
            for trial in trials
            if trial is leader or not trial.is_clearly_behind(leader, self.errors)
        ]

    def draw_seed(self) -> int:
        """A number for the dice of one comparison."""
        seed = 0
        for _ in range(BYTES):
            seed = seed * 128 + self.stream.below(128)
        return seed

    def imagine(self, state: State, seat: int, trial: Trial, seed: int) -> float:
        """One future of a choice: the chance to win at its end."""
        later = self.end_of(state, seat, trial, seed)
        survey = Survey(later, seat, self.weights.sense, self.memory)
        return chance_to_win(survey, survey.side, self.weights.value)

    def end_of(self, state: State, seat: int, trial: Trial, seed: int) -> State:
        """Where one future of a choice ends."""
        later = state.copy()
        unit = NOWHERE
        if trial.wish is None:
            unit = state.acting().unit
        elif trial.wish.verb is Verb.ACTIVATE:
            unit = trial.wish.number(0)
        self.quick.intend(unit, trial.goal)
        if trial.wish is not None:
            game.advance(later, Decision(seat, trial.wish))
        self.play_on(later, Lottery(seed))
        return later

    def play_on(self, state: State, lottery: Lottery) -> None:
        """So many activations more, by quick sense for everybody."""
        self.effort.spend(1)
        turns = 0
        while True:
            waiting = game.pending(state)
            if isinstance(waiting, Chance):
                game.advance(state, Outcome(waiting.drawn(lottery)))
            elif isinstance(waiting, Choice):
                seat = waiting.seats[0]
                if isinstance(state.phase, Turn):
                    if turns >= self.depth:
                        return
                    turns += 1
                    self.effort.spend(1)
                    action = self.quick.activate(state, seat)
                else:
                    action = self.quick.choose(state, seat, game.options(state, seat))
                game.follow(state, seat, action)
            else:
                return
