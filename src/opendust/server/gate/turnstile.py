"""Which request begins next? One at a time, each address in turn, and people who play go first.

A request that asks for much takes some milliseconds of the one loop that everybody shares. While
somebody plays, requests get a part of its time and no more, however many there are, so that a move
waits for one of them at most. When nobody plays, or nothing waits, nobody is held up.

Addresses that have had more than their share of late come after all others, and what they ask for
gets a smaller part: a flood is felt by whoever makes it.

What counts is the work for requests alone. The time of a whole turn of the loop would hold up
newcomers for every move that others made in it, most of all where many people play. It is time on
the wall, as the pauses are: on a busy machine a step takes longer, and so must the pause after it.

What requests have done in threads counts, too: a thread takes the interpreter from the loop.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from itertools import islice
from time import perf_counter, thread_time
from typing import Any, Final, Generic, ParamSpec, TypeVar, final

from opendust.server.gate.limits import Limit
from opendust.server.sockets.transport import SocketTransport

Found = TypeVar("Found")
Given = ParamSpec("Given")

PLAYING_SECONDS: Final = 0.25
"""So long after a message somebody is playing."""
PAUSE: Final = 3.0
"""So many times as long as the requests before took, players have the loop for themselves."""
LONG_PAUSE: Final = 9.0
"""The same after requests of those who have had more than their share."""
MOST_PAUSE: Final = 0.1
SHARE: Final = 0.001
"""Seconds of the loop for each request that an address may ask for: half of what most take, but
people ask seldom. To open the page takes 30 ms.
"""
BURST: Final = 5
"""So many seconds' worth of it may be used at once."""
USUAL_RATE: Final = 20.0
MOST_LOOKED_AT: Final = 200
"""Addresses that wait, to find one that has had less than its share."""


def is_played() -> bool:
    """Whether somebody plays on this server at present."""
    return asyncio.get_running_loop().time() - SocketTransport.heard < PLAYING_SECONDS


@final
class Turnstile:
    """Those who wait, by address, and for how long players have the loop next."""

    def __init__(self, rate: float = USUAL_RATE) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.is_turning = False
        self.owed = 0.0
        self.used = Limit(rate * SHARE, rate * SHARE * BURST)
        # For whom the loop works at this moment.
        self.guest = ""

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
        pause = min(MOST_PAUSE, self.owed) if is_played() else 0.0
        self.owed = 0.0
        loop.call_later(pause, self.go_on, loop)

    def go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """The first of the address whose turn it is; then it is another one's."""
        while self.waiting:
            some = islice(self.waiting, MOST_LOOKED_AT)
            modest = (one for one in some if not self.used.is_spent(one))
            address = next(modest, next(iter(self.waiting)))
            queue = self.waiting.pop(address)
            ready = queue.popleft()
            if queue:
                self.waiting[address] = queue
            if not ready.done():
                ready.set_result(None)
                self.let_in(loop)
                return
        self.is_turning = False

    def work(self, steps: Coroutine[Any, Any, Found], address: str) -> Work[Found]:
        """What a request does once it has gone through, with its time taken."""
        return Work(self, steps, address)

    def charge(self, address: str, seconds: float) -> None:
        """The loop has worked so long for an address."""
        self.used.charge(address, seconds)
        self.owed += seconds * (LONG_PAUSE if self.used.is_spent(address) else PAUSE)


@final
class Work(Generic[Found]):
    """The work for a request, step by step; what the loop does between the steps is not its own."""

    def __init__(
        self, turnstile: Turnstile, steps: Coroutine[Any, Any, Found], address: str
    ) -> None:
        self.turnstile = turnstile
        self.steps = steps
        self.address = address

    def __await__(self) -> Generator[Any, Any, Found]:
        """Go on whenever the loop does, and pass on what it brings.

        A fault knows the steps that it came through. One that was known here, too, would keep all
        that belongs to this request, a whole match perhaps, until somebody looks for garbage.
        """
        go_on, given = self.steps.send, None
        while True:
            began = perf_counter()
            self.turnstile.guest = self.address
            try:
                awaited = go_on(given)
            except StopIteration as end:
                found: Found = end.value
                return found
            finally:
                given = None
                self.turnstile.guest = ""
                self.turnstile.charge(self.address, perf_counter() - began)
            try:
                go_on, given = self.steps.send, (yield awaited)
            except BaseException as thrown:
                go_on, given = self.steps.throw, thrown
            awaited = None


@final
class Threads(ThreadPoolExecutor):
    """A few threads for what requests ask for; their processor time counts as the loop's does."""

    def __init__(self, most: int, turnstile: Turnstile) -> None:
        super().__init__(most, "beside")
        self.turnstile = turnstile
        self.loop = asyncio.get_running_loop()

    def submit(
        self, job: Callable[Given, Found], /, *given: Given.args, **named: Given.kwargs
    ) -> Future[Found]:
        """Let a thread do something for whom the loop works at this moment."""
        guest, work = self.turnstile.guest, partial(job, *given, **named)

        def counted() -> Found:
            began = thread_time()
            try:
                return work()
            finally:
                took = thread_time() - began
                self.loop.call_soon_threadsafe(self.turnstile.charge, guest, took)

        return super().submit(counted)
