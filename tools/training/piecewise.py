"""A bot on trial, `piecewise`: the general, which also tries where units go and whom a roll hits.

It is not in the package, because no gain over the general was shown (docs/study/trials.md). Let it
play with `opendust arena tools.training.piecewise:piecewise general`.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.budget import Clock
from opendust.bots.dust.planner.weights import load_captain_weights
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.commander import Commander
from opendust.bots.dust.search.trials import Trial
from opendust.bots.dust.search.weights import SearchWeights, load_search_weights
from opendust.dust.phases import Reinforce
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.option import Option
from tools.training.pieces import PIECES, pieces

RANK: Final = "general"
SEARCH: Final = {
    "pieces": 8.0, "pieces-doubt": 0.1, "reinforcements": 8.0, "reinforcements-doubt": 0.05,
}  # fmt: skip
"""Worlds for a piece and for one of the setup, and the gain for which the plan is left."""


@final
class Piecewise:
    """A general that leaves no piece to sense alone."""

    def __init__(self, general: Commander) -> None:
        self.general = general
        self.budget = general.budget
        self.clock: Clock | None = None

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The action for the pending decision point."""
        assert isinstance(view, State)
        general, phase = self.general, view.phase
        general.budget, general.clock = self.budget, self.clock
        if not isinstance(phase, PIECES):
            return general.choose(view, seat, options)
        general.effort.begin(self.budget, self.clock)
        general.planner.effort.begin(self.budget, self.clock)
        is_own = bool(view.queue) and view.active() == seat
        stance = general.stance_now(view) if is_own else general.weights.stances(view)[0]
        first = general.planner.answer(view, seat, options, stance)
        survey = Survey(view, seat, stance.sense, general.planner.odds)
        trials = [Trial(action, stance) for action in pieces(survey, first, options)]
        choice = "reinforcements" if isinstance(phase, Reinforce) else "pieces"
        return general.best(view, seat, trials, choice).action or first


def made(seed: bytes, changes: dict[str, float]) -> Commander:
    """A general that searches by some other figures."""
    tables = {
        name: table | changes if "windows" in table else table
        for name, table in load_search_weights(RANK).tables.items()
    }
    return Commander(seed, SearchWeights(RANK, tables, load_captain_weights()))


def piecewise(seed: bytes) -> Piecewise:
    """With the general's setup."""
    return Piecewise(made(seed, SEARCH))


def unsettled(seed: bytes) -> Piecewise:
    """Without trials of the setup, to measure in less time."""
    return Piecewise(made(seed, SEARCH | {"setup": 0.0}))


def plain(seed: bytes) -> Commander:
    """Its opponent: the general without trials of the setup."""
    return made(seed, {"setup": 0.0})
