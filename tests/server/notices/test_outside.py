"""Can somebody whose address is called hold up a server? By a slow name, or a byte at a time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import Mock

import pytest

from opendust.server.notices.calls import Calls
from opendust.server.notices.notices import Notifier, Wanted
from opendust.server.notices.outside import (
    MOST_LINE,
    NotCalled,
    is_public,
    judged,
    post,
    trusted,
)
from opendust.server.settings import Settings
from tests.server.notices.listening import listening
from tests.server.running import PATIENCE

CALLS = 40


async def dripping(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answers, a sign at a time, without an end."""
    while True:
        writer.write(b"H")
        await writer.drain()
        await asyncio.sleep(0.01)


async def silent(_: asyncio.StreamReader, __: asyncio.StreamWriter) -> None:
    """Answers nothing."""
    await asyncio.Event().wait()


def test_who_answers_a_byte_at_a_time_takes_no_thread() -> None:
    async def run() -> int:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        async with listening(dripping) as address:
            calls = [
                asyncio.create_task(post(address, b"", {}, is_private_allowed=True))
                for _ in range(CALLS)
            ]
            found = await asyncio.to_thread(int, "7")
            assert not any(call.done() for call in calls)
            for call in calls:
                call.cancel()
            await asyncio.gather(*calls, return_exceptions=True)
        return found

    assert asyncio.run(run()) == 7


def test_who_never_answers_is_not_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("opendust.server.notices.outside.SECONDS", 0.001)

    async def run() -> None:
        async with listening(silent) as address, asyncio.timeout(PATIENCE):
            with pytest.raises(NotCalled):
                await post(address, b"", {}, is_private_allowed=True)

    asyncio.run(run())


async def endless(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answers with a first line that is too long, and then nothing."""
    writer.write(b"HTTP/1.1 200 " + b"x" * 2 * MOST_LINE)
    await writer.drain()
    await asyncio.Event().wait()


def test_who_answers_with_a_line_without_end_is_not_heard_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("opendust.server.notices.outside.SECONDS", PATIENCE)

    async def run() -> None:
        async with listening(endless) as address, asyncio.timeout(PATIENCE / 20):
            with pytest.raises(NotCalled, match="ValueError"):
                await post(address, b"", {}, is_private_allowed=True)

    asyncio.run(run())


def test_a_slow_name_waits_apart_from_all_other_work() -> None:
    """While every thread of the common pool is taken, names are still looked up, and vice versa."""

    async def run() -> str:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(1))
        go_on = threading.Event()
        blocked = loop.run_in_executor(None, go_on.wait)
        where = await judged("127.0.0.1", 80, is_private_allowed=True)
        go_on.set()
        await blocked
        return where

    assert asyncio.run(run()) == "127.0.0.1"


@pytest.mark.parametrize("host", ["127.0.0.1", "10.0.0.1", "::1"])
def test_what_is_not_public_is_not_called(host: str) -> None:
    with pytest.raises(ValueError, match="not a public address"):
        asyncio.run(judged(host, 80, is_private_allowed=False))


@pytest.mark.parametrize(
    "where", [
        "0.0.0.0", "::", "::7f00:1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
        "64:ff9b:1::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::", "224.0.0.1", "239.1.1.1",
        "ff02::1", "ff0e::1", "fe80::1", "fec0::1", "fc00::1", "5f00::1", "3fff::1", "2001:db8::1",
        "100.64.0.1", "169.254.169.254", "192.0.0.8", "192.88.99.1", "198.18.0.1", "240.0.0.1",
        "255.255.255.255",
    ],
)  # fmt: skip
def test_of_the_ways_into_a_network_none_is_public(where: str) -> None:
    # Old forms of 127.0.0.1, local translators and groups were.
    assert not is_public(where)


@pytest.mark.parametrize("where", ["8.8.8.8", "::ffff:8.8.8.8", "2606:4700::1111"])
def test_the_internet_is_public(where: str) -> None:
    assert is_public(where)


def test_slow_webhooks_of_one_person_do_not_hold_up_the_notices_of_others() -> None:
    async def run() -> None:
        calls, answers = Calls(4), asyncio.Event()

        async def slow() -> None:
            async with calls.turn("eve"):
                await answers.wait()

        tarpits = [asyncio.create_task(slow()) for _ in range(CALLS)]
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE), calls.turn("anna"):
            assert not any(one.done() for one in tarpits)
        answers.set()
        await asyncio.gather(*tarpits)
        assert calls.makers == {}

    asyncio.run(run())


def test_who_gives_up_waiting_for_a_call_leaves_nothing_behind() -> None:
    async def run() -> None:
        calls = Calls(1)
        async with calls.turn("eve"):
            waiting = asyncio.create_task(calls.turn("eve").__aenter__())
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        assert calls.makers == {}

    asyncio.run(run())


def test_the_certificates_of_the_system_are_read_once() -> None:
    assert trusted() is trusted()


def notifier_for(monkeypatch: pytest.MonkeyPatch) -> tuple[Notifier, list[str], Any]:
    """A notifier that only notes in whose turn it calls, and a room of somebody's match."""
    made, turns = Notifier(Settings(webhooks="private", smtp_url="smtp://nowhere")), list[str]()

    @asynccontextmanager
    async def turn(maker: str) -> AsyncIterator[None]:
        turns.append(maker)
        yield

    async def posted(*_: object, **__: object) -> int:
        return 200

    monkeypatch.setattr(made.calls, "turn", turn)
    monkeypatch.setattr("opendust.server.notices.notices.post", posted)
    return made, turns, Mock(stored=Mock(maker="eve"), match="m", services=Mock(metrics=Mock()))


def test_calls_for_one_maker_s_matches_are_one_maker_s(monkeypatch: pytest.MonkeyPatch) -> None:
    made, turns, room = notifier_for(monkeypatch)
    asyncio.run(made.send(room, 0, Wanted(webhook="http://x/")))
    asyncio.run(made.send(room, 1, Wanted(webhook="http://y/")))
    assert turns == ["eve", "eve"]


def test_mails_wait_in_a_thread_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    made, threads = Notifier(Settings(smtp_url="smtp://nowhere")), list[str]()
    monkeypatch.setattr(
        "opendust.server.notices.notices.send_mail",
        lambda *_: threads.append(threading.current_thread().name),
    )
    asyncio.run(made.mail("a@example.org", "subject", "content"))
    assert [name.partition("_")[0] for name in threads] == ["mail"]
