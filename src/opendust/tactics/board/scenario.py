"""What a scenario gives: map, entry spaces, cover zone, AP limit, objectives, rounds, bonuses.

A scenario is a file: the battlefield drawn as text (texts/board.py), a second drawing of the
same size that marks entry spaces, cover zone and objectives, and a few lines of figures.
texts/scenario.py reads it. The rulebook's own scenarios stand in a book that we do not have;
those of the package are ours. SETUP-09.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from opendust.tactics.board.board import Element, Grid, Terrain
from opendust.tactics.units.cards import Faction, Kind, Skill, UnitCard

SIDES: Final = 2
ANY_SIDE: Final = -1


class Goal(Enum):
    """What a side can be asked to do."""

    HOLD = "hold"
    REACH = "reach"
    DESTROY = "destroy"


class Who(Enum):
    """Which units an objective or a limit on forces is about."""

    ANY = "any"
    SOLDIER = "soldier"
    SQUAD = "squad"
    HERO = "hero"
    VEHICLE = "vehicle"
    AIRCRAFT = "aircraft"
    ARTILLERY = "artillery"
    COMMAND = "command"


def is_one_of(card: UnitCard, who: Who) -> bool:
    """Whether a unit with this card belongs to those meant."""
    if who is Who.ANY:
        return True
    if who is Who.SOLDIER:
        return card.is_soldier
    if who is Who.ARTILLERY:
        return any(line.is_artillery for line in card.lines)
    if who is Who.COMMAND:
        return card.has(Skill.COMMAND_SQUAD)
    return card.kind is Kind(who.value)


@final
class Objective:
    """One objective of a side; judged at the end of a round. END-02, END-05.

    HOLD: the side has a unit on at least `count` of the spaces, each without an enemy in it.
    REACH: at least `count` of its units stand on the spaces.
    DESTROY: at least `count` enemy units of the kind have been destroyed.
    It counts only units that `who` names and only in `from_round` or later. Fulfilling it wins
    the game if `wins`; at the end of the game it is worth `points` victory points (END-06). An
    objective of ANY_SIDE is open to both.
    """

    __slots__ = (
        "count",
        "from_round",
        "goal",
        "name",
        "points",
        "side",
        "spaces",
        "who",
        "wins",
    )

    def __init__(self, name: str, goal: Goal, side: int, spaces: tuple[int, ...]) -> None:
        self.name = name
        self.goal = goal
        self.side = side
        self.spaces = spaces
        self.count = 1
        self.who = Who.ANY
        self.from_round = 1
        self.wins = False
        self.points = 0


@final
class Side:
    """What a scenario says of one side.

    `force` is exactly what it brings, where that is fixed; `needs` is the least it brings.
    """

    __slots__ = ("entry", "faction", "force", "initiative_dice", "name", "needs")

    def __init__(self, name: str, entry: tuple[int, ...]) -> None:
        self.name = name
        self.entry = entry
        self.faction: Faction | None = None
        self.initiative_dice = 3
        self.force: tuple[tuple[Who, int], ...] = ()
        self.needs: tuple[tuple[Who, int], ...] = ()


@final
class Scenario:
    """A scenario. Never changed once made."""

    def __init__(self, name: str, grid: Grid, sides: tuple[Side, ...]) -> None:
        self.name = name
        self.title = name
        self.brief = ""
        self.grid = grid
        self.sides = sides
        self.elements: tuple[tuple[int, Element], ...] = ()
        self.ap_limit = 0
        self.round_limit = 0
        self.crates = 0
        self.traps = 0
        self.squares = 0
        self.cover_zone: tuple[int, ...] = ()
        self.square_zone: tuple[int, ...] = ()
        self.objectives: tuple[Objective, ...] = ()
        self.digest = ""

    def entry(self, side: int) -> tuple[int, ...]:
        """The deployment spaces of a side. AMB-SETUP-3."""
        return self.sides[side].entry


def central_area(grid: Grid, sides: tuple[Side, ...]) -> tuple[int, ...]:
    """All spaces not in or next to a deployment zone. AMB-SETUP-7."""
    near: set[int] = set()
    for side in sides:
        for space in side.entry:
            near.add(space)
            near.update(grid.neighbours[space])
    return tuple([space for space in range(grid.space_count) if space not in near])


def allows_element(grid: Grid, space: int, element: Element) -> bool:
    """Cover elements stand on circles and diamonds; traps in a structure need a large entrance.

    TERR-03, TERR-07, TERR-12, TERR-17, TERR-21, STRUCT-16.
    """
    if grid.terrain[space] not in (Terrain.CIRCLE, Terrain.DIAMOND):
        return False
    if element is Element.CRATE or grid.structure[space] < 0:
        return True
    return grid.has_large_entrance(grid.structure[space])
