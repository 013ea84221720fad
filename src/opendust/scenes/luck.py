"""Who was lucky? Hits against expectation, counted from the events that a viewer saw."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from opendust.scenes.replay_models import LuckLine

HIT: Final = 1 / 3
"""Two of six faces are hits in either game."""

Thrown = tuple[int, int, int]
"""A seat, its dice and the hits among them."""


@final
class Luck:
    """The dice of every seat."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.rolls = [0] * len(names)
        self.dice = [0] * len(names)
        self.hits = [0] * len(names)

    def add(self, thrown: Thrown) -> None:
        """Count a roll."""
        seat, dice, hits = thrown
        self.rolls[seat] += 1
        self.dice[seat] += dice
        self.hits[seat] += hits

    def lines(self) -> list[LuckLine]:
        """The table."""
        return [
            LuckLine(
                seat=seat, name=name, rolls=self.rolls[seat], dice=self.dice[seat],
                hits=self.hits[seat], expected=round(self.dice[seat] * HIT, 2),
                deviation=self.deviation(seat),
            )
            for seat, name in enumerate(self.names)
        ]  # fmt: skip

    def deviation(self, seat: int) -> float:
        """How far the hits are from what was to be expected, in standard deviations."""
        dice = self.dice[seat]
        if not dice:
            return 0.0
        return round((self.hits[seat] - dice * HIT) / sqrt(dice * HIT * (1 - HIT)), 2)
