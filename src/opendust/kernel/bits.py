"""Sets of small numbers as bit masks."""

from __future__ import annotations


def bits(mask: int) -> list[int]:
    """The members of a mask, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def size(mask: int) -> int:
    """How many members a mask has."""
    return mask.bit_count()
