"""Where can a unit go, and on which way? The rules' own steps, all of them at once.

The spaces are searched by falling points. In the search a node is one number that sorts as the node
does: numbers in lists take a third of the time of tuples in dictionaries.
"""

from __future__ import annotations

from typing import Final, final

from opendust.tactics.rules.moving.corners import roof_after
from opendust.tactics.rules.moving.footing import Footing
from opendust.tactics.rules.skills.skills import AGILE, skills_of
from opendust.tactics.state import State

Node = tuple[int, int, int]
"""A space, whether the cheap diagonal step is used up, whether the unit is above a structure."""

NODES: Final = 4
"""Nodes of a space; as a number a node is `NODES * space + 2 * diagonal + roof`."""
NOWHERE: Final = -1


@final
class Reach:
    """Every space that a unit can end in, with the cheapest way there.

    `stands` are all nodes in which it may end, `ends` the cheapest of them for each space.
    """

    def __init__(self, stands: list[int], ends: dict[int, int], came: list[int]) -> None:
        self.stands = stands
        self.ends = ends
        self.came = came

    @property
    def standing(self) -> list[Node]:
        """All nodes in which the unit may end."""
        return [(node // NODES, node >> 1 & 1, node & 1) for node in self.stands]

    def path(self, place: int) -> list[int]:
        """The spaces from the beginning to a place."""
        node = self.ends[place]
        spaces = [node // NODES]
        while self.came[node] != NOWHERE:
            node = self.came[node]
            spaces.append(node // NODES)
        return spaces[::-1]

    def first_step(self, place: int) -> int:
        """The first space on the way to a place; the place itself where nothing is to be done."""
        path = self.path(place)
        return path[1] if len(path) > 1 else path[0]


def reach(state: State, body: int, starts: list[Node], points: int, later: int = 0) -> Reach:
    """Where a unit can end a move that begins at one of the starts.

    `later`: points of a second MOVE, into which a jump goes on only in the air. AMB-MOVE-12.
    """
    search = Search(state, body, starts, points + later)
    for left in range(points + later, 0, -1):
        for node in sorted(search.waiting[left]):
            if search.best[node] == left:
                search.go_on(node, left, later if later > 0 and left >= later else 0)
    return search.found()


@final
class Search:
    """The nodes found so far: the most points left in each, and where it was come from."""

    def __init__(self, state: State, body: int, starts: list[Node], points: int) -> None:
        nodes = NODES * state.battle.grid.space_count
        self.state = state
        self.body = body
        self.footing = Footing(state, body)
        self.is_agile = bool(skills_of(state, body) & AGILE)
        self.starts = [NODES * space + 2 * used + roof for space, used, roof in starts]
        self.best = [NOWHERE] * nodes
        self.came = [NOWHERE] * nodes
        self.order: list[int] = []
        self.waiting: list[list[int]] = [[] for _ in range(points + 1)]
        for node in self.starts:
            self.keep(node, points)

    def keep(self, node: int, points: int) -> None:
        """A node that leaves more points than any way to it before."""
        if self.best[node] == NOWHERE:
            self.order.append(node)
        self.best[node] = points
        self.waiting[points].append(node)

    def go_on(self, node: int, points: int, least: int) -> None:
        """The nodes one step further. On the ground a step keeps at least so many points."""
        footing, best = self.footing, self.best
        space, used, roof = node // NODES, node & 2, node & 1
        if least and not self.is_ground(node):
            least = 0
        for near in self.state.battle.grid.neighbours[space]:
            is_diagonal = footing.is_diagonal(space, near)
            left = points - (2 if used and is_diagonal and not self.is_agile else 1)  # as cost_of
            if left < least or not footing.can_pass(space, near, roof):
                continue
            above = 0
            if not footing.is_plain or roof:
                above = roof_after(self.state, self.body, space, near, roof)
            following = NODES * near + (2 if used or is_diagonal else 0) + above
            if left > best[following]:
                self.keep(following, left)
                self.came[following] = node

    def is_ground(self, node: int) -> bool:
        """Whether the unit may stand in a node, or began there; staying is always one. MOVE-12."""
        if node & 1:
            return False
        return self.footing.can_stand(node // NODES) or node in self.starts

    def found(self) -> Reach:
        """The nodes to end in, in the order in which they were found."""
        stands = [node for node in self.order if self.is_ground(node)]
        ends: dict[int, int] = {}
        for node in stands:
            known = ends.get(node // NODES, NOWHERE)
            if known == NOWHERE or self.best[known] < self.best[node]:
                ends[node // NODES] = node
        return Reach(stands, ends, self.came)
