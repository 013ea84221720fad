"""What comes of a plan that says more than an activation: a target to shoot at, who acts next?

The futures are the general's, with two additions: the unit in activation shoots at a given target
where it can, and the next activation of the same side is a given one. Any judge may value the end.
"""

from __future__ import annotations

from typing import Final, Protocol, final

from opendust.bots.budget import Effort
from opendust.bots.tactics.recruit.activations import Intent
from opendust.bots.tactics.recruit.aiming import aims_of
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.odds import Chances
from opendust.bots.tactics.recruit.skills import values_of
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.futures import Trial
from opendust.bots.tactics.search.quick import Quick
from opendust.bots.tactics.search.weights import SearchWeights
from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.numbers import Lottery
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.dice import Stream
from opendust.tactics import game
from opendust.tactics.actions import Verb
from opendust.tactics.phases import Aiming, Turn
from opendust.tactics.state import State

ANY: Final = -1
BYTES: Final = 4


class Judge(Protocol):
    """Whoever says what a position is worth to the side that looks at it."""

    def value(self, survey: Survey) -> float:
        """The chance to win."""
        ...


@final
class Plan:
    """An activation to try, at whom its unit shoots, and which activation is to follow."""

    def __init__(self, trial: Trial, target: int = ANY, then: Intent | None = None) -> None:
        self.trial = trial
        self.target = target
        self.then = then

    def aims(self, state: State) -> bool:
        """Whether its unit is about to choose targets, and the plan names one."""
        if self.target == ANY or not isinstance(state.phase, Aiming):
            return False
        return state.fight().unit == self.trial.action.number(0)


@final
class Search:
    """Tries plans in imagined matches and drops the worse half again and again."""

    def __init__(self, weights: SearchWeights, memory: Memory, effort: Effort, seed: bytes) -> None:
        self.weights = weights
        self.memory = memory
        self.effort = effort
        self.stream = Stream(seed)
        self.quick = Quick(weights.sense, memory)

    def best(self, state: State, seat: int, plans: list[Plan], judge: Judge) -> Plan:
        """The plan with the best futures."""
        alive = plans
        stages = max(1, (len(plans) - 1).bit_length())
        share = self.effort.left // stages
        while len(alive) > 1 and not self.effort.is_spent():
            floor = self.effort.left - share
            while len(alive) > 1 and self.effort.left > floor:
                seed = self.draw_seed()
                for plan in alive:
                    plan.trial.add(self.imagine(state, seat, plan, seed, judge))
                alive = self.without_hopeless(alive)
            alive = sorted(alive, key=lambda plan: -plan.trial.mean())[: (len(alive) + 1) // 2]
        return alive[0]

    def without_hopeless(self, plans: list[Plan]) -> list[Plan]:
        """Those that are not clearly behind the best."""
        table = self.weights.search
        if len(plans[0].trial.values) < table["least"]:
            return plans
        leader = max([plan.trial for plan in plans], key=Trial.mean)
        return [
            plan
            for plan in plans
            if plan.trial is leader or not plan.trial.is_clearly_behind(leader, table["errors"])
        ]

    def draw_seed(self) -> int:
        """A number for the dice of one comparison."""
        seed = 0
        for _ in range(BYTES):
            seed = seed * 128 + self.stream.below(128)
        return seed

    def imagine(self, state: State, seat: int, plan: Plan, seed: int, judge: Judge) -> float:
        """One future of a plan."""
        later = state.copy()
        unit = plan.trial.action.number(0)
        self.quick.intend(unit, plan.trial.goal)
        game.advance(later, Decision(seat, plan.trial.action))
        self.play_on(later, seat, plan, Lottery(seed))
        return judge.value(Survey(later, seat, self.weights.sense, self.memory))

    def play_on(self, state: State, seat: int, plan: Plan, lottery: Lottery) -> None:
        """The rest of the activation, then so many more, by quick sense but for the plan."""
        self.effort.spend(1)
        turns, depth, then = 0, int(self.weights.search["depth"]), plan.then
        while True:
            waiting = game.pending(state)
            if isinstance(waiting, Chance):
                game.advance(state, Outcome(waiting.drawn(lottery)))
                continue
            if not isinstance(waiting, Choice):
                return
            asked = waiting.seats[0]
            if isinstance(state.phase, Turn):
                if turns >= depth:
                    return
                turns += 1
                self.effort.spend(1)
                if then is not None and asked == seat:
                    action, then = self.activate(state, seat, then), None
                else:
                    action = self.quick.activate(state, asked)
            else:
                options = game.options(state, asked)
                action = self.choose(state, asked, options, plan if turns == 0 else None)
            game.follow(state, asked, action)

    def activate(self, state: State, seat: int, then: Intent) -> Action:
        """The activation that was to follow, if it still can."""
        if game.refuse(state, seat, then.action) is not None:
            return self.quick.activate(state, seat)
        self.quick.intend(then.action.number(0), then.goal)
        return then.action

    def choose(self, state: State, seat: int, options: list[Option], plan: Plan | None) -> Action:
        """What sense says, but for the target."""
        if plan is not None and plan.aims(state):
            survey = Survey(state, seat, self.weights.sense, self.memory)
            aimed = aim_at(survey, options, plan.target)
            if aimed is not None:
                return aimed
        return self.quick.choose(state, seat, options)


def aim_at(survey: Survey, options: list[Option], target: int) -> Action | None:
    """The best shot at a target that adds anything."""
    best: Action | None = None
    most = survey.weights.fire["least"]
    before: dict[int, Chances] = {}
    for option in options:
        if option.verb in (Verb.AIM, Verb.SPEND):
            for line in values_of(option, 0):
                for score, action in aims_of(survey, option, line, before):
                    if action.number(1) == target and score > most:
                        best, most = action, score
    return best
