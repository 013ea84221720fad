"""The contract of a game: what every game answers, and all that clients may ask.

A game is a module with these functions. Bots, servers, text clients, records and tests use
nothing else of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, Protocol, Self, TypeVar, final

from opendust.kernel.action import Action, Input, Signature
from opendust.kernel.event import Event
from opendust.kernel.option import Option
from opendust.kernel.pending import Pending
from opendust.kernel.play.dice import Stream
from opendust.kernel.refusal import Refusal

Plain = str | int | bool | list["Plain"] | dict[str, "Plain"]
"""Data without classes, ready for any text format."""

SWITCH: Final = "switch."
"""What a setting that changes a switch of the rules begins with."""
RECORDED_SWITCH: Final = "option."
"""What it begins with in records, and in cases and settings of before; read alike."""


class Copyable(Protocol):
    """A state can be copied; the copy shares nothing that changes."""

    def copy(self) -> Self:
        """An independent state in the same position."""
        ...


S = TypeVar("S", bound=Copyable)


@final
class Setup:
    """What a match is played with: the seats' names and the game's settings, all as text."""

    def __init__(self, seats: tuple[str, ...], settings: Mapping[str, str] | None = None) -> None:
        self.seats = seats
        self.settings: dict[str, str] = {
            setting_name(key): value for key, value in (settings or {}).items()
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.seats, frozenset(self.settings.items())))

    def __repr__(self) -> str:
        return f"Setup({self.seats}, {self.settings})"

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.seats, self.settings)


def setting_name(key: str) -> str:
    """A setting's name as it is today."""
    if key.startswith(RECORDED_SWITCH):
        return SWITCH + key.removeprefix(RECORDED_SWITCH)
    return key


class Game(Protocol[S]):
    """The functions of a game module."""

    @property
    def NAME(self) -> str:
        """The name of the game in records and commands."""
        ...

    @property
    def RULES_VERSION(self) -> int:
        """The version of the rules that records are played by."""
        ...

    @property
    def VERBS(self) -> Mapping[Enum, Signature]:
        """Every verb and its fields."""
        ...

    @property
    def EVENTS(self) -> Mapping[Enum, Signature]:
        """Every kind of event and its fields."""
        ...

    def complete(self, setup: Setup) -> Setup:
        """The same setup with every setting spelled out, or BadText with what is wrong in it."""
        ...

    def new_game(self, setup: Setup) -> S:
        """The starting state."""
        ...

    def pending(self, state: S) -> Pending:
        """What the match waits for."""
        ...

    def options(self, state: S, seat: int) -> list[Option]:
        """Every legal action of a seat that must choose; empty for the others."""
        ...

    def refuse(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why an action is not legal, or None."""
        ...

    def apply(self, state: S, given: Input) -> list[Event]:
        """Change the state and say what happened. Refused inputs raise and change nothing."""
        ...

    def view(self, state: S, seat: int) -> S:
        """The state as one seat may see it (-1: a spectator)."""
        ...

    def default(self, state: S, seat: int) -> Action:
        """What is done for a seat that is absent."""
        ...

    def resample(self, state: S, seat: int, stream: Stream) -> S:
        """A state that the seat could not tell from this one: what it cannot know drawn anew."""
        ...

    def encode(self, state: S) -> dict[str, Plain]:
        """The whole position as plain data."""
        ...

    def decode(self, data: dict[str, Plain], setup: Setup) -> S:
        """The position that plain data describes, or BadText."""
        ...

    def names(self, state: S, noun: str) -> tuple[str, ...]:
        """The text form of every id of a noun."""
        ...

    def outcome(self, state: S, words: str) -> tuple[int, ...]:
        """The chance values that a person's shorthand means, or BadText."""
        ...
