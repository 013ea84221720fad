"""What is a position worth to a seat? Its chance to win, by a fit to many games between bots.

Every seat has a strength: points scored, points coming, units, income and capitals, each weighed
anew as somebody nears the goal; lost and open capitals take from it (keeping.py). The chance is the
share of the seat's strength, as an exponent, among all (a conditional logit).
"""

from __future__ import annotations

from math import exp
from typing import Final

from opendust.bots.dust.search.keeping import Keeping
from opendust.bots.weight_tables import Table
from opendust.dust.control import (
    VICTORY_POINTS_TO_WIN,
    capitals_held,
    own_centers,
    scoring_capitals,
    sources_held,
)
from opendust.dust.force import cost
from opendust.dust.phases import Over
from opendust.dust.rules.producing.production import CENTER_INCOME, POINTS_OF_A_CAPITAL
from opendust.dust.rules.scoring.scoring import (
    MAJORITIES,
    VP_PER_CAPITAL,
    VP_PER_MAJORITY,
    VP_POWER_SOURCES,
    VpPowerSources,
    majority_holder,
    source_points,
)
from opendust.dust.state import State
from opendust.kernel.bits import size

NEAR: Final = "-near"
"""What a figure grows by, from the first round to the goal."""


def value_name(state: State) -> str:
    """Which table of figures fits a match: by what power sources score, and by players."""
    each = VP_POWER_SOURCES.of(state.edition) is VpPowerSources.ONE_EACH
    return f"value-{'each' if each else 'sets'}-{'duel' if state.players == 2 else 'many'}"


def points_now(state: State, seat: int, holders: list[int]) -> int:
    """The victory points that a seat would score now."""
    edition = state.edition
    capitals = VP_PER_CAPITAL.of(edition) * scoring_capitals(state, seat)
    return capitals + source_points(state, seat) + VP_PER_MAJORITY.of(edition) * holders.count(seat)


def income(state: State, seat: int) -> int:
    """The production points of the next turn, without a card."""
    centers = min(size(own_centers(state, seat)), sources_held(state, seat))
    return CENTER_INCOME * centers + POINTS_OF_A_CAPITAL * size(capitals_held(state, seat))


def strengths(state: State, table: Table) -> list[float]:
    """The strength of every seat."""
    goal = VICTORY_POINTS_TO_WIN.of(state.edition, state.players)
    near = min(1.0, max(state.scores) / goal)
    figure = {
        name: table[name] + near * table[name + NEAR]
        for name in ("score", "points", "army", "income", "capitals")
    }
    holders = [majority_holder(state, majority) for majority in range(len(MAJORITIES))]
    return [
        figure["score"] * state.scores[seat]
        + figure["points"] * points_now(state, seat, holders)
        + figure["army"] * cost(state.on_map[seat])
        + figure["income"] * income(state, seat)
        + figure["capitals"] * size(capitals_held(state, seat))
        for seat in range(state.players)
    ]


def value(state: State, seat: int, table: Table, keeping: Keeping) -> float:
    """The chance to win; a match that is over is won, shared or lost."""
    if isinstance(state.phase, Over):
        return 1 / len(state.phase.winners) if seat in state.phase.winners else 0.0
    lost = keeping.losses(state, table)
    found = [one - less for one, less in zip(strengths(state, table), lost, strict=True)]
    most = max(found)
    shares = [exp(one - most) for one in found]
    return shares[seat] / sum(shares)
