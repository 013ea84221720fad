"""Why is one action better than another? What differs at the end of the same imagined rounds.

Both are tried in the same worlds with the same dice. Every figure of a seat's strength is compared,
and those that make most of the difference are the reasons.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.budget import Effort
from opendust.bots.comparison import Comparison, reasons
from opendust.bots.dust.search.dealing import dealt
from opendust.bots.dust.search.rehearsal import Rehearsal
from opendust.bots.dust.search.trials import Trial, Trials
from opendust.bots.dust.search.value import NEAR, income, points_now, value
from opendust.bots.dust.search.weights import SearchWeights
from opendust.bots.weight_tables import Table
from opendust.dust.control import VICTORY_POINTS_TO_WIN, capitals_held
from opendust.dust.force import cost
from opendust.dust.rules.scoring.scoring import MAJORITIES, majority_holder
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.bits import size
from opendust.kernel.play.dice import Stream

FIGURES: Final = ("score", "points", "army", "income", "capitals")


def compare(
    view: State, seat: int, actions: tuple[Action, Action], weights: SearchWeights, worlds: int
) -> Comparison:
    """The first action against the second."""
    rehearsal = Rehearsal(weights.plans)
    rehearsal.equals = weights.search(view)["equals"] > 0
    trials = Trials(rehearsal, Effort(2 * worlds), Stream(b"why"))
    table = weights.value(view)
    chances, gains = [0.0, 0.0], dict.fromkeys(FIGURES, 0.0)
    for _ in range(worlds):
        world, chance = dealt(view, seat, trials.stream), trials.number()
        for index, action in enumerate(actions):
            state = trials.end_of(world, seat, Trial(action, None), chance)
            chances[index] += value(state, seat, table, trials.keeping) / worlds
            for name, lead in leads(state, seat, table).items():
                gains[name] += lead if index == 0 else -lead
    return Comparison(chances[0], chances[1], reasons(gains))


def leads(state: State, seat: int, table: Table) -> dict[str, float]:
    """How far every figure puts a seat ahead of the average rival."""
    goal = VICTORY_POINTS_TO_WIN.of(state.edition, state.players)
    near = min(1.0, max(state.scores) / goal)
    counted = [counts(state, other) for other in range(state.players)]
    found: dict[str, float] = {}
    for index, name in enumerate(FIGURES):
        rivals = sum([row[index] for row in counted]) - counted[seat][index]
        ahead = counted[seat][index] - rivals / (state.players - 1)
        found[name] = (table[name] + near * table[name + NEAR]) * ahead
    return found


def counts(state: State, seat: int) -> tuple[float, ...]:
    """What the figures count for a seat."""
    holders = [majority_holder(state, majority) for majority in range(len(MAJORITIES))]
    return (
        float(state.scores[seat]),
        float(points_now(state, seat, holders)),
        float(cost(state.on_map[seat])),
        float(income(state, seat)),
        float(size(capitals_held(state, seat))),
    )
