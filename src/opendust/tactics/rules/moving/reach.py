"""Where can a unit go, and on which way? The rules' own steps, all of them at once."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import final

from opendust.tactics.rules.moving.corners import (
    is_diagonal,
    is_jumping,
    refuse_passage,
    roof_after,
)
from opendust.tactics.rules.moving.movement import cost_of
from opendust.tactics.rules.moving.terrain import refuse_standing
from opendust.tactics.state import State

Node = tuple[int, int, int]
"""A space, whether the cheap diagonal step is used up, whether the unit is above a structure."""


@final
class Reach:
    """Every space that a unit can end in, with the cheapest way there.

    `standing` are all nodes in which it may end, `ends` the cheapest of them for each space.
    """

    def __init__(self, standing: list[Node], ends: dict[int, Node], came: dict[Node, Node]) -> None:
        self.standing = standing
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


def reach(state: State, body: int, starts: list[Node], points: int, later: int = 0) -> Reach:
    """Where a unit can end a move that begins at one of the starts.

    `later`: points of a second MOVE, into which a jump goes on only in the air. AMB-MOVE-12.
    """
    points += later
    best: dict[Node, int] = {}
    came: dict[Node, Node] = {}
    queue: list[tuple[int, Node]] = []
    for node in starts:
        best[node] = points
        heappush(queue, (-points, node))
    while queue:
        minus, node = heappop(queue)
        if best[node] == -minus and minus < 0:
            is_closed = later > 0 and -minus >= later and is_ground(state, body, node, starts)
            for near, left in next_nodes(state, body, node, -minus):
                if is_closed and left < later:
                    continue
                if left > best.get(near, -1):
                    best[near] = left
                    came[near] = node
                    heappush(queue, (-left, near))
    standing = standing_among(state, body, list(best), starts)
    return Reach(standing, ends_among(best, standing), came)


def next_nodes(state: State, body: int, node: Node, points: int) -> list[tuple[Node, int]]:
    """The nodes one step further, with the points left."""
    space, diagonal, roof = node
    found: list[tuple[Node, int]] = []
    for near in state.battle.grid.neighbours[space]:
        left = points - cost_of(state, body, space, near, diagonal=diagonal)
        if left < 0 or refuse_passage(state, body, space, near, roof):
            continue
        used = 1 if diagonal or is_diagonal(state, space, near) else 0
        found.append(((near, used, roof_after(state, body, space, near, roof)), left))
    return found


def standing_among(state: State, body: int, nodes: list[Node], starts: list[Node]) -> list[Node]:
    """The nodes in which the unit may stand; staying is always one. MOVE-12."""
    return [node for node in nodes if is_ground(state, body, node, starts)]


def is_ground(state: State, body: int, node: Node, starts: list[Node]) -> bool:
    """Whether the unit may stand in a node, or began there."""
    if node[2]:
        return False
    jumps = is_jumping(state)
    return node in starts or not refuse_standing(state, body, node[0], is_jumping=jumps)


def ends_among(best: dict[Node, int], standing: list[Node]) -> dict[int, Node]:
    """For each space the node that leaves most points."""
    ends: dict[int, Node] = {}
    for node in standing:
        known = ends.get(node[0])
        if known is None or best[known] < best[node]:
            ends[node[0]] = node
    return ends
