"""From which games does the marshal learn? Plans drawn at random against each other, to the end.

Every seat plays every turn by another plan, and settles in one of its best few areas at random, so
that what goes with winning is not only what one style goes for. At the start of every round the
figures of all seats are kept; the label is who won in the end.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from opendust.bots.dust.planner.weights import CaptainWeights, PlanWeights, load_captain_weights
from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.setup import settlements
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.commander import SETTLING
from opendust.bots.dust.search.rehearsal import Rehearsal
from opendust.bots.dust.search.weights import load_search_weights
from opendust.dust import game as dust
from opendust.dust.phases import Initiative, Over
from opendust.dust.state import State
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Chance, Choice
from tools.training.figures import NAMES, Sight
from tools.training.plans import drawn_plans

MOST_PLAYERS: Final = 4
MOST_INPUTS: Final = 6_000
SITES: Final = 4
PLANS: Final = 60
PLAIN: Final = 3
"""One turn in so many is played by the usual plan or a stance."""
Array = NDArray[np.float32]


class SelfPlay:
    """Plays games and keeps what can be learned from them."""

    def __init__(self) -> None:
        weights: CaptainWeights = load_captain_weights()
        self.rehearsal = Rehearsal(weights)
        self.sight = Sight(weights.duel.sense)
        search = load_search_weights("general")
        self.stances = {2: search.duel, 3: search.many, 4: search.many}
        self.drawn = {
            players: drawn_plans(weights.of(players), PLANS, 1) for players in self.stances
        }

    def game(self, edition: str, players: int, seed: int) -> tuple[list[Array], Array]:
        """One game: the figures at the start of its rounds, and every seat's share of it."""
        names = tuple("abcdef"[:players])
        setup = dust.complete(Setup(names, {"edition": edition}))
        state: Any = dust.new_game(setup)
        lottery = Lottery(seed * 7919 + 13)
        plans: list[PlanWeights] = [self.stances[players][0]] * players
        kept: list[Array] = []
        seen = 1
        for _ in range(MOST_INPUTS):
            waiting = dust.pending(state)
            if isinstance(waiting, Chance):
                dust.apply(state, Outcome(waiting.drawn(lottery)))
                continue
            if not isinstance(waiting, Choice):
                break
            if isinstance(state.phase, Initiative) and state.round > seen:
                seen = state.round
                kept.append(padded(self.sight.figures(state)))
                plans = [self.drawn_plan(players, lottery) for _ in range(players)]
            seat = waiting.seats[0]
            dust.apply(state, Decision(seat, self.action(state, seat, plans[seat], lottery)))
        won = np.zeros(MOST_PLAYERS, np.float32)
        if isinstance(state.phase, Over):
            for winner in state.phase.winners:
                won[winner] = 1 / len(state.phase.winners)
        else:
            kept = []
        return kept, won

    def drawn_plan(self, players: int, lottery: Lottery) -> PlanWeights:
        """The plan of a seat's next turn."""
        pool = self.drawn[players]
        if not lottery.below(PLAIN):
            pool = self.stances[players]
        return pool[lottery.below(len(pool))]

    def action(self, state: State, seat: int, plan: PlanWeights, lottery: Lottery) -> Any:
        """What a seat does."""
        options = dust.options(state, seat)
        if isinstance(state.phase, SETTLING):
            survey = Survey(state, seat, plan.sense, self.rehearsal.odds)
            sites = settlements(survey, pick_of(options[0], 0))[:SITES]
            return sites[lottery.below(len(sites))]
        self.rehearsal.take(seat, plan)
        return self.rehearsal.act(state, seat, options, lottery.below)


def padded(rows: list[list[float]]) -> Array:
    """The figures of as many seats as a table may have."""
    found = np.zeros((MOST_PLAYERS, len(NAMES)), np.float32)
    found[: len(rows)] = rows
    return found
