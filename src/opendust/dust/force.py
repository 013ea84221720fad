"""How many units of each type, packed in one number: eight bits per type.

Forces are added and taken apart by the million; packed, adding two is one addition, copying a
board is copying a list of numbers, and an empty force is 0. No stack reaches 128 of a type
(the box has 60 tanks), so the top bit of every field stays free for comparing fields at once.
"""

from __future__ import annotations

from typing import Final, final

from opendust.kernel.action import Pairs
from opendust.kernel.native import mypyc_attr
from opendust.kernel.option import Counts

TANK: Final = 0
MECH: Final = 1
FIGHTER: Final = 2
BOMBER: Final = 3
SUBMARINE: Final = 4
# Tables of any length on purpose: mypyc makes a new tuple each time a variable index reads a table
# of fixed length.
UNITS: Final[tuple[int, ...]] = (TANK, MECH, FIGHTER, BOMBER, SUBMARINE)
UNIT_NAMES: Final = ("tank", "mech", "fighter", "bomber", "submarine")

COST: Final[tuple[int, ...]] = (2, 5, 3, 6, 4)
"""Production points per unit. COMP-20 to COMP-24."""
COMBAT: Final[tuple[int, ...]] = (1, 2, 1, 2)
"""Dice per unit on land. COMP-20 to COMP-23; submarines by edition, COMP-24."""
SUPREMACY: Final[tuple[int, ...]] = (0, 1, 1, 1)
"""Tactical supremacy per unit. COMP-20 to COMP-23."""
FIGURES: Final[tuple[int, ...]] = (60, 20, 20, 15, 15)
"""Figures of one colour in the box. COMP-07."""

LAND_FIELDS: Final = 0x0000FFFF
AIR_FIELDS: Final = 0xFFFF0000
BOMBER_FIELD: Final = 0xFF000000
SEA_FIELD: Final = 0xFF00000000
TOP_BITS: Final = 0x8080808080
MOST: Final = 127


def of(unit: int, amount: int) -> int:
    """A force of one type."""
    return amount << (unit * 8)


def count(force: int, unit: int) -> int:
    """How many units of a type a force has."""
    return (force >> (unit * 8)) & 255


def total(force: int) -> int:
    """How many units a force has."""
    return (
        (force & 255)
        + ((force >> 8) & 255)
        + ((force >> 16) & 255)
        + ((force >> 24) & 255)
        + (force >> 32)
    )


def has(force: int, part: int) -> bool:
    """Whether a force has at least as many of every type as the part."""
    return ((force | TOP_BITS) - part) & TOP_BITS == TOP_BITS


@mypyc_attr(acyclic=True)
@final
class Spelled:
    """A force spelled out: its amounts by type, and the choice of at least one unit of it."""

    __slots__ = ("force", "pairs", "some")

    def __init__(self, force: int) -> None:
        amounts = [(unit, count(force, unit)) for unit in UNITS]
        self.force = force
        self.pairs: Pairs = tuple([pair for pair in amounts if pair[1]])
        self.some = Counts(self.pairs, 1, total(force))


# Forces recur, so the last one of every rest is kept. A dict would box every force.
_KEPT: Final = 4093
_SPELLED: Final[list[Spelled]] = [Spelled(0)] * _KEPT


def spelled(force: int) -> Spelled:
    """A force spelled out, made once while no other takes its place."""
    known = _SPELLED[force % _KEPT]
    if known.force != force:
        known = Spelled(force)
        _SPELLED[force % _KEPT] = known
    return known


def pairs(force: int) -> Pairs:
    """Amounts by type."""
    return spelled(force).pairs


def some_of(force: int) -> Counts:
    """The choice of at least one unit of a force."""
    return spelled(force).some


def all_of(force: int) -> Counts:
    """No choice: every unit of a force."""
    return Counts(pairs(force), total(force), total(force))


def pack(amounts: Pairs) -> int:
    """The force with these amounts by type; one that no force has, if there can be none."""
    force = 0
    for unit, amount in amounts:
        if unit > SUBMARINE or amount > MOST:
            return TOP_BITS
        force += amount << (unit * 8)
    return force


def cost(force: int) -> int:
    """Production points that a force costs; COST written out, since bots ask it all the time."""
    return (
        2 * (force & 255)
        + 5 * ((force >> 8) & 255)
        + 3 * ((force >> 16) & 255)
        + 6 * ((force >> 24) & 255)
        + 4 * (force >> 32)
    )


def supremacy(force: int) -> int:
    """Tactical supremacy of a force. BTL-LAND-02."""
    return ((force >> 8) & 255) + ((force >> 16) & 255) + ((force >> 24) & 255)
