"""Which request begins next? One at a time, each address in turn, and people who play go first.

A request that asks for much takes some milliseconds of the one loop that everybody shares. While
somebody plays, requests get a part of its time and no more, however many there are, so that a move
waits for one of them at most. When nobody plays, or nothing waits, nobody is held up.

What counts is the work for requests alone. The time of a whole turn of the loop would hold up
newcomers for every move that others made in it, most of all where many people play. It is time on
the wall, as the pauses are: on a busy machine a step takes longer, and so must the pause after it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Generator
from time import perf_counter
from typing import Any, Final, Generic, TypeVar, final

from opendust.server.sockets.transport import SocketTransport

Found = TypeVar("Found")

PLAYING_SECONDS: Final = 0.25
"""So long after a message somebody is playing."""
PAUSE: Final = 3.0
"""So many times as long as the requests before took, players have the loop for themselves."""
MOST_PAUSE: Final = 0.1


def is_played() -> bool:
    """Whether somebody plays on this server at present."""
    return asyncio.get_running_loop().time() - SocketTransport.heard < PLAYING_SECONDS


@final
class Turnstile:
    """Those who wait, by address, and how long the loop has worked for those who went through."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.is_turning = False
        self.took = 0.0

    async def turn(self, address: str) -> None:
        """Wait until it is one's turn."""
        loop = asyncio.get_running_loop()
        if not self.is_turning:
            self.let_in(loop)
            return
        ready: asyncio.Future[None] = loop.create_future()
        self.waiting.setdefault(address, deque()).append(ready)
        await ready

    def let_in(self, loop: asyncio.AbstractEventLoop) -> None:
        """Somebody goes through, and nobody else until the loop has looked at its sockets."""
        self.is_turning = True
        # Once for whoever goes through to begin, once for the loop to look at its sockets.
        loop.call_soon(loop.call_soon, self.next, loop)

    def next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the next one in, after a pause if people play."""
        if not self.waiting:
            self.is_turning = False
            return
        pause = min(MOST_PAUSE, PAUSE * self.took) if is_played() else 0.0
        self.took = 0.0
        loop.call_later(pause, self.go_on, loop)

    def go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """The first of the address whose turn it is; then it is another one's."""
        while self.waiting:
            address = next(iter(self.waiting))
            queue = self.waiting.pop(address)
            ready = queue.popleft()
            if queue:
                self.waiting[address] = queue
            if not ready.done():
                ready.set_result(None)
                self.let_in(loop)
                return
        self.is_turning = False

    def work(self, steps: Coroutine[Any, Any, Found]) -> Work[Found]:
        """What a request does once it has gone through, with its time taken."""
        return Work(self, steps)


@final
class Work(Generic[Found]):
    """The work for a request, step by step; what the loop does between the steps is not its own."""

    def __init__(self, turnstile: Turnstile, steps: Coroutine[Any, Any, Found]) -> None:
        self.turnstile = turnstile
        self.steps = steps

    def __await__(self) -> Generator[Any, Any, Found]:
        """Go on whenever the loop does, and pass on what it brings."""
        go_on, given = self.steps.send, None
        while True:
            began = perf_counter()
            try:
                awaited = go_on(given)
            except StopIteration as end:
                found: Found = end.value
                return found
            finally:
                self.turnstile.took += perf_counter() - began
            try:
                go_on, given = self.steps.send, (yield awaited)
            except BaseException as thrown:
                go_on, given = self.steps.throw, thrown
