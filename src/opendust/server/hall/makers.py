"""How much may somebody have under way? Matches that are not over, and seats that bots play.

Who has made a match is kept as a hash of the address, under a key of the database's own: enough to
count, not enough to tell where somebody lives.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import final

from opendust.server.match.wishes import Denied
from opendust.server.storage.contract import Storage

KEY_NAME = "maker-key"


@final
class Makers:
    """Those who make matches. A limit of 0 is none."""

    def __init__(self, storage: Storage, most_matches: int = 0, most_bots: int = 0) -> None:
        self.storage = storage
        self.most_matches = most_matches
        self.most_bots = most_bots
        self.key = b""
        # What is being made at this moment, and is not yet kept.
        self.matches: Counter[str] = Counter()
        self.bots: Counter[str] = Counter()

    async def open(self) -> None:
        """Find the key under which addresses are kept, the same in every process."""
        text = await self.storage.shared(KEY_NAME, secrets.token_hex(32))
        self.key = bytes.fromhex(text)

    def name(self, address: str) -> str:
        """Under what an address is kept."""
        return blake2b(address.encode(), key=self.key, digest_size=12).hexdigest()

    @asynccontextmanager
    async def room_for(self, maker: str, matches: int, bots: int) -> AsyncIterator[None]:
        """Make so much more, if somebody may; else Denied."""
        self.matches[maker] += matches
        self.bots[maker] += bots
        try:
            await self.check(maker, bots)
            yield
        finally:
            self.matches[maker] -= matches
            self.bots[maker] -= bots
            self.matches += Counter()
            self.bots += Counter()

    async def check(self, maker: str, bots: int) -> None:
        """Denied if what is alive and what is being made are more than somebody may have."""
        if not self.most_matches and not self.most_bots:
            return
        matches, playing = await self.storage.alive(maker)
        if self.most_matches and matches + self.matches[maker] > self.most_matches:
            raise Denied("error", code="too-many-alive")
        if self.most_bots and bots and playing + self.bots[maker] > self.most_bots:
            raise Denied("error", code="too-many-bots")
