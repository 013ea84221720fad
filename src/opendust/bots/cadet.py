"""The bot `cadet`: a recruit that overlooks half of what it could do. For children and first games.

What it sees, it weighs as sensibly as a recruit, so it makes no silly moves; it misses good ones.
Of every kind of action at least one option is seen.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.kernel.play.dice import Stream
from opendust.kernel.play.match import Player

SEEN: Final = 2
"""One option in so many is seen."""


@final
class CadetBot:
    """Another bot that is shown only a part of the menu."""

    def __init__(self, thinker: Player, seed: bytes) -> None:
        self.thinker = thinker
        self.stream = Stream(seed)

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The other bot's answer to the part of the menu that is seen."""
        return self.thinker.choose(view, seat, self.seen(options))

    def seen(self, options: list[Option]) -> list[Option]:
        """About half of the options, and one of every kind."""
        chances = [self.stream.below(SEEN) == 0 for _ in options]
        kinds: set[Enum] = {
            option.verb for option, seen in zip(options, chances, strict=True) if seen
        }
        found: list[Option] = []
        for option, seen in zip(options, chances, strict=True):
            if seen or option.verb not in kinds:
                kinds.add(option.verb)
                found.append(option)
        return found
