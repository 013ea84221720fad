"""How far is it on foot or on tracks? Steps over open ground, whoever stands there."""

from __future__ import annotations

from collections import deque
from typing import Final

from opendust.bots.tactics.recruit.survey import Survey
from opendust.tactics.board.board import NO_DOT, SMALL, WALL
from opendust.tactics.rules.moving.terrain import refuse_ground

FAR: Final = 60


def ways_to(survey: Survey, goal: int, *, is_vehicle: bool) -> list[int]:
    """The steps from every space to a goal over open ground, whoever stands there."""
    ways = survey.memory.ways
    key = (survey.ground(), goal, 1 if is_vehicle else 0)
    if key not in ways:
        ways[key] = flood(survey, goal, is_vehicle=is_vehicle)
    return ways[key]


def flood(survey: Survey, goal: int, *, is_vehicle: bool) -> list[int]:
    """Breadth first from the goal; walls and closed ground stop it."""
    state = survey.state
    grid = state.battle.grid
    steps = [FAR] * grid.space_count
    steps[goal] = 0
    queue = deque([goal])
    while queue:
        space = queue.popleft()
        for near in grid.neighbours[space]:
            if steps[near] < FAR or state.flags[near] & NO_DOT:
                continue
            is_straight = grid.x[near] == grid.x[space] or grid.y[near] == grid.y[space]
            if grid.has_walls and not is_straight:
                continue
            edge = grid.edge(space, near)
            if edge == WALL or (edge == SMALL and is_vehicle):
                continue
            if not refuse_ground(state, near, is_vehicle=is_vehicle):
                steps[near] = steps[space] + 1
                queue.append(near)
    return steps
