"""Is a word a number that a text may hold? Plain digits, and not more than any count needs."""

from __future__ import annotations

from typing import Final

MOST_DIGITS: Final = 9
MOST_DICE: Final = 999
"""More are never rolled at once; a shorthand for more is none."""


def is_count(word: str) -> bool:
    """Whether `int` reads a word, and nothing large comes of it: `²` is a digit, and no number."""
    return len(word) <= MOST_DIGITS and word.isascii() and word.isdigit()
