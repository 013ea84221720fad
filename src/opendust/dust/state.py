"""The position of a match: small numbers in rows, cheap to copy, no history.

Copies share every row; a change makes a new one (`changed`). Only units and owners of the areas,
which are many and change often, are lists of their own.

Areas are numbered as on the board (land first). Units are packed forces (force.py). Seats are
0 to 5; neutral pieces belong to NEUTRAL, an unoccupied area to NOBODY. Cards are bit masks.
"""

from __future__ import annotations

from typing import Final, final

from opendust.dust.board.board import Board
from opendust.dust.deck import Deck
from opendust.dust.edition import Edition
from opendust.dust.phases import NO_SIDE, Combat, Deal, Phase
from opendust.kernel.action import Pairs
from opendust.kernel.bits import size
from opendust.kernel.contract import Setup
from opendust.kernel.native import mypyc_attr

NOBODY: Final = -1
NEUTRAL: Final = 6
OWNERS: Final = 7
NO_CARD: Final = -1

LAND_BATTLE: Final = 0
SEA_BATTLE: Final = 1
AMPHIBIOUS_BATTLE: Final = 2
DROP_BATTLE: Final = 3

COLORS: Final = ("red", "blue", "green", "yellow", "black", "white")


Row = tuple[int, ...]
"""One number for each seat or owner, never changed in place: copies of a state share it."""


def changed(row: Row, at: int, value: int) -> Row:
    """A row with another number in one place."""
    numbers = list(row)
    numbers[at] = value
    return tuple(numbers)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Battle:
    """The battle being fought.

    Its attackers have left their origin; the defenders stand in the target area. Lists of two
    are by side, attacker first.
    """

    def __init__(self, kind: int, attacker: int, defender: int, target: int, force: int) -> None:
        self.kind = kind
        self.attacker = attacker
        self.defender = defender
        self.target = target
        self.attackers = force
        self.origins: Pairs = ()
        self.resume = Combat(0, ())
        self.supremacy = NO_SIDE
        self.roller = NO_SIDE
        self.rolled = 0
        self.hitless = 0
        self.ace = 0
        self.nurse = 0
        self.faces: list[tuple[int, ...]] = [(), ()]
        self.hits = [0, 0]
        self.losses = [0, 0]

    def copy(self) -> Battle:
        """An independent battle."""
        other = Battle(self.kind, self.attacker, self.defender, self.target, self.attackers)
        other.origins = self.origins
        other.resume = self.resume
        other.supremacy = self.supremacy
        other.roller = self.roller
        other.rolled = self.rolled
        other.hitless = self.hitless
        other.ace = self.ace
        other.nurse = self.nurse
        other.faces = self.faces.copy()
        other.hits = self.hits.copy()
        other.losses = self.losses.copy()
        return other

    def seat_of(self, side: int) -> int:
        """The player of a side, or NEUTRAL."""
        return self.defender if side else self.attacker


@final
class Hidden:
    """What a view knows of what it must not see: how many cards, not which."""

    def __init__(
        self, viewer: int, hand_sizes: tuple[int, ...], deck_size: int, decided: int
    ) -> None:
        self.viewer = viewer
        self.hand_sizes = hand_sizes
        self.deck_size = deck_size
        self.decided = decided


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class State:
    """Everything that decides how a match goes on."""

    def __init__(
        self,
        board: Board,
        deck: Deck,
        edition: Edition,
        seats: tuple[str, ...],
        like: State | None = None,
    ) -> None:
        self.board = board
        self.deck = deck
        self.edition = edition
        self.seats = seats
        self.players = len(seats)
        self.setup: Setup | None = None
        if like is not None:
            self.take_over(like)
            return
        self.units = [0] * board.area_count
        self.owner = [NOBODY] * board.area_count
        self.land: Row = (0,) * OWNERS
        self.sea: Row = (0,) * OWNERS
        self.occupied_land = 0
        self.occupied_sea = 0
        self.on_map: Row = (0,) * OWNERS
        self.centers = 0
        self.colors: Row = (NOBODY,) * self.players
        self.homes: Row = (NOBODY,) * self.players
        self.claimed = 0
        self.hands: Row = (0,) * self.players
        self.chosen: Row = (NO_CARD,) * self.players
        self.played: Row = (NO_CARD,) * self.players
        self.unseen = (1 << deck.size) - 1
        self.discards = 0
        self.scores: Row = (0,) * self.players
        self.gains: Row = (0,) * self.players
        self.majorities: Row = (NOBODY, NOBODY, NOBODY)
        self.round = 0
        self.order: tuple[int, ...] = ()
        self.queue: tuple[int, ...] = ()
        self.interrupting = 0
        self.used = 0
        self.radar = 0
        self.truces: Row = (0,) * self.players
        self.capitals_open = False
        self.phase: Phase = Deal()
        self.battle: Battle | None = None
        self.hidden: Hidden | None = None

    def take_over(self, other: State) -> None:
        """Become like another state; what never changes once made is shared."""
        self.setup = other.setup
        self.units = other.units.copy()
        self.owner = other.owner.copy()
        self.land = other.land
        self.sea = other.sea
        self.occupied_land = other.occupied_land
        self.occupied_sea = other.occupied_sea
        self.on_map = other.on_map
        self.centers = other.centers
        self.colors = other.colors
        self.homes = other.homes
        self.claimed = other.claimed
        self.hands = other.hands
        self.chosen = other.chosen
        self.played = other.played
        self.unseen = other.unseen
        self.discards = other.discards
        self.scores = other.scores
        self.gains = other.gains
        self.majorities = other.majorities
        self.round = other.round
        self.order = other.order
        self.queue = other.queue
        self.interrupting = other.interrupting
        self.used = other.used
        self.radar = other.radar
        self.truces = other.truces
        self.capitals_open = other.capitals_open
        self.phase = other.phase
        self.battle = None if other.battle is None else other.battle.copy()
        self.hidden = other.hidden

    def copy(self) -> State:
        """An independent state in the same position."""
        return State(self.board, self.deck, self.edition, self.seats, self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def active(self) -> int:
        """The player whose turn it is."""
        return self.queue[0]

    def fight(self) -> Battle:
        """The battle being fought."""
        assert self.battle is not None
        return self.battle

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds; public. A-67."""
        if self.hidden is not None:
            return self.hidden.hand_sizes[seat]
        return size(self.hands[seat])
