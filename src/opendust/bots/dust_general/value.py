"""What is a position worth to a seat? Points scored and coming, compared with the rivals."""

from __future__ import annotations

from opendust.bots.weight_tables import Table
from opendust.dust.control import capitals_held, own_centers, scoring_capitals, sources_held
from opendust.dust.force import cost
from opendust.dust.phases import Over
from opendust.dust.rules.production import CAPITAL_INCOME, CENTER_INCOME
from opendust.dust.rules.scoring import MAJORITIES, majority_holder, source_points
from opendust.dust.state import State


def points_now(state: State, seat: int, holders: list[int]) -> int:
    """The victory points that a seat would score now."""
    edition = state.edition
    capitals = edition.vp_per_capital * scoring_capitals(state, seat)
    return capitals + source_points(state, seat) + edition.vp_per_majority * holders.count(seat)


def income(state: State, seat: int) -> int:
    """The production points of the next turn, without a card."""
    centers = min(own_centers(state, seat).bit_count(), sources_held(state, seat))
    return CENTER_INCOME * centers + CAPITAL_INCOME * capitals_held(state, seat).bit_count()


def prospects(state: State, table: Table) -> list[float]:
    """What every seat has and may expect, in victory points."""
    goal = state.edition.victory_points_to_win[state.players]
    left = max(0.0, (goal - max(state.scores)) / table["usual_gain"])
    coming = table["coming"] * min(left, table["far"])
    army = table["army"] * min(1.0, left / 2)
    holders = [majority_holder(state, majority) for majority in range(len(MAJORITIES))]
    return [
        state.scores[seat]
        + coming * points_now(state, seat, holders)
        + army * (cost(state.on_map[seat]) + income(state, seat))
        for seat in range(state.players)
    ]


def value(state: State, seat: int, table: Table) -> float:
    """The lead over the best rival and a little over all; a match that is over counts as such."""
    if isinstance(state.phase, Over):
        won = seat in state.phase.winners
        return table["victory"] / len(state.phase.winners) if won else -table["victory"]
    found = prospects(state, table)
    others = [one for other, one in enumerate(found) if other != seat]
    mean = sum(others) / len(others)
    return found[seat] - table["best_rival"] * max(others) - (1 - table["best_rival"]) * mean
