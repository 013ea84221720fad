"""Is somebody who comes too often turned away at little cost, and everybody else let in?"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest.mock import Mock

import pytest

from opendust.server.gate import porch as module
from opendust.server.gate.entrance import Entrance
from opendust.server.gate.limits import Limit
from opendust.server.gate.porch import MOST_AT_ONCE, READY_SECONDS, Porch
from opendust.server.gate.turnstile import PAUSE
from tests.server.running import PATIENCE


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two connections of an address, and then hardly any more; nobody is a proxy."""
    monkeypatch.setattr(Entrance, "arrivals", Limit(1e-9, 2))
    monkeypatch.setattr(Entrance, "proxies", ())


@asynccontextmanager
async def listening(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Porch, int, list[str]]]:
    """A porch, its port, and what it has done."""
    done: list[str] = []

    class Quiet(asyncio.Protocol):
        """A connection that says nothing."""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            done.append("let in")

    monkeypatch.setattr(module, "Entrance", Mock(side_effect=lambda *_: Quiet(),
                                                 is_welcome=Entrance.is_welcome))  # fmt: skip
    with socket.create_server(("127.0.0.1", 0)) as line:
        porch = Porch(line, Mock())
        yield porch, line.getsockname()[1], done
        porch.close()
        await porch.wait_closed()


async def said(port: int) -> bytes | None:
    """What somebody hears who comes and waits a little; None if they are turned away."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            async with asyncio.timeout(0.2):
                found = await reader.read(1)
        except TimeoutError:
            return b"open"
        finally:
            writer.transport.abort()
    except ConnectionError:
        return None
    return found or None


def test_whoever_comes_too_often_is_turned_away_before_anything_is_made_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Each of them got a connection, which was then hung up on: 25,000 in four seconds left one
    # move in a hundred its second.
    async def run() -> None:
        async with listening(monkeypatch) as (_, port, done):
            turned_away = Entrance.hung_up
            found = [await said(port) for _ in range(12)]
            assert found == [b"open"] * 2 + [None] * 10
            assert done == ["let in"] * 2
            assert Entrance.hung_up == turned_away + 10

    asyncio.run(run())


def test_while_people_play_connections_get_a_part_of_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def run() -> None:
        async with listening(monkeypatch) as (_, port, done):
            monkeypatch.setattr(Entrance, "arrivals", Limit(0, 0))
            monkeypatch.setattr(module, "is_played", lambda: True)
            sleep = asyncio.sleep

            async def noted(seconds: float) -> None:
                pauses.append(seconds)
                await sleep(0)

            monkeypatch.setattr(asyncio, "sleep", noted)
            held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
            while len(done) < 20:
                await sleep(0)
            for _, writer in held:
                writer.transport.abort()

    asyncio.run(run())
    assert sum(pauses) >= 20 * PAUSE * READY_SECONDS
    assert len(pauses) >= 20 / (MOST_AT_ONCE + 1)


def test_of_a_proxy_everybody_is_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Entrance, "proxies", ("127.0.0.1",))
    assert all(Entrance.is_welcome("127.0.0.1") for _ in range(50))
    assert [Entrance.is_welcome("192.0.2.7") for _ in range(4)] == [True, True, False, False]


def test_somebody_who_was_turned_away_may_come_again_soon() -> None:
    # Every attempt counted: after a flood of ten seconds nobody came in for half an hour.
    monkey = Limit(1_000, 2)
    Entrance.arrivals = monkey
    for _ in range(5_000):
        Entrance.is_welcome("192.0.2.8")
    assert monkey.left("192.0.2.8") > -1


def test_somebody_who_has_gone_already_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with listening(monkeypatch) as (porch, port, done):
            gone = Mock(setsockopt=Mock(side_effect=OSError))
            assert not porch.let_in(gone, ("127.0.0.1", 1))
            gone.close.assert_called_once()
            assert await said(port) == b"open"
            assert done == ["let in"]

    asyncio.run(run())
