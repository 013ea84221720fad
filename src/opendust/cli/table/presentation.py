"""How does a game look in the text client? Its presentation, found by the game's name.

Everything else of the client serves all games alike, through the contract and these functions.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from typing import Any, Protocol

from opendust.cli.screen import Screen
from opendust.cli.table.plain import PlainPresentation
from opendust.kernel.action import Action, Arg, Field
from opendust.kernel.event import Event
from opendust.registry import entry_of


class Presentation(Protocol):
    """The functions of a presentation module."""

    @property
    def ARGUMENTS(self) -> Mapping[str, tuple[str, tuple[str, ...]]]:
        """The arguments of `opendust play` that the game adds: kind of value, names it may be."""
        ...

    @property
    def COMMANDS(self) -> tuple[str, ...]:
        """The client's commands that only this game has."""
        ...

    @property
    def EXAMPLES(self) -> tuple[str, ...]:
        """The lines of the help with example commands, by name."""
        ...

    @property
    def SECRET_COMMANDS(self) -> tuple[str, ...]:
        """Commands that show what only one player may see."""
        ...

    @property
    def CONFIRMED(self) -> tuple[str, ...]:
        """Fields whose only possible value still wants a yes."""
        ...

    @property
    def TO_THE_FULL(self) -> tuple[Enum, ...]:
        """Verbs whose amount is by default the most."""
        ...

    @property
    def QUIET(self) -> tuple[Enum, ...]:
        """Verbs that stand last in a menu."""
        ...

    @property
    def LISTED(self) -> Mapping[Enum, int]:
        """Verbs that stand in a menu with their first fields filled in, and how many of them."""
        ...

    @property
    def HAS_DRAWS(self) -> bool:
        """Whether nobody has won if everybody has."""
        ...

    @property
    def ROOM_ABOVE(self) -> tuple[Enum, ...]:
        """Events with an empty line before them."""
        ...

    def settings_from(self, args: argparse.Namespace) -> dict[str, str]:
        """The settings of a new match, from the command line."""
        ...

    def default_seats(self) -> str:
        """Who plays if nobody says."""
        ...

    def title(self, state: Any, language: str) -> str:
        """What is played, in one line."""
        ...

    def painted(self, screen: Screen, state: Any, event: Event, sentence: str) -> str:
        """The sentence of an event in the colours of the players."""
        ...

    def note(self, state: Any, field: Field, value: int, language: str) -> str:
        """What helps to choose a thing."""
        ...

    def action_note(self, state: Any, verb: Enum, args: tuple[Arg, ...], language: str) -> str:
        """What helps to choose a verb with its first arguments, where that says more."""
        ...

    def chain(self, state: Any, words: list[str]) -> list[Action]:
        """The actions that a line stands for, where it is short for several; else none."""
        ...

    def show_before(self, screen: Screen, state: Any, point: str, language: str) -> None:
        """What stands above the question of a decision point."""
        ...

    def show(
        self, screen: Screen, state: Any, seat: int, command: str, words: list[str], language: str
    ) -> None:
        """Carry out one of the game's own commands; seat -1 is a spectator."""
        ...

    def show_scores(self, screen: Screen, state: Any, language: str) -> None:
        """Everybody's points and possessions."""
        ...


@lru_cache(maxsize=64)
def presentation_of(game: str) -> Presentation:
    """How a game looks, or a plain look."""
    found: Presentation = entry_of(game).part("presentation") or PlainPresentation(game)
    return found
