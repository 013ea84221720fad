"""How a battlefield is drawn in text.

One sign per space, a line per row:

    . circle    ~ triangle (water)    x cross (rubble)    * diamond (smoke)    # no symbol
    c circle with an ammo crate       t circle with an anti-tank trap
    1 to 9 circle inside the structure of that number

A board with walls is drawn with its edges: a sign for a corner (`+` or a blank) or an edge stands
between the spaces, so that w by h spaces take 2w+1 by 2h+1 signs. An edge is ` ` open, `-` or `|`
a wall, `s` a small entrance, `L` a large entrance.
"""

from __future__ import annotations

from typing import Final, final

from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.digits import is_count
from opendust.tactics.board.board import LARGE, OPEN, OUTSIDE, SMALL, WALL, Element, Grid, Terrain

SIGNS: Final = {
    ".": Terrain.CIRCLE,
    "~": Terrain.TRIANGLE,
    "x": Terrain.CROSS,
    "*": Terrain.DIAMOND,
    "#": Terrain.NONE,
    "c": Terrain.CIRCLE,
    "t": Terrain.CIRCLE,
}
ELEMENTS: Final = {"c": Element.CRATE, "t": Element.TRAP}
EDGES: Final = {" ": OPEN, "-": WALL, "|": WALL, "s": SMALL, "L": LARGE}
MOST_SPACES: Final = 26


@final
class Drawing:
    """A drawn battlefield: the grid, and the cover elements that stand on it from the start."""

    __slots__ = ("elements", "grid")

    def __init__(self, grid: Grid, elements: tuple[tuple[int, Element], ...]) -> None:
        self.grid = grid
        self.elements = elements


def parse_board(text: str, source: str, first_line: int = 1) -> Drawing:
    """The battlefield that a text draws; raises with every fault. `first_line` is its line."""
    rows = [row.rstrip() for row in text.strip("\n").splitlines()]
    first_line += len(text) - len(text.lstrip("\n"))
    if not rows:
        raise BadText([Fault(source, first_line, "fault-map-empty")])
    if any(row.startswith("+") for row in rows):
        return _with_edges(rows, source, first_line)
    return _plain(rows, source, first_line)


def _plain(rows: list[str], source: str, first_line: int) -> Drawing:
    """A board without walls."""
    width = len(rows[0])
    nothing = [OPEN] * (width * len(rows))
    return _make(rows, nothing, nothing, source, first_line, 1)


def _with_edges(rows: list[str], source: str, first_line: int) -> Drawing:
    """A board with its edges drawn between the spaces."""
    wide = max([len(row) for row in rows])
    if wide % 2 == 0 or len(rows) % 2 == 0:
        raise BadText([Fault(source, first_line, "fault-map-edges", width=wide, height=len(rows))])
    rows = [row.ljust(wide) for row in rows]
    width, height = wide // 2, len(rows) // 2
    faults: list[Fault] = []
    east: list[int] = []
    south: list[int] = []
    for y in range(height):
        for x in range(width):
            line = first_line + 2 * y + 1
            east.append(_edge(rows[2 * y + 1][2 * x + 2], source, line, faults))
            south.append(_edge(rows[2 * y + 2][2 * x + 1], source, line + 1, faults))
    if faults:
        raise BadText(faults)
    spaces = [row[1::2] for row in rows[1::2]]
    return _make(spaces, east, south, source, first_line + 1, 2)


def _edge(sign: str, source: str, line: int, faults: list[Fault]) -> int:
    """The edge that a sign draws."""
    if sign not in EDGES:
        faults.append(Fault(source, line, "fault-map-edge", sign=sign))
        return OPEN
    return EDGES[sign]


def _make(
    spaces: list[str], east: list[int], south: list[int], source: str, first_line: int, step: int
) -> Drawing:
    """The grid of rows of signs; every row is as long as the first."""
    width = len(spaces[0])
    faults: list[Fault] = []
    if not 1 <= width <= MOST_SPACES or len(spaces) > MOST_SPACES:
        faults.append(Fault(source, first_line, "fault-map-size", most=MOST_SPACES))
    terrain: list[Terrain] = []
    structure: list[int] = []
    elements: list[tuple[int, Element]] = []
    for y, row in enumerate(spaces):
        line = first_line + y * step
        if len(row) != width:
            faults.append(Fault(source, line, "fault-map-row", expected=width, found=len(row)))
        for x, sign in enumerate(row):
            inside = is_count(sign) and sign != "0"
            if not inside and sign not in SIGNS:
                faults.append(Fault(source, line, "fault-map-sign", sign=sign))
            terrain.append(Terrain.CIRCLE if inside else SIGNS.get(sign, Terrain.CIRCLE))
            structure.append(int(sign) - 1 if inside else OUTSIDE)
            if sign in ELEMENTS:
                elements.append((y * width + x, ELEMENTS[sign]))
    if faults:
        raise BadText(faults)
    grid = Grid(width, len(spaces), tuple(terrain), tuple(east), tuple(south), tuple(structure))
    return Drawing(grid, tuple(elements))


_TERRAIN_SIGN: Final = {
    Terrain.CIRCLE: ".",
    Terrain.TRIANGLE: "~",
    Terrain.CROSS: "x",
    Terrain.DIAMOND: "*",
    Terrain.NONE: "#",
}
_ELEMENT_SIGN: Final = {Element.CRATE: "c", Element.TRAP: "t"}
_ACROSS: Final = ("-", "s", "L")
_DOWN: Final = ("|", "s", "L")


def format_board(drawing: Drawing) -> str:
    """The drawing of a battlefield, in the form that `parse_board` reads."""
    grid = drawing.grid
    signs = [_TERRAIN_SIGN[kind] for kind in grid.terrain]
    for space in range(grid.space_count):
        if grid.structure[space] != OUTSIDE:
            signs[space] = str(grid.structure[space] + 1)
    for space, element in drawing.elements:
        signs[space] = _ELEMENT_SIGN[element]
    rows = [signs[y * grid.width : (y + 1) * grid.width] for y in range(grid.height)]
    if not grid.has_walls:
        return "\n".join(["".join(row) for row in rows])
    lines = ["+" + " +" * grid.width]
    for y, row in enumerate(rows):
        beside = [
            " " if edge == OPEN else _DOWN[edge - 1]
            for edge in grid.east[y * grid.width : (y + 1) * grid.width]
        ]
        below = [
            " " if edge == OPEN else _ACROSS[edge - 1]
            for edge in grid.south[y * grid.width : (y + 1) * grid.width]
        ]
        lines.append((" " + "".join([a + b for a, b in zip(row, beside, strict=True)])).rstrip())
        lines.append("+" + "".join([edge + "+" for edge in below]))
    return "\n".join(lines)
