"""What does a lost or open capital take from a seat's strength?

Without a capital nobody wins where the edition asks for one, and a capital that falls next round is
nearly lost already. Both figures were fitted to the starts of rounds in 4 000 games between plans
(docs/study/trials.md); a table without them takes nothing.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.dust.planner.chains import Memory
from opendust.bots.dust.planner.danger import risk
from opendust.bots.dust.recruit.odds import Odds
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.recruit.weights import Weights
from opendust.bots.weight_tables import Table
from opendust.dust.control import VICTORY_POINTS_TO_WIN, capitals_held
from opendust.dust.state import State
from opendust.kernel.bits import bits

HOMELESS: Final = "homeless"
AT_RISK: Final = "risk"


@final
class Keeping:
    """Looks at capitals, and remembers odds."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.odds = Odds()
        self.memory = Memory()

    def losses(self, state: State, table: Table) -> list[float]:
        """What every seat's strength loses."""
        if HOMELESS not in table:
            return [0.0] * state.players
        goal = VICTORY_POINTS_TO_WIN.of(state.edition, state.players)
        homeless = table[HOMELESS] * min(1.0, max(state.scores) / goal)
        survey = Survey(state, 0, self.weights, self.odds)
        return [
            table[AT_RISK] * self.danger(survey, seat) if capitals_held(state, seat) else homeless
            for seat in range(state.players)
        ]

    def danger(self, survey: Survey, seat: int) -> float:
        """The chance to lose every capital this round."""
        found = 1.0
        for area in bits(capitals_held(survey.state, seat)):
            found *= risk(survey, self.memory, area)
        return found
