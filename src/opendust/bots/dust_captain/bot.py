"""Who answers at which decision point? Plans where the captain has them, else the shared sense."""

from __future__ import annotations

from typing import Final, final

from opendust.bots.budget import Clock, Effort
from opendust.bots.dust_captain import attack, cards, shopping
from opendust.bots.dust_captain.chains import Chains, Memory
from opendust.bots.dust_captain.weights import CaptainWeights, PlanWeights, load_captain_weights
from opendust.bots.dust_recruit.bot import choose_by_sense
from opendust.bots.dust_recruit.odds import Odds
from opendust.bots.dust_recruit.sight import Sight
from opendust.dust.phases import Combat, Initiative, Purchase
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.dice import Stream
from opendust.kernel.option import Option

EFFORT: Final = 4_000
SECONDS: Final = 0.3
"""Imagined attacks in one decision, and the time after which nothing further is imagined."""


@final
class CaptainBot:
    """Plays DUST by plans for its whole turn. It remembers nothing but odds."""

    def __init__(self, seed: bytes, weights: CaptainWeights | None = None) -> None:
        self.budget = SECONDS
        self.clock: Clock | None = None
        self.effort = Effort(EFFORT)
        self.stream = Stream(seed)
        self.weights = weights or load_captain_weights()
        self.odds = Odds()
        self.memory = Memory()
        self.judge = attack.Judge()

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The action for the pending decision point."""
        assert isinstance(view, State)
        self.effort.begin(self.budget, self.clock)
        return self.answer(view, seat, options, self.weights.of(view.players))

    def answer(self, view: State, seat: int, options: list[Option], weights: PlanWeights) -> Action:
        """The action by some weights."""
        chains = Chains(weights, self.memory, self.effort)
        sight = Sight(view, seat, weights.sense, self.odds, chains)
        if isinstance(view.phase, Initiative):
            return cards.choose_card(sight, weights)
        if isinstance(view.phase, Purchase):
            return shopping.choose_purchase(sight, chains, options)
        if isinstance(view.phase, Combat):
            return attack.choose_attack(sight, self.judge, self.effort, options)
        return choose_by_sense(sight, options, self.stream.below)
