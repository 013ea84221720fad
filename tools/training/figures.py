"""What does the learned value see of a position? Figures of every seat, at the start of a round.

Everything is scaled to about one. The last figures are of the match, the same for every seat: how
near the end is, how many play, and by which rules points are scored.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.dust.planner.chains import Memory
from opendust.bots.dust.planner.danger import risk
from opendust.bots.dust.recruit.odds import Odds
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.recruit.weights import Weights
from opendust.bots.dust.search.value import income, points_now
from opendust.dust.control import (
    VICTORY_POINTS_TO_WIN,
    capitals_held,
    meets_threshold,
    own_centers,
    sources_held,
)
from opendust.dust.force import UNITS, cost, count
from opendust.dust.rules.scoring.scoring import (
    MAJORITIES,
    VP_PER_MAJORITY,
    VP_POWER_SOURCES,
    VpPowerSources,
    majority_count,
    majority_holder,
)
from opendust.dust.state import State
from opendust.kernel.bits import bits

NAMES: Final = (
    "score", "points", "after", "reaches", "army",
    "tanks", "mechs", "fighters", "bombers", "submarines",
    "income", "centers", "sources", "capitals", "has-capital", "capital-risk", "home",
    "land", "sea", "center-lead", "sea-lead", "land-lead", "majorities",
    "cards", "combat", "movement", "production", "may-siege", "exposed",
    "near", "round", "players", "each", "majority-points",
)  # fmt: skip
"""The figures, in order."""
FARTHEST_LEAD: Final = 4


@final
class Sight:
    """Reads figures off positions, and remembers odds."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.odds = Odds()
        self.memory = Memory()

    def figures(self, state: State) -> list[list[float]]:
        """The figures of every seat."""
        survey = Survey(state, 0, self.weights, self.odds)
        holders = [majority_holder(state, majority) for majority in range(len(MAJORITIES))]
        shared = shared_figures(state)
        found: list[list[float]] = []
        for seat in range(state.players):
            row = score_figures(state, seat, holders, survey.goal)
            row += army_figures(state, seat)
            row += self.capital_figures(survey, seat)
            row += realm_figures(state, seat, holders)
            row += hand_figures(state, seat)
            row.append(exposed(survey, seat))
            found.append(row + shared)
        return found

    def capital_figures(self, survey: Survey, seat: int) -> list[float]:
        """Capitals, the chance to lose all of them, and whether home is held."""
        state = survey.state
        held = bits(capitals_held(state, seat))
        danger = 1.0
        for area in held:
            danger *= risk(survey, self.memory, area)
        home = state.homes[seat]
        at_home = 1.0 if home >= 0 and state.owner[home] == seat else 0.0
        return [0.5 * len(held), 1.0 if held else 0.0, danger if held else 0.0, at_home]


def score_figures(state: State, seat: int, holders: list[int], goal: int) -> list[float]:
    """Points scored, points coming, and whether both reach the goal."""
    score, coming = state.scores[seat], points_now(state, seat, holders)
    after = (score + coming) / goal
    return [score / goal, coming / 10, after, 1.0 if after >= 1.0 else 0.0]


def army_figures(state: State, seat: int) -> list[float]:
    """What stands on the map, in points and by kind; income, centers, power sources."""
    force = state.on_map[seat]
    return [
        cost(force) / 50,
        *[count(force, unit) / 8 for unit in UNITS],
        income(state, seat) / 10,
        own_centers(state, seat).bit_count() / 5,
        sources_held(state, seat) / 5,
    ]


def realm_figures(state: State, seat: int, holders: list[int]) -> list[float]:
    """Land, sea, and how far ahead or behind in each majority."""
    row = [state.land[seat].bit_count() / 15, state.sea[seat].bit_count() / 8]
    for majority in range(len(MAJORITIES)):
        rival = max(
            [
                majority_count(state, other, majority)
                for other in range(state.players)
                if other != seat
            ]
        )
        lead = majority_count(state, seat, majority) - rival
        row.append(max(-FARTHEST_LEAD, min(FARTHEST_LEAD, lead)) / FARTHEST_LEAD)
    row.append(holders.count(seat) / 2)
    return row


def hand_figures(state: State, seat: int) -> list[float]:
    """Cards in hand and the best value of each kind on them; whether capitals may be attacked."""
    deck = state.deck
    hand = bits(state.hands[seat])
    best = [
        max([table[card] for card in hand], default=0) / 4
        for table in (deck.combat, deck.movement, deck.production)
    ]
    may_siege = state.capitals_open or meets_threshold(state, seat)
    return [len(hand) / 4, *best, 1.0 if may_siege else 0.0]


def exposed(survey: Survey, seat: int) -> float:
    """Power sources and centers that stronger stacks stand beside."""
    state = survey.state
    worthy = state.land[seat] & (state.board.land_sources | state.centers)
    found = 0
    for area in bits(worthy):
        guard = survey.dice(state.units[area]) + survey.bonus(area)
        found += survey.strike(area, seat) > guard
    return found / 4


def shared_figures(state: State) -> list[float]:
    """What holds for the match."""
    goal = VICTORY_POINTS_TO_WIN.of(state.edition, state.players)
    each = VP_POWER_SOURCES.of(state.edition) is VpPowerSources.ONE_EACH
    return [
        max(state.scores) / goal,
        min(state.round, 10) / 10,
        (state.players - 2) / 2,
        1.0 if each else 0.0,
        VP_PER_MAJORITY.of(state.edition) / 2,
    ]
