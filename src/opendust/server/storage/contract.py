"""What does the server ask of a storage? Entries that are on the disk when a call returns.

One writer per match whatever happens: an append names the version it follows, and the one that
comes second gets Conflict and has changed nothing.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass, field
from typing import Protocol, final

from opendust.server.match.entry import Entry

Ways = tuple[str, str, str]
"""How a seat wants to be told: e-mail, webhook, push subscription; empty for not at all."""

TALK = -1
"""The version under which other processes hear that something was said."""


class Conflict(Exception):
    """Somebody else has appended to the match; read what is new and judge again."""


class Unavailable(Exception):
    """The storage does not answer now. Whether the last append is kept is unknown."""


@final
@dataclass(frozen=True, slots=True)
class Stored:
    """What is kept of a match beside its entries."""

    match: str
    terms: str
    seed: bytes
    code: bytes
    snapshot: str | None
    maker: str = ""


@final
@dataclass(frozen=True, slots=True)
class Change:
    """What an append changes beside the entries.

    `due` is the time at which somebody must look after the match again, if nobody does before.
    What is not new (status, due, summary and the seats that bots play) need not be written again.
    """

    status: str
    due: int | None
    summary: str
    snapshot: str | None = None
    tokens: list[tuple[int, bytes]] = field(default_factory=list)
    is_new: bool = True
    bots: int = 0


@final
@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match to be kept, with its first entries."""

    match: str
    terms: str
    seed: bytes
    code: bytes
    listed: bool
    created: int
    entries: list[Entry]
    change: Change
    maker: str = ""


class Storage(Protocol):
    """A place for matches."""

    is_shared: bool
    """Whether other processes may serve the same matches."""

    async def open(self) -> None:
        """Get ready, bringing older contents to the present schema."""
        ...

    async def close(self) -> None:
        """Finish what is under way."""
        ...

    async def create(self, new: NewMatch) -> None:
        """Keep a new match; Conflict if there is one of that name."""
        ...

    async def load(self, match: str) -> Stored | None:
        """What is kept of a match, with its newest snapshot."""
        ...

    async def entries(self, match: str, after: int) -> list[Entry]:
        """The entries after a version, in order."""
        ...

    def append(
        self, match: str, version: int, entries: list[Entry], change: Change
    ) -> Awaitable[None]:
        """Keep entries that follow a version; Conflict if others do already."""
        ...

    async def seat_of(self, match: str, token: bytes) -> int | None:
        """The seat that a hashed token opens."""
        ...

    async def open_matches(self, limit: int) -> list[str]:
        """The summaries of listed matches with open seats, newest first."""
        ...

    async def due(self, before: int, limit: int) -> list[str]:
        """The matches that somebody must look after."""
        ...

    async def alive(self, maker: str | None = None) -> tuple[int, int]:
        """Matches that are not over, of somebody or of all, and the seats that bots play there."""
        ...

    async def renew(self, match: str, version: int, due: int | None) -> None:
        """Put off looking after a match, if it is still at that version."""
        ...

    async def put_off(self, match: str, due: int) -> None:
        """Look after a match later, whatever it is: it could not be read."""
        ...

    async def want_notice(self, match: str, seat: int, ways: Ways) -> None:
        """Keep how a seat wants to be told that it must choose."""
        ...

    async def notice(self, match: str, seat: int) -> Ways | None:
        """How a seat wants to be told."""
        ...

    async def say(self, match: str, line: str, kept: int) -> int:
        """Keep a line of a match's talk and drop all but the last ones; its number."""
        ...

    async def talk(self, match: str) -> list[tuple[int, str]]:
        """The lines that are kept of a match's talk, with their numbers, the oldest first."""
        ...

    async def shared(self, name: str, value: str) -> str:
        """What is kept under a name for all processes: the value, unless there is one already."""
        ...

    async def finished(self) -> int:
        """Matches that are over and still kept."""
        ...

    async def untouched(self, before: int, limit: int, *, is_over: bool) -> list[str]:
        """Matches that nobody has touched since, of those that are over or of the others."""
        ...

    async def forget(self, match: str, before: int, *, is_over: bool) -> bool:
        """Drop a match if nobody has touched it since and it is still so; whether it is gone."""
        ...

    async def touch(self, at: int) -> None:
        """Keep a sign of life; Unavailable if nothing can be kept."""
        ...

    def news(self) -> AsyncIterator[tuple[str, int]]:
        """Matches that another process has appended to, with their version; -1 for their talk.

        An empty name means that news may have been missed: look after every match.
        """
        ...
