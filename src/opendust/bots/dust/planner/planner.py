"""What do plans say at a decision point? Chains, races, purchases and exact odds, else sense."""

from __future__ import annotations

from typing import Final, final

from opendust.bots.budget import Effort
from opendust.bots.dust.planner import attack, cards, shopping
from opendust.bots.dust.planner.chains import Chains, Memory
from opendust.bots.dust.planner.weights import PlanWeights
from opendust.bots.dust.recruit.bot import choose_by_sense
from opendust.bots.dust.recruit.odds import Odds
from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.phases import Combat, Initiative, Purchase
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.numbers import Choose
from opendust.kernel.option import Option
from opendust.kernel.play.dice import Stream

EFFORT: Final = 4_000
"""Imagined attacks in one decision."""


@final
class Planner:
    """Plans a turn by some weights. It remembers nothing but odds."""

    def __init__(self, seed: bytes) -> None:
        self.effort = Effort(EFFORT)
        self.stream = Stream(seed)
        self.odds = Odds()
        self.memory = Memory()
        self.judge = attack.Judge()

    def answer(self, view: State, seat: int, options: list[Option], weights: PlanWeights) -> Action:
        """The action by some weights."""
        chains = Chains(weights, self.memory, self.effort)
        survey = Survey(view, seat, weights.sense, self.odds, chains)
        if isinstance(view.phase, Combat):
            return attack.choose_attack(survey, self.judge, self.effort, options)
        return planned(survey, chains, weights, options, self.stream.below)


def planned(
    survey: Survey, chains: Chains, weights: PlanWeights, options: list[Option], below: Choose
) -> Action:
    """The action without exact odds."""
    phase = survey.state.phase
    if isinstance(phase, Initiative):
        return cards.choose_card(survey, weights)
    if isinstance(phase, Purchase):
        return shopping.choose_purchase(survey, chains, options)
    return choose_by_sense(survey, options, below)
