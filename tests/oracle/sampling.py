"""How a sample of a chapter is asked: by Hypothesis to agree, by seeds to find an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given, settings

from tests.oracle.entropy import BYTES, from_bytes, from_seed
from tests.oracle.tally import Choose, Tally

Chapter = Callable[[Choose, Tally, Any], None]


def must_agree(chapter: Chapter, house: object, positions: int) -> None:
    """Engine and predicates give the same answers in so many generated positions."""

    @settings(max_examples=positions)
    @given(BYTES)
    def holds(data: bytes) -> None:
        tally = Tally()
        chapter(from_bytes(data), tally, house)
        assert tally.described == []

    holds()


def is_noticed(chapter: Chapter, house: object, seeds: int) -> bool:
    """Whether engine and predicates disagree in one of so many positions."""
    tally = Tally()
    for seed in range(seeds):
        chapter(from_seed(seed), tally, house)
        if tally.disagreements():
            return True
    return False
