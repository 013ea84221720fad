"""How would the round go on? Everybody plays by quick sense, chance is a cheap source.

Whoever leads plays by the captain's plans; the others do, too, or by the recruit's plain sense.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.budget import Effort
from opendust.bots.dust.planner.chains import Chains, Memory
from opendust.bots.dust.planner.planner import planned
from opendust.bots.dust.planner.weights import CaptainWeights, PlanWeights
from opendust.bots.dust.recruit.bot import choose_by_sense
from opendust.bots.dust.recruit.odds import Odds
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.recruit.weights import load_weights
from opendust.bots.dust.search.coming_again import Known, Position, position_of
from opendust.dust import game as dust
from opendust.dust.phases import Initiative
from opendust.dust.state import State
from opendust.kernel.action import Action, Outcome
from opendust.kernel.numbers import Choose, Lottery
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice

MOST_INPUTS: Final = 1_500
SETUP_ROUNDS: Final = 2
SETUP_EFFORT: Final = 4
"""Rounds imagined after a setup, since in the first hardly anything may be attacked; they take as
long as so many rests of a round."""
UNBOUNDED: Final = 1 << 40
MOST_KEPT: Final = 4_000
"""Decisions that are remembered."""


@final
class Rehearsal:
    """The actors of imagined rounds, who share what they remember."""

    def __init__(self, weights: CaptainWeights) -> None:
        self.weights = weights
        self.plain = load_weights()
        self.odds = Odds()
        self.memory = Memory()
        self.effort = Effort(UNBOUNDED)
        self.stance: PlanWeights | None = None
        self.lead = -1
        self.equals = False  # whether the others plan as the lead does
        self.known: dict[tuple[object, Position], Known] = {}

    def take(self, seat: int, stance: PlanWeights | None) -> None:
        """One seat leads and plays by a stance until another is taken."""
        self.lead, self.stance = seat, stance

    def forget(self) -> None:
        """Another decision begins: its positions are others."""
        self.known.clear()

    def remembered(self, state: State, seat: int, below: Choose) -> Action:
        """What a seat does, thought over once for the same position."""
        position = position_of(state, seat)
        if position is None:
            return self.act(state, seat, dust.options(state, seat), below)
        mind: object = self.stance if seat == self.lead else self.equals
        key = (mind, position)
        found = self.known.get(key)
        if found is None or found.units != state.units:
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
            action = self.act(state, seat, dust.options(state, seat), below)
            found = self.known[key] = Known(state.units.copy(), action)
        return found.action

    def act(self, state: State, seat: int, options: list[Option], below: Choose) -> Action:
        """What a seat does, without exact odds."""
        if seat != self.lead and not self.equals:
            return choose_by_sense(Survey(state, seat, self.plain, self.odds), options, below)
        weights = self.weights.of(state.players)
        if seat == self.lead and self.stance is not None:
            weights = self.stance
        chains = Chains(weights, self.memory, self.effort)
        survey = Survey(state, seat, weights.sense, self.odds, chains)
        return planned(survey, chains, weights, options, below)

    def finish(self, state: State, lottery: Lottery) -> None:
        """Play on to the end of the round; a setup, to the end of the second one."""
        self.play(state, lottery, state.round or SETUP_ROUNDS)

    def play(self, state: State, lottery: Lottery, last: int) -> None:
        """Play on to the end of a round: until cards are chosen for another one."""
        for _input in range(MOST_INPUTS):
            waiting = dust.pending(state)
            if isinstance(waiting, Choice):
                if state.round > last and isinstance(state.phase, Initiative):
                    return
                seat = waiting.seats[0]
                dust.follow(state, seat, self.remembered(state, seat, lottery.below))
            elif isinstance(waiting, Chance):
                dust.advance(state, Outcome(waiting.drawn(lottery)))
            else:
                return
