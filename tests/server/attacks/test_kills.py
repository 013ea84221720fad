"""A server is killed in the middle of things: nothing acknowledged is lost, nothing doubled."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from opendust.client import Client, create
from opendust.server.match.room import BOT_PATIENCE
from tests.server.attacks.siege import KILLS, KILLS_OF_TWO, Toll, count, keep_playing
from tests.server.hosting.proxy import Proxy
from tests.server.hosting.test_hosting import block
from tests.server.playing import client, terms, until_away
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Server, sqlite_url

TABLES = 3
TRIES = 20
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
    """Kill a process after some inputs and start it again; now and then before anybody acts."""
    moments = random.Random(9)

    async def attack(toll: Toll) -> None:
        for number in range(kills):
            if number % 2 == 0:
                await toll.grown(moments.randint(1, 20))
            server.kill()
            toll.kills += 1
            await asyncio.to_thread(server.start)
        await toll.grown(20)

    return attack


def test_kill_nine_on_sqlite(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with Server(url) as server:
        toll = asyncio.run(besiege([server.base], url, killing(server, KILLS)))
    assert toll.kills == KILLS
    # After every other kill somebody was there again: nobody acts without a connection.
    assert toll.reconnected >= KILLS // 2


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


async def until_bot_acts(person: Client, seconds: float = PATIENCE) -> None:
    """Wait until a bot has acted."""
    async with asyncio.timeout(seconds):
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


def test_a_bot_of_a_killed_process_is_asked_by_the_other() -> None:
    async def is_left_alone(first: Server, second: Server) -> bool:
        ticket = await create(first.base, terms("random", "me"))
        async with client(first.base, ticket) as person:
            await until_away(person)
        async with client(second.base, ticket) as person:
            try:
                await until_bot_acts(person, 2 * BOT_PATIENCE / 1_000)
                return False
            except TimeoutError:
                first.kill()
            await until_bot_acts(person)
        return True

    async def run(first: Server, second: Server) -> None:
        # Whoever could meddle has a bot at hand, so that it would be seen in time.
        ticket = await create(second.base, terms("random", "me"))
        async with client(second.base, ticket) as person:
            await until_away(person)
            await until_bot_acts(person)
        # As long as the first process shows that its bot thinks, nobody meddles. A process that
        # stalls shows nothing; but not every time.
        for _ in range(TRIES):
            if await is_left_alone(first, second):
                return
        pytest.fail("another process meddled every time")

    with Postgres() as database, Server(database.url, SLOW) as one, Server(database.url) as other:
        asyncio.run(run(one, other))


def test_postgresql_stopped_and_started_under_load() -> None:
    with Postgres() as database, Server(database.url) as server:

        async def attack(toll: Toll) -> None:
            for mode in ("fast", "immediate"):
                await toll.grown(10)
                await asyncio.to_thread(database.stop, mode)
                toll.kills += 1
                await asyncio.to_thread(database.start)
            await toll.grown(10)

        asyncio.run(besiege([server.base], database.url, attack))
