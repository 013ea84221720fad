"""Who is called next? Of the matches that somebody has made, one at a time.

An address may take its fifteen seconds over every call. So many of them, in matches that one person
makes, would otherwise hold up the notices of everybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import final


@final
class Calls:
    """So many calls at once, and of each maker's matches one after the other."""

    def __init__(self, most: int) -> None:
        self.free = asyncio.Semaphore(most)
        # A lock for each maker, and how many use it.
        self.makers: dict[str, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def turn(self, maker: str) -> AsyncIterator[None]:
        """Wait until somebody may be called for a maker's match."""
        lock, users = self.makers.get(maker, (asyncio.Lock(), 0))
        self.makers[maker] = lock, users + 1
        try:
            async with lock, self.free:
                yield
        finally:
            lock, users = self.makers.pop(maker)
            if users > 1:
                self.makers[maker] = lock, users - 1
