"""How do the bots of DUST from captain on choose? What sense proposes is tried in imagined rounds.

All are the same commander; a table says at which choices it tries how many worlds, and where it
tries none it does what the plans of `planner/` say. A marshal is a general that has learned where
to settle in a duel.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.budget import Clock, Effort
from opendust.bots.dust.planner.attack import candidates
from opendust.bots.dust.planner.planner import Planner
from opendust.bots.dust.planner.weights import PlanWeights
from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.setup import settlements
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.drafting import Drafts, load_drafts
from opendust.bots.dust.search.pieces import PIECES, pieces
from opendust.bots.dust.search.rehearsal import Rehearsal
from opendust.bots.dust.search.settling import Settling
from opendust.bots.dust.search.trials import Trial, Trials
from opendust.bots.dust.search.weights import SearchWeights, load_search_weights
from opendust.bots.dust.search.windows import WINDOWS, ways
from opendust.dust.actions import Verb
from opendust.dust.force import pairs
from opendust.dust.phases import (
    ClaimCapital,
    ClaimLand,
    ClaimSource,
    Combat,
    Initiative,
    Movement,
    Purchase,
    SetupCards,
    SetupCenters,
)
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.option import Option
from opendust.kernel.play.dice import Stream

EFFORT: Final = {"captain": 120, "general": 600}
SECONDS: Final = {"captain": 0.3, "general": 1.7}
"""Imagined rounds in one decision, and the time after which the best so far is done. No table of
the general asks for more rounds, and so many take less than its time on two cores."""
SETTLING: Final = (ClaimCapital, ClaimLand, ClaimSource, SetupCenters)
"""Where an area is chosen in the setup."""


@final
class Commander:
    """Plays DUST by trying its choices out against replies.

    It keeps the stance of its turn. Whoever asks a new bot in the middle of a turn gets the usual
    ways for the rest of it.
    """

    def __init__(self, seed: bytes, weights: SearchWeights, drafts: Drafts | None = None) -> None:
        self.weights = weights
        self.drafts = drafts
        self.budget = SECONDS[weights.rank]
        self.clock: Clock | None = None
        self.effort = Effort(EFFORT[weights.rank])
        self.planner = Planner(seed)
        self.trials = Trials(Rehearsal(weights.plans), self.effort, Stream(seed))
        self.settling = Settling(self.trials)
        self.stance: PlanWeights | None = None
        self.stance_round = -1

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The action for the pending decision point."""
        assert isinstance(view, State)
        self.effort.begin(self.budget, self.clock)
        self.planner.effort.begin(self.budget, self.clock)
        self.settling.effort.begin(self.budget, self.clock)
        phase, search = view.phase, self.weights.search(view)
        if self.drafts is not None and isinstance(phase, (SetupCards, *SETTLING)):
            drafted = self.drafts.answer(view, seat, options)
            if drafted is not None:
                return drafted
        if isinstance(phase, Initiative) and search["cards"]:
            return self.choose_card(view, seat, options, "cards")
        if isinstance(phase, SetupCards) and search["setup"]:
            return self.choose_card(view, seat, options, "setup")
        if isinstance(phase, SETTLING) and search["setup"]:
            return self.choose_site(view, seat, options)
        if isinstance(phase, WINDOWS) and search["windows"]:
            return self.choose_way(view, seat, options)
        if isinstance(phase, PIECES) and search["pieces"]:
            return self.choose_piece(view, seat, options)
        if not view.queue or view.active() != seat:
            return self.planner.answer(view, seat, options, self.weights.stances(view)[0])
        if isinstance(phase, Purchase) and self.stance_round != view.round and search["stances"]:
            self.choose_stance(view, seat)
        elif isinstance(phase, Movement) and search["movements"]:
            return self.choose_proposal(view, seat, options, "movements")
        elif isinstance(phase, Combat) and search["attacks"]:
            return self.choose_proposal(view, seat, options, "attacks")
        return self.planner.answer(view, seat, options, self.stance_now(view))

    def stance_now(self, view: State) -> PlanWeights:
        """The stance of this turn, or the usual one."""
        if self.stance is not None and self.stance_round == view.round:
            return self.stance
        return self.weights.stances(view)[0]

    def best(self, view: State, seat: int, trials: list[Trial], choice: str) -> Trial:
        """The best of some trials in as many worlds as the choice is worth."""
        if len(trials) == 1:
            return trials[0]
        search, values = self.weights.search(view), self.weights.value(view)
        search = {**search, "doubt": search.get(f"{choice}-doubt", search["doubt"])}
        return self.trials.best(view, seat, trials, values, int(search[choice]), search)

    def choose_card(self, view: State, seat: int, options: list[Option], choice: str) -> Action:
        """Every card of the hand is tried, the planned one first."""
        first = self.planner.answer(view, seat, options, self.weights.stances(view)[0])
        cards = [Action(Verb.PLAY, (card,)) for card in bits(view.hands[seat])]
        others = [Trial(action, None) for action in cards if action != first]
        return self.best(view, seat, [Trial(first, None), *others], choice).action or first

    def choose_site(self, view: State, seat: int, options: list[Option]) -> Action:
        """The best few areas to settle in are tried."""
        survey = Survey(view, seat, self.weights.stances(view)[0].sense, self.planner.odds)
        search, values = self.weights.search(view), self.weights.value(view)
        sites = settlements(survey, pick_of(options[0], 0))[: int(search["sites"])]
        return self.settling.best(view, seat, sites, values, search)

    def choose_way(self, view: State, seat: int, options: list[Option]) -> Action:
        """In a window of a battle or an interruption every kind of answer is tried."""
        is_own = bool(view.queue) and view.active() == seat
        stance = self.stance_now(view) if is_own else self.weights.stances(view)[0]
        first = self.planner.answer(view, seat, options, stance)
        trials = [Trial(way, stance) for way in ways(first, options)]
        return self.best(view, seat, trials, "windows").action or first

    def choose_piece(self, view: State, seat: int, options: list[Option]) -> Action:
        """Units are tried in the few places that sense likes best."""
        is_own = bool(view.queue) and view.active() == seat
        stance = self.stance_now(view) if is_own else self.weights.stances(view)[0]
        first = self.planner.answer(view, seat, options, stance)
        survey = Survey(view, seat, stance.sense, self.planner.odds)
        trials = [Trial(action, stance) for action in pieces(survey, first, options)]
        return self.best(view, seat, trials, "pieces").action or first

    def choose_stance(self, view: State, seat: int) -> None:
        """Every stance is tried for the turn that begins."""
        trials = [Trial(None, stance) for stance in self.weights.stances(view)]
        self.keep(view, self.best(view, seat, trials, "stances"))

    def keep(self, view: State, trial: Trial) -> None:
        """The stance of the best trial holds until another one is better."""
        self.stance, self.stance_round = trial.stance, view.round

    def choose_proposal(self, view: State, seat: int, options: list[Option], choice: str) -> Action:
        """What the stances propose is tried, and in combat the best attacks and the end of it."""
        now = self.stance_now(view)
        others = [stance for stance in self.weights.stances(view) if stance is not now]
        found: dict[Action, PlanWeights] = {}
        for stance in [now, *others]:
            found.setdefault(self.planner.answer(view, seat, options, stance), stance)
        if choice == "attacks":
            survey = Survey(view, seat, now.sense, self.planner.odds)
            for origin, target, force in candidates(survey, options):
                found.setdefault(Action(Verb.ATTACK, (origin, target, pairs(force))), now)
            found.setdefault(Action(Verb.DONE), now)
        trials = [Trial(action, stance) for action, stance in found.items()]
        best = self.best(view, seat, trials, choice)
        self.keep(view, best)
        return best.action or trials[0].action or Action(Verb.DONE)


def captain(seed: bytes) -> Commander:
    """The bot `captain`: few worlds."""
    return Commander(seed, load_search_weights("captain"))


def general(seed: bytes) -> Commander:
    """The bot `general`: many."""
    return Commander(seed, load_search_weights("general"))


def marshal(seed: bytes) -> Commander:
    """The bot `marshal`: a general that has learned where to settle in a duel."""
    return Commander(seed, load_search_weights("general"), load_drafts())
