"""What does an action gain? Two chances to win and what makes the difference, in a sentence."""

from __future__ import annotations

from opendust.bots.comparison import Comparison
from opendust.words import text
from opendust.words.catalogue import listed
from opendust.words.numbers import percent_text


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
