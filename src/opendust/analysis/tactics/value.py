"""What is a position of Dust Tactics worth, in the middle of a round too?

The lead of a side is what the searching bots go by (bots/tactics/search/value.py), and besides:
how early it is, and who activates next. How much each counts is fitted to games between bots
(analysis/data/tactics.toml).
"""

from __future__ import annotations

from math import exp
from typing import Final

from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.value import scale_of, standing
from opendust.bots.weight_tables import Table
from opendust.tactics.phases import Over, Turn

FEATURES: Final = ("lead", "early-lead", "turn")
EARLY_ROUNDS: Final = 3


def features(survey: Survey, table: Table) -> tuple[float, ...]:
    """What counts, as the first side's advantage."""
    state = survey.state
    lead = (standing(survey, 0, table) - standing(survey, 1, table)) / scale_of(state, table)
    early = max(0.0, 1 - state.round / EARLY_ROUNDS)
    turn = 0.0
    if isinstance(state.phase, Turn):
        turn = 1.0 if state.phase.side == 0 else -1.0
    return lead, early * lead, turn


def chances(survey: Survey, strength: Table, table: Table) -> list[float]:
    """Every seat's chance to win; the seats of a side share it."""
    state = survey.state
    phase, sides = state.phase, state.battle.seat_side
    if isinstance(phase, Over):
        if phase.side < 0:
            return [1 / len(sides)] * len(sides)
        first = float(phase.side == 0)
    else:
        found = features(survey, strength)
        lead = sum([table[name] * one for name, one in zip(FEATURES, found, strict=True)])
        first = 1 / (1 + exp(max(-50.0, min(50.0, -lead))))
    return [(first if side == 0 else 1 - first) / sides.count(side) for side in sides]
