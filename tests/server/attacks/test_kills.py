"""A server is killed in the middle of things: nothing acknowledged is lost, nothing doubled."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from opendust.client import Client, create
from opendust.server.match.entry import How
from opendust.server.services import now
from opendust.server.storage.postgres import PostgresStorage
from tests.server.attacks.siege import KILLS, KILLS_OF_TWO, Toll, count, keep_playing
from tests.server.hosting.proxy import Proxy
from tests.server.hosting.test_hosting import block
from tests.server.playing import client, terms, until_away
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Server, sqlite_url

TABLES = 3
RENEWALS = 3
Attack = Callable[[Toll], Awaitable[None]]


async def besiege(bases: list[str], url: str, attack: Attack) -> Toll:
    """Play at several tables while the attack goes on; then count."""
    toll, enough = Toll(), asyncio.Event()
    async with asyncio.TaskGroup() as group:
        tables = [
            group.create_task(keep_playing(bases, 10 * table, toll, enough))
            for table in range(TABLES)
        ]
        try:
            await attack(toll)
        finally:
            enough.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait(tables)
    await count(url, toll)
    print(toll)
    assert toll.acknowledged
    assert (toll.lost, toll.doubled) == (0, 0)
    return toll


def killing(server: Server, kills: int) -> Attack:
    """Kill a process after some inputs and start it again; now and then before anybody acts.

    Everybody who was there at a kill comes back by themselves, and plays on.
    """
    moments = random.Random(9)

    async def attack(toll: Toll) -> None:
        there: dict[Client, int] = {}
        for number in range(kills):
            if number % 2 == 0:
                await toll.back(there)
                await toll.grown(moments.randint(1, 20))
                there = toll.at(server.base)
            server.kill()
            toll.kills += 1
            await asyncio.to_thread(server.start)
        await toll.back(there)
        await toll.grown(20)

    return attack


def test_kill_nine_on_sqlite(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with Server(url) as server:
        toll = asyncio.run(besiege([server.base], url, killing(server, KILLS)))
    assert toll.kills == KILLS
    assert toll.returned


def test_kill_nine_on_postgresql_with_two_processes() -> None:
    with Postgres() as database, Server(database.url) as first, Server(database.url) as second:
        bases = [first.base, second.base]
        attack = killing(second, KILLS_OF_TWO)
        asyncio.run(besiege(bases, database.url, attack))


def test_kill_nine_behind_the_proxy_of_the_guide(monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        Postgres() as database,
        Server(database.url) as first,
        Server(database.url) as second,
        Proxy(block("proxy"), (first.port, second.port)) as proxy,
    ):
        monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))

        async def attack(toll: Toll) -> None:
            for number in range(KILLS_OF_TWO // 2):
                await killing(first if number % 2 else second, 1)(toll)

        asyncio.run(besiege([proxy.base], database.url, attack))


SLEEPING = f"{sys.executable} -c 'import sys; print(1, flush=True); sys.stdin.read()'"
SLOW = {"OPENDUST_BOT_SECONDS": "3600", "OPENDUST_BOT_COMMAND": SLEEPING}


async def until_bot_acts(person: Client) -> None:
    """Wait until a bot has acted."""
    async with asyncio.timeout(PATIENCE):
        while all(happened["how"] != "bot" for happened in person.story):
            await person.receive()


def test_a_bot_that_was_thinking_is_asked_again_after_a_kill(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        ticket = await create(server.base, terms("random", "me"))
        async with client(server.base, ticket) as person:
            await until_away(person)
            server.kill()
            server.environment.pop("OPENDUST_BOT_COMMAND")
            server.start()
            await until_bot_acts(person)

    with Server(sqlite_url(tmp_path), SLOW) as server:
        asyncio.run(run(server))


async def has_meddled(database: str, match: str) -> bool:
    """Watch a match while a process shows that its bot thinks: whether another one has acted.

    The sign holds until a time, and is renewed before. Whoever acts while it holds fails; a process
    that may have stalled for so long shows nothing, and another one may act.
    """
    storage = PostgresStorage(database)
    await storage.open()
    try:
        signs: list[int] = []
        async with asyncio.timeout(PATIENCE):
            while len(set(signs)) <= RENEWALS:
                entries = await storage.entries(match, 0)
                [(sign,)] = await storage.rows("SELECT due FROM matches WHERE id = %s", (match,))
                has_acted = any(entry.how is How.BOT for entry in entries)
                if now() >= signs[-1] if signs else has_acted:
                    return True
                assert not has_acted, "the sign held"
                signs.append(int(sign))
                await asyncio.sleep(0.1)
    finally:
        await storage.close()
    return False


def test_a_bot_of_a_killed_process_is_asked_by_the_other() -> None:
    async def is_left_alone(first: Server, second: Server, database: str) -> bool:
        ticket = await create(first.base, terms("random", "me"))
        async with client(first.base, ticket) as person:
            await until_away(person)
        async with client(second.base, ticket) as person:
            if await has_meddled(database, ticket["match"]):
                return False
            first.kill()
            await until_bot_acts(person)
        return True

    async def run(first: Server, second: Server, database: str) -> None:
        # Whoever could meddle has a bot at hand, so that it would be seen in time.
        ticket = await create(second.base, terms("random", "me"))
        async with client(second.base, ticket) as person:
            await until_away(person)
            await until_bot_acts(person)
        async with asyncio.timeout(PATIENCE):
            while not await is_left_alone(first, second, database):
                pass

    with Postgres() as database, Server(database.url, SLOW) as one, Server(database.url) as other:
        asyncio.run(run(one, other, database.url))
