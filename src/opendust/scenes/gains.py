"""What does an action gain over another? Two chances to win and the difference, in a sentence."""

from __future__ import annotations

from typing import Final

from opendust.bots.comparison import Comparison
from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.kernel.play.dice import Stream
from opendust.words import text
from opendust.words.catalogue import listed
from opendust.words.numbers import percent_text

DRAWS: Final = 8
"""How often an option is filled in to find another action."""


def another(menu: list[Option], action: Action, key: bytes) -> Action | None:
    """Any other action of a menu, always the same one for a key; None if there is none."""
    stream = Stream(key)
    for option in menu:
        for _ in range(DRAWS):
            other = option.fill(stream.below)
            if other != action:
                return other
    return None


def gain_text(found: Comparison, message: str, figures: str, language: str) -> str:
    """The chances with it and otherwise, and the figures by the game's words for them."""
    return text(
        message,
        language,
        chance=percent_text(found.chance, language),
        other=percent_text(found.other, language),
        what=listed([text(f"{figures}-{name}", language) for name in found.figures]),
    )


def even_text(found: Comparison, language: str) -> str:
    """The one chance of two actions that come to the same."""
    return text("counsel-even", language, chance=percent_text(found.chance, language))
