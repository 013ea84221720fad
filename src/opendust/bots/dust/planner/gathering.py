"""What could come together against an area? Stacks that move before they attack.

What stands in one chain of a rival's land, or joins it by convoy, meets beside the target: a stack
for every movement point, and one unit stays behind in each area.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.control import free_land
from opendust.dust.force import total
from opendust.dust.rules.movement import convoy_coasts
from opendust.kernel.bits import bits, flood

STACKS: Final = 3
"""Stacks that come together for one attack: about the movement points of a card."""


def gathered(survey: Survey, rival: int, area: int) -> int:
    """The force that a rival can bring together beside an area of land."""
    state, board = survey.state, survey.state.board
    own = state.land[rival]
    passable = (own | free_land(state)) & ~(1 << area)
    start = board.land_to_land[area] & passable
    if board.land_to_sea[area] & state.sea[rival]:
        start |= convoy_coasts(state, rival, area) & own
    if not start:
        return 0
    stacks: list[tuple[int, int]] = []
    for origin in bits(flood(start, passable, board.land_spread) & own):
        force = state.units[origin]
        if total(force) > 1:
            force -= survey.cheapest(force)
            stacks.append((survey.dice(force), force))
    stacks.sort(reverse=True)
    return sum([force for _, force in stacks[:STACKS]])
