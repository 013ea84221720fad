"""A server is killed in the middle of things: nothing acknowledged is lost, nothing doubled."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.postgres import Postgres
from tests.server.running import Server, sqlite_url
from tests.server.siege import KILLS, KILLS_OF_TWO, Toll, count, keep_playing

TABLES = 3
Attack = Callable[[Toll], Awaitable[None]]


async def besiege(bases: list[str], url: str, attack: Attack) -> Toll:
    """Play at several tables while the attack goes on; then count."""
    toll, enough = Toll(), asyncio.Event()
    tables = [
        asyncio.create_task(keep_playing(bases, 10 * table, toll, enough))
        for table in range(TABLES)
    ]
    try:
        await attack(toll)
    finally:
        enough.set()
    async with asyncio.timeout(60):
        await asyncio.gather(*tables)
    await count(url, toll)
    print(toll)
    assert toll.acknowledged
    assert (toll.lost, toll.doubled) == (0, 0)
    return toll


def killing(server: Server, kills: int) -> Attack:
    """Kill a process at random moments and start it again."""
    moments = random.Random(5)

    async def attack(toll: Toll) -> None:
        for _ in range(kills):
            await asyncio.sleep(moments.uniform(0.2, 1.2))
            server.kill()
            toll.kills += 1
            await asyncio.to_thread(server.start)
        await asyncio.sleep(1.5)

    return attack


def test_kill_nine_on_sqlite(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with Server(url) as server:
        toll = asyncio.run(besiege([server.base], url, killing(server, KILLS)))
    assert toll.kills == KILLS
    assert toll.reconnected > TABLES * 2


def test_kill_nine_on_postgresql_with_two_processes() -> None:
    with Postgres() as database, Server(database.url) as first, Server(database.url) as second:
        bases = [first.base, second.base]
        attack = killing(second, KILLS_OF_TWO)
        asyncio.run(besiege(bases, database.url, attack))


def test_postgresql_stopped_and_started_under_load() -> None:
    with Postgres() as database, Server(database.url) as server:

        async def attack(toll: Toll) -> None:
            for mode in ("fast", "immediate"):
                await asyncio.sleep(1.0)
                await asyncio.to_thread(database.stop, mode)
                toll.kills += 1
                await asyncio.sleep(0.3)
                await asyncio.to_thread(database.start)
            await asyncio.sleep(1.5)

        asyncio.run(besiege([server.base], database.url, attack))
