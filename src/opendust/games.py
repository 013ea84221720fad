"""The games of the package, by name."""

from __future__ import annotations

from typing import Any, Final

from opendust.dust import game as dust
from opendust.kernel.contract import Game

GAMES: Final[dict[str, Game[Any]]] = {"dust": dust}
