"""How does somebody hear what they have missed for long? Bit by bit, so that nobody else waits.

Whoever was away for a moment is told from memory. More than that is played again, once for all who
ask, without the lock of the match; its sentences are made in small parts, one at a time on the
whole server. Otherwise one onlooker who asks again and again could stop a match, or all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, final

from opendust.server.match.film import Archive
from opendust.server.match.happened import Happened
from opendust.server.match.table import Table
from opendust.server.match.wishes import Denied
from opendust.server.wire.build import happened_answer
from opendust.server.wire.frames import HappenedAnswer
from opendust.server.wire.wants import Wants

MANY: Final = 64
"""So many entries are told at once."""
PART: Final = 16
Fresh = Callable[[], Awaitable[Table]]
"""The table of a room, which is not kept here: the room could not go by itself then."""


@final
class Past:
    """What is told of one match's past, and how it is reached."""

    def __init__(
        self,
        match: str,
        lock: asyncio.Lock,
        archive: Archive,
        telling: asyncio.Lock,
    ) -> None:
        self.match = match
        self.lock = lock
        self.archive = archive
        self.telling = telling
        # One after the other: who wants the same as the one before gets the same.
        self.turn = asyncio.Lock()

    async def since(
        self, fresh: Fresh, version: int, seat: int, wants: Wants
    ) -> list[HappenedAnswer] | None:
        """Nearly everything after a version if that is much; None if it is too much to be told."""
        async with self.lock:
            table = await fresh()
            news = table.since(version)
        if news is None:
            try:
                film = await self.archive.film(self.match, table.version)
            except Denied:
                return None
            news = film.table.history[version : table.version]
        elif len(news) <= MANY:
            return []
        told: list[HappenedAnswer] = []
        for first in range(0, len(news), PART):
            async with self.telling:
                told += await self.part(fresh, news[first : first + PART], seat, wants)
                # The loop looks at its sockets before the next part, whoever it is for.
                await asyncio.sleep(0)
        return told

    async def part(
        self, fresh: Fresh, news: list[Happened], seat: int, wants: Wants
    ) -> list[HappenedAnswer]:
        """Some entries, as a viewer may see them now."""
        async with self.lock:
            table = await fresh()
            view = table.game.view(table.match.state, seat) if table.match is not None else None
            return [happened_answer(table, view, happened, seat, wants) for happened in news]
