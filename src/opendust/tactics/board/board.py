"""What the battlefield is: spaces with terrain, edges with walls and entrances, structures.

A space is the number `row * width + column`. What may block sight or give cover stands in one
list of flags per space, so that the rules of sight read a single list; the match keeps a copy of
`ground` and adds what stands on it. Walls are edges, not spaces: `east[s]` is the edge between a
space and its right neighbour, `south[s]` the one below it. AMB-LOS-15.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

NO_DOT: Final = 1
SMOKE: Final = 2
CROSS: Final = 4
VEHICLE: Final = 8
SOLDIER: Final = 16
CRATE: Final = 32
TRAP: Final = 64

OPEN: Final = 0
WALL: Final = 1
SMALL: Final = 2
LARGE: Final = 3
"""What an edge is: nothing, a wall, a small or a large entrance. STRUCT-01, STRUCT-02."""

OUTSIDE: Final = -1


class Terrain(Enum):
    """The five types of space. BOARD-05."""

    CIRCLE = "circle"
    TRIANGLE = "triangle"
    CROSS = "cross"
    DIAMOND = "diamond"
    NONE = "none"


class Element(Enum):
    """The cover elements. COVEL-01."""

    CRATE = "crate"
    TRAP = "trap"


GROUND: Final = {
    Terrain.CIRCLE: 0,
    Terrain.TRIANGLE: 0,
    Terrain.CROSS: CROSS,
    Terrain.DIAMOND: SMOKE,
    Terrain.NONE: NO_DOT,
}
"""The flags of bare terrain."""

ELEMENT_FLAG: Final = {Element.CRATE: CRATE, Element.TRAP: TRAP}


@final
class Grid:
    """The spaces of a board. Never changed once made."""

    def __init__(
        self,
        width: int,
        height: int,
        terrain: tuple[Terrain, ...],
        east: tuple[int, ...],
        south: tuple[int, ...],
        structure: tuple[int, ...],
    ) -> None:
        self.width = width
        self.height = height
        self.space_count = width * height
        self.terrain = terrain
        self.east = east
        self.south = south
        self.structure = structure
        self.ground = tuple([GROUND[kind] for kind in terrain])
        self.x = tuple([space % width for space in range(width * height)])
        self.y = tuple([space // width for space in range(width * height)])
        self.names = tuple([space_name(self.x[s], self.y[s]) for s in range(self.space_count)])
        self.neighbours = tuple([self._neighbours(space) for space in range(self.space_count)])
        self.has_walls = any(east) or any(south) or any(s != OUTSIDE for s in structure)
        self.exits = tuple([self._has_exit(space) for space in range(self.space_count)])

    def _neighbours(self, space: int) -> tuple[int, ...]:
        """The spaces that share a side or a corner. AMB-RANGE-2."""
        found: list[int] = []
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                other = self.at(self.x[space] + dx, self.y[space] + dy)
                if other >= 0 and other != space:
                    found.append(other)
        return tuple(found)

    def _has_exit(self, space: int) -> bool:
        """Whether an entrance leads from the space out of its structure. STRUCT-11."""
        if self.structure[space] == OUTSIDE:
            return False
        for other in self.neighbours[space]:
            if self.edge(space, other) >= SMALL and self.leads_out(space, other):
                return True
        return False

    def at(self, x: int, y: int) -> int:
        """The space in column x and row y, or -1 outside the board."""
        if 0 <= x < self.width and 0 <= y < self.height:
            return y * self.width + x
        return -1

    def index(self, name: str) -> int:
        """The space of this name, or -1."""
        return self.names.index(name) if name in self.names else -1

    def edge(self, one: int, other: int) -> int:
        """What stands between two spaces that share a side; diagonal neighbours share none."""
        low, high = (one, other) if one < other else (other, one)
        if high == low + 1 and self.y[low] == self.y[high]:
            return self.east[low]
        if high == low + self.width:
            return self.south[low]
        return OPEN

    def leads_out(self, space: int, other: int) -> bool:
        """Whether the other space is not in this one's structure."""
        return self.structure[space] != self.structure[other]

    def has_large_entrance(self, structure: int) -> bool:
        """Whether a large entrance leads into the structure. STRUCT-16."""
        for space in range(self.space_count):
            if self.structure[space] == structure:
                for other in self.neighbours[space]:
                    if self.edge(space, other) == LARGE and self.leads_out(space, other):
                        return True
        return False

    def is_adjacent(self, one: int, other: int) -> bool:
        """All eight neighbours are adjacent. AMB-RANGE-2."""
        dx = abs(self.x[one] - self.x[other])
        dy = abs(self.y[one] - self.y[other])
        return one != other and dx <= 1 and dy <= 1

    def range_between(self, one: int, other: int) -> int:
        """Range counts like movement: the first diagonal one, each further one two. RANGE-01."""
        dx = self.x[one] - self.x[other]
        dy = self.y[one] - self.y[other]
        # Written out: mypyc boxes what it hands to abs().
        if dx < 0:
            dx = -dx
        if dy < 0:
            dy = -dy
        return dx + dy - (1 if dx and dy else 0)


def space_name(x: int, y: int) -> str:
    """Columns are letters from the left, rows numbers from the top: `c4`."""
    letters = ""
    column = x + 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return f"{letters}{y + 1}"


def open_grid(width: int, height: int) -> Grid:
    """A board of circles without any structure."""
    count = width * height
    nothing = (OPEN,) * count
    return Grid(width, height, (Terrain.CIRCLE,) * count, nothing, nothing, (OUTSIDE,) * count)
