"""How do captain and general choose? What promises most by exact odds is tried in imagined matches.

Both are the same commander with other weights: how many plans are tried, how far, how often. It
keeps nothing that it could not find again: one that is asked in the middle of a move looks for the
best end anew.
"""

from __future__ import annotations

from heapq import nlargest
from typing import Final, final

from opendust.bots.budget import Clock, Effort
from opendust.bots.tactics.recruit.activations import Intent, intents
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.moving import ends_ahead
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.futures import Futures, Trial
from opendust.bots.tactics.search.quick import Quick
from opendust.bots.tactics.search.value import scale_of
from opendust.bots.tactics.search.weights import SearchWeights, load_search_weights
from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.kernel.play.dice import Stream
from opendust.tactics.phases import ChoosingFirst, Entering, Moving, Turn, Window
from opendust.tactics.state import State

CAPTAIN: Final = "tactics_captain.toml"
GENERAL: Final = "tactics_general.toml"


@final
class Commander:
    """Plays Dust Tactics by search, as far as its weights allow."""

    def __init__(self, seed: bytes, weights: SearchWeights, clock: Clock | None = None) -> None:
        self.weights = weights
        table = weights.search
        self.budget = table["seconds"]
        self.clock = clock
        self.effort = Effort(int(table["effort"]))
        self.memory = Memory(seed)
        self.futures = Futures(weights, self.memory, self.effort, Stream(seed))
        self.sense = Quick(weights.sense, self.memory)

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The action for the pending decision point."""
        assert isinstance(view, State)
        self.effort.begin(self.budget, self.clock)
        phase = view.phase
        if isinstance(phase, Turn):
            best = self.futures.best(view, seat, self.activations(view, seat, options))
            self.sense.intend(best.action.number(0), best.goal)
            return best.action
        if isinstance(phase, (Window, ChoosingFirst)):
            answers = [Trial(action) for option in options for action in option.all()]
            return self.futures.best(view, seat, self.by_lot(answers)).action
        if isinstance(phase, (Moving, Entering)) and not self.sense.is_on_its_way(view):
            self.find_goal(view, seat)
        return self.sense.choose(view, seat, options)

    def survey(self, view: State, seat: int) -> Survey:
        """What a seat sees, with all that the bot remembers."""
        return Survey(view, seat, self.weights.sense, self.memory)

    def activations(self, view: State, seat: int, options: list[Option]) -> list[Trial]:
        """The activations that promise most, not too many of one unit."""
        table = self.weights.search
        found = intents(self.survey(view, seat), options, int(table["ends"]))
        found.sort(key=lambda one: -one.gain)
        scale = 4 * scale_of(view, self.weights.value)
        return [
            Trial(one.action, one.goal, one.gain / scale, table["prior"])
            for one in few(found, table["plans"], table["each"])
        ]

    def by_lot(self, answers: list[Trial]) -> list[Trial]:
        """The answers in an order by lot, since the first of equals is taken."""
        tastes = self.memory.tastes
        order = sorted(range(len(answers)), key=lambda number: tastes[number])
        return [answers[number] for number in order]

    def find_goal(self, view: State, seat: int) -> None:
        """Try the best ends of a move that somebody else has begun."""
        ends = nlargest(int(self.weights.search["plans"]), ends_ahead(self.survey(view, seat)))
        trials = [Trial(None, place) for _, place in ends]
        if trials:
            best = self.futures.best(view, seat, trials)
            self.sense.intend(view.acting().unit, best.goal)


def few(found: list[Intent], most: float, each: float) -> list[Intent]:
    """The first of a list, at most so many of one unit, no two with the same plan and end."""
    taken: list[Intent] = []
    seen: set[tuple[int, int, int]] = set()
    for intent in found:
        unit, plan = intent.action.number(0), intent.action.number(1)
        others = [one for one in taken if one.action.number(0) == unit]
        if len(others) < each and (unit, plan, intent.goal) not in seen:
            seen.add((unit, plan, intent.goal))
            taken.append(intent)
        if len(taken) >= most:
            break
    return taken


def captain(seed: bytes, clock: Clock | None = None) -> Commander:
    """The bot `captain`: a few plans, against the next replies."""
    return Commander(seed, load_search_weights(CAPTAIN), clock)


def general(seed: bytes, clock: Clock | None = None) -> Commander:
    """The bot `general`: more plans and ends, further ahead."""
    return Commander(seed, load_search_weights(GENERAL), clock)
