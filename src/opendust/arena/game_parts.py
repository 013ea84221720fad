"""What must the arena know of each game? How it is measured, and which choices it makes itself.

Everything else of the arena names no game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from opendust.arena.dust.chapters import tell_abilities
from opendust.arena.dust.draft import drafted as dust_drafted
from opendust.arena.dust.measures import DustMeasures
from opendust.arena.page import Page
from opendust.arena.tables import Rows
from opendust.arena.tactics.chapters import tell_units
from opendust.arena.tactics.measures import TacticsMeasures
from opendust.kernel.action import Action, Input
from opendust.kernel.event import Event
from opendust.kernel.option import Option

Cell = str | int | float
Cells = dict[str, Cell]
Draft = Callable[[Any, str, int, list[Option], bytes, int], Action | None]


class Measures(Protocol):
    """Watches one game and says afterwards what was to be seen."""

    def before(self, state: Any, given: Input) -> None:
        """An input is about to be taken."""
        ...

    def after(self, state: Any, events: list[Event]) -> None:
        """An input was taken, and this came of it."""
        ...

    def seats(self, state: Any) -> list[Cells]:
        """The columns of each seat."""
        ...

    def tables(self, state: Any) -> Mapping[str, list[Cells]]:
        """Rows of further tables; each has the column `seat`."""
        ...


def nothing_drafted(
    state: Any, point: str, seat: int, options: list[Option], key: bytes, turn: int
) -> Action | None:
    """Every choice is the bots' own."""
    return None


MEASURES: Final[dict[str, Callable[[Any, dict[str, str]], Measures]]] = {
    "dust": DustMeasures,
    "tactics": TacticsMeasures,
}
DRAFTS: Final[dict[str, Draft]] = {"dust": dust_drafted, "tactics": nothing_drafted}
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "dust": ("seat", "capital", "color", "card_ability", "card", "setup_place"),
    "tactics": ("side", "army"),
}
"""The columns whose values are compared by win share in the report; the first in every variant."""

Chapter = Callable[[Page, dict[str, Rows]], None]
CHAPTERS: Final[dict[str, tuple[Chapter, ...]]] = {
    "dust": (tell_abilities,),
    "tactics": (tell_units,),
}
"""The chapters of the report that only this game has."""
