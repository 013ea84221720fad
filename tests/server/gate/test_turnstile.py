"""Do requests take turns, so that nobody who asks much keeps others waiting?"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import thread_time
from unittest.mock import patch

import pytest

from opendust.server.gate import turnstile as module
from opendust.server.gate.turnstile import (
    BURST,
    LONG_PAUSE,
    PAUSE,
    SHARE,
    USUAL_RATE,
    Threads,
    Turnstile,
)
from opendust.server.sockets.transport import SocketTransport

AT_ONCE = USUAL_RATE * SHARE * BURST


async def came_in(order: list[str]) -> list[str]:
    """Who goes through when all of these ask at the same time, the first one being alone."""
    turnstile, found = Turnstile(), list[str]()

    async def go(address: str) -> None:
        await turnstile.turn(address)
        found.append(address)

    SocketTransport.heard = asyncio.get_running_loop().time()
    await asyncio.gather(*(go(address) for address in order))
    while turnstile.is_turning:
        await asyncio.sleep(0)
    assert turnstile.waiting == {}
    return found


def test_each_address_has_its_turn() -> None:
    order = asyncio.run(came_in(["flood"] * 20 + ["guest", "guest", "other"]))
    assert order[:7] == ["flood", "flood", "guest", "other", "flood", "guest", "flood"]
    assert len(order) == 23


def test_between_two_requests_the_loop_does_something_else() -> None:
    async def run() -> None:
        turnstile, turns, seen = Turnstile(), 0, list[int]()

        async def go() -> None:
            await turnstile.turn("flood")
            seen.append(turns)

        asking = [asyncio.create_task(go()) for _ in range(5)]
        while not all(task.done() for task in asking):
            turns += 1
            await asyncio.sleep(0)
        assert len(set(seen)) == 5

    asyncio.run(run())


def test_who_has_gone_away_holds_up_nobody() -> None:
    async def run() -> None:
        turnstile = Turnstile()
        await turnstile.turn("first")
        gone = asyncio.create_task(turnstile.turn("gone"))
        stays = asyncio.create_task(turnstile.turn("stays"))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        assert gone.cancelled() or gone.done()

    asyncio.run(run())


class Clock:
    """Time that passes only while somebody works."""

    now = 0.0

    def __call__(self) -> float:
        return self.now

    def work(self) -> None:
        """Take ten milliseconds."""
        self.now += 0.01


async def pauses(
    clock: Clock, play: Callable[[], object], ask: Callable[[], object]
) -> list[float]:
    """How long two requests wait that come together with a first one, while others play."""
    turnstile, loop, found = Turnstile(), asyncio.get_running_loop(), list[float]()
    is_over = False

    async def asked() -> None:
        ask()
        await asyncio.sleep(0)

    async def go() -> None:
        await turnstile.turn("somebody")
        await turnstile.work(asked(), "somebody")

    def later(delay: float, call: Callable[..., object], *given: object) -> None:
        found.append(delay)
        loop.call_soon(call, *given)

    def move() -> None:
        play()
        if not is_over:
            loop.call_soon(move)

    move()
    with (
        patch.object(loop, "call_later", later),
        patch.object(module, "perf_counter", clock),
        patch.object(module, "is_played", lambda: True),
    ):
        await asyncio.gather(*(go() for _ in range(3)))
    is_over = True
    return found


def test_newcomers_do_not_wait_longer_because_many_people_play() -> None:
    # The time of the loop's whole turn was charged to the request: 30 ms and more, for every move.
    clock = Clock()
    assert asyncio.run(pauses(clock, play=clock.work, ask=int)) == [0.0, 0.0]


def test_players_have_the_loop_for_longer_than_a_request_took() -> None:
    clock = Clock()
    found = asyncio.run(pauses(clock, play=int, ask=clock.work))
    assert found == pytest.approx([0.03, 0.03])


def test_what_goes_wrong_in_a_request_goes_through_its_work() -> None:
    async def refused() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise PermissionError from None

    async def run() -> None:
        work = asyncio.ensure_future(Turnstile().work(refused(), "somebody"))
        await asyncio.sleep(0)
        work.cancel()
        await work

    with pytest.raises(PermissionError):
        asyncio.run(run())


def test_whoever_has_had_more_than_their_share_comes_after_all_others() -> None:
    async def run() -> list[str]:
        turnstile, found = Turnstile(), list[str]()
        turnstile.charge("flood", 10 * AT_ONCE)

        async def go(address: str) -> None:
            await turnstile.turn(address)
            found.append(address)

        await asyncio.gather(*(go(address) for address in ["first", *["flood"] * 3, "guest"]))
        return found

    assert asyncio.run(run()) == ["first", "guest", "flood", "flood", "flood"]


def test_where_the_host_sets_no_rate_nobody_has_more_than_their_share() -> None:
    turnstile = Turnstile(0.0)
    turnstile.charge("crowd", 1_000.0)
    assert turnstile.owed == 1_000.0 * PAUSE


def test_players_have_the_loop_for_longer_after_those_who_ask_much() -> None:
    turnstile = Turnstile()
    turnstile.charge("guest", AT_ONCE / 2)
    assert turnstile.owed == pytest.approx(PAUSE * AT_ONCE / 2)
    turnstile.owed = 0.0
    turnstile.charge("flood", 2 * AT_ONCE)
    assert turnstile.owed == pytest.approx(LONG_PAUSE * 2 * AT_ONCE)


def test_what_requests_do_in_threads_counts() -> None:
    # It did not: searches in the rules had a thread at work all the time, and the interpreter half.
    async def searched() -> None:
        await asyncio.to_thread(worked, 0.02)

    async def run() -> None:
        turnstile = Turnstile()
        asyncio.get_running_loop().set_default_executor(Threads(1, turnstile))
        await turnstile.work(searched(), "flood")
        await asyncio.sleep(0)
        assert turnstile.owed >= PAUSE * 0.02
        assert turnstile.used.left("flood") < AT_ONCE - 0.019
        assert turnstile.guest == ""

    asyncio.run(run())


def worked(seconds: float) -> None:
    """Use the processor for so long."""
    until = thread_time() + seconds
    while thread_time() < until:
        pass
