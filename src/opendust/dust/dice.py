"""The die of the game: two hit faces, four blank. COMP-15."""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Pairs

FACES: Final = 6
HIT_FACE: Final = 5  # COMP-15
"""Faces from here on are hits; which two of six is ours to choose."""


def hits_of(values: tuple[int, ...]) -> int:
    """How many dice show a hit."""
    hits = 0
    for value in values:
        if value >= HIT_FACE:
            hits += 1
    return hits


def face_counts(values: tuple[int, ...]) -> Pairs:
    """How many dice show each face; any number of dice may be rolled. COMP-16."""
    seen = [0] * (FACES + 1)
    for value in values:
        seen[value] += 1
    return tuple([(face, seen[face]) for face in range(1, FACES + 1) if seen[face]])
