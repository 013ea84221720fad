"""Sets of small numbers as bit masks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from opendust.kernel.build import is_compiled
from opendust.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

COMPILED: Final = is_compiled()

# The members of every byte at every place of a 64-bit mask: listing a mask takes one step per
# byte instead of one per member, which is three times as fast where it is interpreted.
_MEMBERS: Final[list[list[list[int]]]] = [
    [[8 * place + bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
    for place in range(8)
]


@mypyc_attr(acyclic=True)
@final
class Listing:
    """A mask with its members."""

    __slots__ = ("mask", "members")

    def __init__(self, mask: int) -> None:
        self.mask = mask
        self.members: tuple[int, ...] = tuple(listed(mask))


def bits(mask: int) -> tuple[int, ...]:
    """The members of a mask of at most 64 bits, ascending."""
    known = _LISTED[mask % _LISTED_KEPT]
    if known.mask != mask:
        known = Listing(mask)
        _LISTED[mask % _LISTED_KEPT] = known
    return known.members


def listed(mask: int) -> list[int]:
    """The members of a mask of at most 64 bits, ascending, looked up byte by byte."""
    found: list[int] = []
    place = 0
    while mask:
        byte = mask & 255
        if byte:
            found += _MEMBERS[place][byte]
        mask >>= 8
        place += 1
    return found


# Most masks come again, so the last one of every rest is kept. A dict would box every mask.
_LISTED_KEPT: Final = 4093
_LISTED: Final[list[Listing]] = [Listing(0)] * _LISTED_KEPT


def size(mask: int) -> int:
    """How many members a mask has; compiled, adding up a machine word beats the method."""
    if mask >> 62:
        return mask.bit_count()
    word: i64 = mask
    word -= word >> 1 & 0x1555555555555555  # of 61 bits: a longer one would be an object
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 127


if not COMPILED:
    globals()["size"] = int.bit_count  # where it is interpreted, the method itself is the quickest


PRIME: Final = 67
"""Powers of two up to 2**65 leave different rests here, so that a rest tells the bit."""

_NUMBER: Final = [0] * PRIME
"""The number of a bit, at the rest that it leaves."""
for _number in range(66):
    _NUMBER[(1 << _number) % PRIME] = _number


def nth_member(mask: int, place: int) -> int:
    """The member of a mask that so many smaller ones precede."""
    while place:
        mask &= mask - 1
        place -= 1
    return _NUMBER[(mask & -mask) % PRIME]


def lowest(mask: int) -> int:
    """The smallest member of a mask."""
    return _NUMBER[(mask & -mask) % PRIME]


Spread = list[int]
"""The neighbours of every number, at the rest that its bit leaves."""


def spread_of(neighbours: tuple[int, ...]) -> Spread:
    """The table that finds the neighbours of a bit without counting which one it is."""
    table = [0] * PRIME
    for number, near in enumerate(neighbours):
        table[(1 << number) % PRIME] = near
    return table


def border(mask: int, spread: Spread) -> int:
    """Everything that touches a member of the mask."""
    found: i64 = 0  # machine words where it is compiled, as below: masks have at most 62 bits
    left: i64 = mask
    while left:
        low: i64 = left & -left
        near: i64 = spread[low % PRIME]
        found |= near
        left ^= low
    return found


def flood(start: int, within: int, spread: Spread) -> int:
    """Everything that a chain inside `within` joins to the start, the start included."""
    edge: i64 = start & within
    left: i64 = within & ~start
    while edge:
        low: i64 = edge & -edge
        more: i64 = spread[low % PRIME]
        more &= left
        left ^= more
        edge ^= low | more
    return within & ~left
