"""What does a battlefield of Dust Tactics look like in text?

Every space is a cell of five characters: the terrain, with a mark where a side enters and where an
objective is, or the code of the unit in it. Units of the first side are in capitals, those of the
second in small letters; a `'` behind a code says that the unit has been activated. Walls and
entrances stand between the cells.
"""

from __future__ import annotations

from typing import Final

from opendust.cli.screen import Screen
from opendust.tactics.board.board import (
    CRATE,
    LARGE,
    NO_DOT,
    OPEN,
    OUTSIDE,
    SMALL,
    TRAP,
    WALL,
    Terrain,
)
from opendust.tactics.state import State
from opendust.words.tactics.vocabulary import unit_codes

CELL: Final = 5
TERRAIN: Final = {
    Terrain.CIRCLE: ".", Terrain.TRIANGLE: "~", Terrain.CROSS: "x", Terrain.DIAMOND: "*",
    Terrain.NONE: "#",
}  # fmt: skip
INSIDE: Final = "_"
ENTRY: Final = ("E", "e")
OBJECTIVE: Final = "o"
SIDE_PAINT: Final = ("94", "31")
BESIDE: Final = {OPEN: " ", WALL: "|", SMALL: "s", LARGE: "L"}
BELOW: Final = {OPEN: "     ", WALL: "-----", SMALL: "--s--", LARGE: "--L--"}


def show_grid(screen: Screen, state: State) -> None:
    """The battlefield with letters above and numbers beside."""
    grid = state.battle.grid
    columns = [grid.names[x].rstrip("0123456789") for x in range(grid.width)]
    print("    " + " ".join([name.center(CELL) for name in columns]).rstrip())
    codes = unit_codes(state)
    for y in range(grid.height):
        row = range(y * grid.width, (y + 1) * grid.width)
        cells = [cell(screen, state, space, codes) + BESIDE[grid.east[space]] for space in row]
        print(f"{y + 1:>3} " + "".join(cells).rstrip())
        if any(grid.south[space] for space in row):
            below = " ".join([BELOW[grid.south[space]] for space in row])
            print("    " + below.rstrip())


def cell(screen: Screen, state: State, space: int, codes: list[str]) -> str:
    """One space in five characters: what stands there, else the ground."""
    element = element_sign(state, space)
    for unit in state.bodies_at(space):
        code = codes[unit].upper() if state.battle.side[unit] == 0 else codes[unit]
        shown = (code + ("'" if state.activated[unit] else "") + element).center(CELL)[:CELL]
        return screen.paint(shown, SIDE_PAINT[state.battle.side[unit]])
    return (element or ground_sign(state, space) + marks(state, space)).center(CELL)


def marks(state: State, space: int) -> str:
    """The signs of a deployment space of either side and of an objective."""
    scenario = state.battle.scenario
    found = [sign for side, sign in enumerate(ENTRY) if space in scenario.entry(side)]
    if any(space in objective.spaces for objective in scenario.objectives):
        found.append(OBJECTIVE)
    return "".join(found)


def element_sign(state: State, space: int) -> str:
    """The sign of a crate or a trap."""
    if state.flags[space] & CRATE:
        return "c"
    return "t" if state.flags[space] & TRAP else ""


def ground_sign(state: State, space: int) -> str:
    """The sign of bare ground; a terrain square that was laid hides what was there."""
    grid = state.battle.grid
    if state.flags[space] & NO_DOT:
        return TERRAIN[Terrain.NONE]
    if grid.structure[space] != OUTSIDE and grid.terrain[space] is Terrain.CIRCLE:
        return INSIDE
    return TERRAIN[grid.terrain[space]]
