"""Could an area be taken this round? By gathered stacks, at once or through a conquered neighbour.

A rival may conquer a neighbour first and go on with what is left (CMBT-11). Bombs, missiles and
dropped mechs are left out: they need cards that nobody sees.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.planner.chains import Memory
from opendust.bots.dust.planner.gathering import gathered
from opendust.bots.dust.recruit.attacks import forecast
from opendust.bots.dust.recruit.odds import Forecast
from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.force import total
from opendust.dust.rules.fighting.targets import open_land
from opendust.kernel.bits import bits

LEAST_CHANCE: Final = 0.3
"""Below this chance nothing further is built on a conquest."""
NO_CHANCE: Final = Forecast(0.0, 0.0, 0.0)


def taken_by(survey: Survey, memory: Memory, rival: int, area: int) -> float:
    """The chance that a rival takes an area, if he sets his heart on it."""
    targets = open_land(survey.state, rival)
    if not targets >> area & 1:
        return 0.0
    best = chance_of(survey, gathered(survey, rival, area), area).win
    for step in bits(survey.state.board.land_to_land[area] & targets):
        force = gathered(survey, rival, step)
        first = chance_of(survey, force, step)
        if first.win < LEAST_CHANCE or first.win < best:
            continue
        left = memory.survivors(force, first.attackers_left / first.win)
        if total(left) > 1:
            second = chance_of(survey, left - survey.cheapest(left), area)
            best = max(best, first.win * second.win)
    return best


def chance_of(survey: Survey, force: int, area: int) -> Forecast:
    """How an attack of a gathered force would go."""
    if not force:
        return NO_CHANCE
    return forecast(survey, force, area, is_landing=False, is_drop=False)


def risk(survey: Survey, memory: Memory, area: int) -> float:
    """The chance that somebody takes an area from its owner this round."""
    state = survey.state
    owner = state.owner[area]
    found = [
        taken_by(survey, memory, rival, area)
        for rival in range(state.players)
        if survey.is_rival(rival, owner)
    ]
    return max(found, default=0.0)
