"""How does a player choose who does not think? Any option, filled in any way."""

from __future__ import annotations

from typing import final

from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.kernel.play.dice import Stream


@final
class RandomBot:
    """Takes every option equally often, and fills its domains by chance. Plays every game."""

    def __init__(self, seed: bytes) -> None:
        self.stream = Stream(seed)

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """One of the options, filled in."""
        return options[self.stream.below(len(options))].fill(self.stream.below)
