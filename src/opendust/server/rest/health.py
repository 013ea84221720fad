"""What is wrong with this server? Whether matches are kept, and whether bots can think."""

from __future__ import annotations

import time
from typing import Final, Literal, final

from opendust.server.services import Services, now
from opendust.server.storage.contract import Unavailable

Ill = Literal["disk-full", "storage-gone", "bots-down"]
KNOWN_SECONDS: Final = 2.0
"""So long an answer serves whoever asks again: each one costs a write to the disk."""


@final
class Nurse:
    """Looks after the parts of a server, not too often."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.found: list[Ill] = []
        self.until = 0.0

    async def faults(self) -> list[Ill]:
        """Everything that is wrong now."""
        if time.monotonic() >= self.until:
            self.found = await self.storage_faults()
            if self.services.bots.is_down:
                self.found.append("bots-down")
            self.until = time.monotonic() + KNOWN_SECONDS
        return self.found

    async def storage_faults(self) -> list[Ill]:
        """Whether something can be kept."""
        try:
            await self.services.storage.touch(now())
        except Unavailable as error:
            return ["disk-full" if "full" in str(error) else "storage-gone"]
        return []
