"""The games of the package, by name: their contract, their variants, their rulebooks."""

from __future__ import annotations

from typing import Any, Final

from opendust.dust import game as dust
from opendust.dust.edition import EDITIONS
from opendust.dust.rulebook import rulebook as dust_rulebook
from opendust.kernel.contract import Game
from opendust.kernel.text.rulebook import Rulebook
from opendust.tactics import game as tactics
from opendust.tactics.profile import PROFILES
from opendust.tactics.rulebook import rulebook as tactics_rulebook

GAMES: Final[dict[str, Game[Any]]] = {"dust": dust, "tactics": tactics}

VARIANTS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "dust": ("edition", EDITIONS),
    "tactics": ("profile", PROFILES),
}
"""The setting that names a variant of a game, and the packaged variants."""


def rulebook_of(game: str) -> Rulebook:
    """The numbered rules of a game."""
    return dust_rulebook() if game == "dust" else tactics_rulebook()
