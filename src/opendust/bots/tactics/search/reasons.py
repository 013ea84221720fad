"""Why is one action better than another? What differs at the end of the same imagined turns.

Both are tried with the same dice. Everything that a side's standing is made of is compared, and
what makes most of the difference are the reasons.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.budget import Effort
from opendust.bots.comparison import Comparison, reasons
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.futures import Futures, Trial
from opendust.bots.tactics.search.value import chance_to_win, guns, harm_done, prospects
from opendust.bots.tactics.search.weights import SearchWeights
from opendust.bots.weight_tables import Table
from opendust.kernel.action import Action
from opendust.kernel.play.dice import Stream
from opendust.tactics.state import State

FIGURES: Final = ("harm", "losses", "objectives", "guns", "danger")
KEY: Final = b"why"
UNBOUNDED: Final = 1 << 40


def compare(
    view: State, seat: int, actions: tuple[Action, Action], weights: SearchWeights, count: int
) -> Comparison:
    """The first action against the second, in so many futures each."""
    memory = Memory(KEY)
    futures = Futures(weights, memory, Effort(UNBOUNDED), Stream(KEY))
    chances, gains = [0.0, 0.0], dict.fromkeys(FIGURES, 0.0)
    for _ in range(count):
        seed = futures.draw_seed()
        for index, action in enumerate(actions):
            later = futures.end_of(view, seat, Trial(action), seed)
            survey = Survey(later, seat, weights.sense, memory)
            chances[index] += chance_to_win(survey, survey.side, weights.value) / count
            for name, lead in leads(survey, weights.value).items():
                gains[name] += lead if index == 0 else -lead
    return Comparison(chances[0], chances[1], reasons(gains))


def leads(survey: Survey, table: Table) -> dict[str, float]:
    """What every figure adds to the lead of whoever looks, in army points; together all of it."""
    state, ours, theirs = survey.state, survey.side, 1 - survey.side
    return {
        "harm": harm_done(state, ours, table),
        "losses": -harm_done(state, theirs, table),
        "objectives": prospects(survey, ours, table) - prospects(survey, theirs, table),
        "guns": table["guns"] * guns(survey, ours, table),
        "danger": -table["guns"] * guns(survey, theirs, table),
    }
