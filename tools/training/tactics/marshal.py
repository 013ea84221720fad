"""Bots on trial for Dust Tactics: more to propose, deeper or wider futures, a learned value.

None of them is in the package, because none was shown to be stronger than the general in equal time
(docs/study/trials.md). Each plays with a quarter of the general's imagined activations, against
`quarter`, the general with as many:
`opendust arena tools.training.tactics.marshal:deeper tools.training.tactics.marshal:quarter ...`.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.budget import Clock, Effort
from opendust.bots.tactics.recruit.activations import Intent, intents
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.commander import GENERAL, Commander, few
from opendust.bots.tactics.search.futures import Trial
from opendust.bots.tactics.search.value import chance_to_win, scale_of
from opendust.bots.tactics.search.weights import SearchWeights, load_search_weights
from opendust.bots.weight_tables import Table
from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.tactics.attack import ORDINARY
from opendust.tactics.phases import Turn
from opendust.tactics.rules import plans
from opendust.tactics.state import State
from tools.training.tactics.learned import Learned, load_learned
from tools.training.tactics.reply import Answered
from tools.training.tactics.search import ANY, Judge, Plan, Search, aim_at

EFFORT: Final = 300.0
REPLIES: Final = 2000.0
"""As many forecasts take as long as EFFORT imagined activations."""
TARGETS: Final = 2
"""Enemies that a plan with an attack may be aimed at, beside what sense aims at."""
PAIRS: Final = (4, 2)
"""So many plans are tried with so many different activations to follow."""


@final
class Fitted:
    """The general's own value."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def value(self, survey: Survey) -> float:
        """The chance to win."""
        return chance_to_win(survey, survey.side, self.table)


@final
class Marshal:
    """A general that also searches over targets and over who acts next, by any value."""

    def __init__(
        self, seed: bytes, weights: SearchWeights, judge: Judge, *, targets: int, pairs: int
    ) -> None:
        self.weights = weights
        self.judge = judge
        self.targets = targets
        self.pairs = pairs
        self.budget = weights.search["seconds"]
        self.clock: Clock | None = None
        self.effort = Effort(int(weights.search["effort"]))
        self.memory = Memory(seed)
        self.search = Search(weights, self.memory, self.effort, seed)
        # What is neither an activation nor aimed is the general's.
        self.general = Commander(seed, weights)
        self.plan: Plan | None = None

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The action for the pending decision point."""
        assert isinstance(view, State)
        if isinstance(view.phase, Turn):
            self.effort.begin(self.budget, self.clock)
            self.plan = self.search.best(
                view, seat, self.proposals(view, seat, options), self.judge
            )
            best = self.plan.trial
            self.general.sense.intend(best.action.number(0), best.goal)
            return best.action
        if self.plan is not None and self.plan.aims(view):
            aimed = aim_at(self.survey(view, seat), options, self.plan.target)
            if aimed is not None:
                return aimed
        return self.general.choose(view, seat, options)

    def survey(self, view: State, seat: int) -> Survey:
        """What a seat sees."""
        return Survey(view, seat, self.weights.sense, self.memory)

    def proposals(self, view: State, seat: int, options: list[Option]) -> list[Plan]:
        """The general's activations, each with other targets, the best with others to follow."""
        table, survey = self.weights.search, self.survey(view, seat)
        found = intents(survey, options, int(table["ends"]))
        found.sort(key=lambda one: -one.gain)
        scale = 4 * scale_of(view, self.weights.value)
        taken = few(found, table["plans"], table["each"])
        made: list[Plan] = []
        for rank, one in enumerate(taken):
            made.append(Plan(trial_of(one, scale, table)))
            for target in self.enemies(survey, one):
                made.append(Plan(trial_of(one, scale, table), target))
            if self.pairs and rank < PAIRS[0]:
                for then in few(others(found, one), PAIRS[1], 1):
                    made.append(Plan(trial_of(one, scale, table), ANY, then))
        return made

    def enemies(self, survey: Survey, one: Intent) -> list[int]:
        """Whom an attack could hurt most from where it is made."""
        state, unit = survey.state, one.action.number(0)
        if not self.targets or not plans.has_attack(one.action.number(1)) or one.goal < 0:
            return []
        worth = [
            (survey.fire(unit, one.goal, enemy, state.place[enemy], ORDINARY), enemy)
            for enemy in survey.enemies
        ]
        best = sorted([pair for pair in worth if pair[0] > 0], reverse=True)
        return [enemy for _, enemy in best[: self.targets]] if len(best) > 1 else []


def trial_of(one: Intent, scale: float, table: Table) -> Trial:
    """An activation as the general tries it."""
    return Trial(one.action, one.goal, one.gain / scale, table["prior"])


def others(found: list[Intent], one: Intent) -> list[Intent]:
    """The activations of other units."""
    unit = one.action.number(0)
    return [other for other in found if other.action.number(0) != unit]


def weights_with(**changed: float) -> SearchWeights:
    """The general's, with a quarter of its effort."""
    weights = load_search_weights(GENERAL)
    weights.search |= {"effort": EFFORT, **changed}
    return weights


def quarter(seed: bytes) -> Commander:
    """The general with a quarter of its effort: the opponent of all trials."""
    return Commander(seed, weights_with())


def deeper(seed: bytes) -> Commander:
    """Eight activations follow instead of four: fewer futures that see further."""
    return Commander(seed, weights_with(depth=8.0))


def wider(seed: bytes) -> Commander:
    """Twice as many plans and ends."""
    return Commander(seed, weights_with(plans=20.0, each=5.0, ends=4.0))


def joint(seed: bytes) -> Marshal:
    """Targets and who acts next are searched, too."""
    weights = weights_with()
    return Marshal(seed, weights, Fitted(weights.value), targets=TARGETS, pairs=1)


def learned(seed: bytes) -> Marshal:
    """The general's proposals, judged by what was learned."""
    weights = weights_with()
    return Marshal(seed, weights, Learned(load_learned(), weights.value), targets=0, pairs=0)


def reply(seed: bytes) -> Marshal:
    """The best four plans with dice, then the best answer and the answer to that by exact odds."""
    weights = weights_with(depth=0.0, plans=4.0, effort=REPLIES)
    made = Marshal(seed, weights, Fitted(weights.value), targets=0, pairs=0)
    made.judge = Answered(weights, made.memory)
    return made
