"""What comes of a choice? Imagined matches with the same dice for each choice, judged at their end.

The choices that look worse are dropped by halves, so that most effort goes to those that matter.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.budget import Effort
from opendust.bots.tactics_recruit.memory import Memory
from opendust.bots.tactics_recruit.sight import Sight
from opendust.bots.tactics_search.quick import NOWHERE, Quick
from opendust.bots.tactics_search.value import chance_to_win
from opendust.bots.tactics_search.weights import SearchWeights
from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.dice import Stream
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.playout import Lottery, draw
from opendust.tactics import game
from opendust.tactics.actions import Verb
from opendust.tactics.phases import Turn
from opendust.tactics.state import State

BYTES: Final = 4


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
        self.count = 0

    @property
    def action(self) -> Action:
        """The action of a choice that has one."""
        assert self.wish is not None
        return self.wish

    def mean(self) -> float:
        """The average value of its futures, and of its hint."""
        return (self.total + self.hint) / max(1.0, self.count + self.weight)


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

    def best(self, state: State, seat: int, trials: list[Trial]) -> Trial:
        """The choice with the best futures; the first one where nothing could be tried."""
        alive = trials
        stages = max(1, (len(trials) - 1).bit_length())
        share = self.effort.left // stages
        while len(alive) > 1 and not self.effort.is_spent():
            floor = self.effort.left - share
            self.compare(state, seat, alive, floor)
            alive = sorted(alive, key=Trial.mean, reverse=True)[: (len(alive) + 1) // 2]
        return alive[0]

    def compare(self, state: State, seat: int, trials: list[Trial], floor: int) -> None:
        """Play every choice on with the same dice, again and again down to a rest of effort."""
        while not self.effort.is_spent():
            seed = self.draw_seed()
            for trial in trials:
                if self.effort.is_late():
                    return
                trial.total += self.imagine(state, seat, trial, seed)
                trial.count += 1
            if self.effort.left <= floor:
                return

    def draw_seed(self) -> int:
        """A number for the dice of one comparison."""
        seed = 0
        for _ in range(BYTES):
            seed = seed * 128 + self.stream.below(128)
        return seed

    def imagine(self, state: State, seat: int, trial: Trial, seed: int) -> float:
        """One future of a choice: the chance to win at its end."""
        later = state.copy()
        unit = NOWHERE
        if trial.wish is None:
            unit = state.acting().unit
        elif trial.wish.verb is Verb.ACTIVATE:
            unit = trial.wish.number(0)
        self.quick.intend(unit, trial.goal)
        if trial.wish is not None:
            game.apply(later, Decision(seat, trial.wish))
        self.play_on(later, Lottery(seed))
        sight = Sight(later, seat, self.weights.sense, self.memory)
        return chance_to_win(sight, sight.side, self.weights.value)

    def play_on(self, state: State, lottery: Lottery) -> None:
        """So many activations more, by quick sense for everybody."""
        self.effort.spend(1)
        turns = 0
        while True:
            waiting = game.pending(state)
            if isinstance(waiting, Chance):
                game.apply(state, Outcome(draw(waiting, lottery.below)))
            elif isinstance(waiting, Choice):
                if isinstance(state.phase, Turn):
                    if turns >= self.depth:
                        return
                    turns += 1
                    self.effort.spend(1)
                seat = waiting.seats[0]
                action = self.quick.choose(state, seat, game.options(state, seat))
                game.apply(state, Decision(seat, action))
            else:
                return
