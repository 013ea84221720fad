"""What if a bot's reasoning fails? Its seat acts all the same, and the match goes on."""

from __future__ import annotations

from typing import final

from opendust.bots.random_bot import RandomBot
from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.kernel.play.match import Player


@final
class SafeBot:
    """Another bot with a net: where that one raises or leaves the options, chance chooses.

    `slips` counts how often the net was needed; a sound bot keeps it at zero.
    """

    def __init__(self, thinker: Player, seed: bytes) -> None:
        self.thinker = thinker
        self.fallback = RandomBot(seed)
        self.slips = 0

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """The bot's answer if it is one of the options, else one that is."""
        try:
            action = self.thinker.choose(view, seat, options)
            if any(option.contains(action) for option in options):
                return action
        except Exception:
            # A match must not end because a bot has a fault; the count tells of it.
            pass
        self.slips += 1
        return self.fallback.choose(view, seat, options)
