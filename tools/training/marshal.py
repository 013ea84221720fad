"""A bot on trial, `marshal`: whole turns with many purchases, and attacks with every force.

It is not in the package, because no gain over the general was shown (docs/study/trials.md). Let it
play with `opendust arena tools.training.marshal:marshal general`; `learned` judges by what
`python -m tools.training` has learned.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.budget import Clock, Effort
from opendust.bots.dust.planner.planner import Planner
from opendust.bots.dust.planner.weights import PlanWeights, load_captain_weights
from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.setup import settlements
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.commander import SETTLING
from opendust.bots.dust.search.keeping import Keeping
from opendust.bots.dust.search.rehearsal import Rehearsal
from opendust.bots.dust.search.trials import Trial
from opendust.bots.dust.search.value import value
from opendust.bots.dust.search.weights import SearchWeights, load_search_weights
from opendust.bots.weight_tables import Table
from opendust.dust.actions import Verb
from opendust.dust.phases import Combat, Initiative, Movement, Purchase, SetupCards
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.option import Option
from opendust.kernel.play.dice import Stream
from tools.training.assaults import assaults
from tools.training.network import Learned, load_network
from tools.training.plans import drawn_plans, purchase_plans
from tools.training.tournament import Judge, Tournament

EFFORT: Final = 1_000
SECONDS: Final = 2.0
"""Imagined rounds in one decision, and the time after which the best so far is done."""
SEARCH: Final[dict[str, Table]] = {
    "marshal-duel": {
        "setup": 60, "cards": 48, "turns": 60, "movements": 32, "attacks": 40,
        "sites": 5, "plans": 4, "proposals": 0, "assaults": 8,
    },
    "marshal-many": {
        "setup": 80, "cards": 40, "turns": 80, "movements": 32, "attacks": 48,
        "sites": 5, "plans": 4, "proposals": 0, "assaults": 8,
    },
    "marshal-crowd": {
        "setup": 24, "cards": 12, "turns": 24, "movements": 12, "attacks": 16,
        "sites": 4, "plans": 0, "proposals": 0, "assaults": 4,
    },
}  # fmt: skip
"""Imagined rounds for a whole choice, areas tried in the setup, drawn plans beside the stances and
purchases, attacks beside what the plans propose."""
VALUES: Final = ("value-each-duel", "value-sets-duel", "value-each-many", "value-sets-many")
SEED: Final = 1
"""The plans are drawn once and for all: the same bot at every table."""


@final
class Marshal:
    """Plays DUST by comparing plans of whole turns."""

    def __init__(self, seed: bytes, weights: SearchWeights, judge: Judge) -> None:
        self.weights = weights
        self.budget = SECONDS
        self.clock: Clock | None = None
        self.effort = Effort(EFFORT)
        self.planner = Planner(seed)
        rehearsal = Rehearsal(weights.plans)
        rehearsal.equals = True
        self.tournament = Tournament(rehearsal, judge, self.effort, Stream(seed))
        self.drawn: dict[int, list[PlanWeights]] = {}
        self.stance: PlanWeights | None = None
        self.stance_round = -1

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The action for the pending decision point."""
        assert isinstance(view, State)
        self.effort.begin(self.budget, self.clock)
        self.planner.effort.begin(self.budget, self.clock)
        phase, search = view.phase, self.weights.search(view)
        if isinstance(phase, (Initiative, SetupCards)):
            return self.choose_card(view, seat, options, search)
        if isinstance(phase, SETTLING):
            return self.choose_site(view, seat, options, search)
        if not view.queue or view.active() != seat:
            return self.planner.answer(view, seat, options, self.weights.stances(view)[0])
        if isinstance(phase, Purchase) and self.stance_round != view.round:
            self.choose_plan(view, seat, search)
        elif isinstance(phase, (Movement, Combat)):
            return self.choose_proposal(view, seat, options, search)
        return self.planner.answer(view, seat, options, self.stance_now(view))

    def stance_now(self, view: State) -> PlanWeights:
        """The plan of this turn, or the usual one."""
        if self.stance is not None and self.stance_round == view.round:
            return self.stance
        return self.weights.stances(view)[0]

    def plans(self, view: State, number: int) -> list[PlanWeights]:
        """The stances, and the drawn plans."""
        stances = self.weights.stances(view)
        found = self.drawn.get(view.players)
        if found is None or len(found) < number:
            found = self.drawn[view.players] = drawn_plans(stances[0], number, SEED)
        bought = purchase_plans(stances[0]) if number else []
        return stances + bought + found[:number]

    def best(self, view: State, seat: int, trials: list[Trial], rounds: float) -> Trial:
        """The best of some trials."""
        if len(trials) == 1:
            return trials[0]
        return self.tournament.best(view, seat, trials, int(rounds))

    def choose_card(self, view: State, seat: int, options: list[Option], search: Table) -> Action:
        """Every card of the hand is tried, the planned one first."""
        first = self.planner.answer(view, seat, options, self.weights.stances(view)[0])
        cards = [Action(Verb.PLAY, (card,)) for card in bits(view.hands[seat])]
        others = [Trial(action, None) for action in cards if action != first]
        rounds = search["cards"] if view.round else search["setup"]
        return self.best(view, seat, [Trial(first, None), *others], rounds).action or first

    def choose_site(self, view: State, seat: int, options: list[Option], search: Table) -> Action:
        """The best few areas to settle in are tried."""
        survey = Survey(view, seat, self.weights.stances(view)[0].sense, self.planner.odds)
        sites = settlements(survey, pick_of(options[0], 0))[: int(search["sites"])]
        best = self.best(view, seat, [Trial(site, None) for site in sites], search["setup"])
        return best.action or sites[0]

    def choose_plan(self, view: State, seat: int, search: Table) -> None:
        """Every plan is tried for the turn that begins."""
        plans = self.plans(view, int(search["plans"]))
        best = self.best(view, seat, [Trial(None, plan) for plan in plans], search["turns"])
        self.stance, self.stance_round = best.stance, view.round

    def choose_proposal(
        self, view: State, seat: int, options: list[Option], search: Table
    ) -> Action:
        """What the plans propose is tried, and in combat the best attacks and the end of it."""
        now = self.stance_now(view)
        is_combat = isinstance(view.phase, Combat)
        found: dict[Action, PlanWeights] = {}
        for plan in [now, *self.plans(view, int(search["proposals"]))]:
            found.setdefault(self.planner.answer(view, seat, options, plan), plan)
        if is_combat:
            survey = Survey(view, seat, now.sense, self.planner.odds)
            for action in assaults(survey, options, int(search["assaults"])):
                found.setdefault(action, now)
        found.setdefault(Action(Verb.DONE), now)
        trials = [Trial(action, plan) for action, plan in found.items()]
        best = self.best(view, seat, trials, search["attacks" if is_combat else "movements"])
        self.stance, self.stance_round = best.stance, view.round
        return best.action or trials[0].action or Action(Verb.DONE)


@final
class Fitted:
    """The general's own value, with what it knows of capitals."""

    def __init__(self, weights: SearchWeights) -> None:
        self.weights = weights
        self.keeping = Keeping(weights.plans.duel.sense)

    def value(self, state: State, seat: int) -> float:
        """The chance to win."""
        return value(state, seat, self.weights.value(state), self.keeping)


def search_weights() -> SearchWeights:
    """The general's, but for how many worlds."""
    general = load_search_weights("general").tables
    own = {f"marshal-{name}": general[f"general-{name}"] for name in VALUES}
    return SearchWeights("marshal", {**general, **own, **SEARCH}, load_captain_weights())


def marshal(seed: bytes) -> Marshal:
    """The bot `marshal`."""
    weights = search_weights()
    return Marshal(seed, weights, Fitted(weights))


def learned(seed: bytes) -> Marshal:
    """The same, judging by the network."""
    weights = search_weights()
    return Marshal(seed, weights, Learned(load_network(), weights.plans.duel.sense))
