"""The games of the package, by name: their contract, their variants, their rulebooks."""

from __future__ import annotations

from typing import Any, Final

from opendust.dust import game as dust
from opendust.dust.edition import EDITIONS
from opendust.dust.rulebook import Rulebook, rulebook
from opendust.kernel.contract import Game

GAMES: Final[dict[str, Game[Any]]] = {"dust": dust}

VARIANTS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {"dust": ("edition", EDITIONS)}
"""The setting that names a variant of a game, and the packaged variants."""


def rulebook_of(game: str) -> Rulebook:
    """The numbered rules of a game."""
    return {"dust": rulebook}[game]()
