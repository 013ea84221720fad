"""Do requests take turns, so that nobody who asks much keeps others waiting?"""

from __future__ import annotations

import asyncio

from opendust.server.gate.turnstile import Turnstile
from opendust.server.sockets.transport import SocketTransport


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
