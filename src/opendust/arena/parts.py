"""What must the arena know of a game? How it is measured, and which choices it makes itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Protocol, final

from opendust.arena.report.page import Page
from opendust.arena.report.tables import Rows
from opendust.kernel.action import Action, Input
from opendust.kernel.event import Event
from opendust.kernel.option import Option
from opendust.registry import entry_of, variants_of

Cell = str | int | float
Cells = dict[str, Cell]
Chapter = Callable[[Page, dict[str, Rows]], None]
Called = Callable[[str, str, str], str]
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


@final
class ArenaParts:
    """What the arena knows of one game.

    measures  watches a game and says afterwards what was to be seen
    groups    the columns whose values are compared by win share; the first in every variant
    draft     makes some choices itself, so that no bot owes its wins to them; None: all are theirs
    chapters  the chapters of the report that only this game has
    listed    the setting that may name several variants, each of which is played
    seats     how many play if nobody says; 0: all the bots that are named
    called    what a value of a group is called in a language; None: as the table has it
    """

    def __init__(
        self,
        measures: Callable[[Any, dict[str, str]], Measures],
        groups: tuple[str, ...] = ("seat",),
        draft: Draft | None = None,
        chapters: tuple[Chapter, ...] = (),
        listed: str = "",
        seats: int = 0,
        called: Called | None = None,
    ) -> None:
        self.measures = measures
        self.groups = groups
        self.draft = draft
        self.chapters = chapters
        self.listed = listed
        self.seats = seats
        self.called = called


@final
class PlainMeasures:
    """Measures nothing but the place at the table."""

    def __init__(self, state: Any, settings: dict[str, str]) -> None:
        pass

    def before(self, state: Any, given: Input) -> None:
        """Nothing to be seen."""

    def after(self, state: Any, events: list[Event]) -> None:
        """Nothing to be seen."""

    def seats(self, state: Any) -> list[Cells]:
        """No columns of its own."""
        return []

    def tables(self, state: Any) -> Mapping[str, list[Cells]]:
        """No further tables."""
        return {}


@lru_cache(maxsize=64)
def parts_of(game: str) -> ArenaParts:
    """What the arena knows of a game; of one that says nothing, who won from which seat."""
    found: ArenaParts = entry_of(game).part("arena") or ArenaParts(
        PlainMeasures, listed=variants_of(game).setting
    )
    return found
