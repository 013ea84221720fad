"""Matches under attack: clients play while something kills the server, then everything is counted.

An input counts as acknowledged when its client got the answer. Afterwards every acknowledged
input must be in the storage once, at the version that the answer gave.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any

from opendust.bots import make_bot
from opendust.client import Answered, Client, Frame, chosen, create, join, new_key
from opendust.kernel.play.match import Player
from opendust.server.storage.kinds import storage_for
from tests.server.playing import SHORT, seats
from tests.server.running import PATIENCE

KILLS = int(os.environ.get("OPENDUST_KILLS", "10"))
KILLS_OF_TWO = int(os.environ.get("OPENDUST_KILLS", "4"))
"""`make kill-tests` asks for more."""
PASSING = (502, 503, 504)
"""What a server, or the proxy before it, says when it will soon be there again."""


@dataclass
class Toll:
    """What the clients were promised, and what became of it."""

    kills: int = 0
    acknowledged: list[tuple[str, str, int]] = field(default_factory=list)
    matches: set[str] = field(default_factory=set)
    playing: set[Client] = field(default_factory=set)
    returned: int = 0
    lost: int = 0
    doubled: int = 0

    async def grown(self, inputs: int = 1) -> None:
        """Wait until so many more inputs are acknowledged."""
        enough = len(self.acknowledged) + inputs
        async with asyncio.timeout(PATIENCE):
            while len(self.acknowledged) < enough:
                await asyncio.sleep(0.01)

    def at(self, base: str) -> dict[Client, int]:
        """Those who are connected to a server, with how often they have connected."""
        return {player: player.reconnected for player in self.playing if player.base == base}

    async def back(self, there: dict[Client, int]) -> None:
        """Wait until all who were there have connected again, but those whose match is over."""
        async with asyncio.timeout(PATIENCE):
            while any(
                client in self.playing and client.reconnected == before
                for client, before in there.items()
            ):
                await asyncio.sleep(0.01)
        self.returned += sum(client.reconnected > before for client, before in there.items())

    def __str__(self) -> str:
        return (
            f"kills {self.kills}, matches {len(self.matches)}, "
            f"acknowledged inputs {len(self.acknowledged)}, lost {self.lost}, "
            f"doubled {self.doubled}, returned {self.returned}"
        )


async def stubborn(work: Callable[..., Any], *arguments: Any) -> Any:
    """Ask until the server is there again."""
    while True:
        try:
            return await work(*arguments)
        except (OSError, HTTPException):
            await asyncio.sleep(0.1)
        except Answered as answered:
            if answered.status not in PASSING:
                raise
            await asyncio.sleep(0.1)


async def table_for_two(base: str) -> tuple[Frame, Frame]:
    """Two seats at a new table. A ticket that was lost on the way is asked for again."""
    asked = {"game": "dust", "settings": SHORT, "seats": seats("me", "open")}
    anna = await stubborn(create, base, asked, new_key())
    return anna, await stubborn(join, base, anna["match"], "Bert", anna["code"], new_key())


async def play_on(base: str, ticket: Frame, seed: int, toll: Toll, enough: asyncio.Event) -> None:
    """Play one seat until it is over or enough; note what is acknowledged."""
    player = make_bot("random", "dust", bytes([seed % 256]) * 16)
    updates = "lean" if seed % 2 else "full"
    client = Client(base, ticket["match"], ticket["token"], updates=updates)
    async with client:
        toll.playing.add(client)
        while not client.is_over and not enough.is_set():
            if "choice" in client.frame:
                await choose(client, player, toll)
            else:
                await listen(client, enough)
        toll.playing.discard(client)


async def listen(client: Client, enough: asyncio.Event) -> None:
    """Hear one thing, however long a new connection takes, unless it is enough."""
    hearing = asyncio.create_task(client.receive())
    ending = asyncio.create_task(enough.wait())
    await asyncio.wait((hearing, ending), return_when=asyncio.FIRST_COMPLETED)
    hearing.cancel()
    ending.cancel()
    await asyncio.wait((hearing, ending))
    if not hearing.cancelled():
        hearing.result()


async def choose(client: Client, player: Player, toll: Toll) -> None:
    """Send one choice; the answer is a promise."""
    answer = await client.act(chosen(client.frame, player))
    assert answer["type"] in ("accepted", "stale", "error"), answer
    if answer["type"] == "accepted":
        toll.acknowledged.append((client.match, answer["id"], answer["version"]))


async def keep_playing(bases: list[str], seed: int, toll: Toll, enough: asyncio.Event) -> None:
    """One table for two after the other; the players may sit at different processes."""
    while not enough.is_set():
        seed += 1
        first, second = bases[seed % len(bases)], bases[(seed + 1) % len(bases)]
        anna, bert = await table_for_two(bases[0])
        toll.matches.add(anna["match"])
        await asyncio.gather(
            play_on(first, anna, seed, toll, enough),
            play_on(second, bert, seed + 100, toll, enough),
        )


async def count(url: str, toll: Toll) -> None:
    """Look for every acknowledged input in the storage."""
    storage = storage_for(url)
    await storage.open()
    kept: dict[str, list[str]] = {}
    for match in toll.matches:
        kept[match] = [entry.key for entry in await storage.entries(match, 0)]
        keys = Counter(key for key in kept[match] if key)
        toll.doubled += sum(number - 1 for number in keys.values())
    for match, key, version in toll.acknowledged:
        entries = kept[match]
        toll.lost += len(entries) < version or entries[version - 1] != key
    await storage.close()
