"""Where can a unit go? The engine's own steps, all of them at once."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import final

from opendust.tactics.activation import Activation
from opendust.tactics.rules.corners import is_diagonal
from opendust.tactics.rules.movement import cost_of, movement_of, passage_fault, roof_after
from opendust.tactics.rules.skills import ASSAULT, FAST, JUMP, SCOUT_VEHICLE, skills_of
from opendust.tactics.rules.terrain import standing_fault
from opendust.tactics.state import State

Node = tuple[int, int, int]
"""A space, whether the cheap diagonal step is used up, whether the unit is above a structure."""


@final
class Reach:
    """Every space that a unit can end in, with the way there."""

    def __init__(self, ends: dict[int, Node], came: dict[Node, Node]) -> None:
        self.ends = ends
        self.came = came

    def path(self, place: int) -> list[int]:
        """The spaces from the beginning to a place."""
        node = self.ends[place]
        spaces = [node[0]]
        while node in self.came:
            node = self.came[node]
            spaces.append(node[0])
        return spaces[::-1]

    def first_step(self, place: int) -> int:
        """The first space on the way to a place; the place itself where nothing is to be done."""
        node = self.ends[place]
        step = node[0]
        while node in self.came:
            step = node[0]
            node = self.came[node]
        return step


def with_activation(state: State, body: int, skills: int) -> State:
    """The position as if a unit had been activated with these skills."""
    if state.activation is not None and state.activation.unit == body:
        return state
    imagined = state.copy()
    imagined.activation = Activation(body, state.hero[body], ())
    imagined.activation.skills = skills
    return imagined


def points_for(state: State, body: int, moves: int, skills: int) -> int:
    """The movement points of so many MOVE actions."""
    mask = skills_of(state, body)
    points = movement_of(state, body) * moves * (2 if skills & ASSAULT else 1)
    if not moves:
        return 0
    scout = 2 if mask & SCOUT_VEHICLE and state.round == 1 else 0
    return points + scout + (1 if mask & FAST else 0)


def reach(state: State, body: int, starts: list[Node], points: int) -> Reach:
    """Where a unit can end a move that begins at one of the starts."""
    best: dict[Node, int] = {}
    came: dict[Node, Node] = {}
    queue: list[tuple[int, Node]] = []
    for node in starts:
        best[node] = points
        heappush(queue, (-points, node))
    while queue:
        minus, node = heappop(queue)
        if best[node] == -minus and minus < 0:
            for near, left in next_nodes(state, body, node, -minus):
                if left > best.get(near, -1):
                    best[near] = left
                    came[near] = node
                    heappush(queue, (-left, near))
    return Reach(ends_among(state, body, best, starts), came)


def next_nodes(state: State, body: int, node: Node, points: int) -> list[tuple[Node, int]]:
    """The nodes one step further, with the points left."""
    space, diagonal, roof = node
    found: list[tuple[Node, int]] = []
    for near in state.battle.grid.neighbours[space]:
        left = points - cost_of(state, body, space, near, diagonal=diagonal)
        if left < 0 or passage_fault(state, body, space, near, roof):
            continue
        used = 1 if diagonal or is_diagonal(state, space, near) else 0
        found.append(((near, used, roof_after(state, body, space, near, roof)), left))
    return found


def ends_among(
    state: State, body: int, best: dict[Node, int], starts: list[Node]
) -> dict[int, Node]:
    """The spaces among the nodes where the unit may stand; staying is always one."""
    jumps = bool(state.acting().skills & JUMP)
    ends: dict[int, Node] = {}
    for node in best:
        space = node[0]
        known = ends.get(space)
        if node[2] or (known is not None and best[known] >= best[node]):
            continue
        if node in starts or not standing_fault(state, body, space, is_jumping=jumps):
            ends[space] = node
    return ends
