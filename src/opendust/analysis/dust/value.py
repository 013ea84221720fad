"""What is a position of DUST worth to everyone, in the middle of a round too?

The strength of a seat is what the searching bots go by (bots/dust/search/value.py), and besides:
how early it is, and whether its turn of the round is still to come. How much each counts is fitted
to games between bots (analysis/data/dust.toml). Cards are not told apart, so a draw is never luck.
"""

from __future__ import annotations

from math import exp
from typing import Final

from opendust.bots.dust.search.value import points_now, strengths
from opendust.bots.weight_tables import Table
from opendust.dust.control import VICTORY_POINTS_TO_WIN
from opendust.dust.phases import Over
from opendust.dust.rules.scoring.scoring import MAJORITIES, majority_holder
from opendust.dust.state import State

FEATURES: Final = ("strength", "early-strength", "to-come")
EARLY_ROUNDS: Final = 3


def nearness(state: State) -> float:
    """What part of the goal the leader would have if the round were scored now."""
    holders = [majority_holder(state, majority) for majority in range(len(MAJORITIES))]
    goal = VICTORY_POINTS_TO_WIN.of(state.edition, state.players)
    now = [points_now(state, seat, holders) for seat in range(state.players)]
    return max([one + more for one, more in zip(state.scores, now, strict=True)]) / goal


def features(state: State, strength: Table) -> list[tuple[float, ...]]:
    """What counts, for every seat."""
    base = strengths(state, strength)
    early = max(0.0, 1 - state.round / EARLY_ROUNDS)
    found: list[tuple[float, ...]] = []
    for seat in range(state.players):
        to_come = 1.0 if seat in state.queue[1:] else 0.0
        found.append((base[seat], early * base[seat], to_come))
    return found


def chances(state: State, strength: Table, table: Table) -> list[float]:
    """Every seat's chance to win."""
    phase = state.phase
    if isinstance(phase, Over):
        part = 1 / len(phase.winners)
        return [part if seat in phase.winners else 0.0 for seat in range(state.players)]
    found = [
        sum([table[name] * one for name, one in zip(FEATURES, row, strict=True)])
        for row in features(state, strength)
    ]
    most = max(found)
    weights = [exp(one - most) for one in found]
    return [weight / sum(weights) for weight in weights]
