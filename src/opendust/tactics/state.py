"""The position of a match: small numbers in lists, cheap to copy, no history.

Units, models and weapon lines are numbered as in battle.py, spaces as on the board. A hero joined
to a squad keeps its own entries; the squad stands for both (`hero`, `leader`). HERO-06. `flags`
say what stands in each space, as sight.py reads them.
"""

from __future__ import annotations

from typing import Final, final

from opendust.kernel.native import mypyc_attr
from opendust.tactics.activation import Activation
from opendust.tactics.attack import Attack
from opendust.tactics.battle import NO_UNIT, SIDES, Battle
from opendust.tactics.board.board import CRATE, NO_DOT, SOLDIER, TRAP, VEHICLE
from opendust.tactics.phases import Phase, RoundStart

OFF_BOARD: Final = -1
DESTROYED: Final = -2

AIRCRAFT: Final = 128
OCCUPIED: Final = SOLDIER | VEHICLE | AIRCRAFT
"""Flags of spaces with a unit in them; an aircraft hides nobody, so sight knows no flag for it."""

CRATE_HP: Final = 2  # COVEL-09 points
TRAP_HP: Final = 4  # COVEL-10 points
"""The health of cover elements. COVEL-09, COVEL-10."""

# Effects that last for the round. `marks`.
ALL_IN_ONE: Final = 1
HEROIC: Final = 2
MEDAL_USED: Final = 4
SCOUTED_ONE: Final = 8
SCOUTED_TWO: Final = 16
"""The extra points of a Scout Vehicle that are spent. AMB-MOVE-20."""


ALONE: Final[list[tuple[int, ...]]] = [(unit,) for unit in range(128)]
"""A unit without a hero, made once for each."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class State:
    """Everything that decides how a match goes on."""

    def __init__(self, battle: Battle, like: State | None = None) -> None:
        self.battle = battle
        if like is not None:
            self.take_over(like)
            return
        units = battle.unit_count
        self.round = 0
        self.phase: Phase = RoundStart()
        self.activation: Activation | None = None
        self.attack: Attack | None = None
        self.place = [OFF_BOARD] * units
        self.hero = [NO_UNIT] * units
        self.leader = [NO_UNIT] * units
        self.activated = [0] * units
        self.moved = [0] * units
        self.used = [0] * units
        self.marks = [0] * units
        self.orders = [0] * units
        self.health = list(battle.model_full)
        self.ammo = [line.ammo for line in battle.lines]
        self.loaded = [1] * battle.line_count
        self.flags = list(battle.grid.ground)
        self.element_hp = [0] * battle.grid.space_count
        self.elements: tuple[int, ...] = ()
        self.stock = [0, 0, 0]
        self.lost = [0] * SIDES
        self.tried = [0] * len(battle.seats)
        self.revived = [0] * len(battle.seats)
        self.silent = [0] * len(battle.seats)

    def take_over(self, other: State) -> None:
        """Become like another state; what never changes once made is shared."""
        self.round = other.round
        self.phase = other.phase
        self.activation = None if other.activation is None else other.activation.copy()
        self.attack = None if other.attack is None else other.attack.copy()
        self.place = other.place.copy()
        self.hero = other.hero.copy()
        self.leader = other.leader.copy()
        self.activated = other.activated.copy()
        self.moved = other.moved.copy()
        self.used = other.used.copy()
        self.marks = other.marks.copy()
        self.orders = other.orders.copy()
        self.health = other.health.copy()
        self.ammo = other.ammo.copy()
        self.loaded = other.loaded.copy()
        self.flags = other.flags.copy()
        self.element_hp = other.element_hp.copy()
        self.elements = other.elements
        self.stock = other.stock.copy()
        self.lost = other.lost.copy()
        self.tried = other.tried.copy()
        self.revived = other.revived.copy()
        self.silent = other.silent.copy()

    def copy(self) -> State:
        """An independent state in the same position."""
        return State(self.battle, self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def acting(self) -> Activation:
        """The activation in progress."""
        assert self.activation is not None
        return self.activation

    def fight(self) -> Attack:
        """The attack in progress."""
        assert self.attack is not None
        return self.attack

    def is_alive(self, unit: int) -> bool:
        """Whether the unit is not destroyed; it may be off the board."""
        return self.place[unit] != DESTROYED

    def is_on_board(self, unit: int) -> bool:
        """Whether the unit stands on a space."""
        return self.place[unit] >= 0

    def is_body(self, unit: int) -> bool:
        """Whether the unit acts for itself: alive, and no hero joined to a squad. HERO-06."""
        return self.place[unit] != DESTROYED and self.leader[unit] == NO_UNIT

    def body_of(self, unit: int) -> int:
        """The unit that stands for this one: a joined hero's squad, or the unit itself."""
        return unit if self.leader[unit] == NO_UNIT else self.leader[unit]

    def parts_of(self, body: int) -> tuple[int, ...]:
        """The unit and the hero joined to it."""
        hero = self.hero[body]
        if hero != NO_UNIT:
            return (body, hero)
        return ALONE[body] if body < len(ALONE) else (body,)

    def bodies_at(self, space: int) -> list[int]:
        """The units in a space; a joined hero counts with his squad."""
        if not self.flags[space] & OCCUPIED:
            return []
        return [
            unit
            for unit in range(self.battle.unit_count)
            if self.leader[unit] == NO_UNIT and self.occupies(unit, space)
        ]

    def occupies(self, unit: int, space: int) -> bool:
        """Whether a unit stands in a space, or across it."""
        place = self.place[unit]
        if place == space or place < 0 or not self.battle.is_large[unit]:
            return place == space
        return space in self.battle.cells(unit, place)

    def cells(self, unit: int) -> tuple[int, ...]:
        """The spaces of a unit on the board."""
        return self.battle.cells(unit, self.place[unit]) if self.place[unit] >= 0 else ()

    def distance(self, one: int, other: int) -> int:
        """The range between two units on the board, from their nearest spaces. AMB-LOS-11."""
        grid = self.battle.grid
        if not (self.battle.is_large[one] or self.battle.is_large[other]):
            return grid.range_between(self.place[one], self.place[other])
        return min(
            [
                grid.range_between(here, there)
                for here in self.cells(one)
                for there in self.cells(other)
            ]
        )

    def strength(self, unit: int) -> int:
        """The damage points that a unit can still take: miniatures, or HP. CARD-04, CARD-05."""
        total = 0
        for model in self.battle.models_of(unit):
            total += self.health[model]
        return total

    def miniatures(self, body: int) -> int:
        """The living miniatures of a unit, its hero included. AMB-HERO-4."""
        total = 0
        for unit in self.parts_of(body):
            total += self.strength(unit) if self.battle.cards[unit].is_squad else 1
        return total

    def put(self, body: int, place: int) -> None:
        """A unit and its hero stand in a space, or nowhere."""
        before = self.cells(body)
        for unit in self.parts_of(body):
            self.place[unit] = place  # BOARD-02, BOARD-03
        for space in (*before, *self.cells(body)):
            self.mark(space)

    def mark(self, space: int) -> None:
        """Note which kinds of unit stand in a space; aircraft hide nobody. AMB-LOS-10."""
        flags = self.flags[space] & ~OCCUPIED
        for unit, card in enumerate(self.battle.cards):
            if self.occupies(unit, space):
                if card.is_soldier:
                    flags |= SOLDIER
                else:
                    flags |= VEHICLE if card.is_vehicle else AIRCRAFT
        self.flags[space] = flags

    def place_element(self, space: int, flag: int) -> None:
        """A crate or a trap stands in a space. COVEL-01."""
        self.flags[space] |= flag
        self.element_hp[space] = CRATE_HP if flag == CRATE else TRAP_HP
        self.elements = tuple(sorted({*self.elements, space}))

    def remove_element(self, space: int) -> None:
        """The space is bare again."""
        self.flags[space] &= ~(CRATE | TRAP)
        self.element_hp[space] = 0
        self.elements = tuple([other for other in self.elements if other != space])

    def lay_square(self, space: int) -> None:
        """A terrain square hides the dot of a space. BOARD-06."""
        self.flags[space] = NO_DOT
