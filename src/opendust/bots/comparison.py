"""How do two actions compare? The chances to win with either, and what makes the difference."""

from __future__ import annotations

from typing import Final, final

MOST_REASONS: Final = 3
LEAST_SHARE: Final = 0.25
"""Reasons named, and the least part of the largest one that another must make."""


@final
class Comparison:
    """The chances to win with two actions, and the figures that make the difference."""

    def __init__(self, chance: float, other: float, figures: list[str]) -> None:
        self.chance = chance
        self.other = other
        self.figures = figures


def reasons(gains: dict[str, float]) -> list[str]:
    """The figures that gain most, the largest first."""
    best = sorted(gains, key=lambda name: -gains[name])[:MOST_REASONS]
    return [name for name in best if gains[name] > max(0.0, LEAST_SHARE * gains[best[0]])]
