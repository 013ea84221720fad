"""How long is a match kept that nobody touches? As the host says; then it is dropped.

A match that is over may be kept longer than one that is not, or for ever.

If the host names a folder, the record of a match is there before the match is gone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from opendust.server.hall.export import put_record, record_of
from opendust.server.match.clockwork import DAY
from opendust.server.services import Services, now
from opendust.server.storage.contract import Unavailable

LOG = logging.getLogger("opendust.server")
MOST_AT_ONCE = 100
PAUSE_SECONDS = 600.0


@final
@dataclass(frozen=True, slots=True)
class Keeping:
    """How many days matches are kept, 0 for ever, and the folder where they leave a record."""

    unfinished_days: float = 0.0
    finished_days: float = 0.0
    folder: str = ""


FOR_EVER: Final = Keeping()


@final
class Expiry:
    """Drops matches, now and then."""

    def __init__(self, services: Services, let_go: Callable[[str], None], keeping: Keeping) -> None:
        self.services = services
        self.let_go = let_go
        self.keeping = keeping

    async def run(self, *, is_over: bool) -> None:
        """Again and again: drop matches that nobody has touched for so many days."""
        days = self.keeping.finished_days if is_over else self.keeping.unfinished_days
        while days > 0:
            try:
                before = now() - int(days * DAY)
                found = await self.services.storage.untouched(before, MOST_AT_ONCE, is_over=is_over)
                gone = [await self.drop(match, before, is_over=is_over) for match in found]
                if sum(gone) == MOST_AT_ONCE:
                    continue
            except Unavailable:
                LOG.warning("old matches stay: the storage does not answer")
            except OSError as error:
                LOG.error("old matches stay: their records cannot be written: %s", error)
            await asyncio.sleep(PAUSE_SECONDS)

    async def drop(self, match: str, before: int, *, is_over: bool) -> bool:
        """Drop a match if nobody touches it, once its record is kept; whether it is gone."""
        if self.keeping.folder and not await self.keep(match):
            return False
        is_gone = await self.services.storage.forget(match, before, is_over=is_over)
        if is_gone:
            self.let_go(match)
            self.services.metrics.count("forgotten", "finished" if is_over else "unfinished")
        return is_gone

    async def keep(self, match: str) -> bool:
        """Write the record of a match that has begun; a match that cannot be read stays."""
        storage = self.services.storage
        stored = await storage.load(match)
        if stored is None:
            return False
        entries = await storage.entries(match, 0)
        try:
            text = await asyncio.to_thread(record_of, stored.terms, stored.seed, entries)
        except Exception:
            # One that can no longer be read is no reason to keep all others.
            LOG.exception("an old match stays: it has no record")
            return False
        if text is not None:
            await asyncio.to_thread(put_record, Path(self.keeping.folder), match, text)
        return True
