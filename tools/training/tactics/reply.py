"""What will the enemy answer? A value of Dust Tactics that forecasts two activations without dice.

After the plan on trial, whoever is next takes the activation that promises most by exact odds, then
the other side does. Neither is played: what it gains counts as an expectation, in army points.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from opendust.bots.tactics.recruit.activations import intents
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.quick import best_intent, position_of
from opendust.bots.tactics.search.value import final_value, scale_of, standing
from opendust.bots.tactics.search.weights import SearchWeights
from opendust.tactics import game
from opendust.tactics.phases import Turn
from opendust.tactics.state import State

READY: Final = 0.6
"""What is gained counts so much: the same fire, still to be given, has counted for the rest."""
MOST_KEPT: Final = 5_000
STEEPEST: Final = 50.0


@final
class Answered:
    """The chance to win after the best answer, and the best answer to that."""

    def __init__(self, weights: SearchWeights, memory: Memory) -> None:
        self.weights = weights
        self.memory = memory
        self.kept: dict[tuple[int, ...], float] = {}

    def value(self, survey: Survey) -> float:
        """The chance to win."""
        state, table = survey.state, self.weights.value
        ended = final_value(state, survey.side, table)
        if ended is not None:
            return ended
        if not isinstance(state.phase, Turn):
            return self.chance(survey, 0.0)
        key = (survey.seat, *position_of(state, survey.seat))
        if key not in self.kept:
            if len(self.kept) > MOST_KEPT:
                self.kept.clear()
            self.kept[key] = self.chance(survey, self.exchange(state, survey.side))
        return self.kept[key]

    def chance(self, survey: Survey, more: float) -> float:
        """The chance to win with so much more lead."""
        table, side = self.weights.value, survey.side
        lead = standing(survey, side, table) - standing(survey, 1 - side, table) + more
        steep = -lead / scale_of(survey.state, table)
        return 1 / (1 + exp(max(-STEEPEST, min(STEEPEST, steep))))

    def exchange(self, state: State, side: int) -> float:
        """What the two activations that follow bring to a side."""
        phase = state.phase
        assert isinstance(phase, Turn)
        total = self.gain(state, phase.side)
        other = state.copy()
        other.phase = Turn(1 - phase.side, ())
        total -= self.gain(other, 1 - phase.side)
        return READY * (total if phase.side == side else -total)

    def gain(self, state: State, side: int) -> float:
        """What the best activation of a side brings it, if it has one."""
        seat = state.battle.seat_side.index(side)
        options = game.options(state, seat)
        survey = Survey(state, seat, self.weights.sense, self.memory)
        found = intents(survey, options)
        return max(0.0, best_intent(found).gain) if found else 0.0
