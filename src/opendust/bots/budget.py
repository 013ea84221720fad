"""How long may a bot think? A count of effort that is the same everywhere, and a clock as a cap.

What a bot decides must not depend on the machine, so its effort is counted: imagined activations,
positions looked at. The clock only stops a bot whose count takes too long on a slow machine. It is
handed in by whoever runs the match, since nothing at this level knows the time; without one the
count alone decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

Clock = Callable[[], float]
"""Seconds from any beginning, never backwards."""


@final
class Effort:
    """What a bot may still do for one decision. `cut_short` counts decisions ended by the clock."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.left = count
        self.clock: Clock | None = None
        self.end = 0.0
        self.cut_short = 0

    def begin(self, seconds: float, clock: Clock | None) -> None:
        """A new decision."""
        self.left = self.count
        self.clock = clock
        self.end = clock() + seconds if clock is not None else 0.0

    def spend(self, count: int) -> None:
        """Some of it was made."""
        self.left -= count

    def is_late(self) -> bool:
        """Whether the clock says that it is time to answer."""
        if self.clock is None or self.clock() < self.end:
            return False
        self.cut_short += self.left > 0
        self.left = 0
        return True

    def is_spent(self) -> bool:
        """Whether the bot must answer now."""
        return self.left <= 0 or self.is_late()
