"""Which request begins next? One at a time, each address in turn, and people who play go first.

A request that asks for much takes some milliseconds of the one loop that everybody shares. While
somebody plays, requests get a part of its time and no more, however many there are, so that a move
waits for one of them at most. When nobody plays, or nothing waits, nobody is held up.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, final

from opendust.server.sockets.transport import SocketTransport

PLAYING_SECONDS: Final = 0.25
"""So long after a message somebody is playing."""
PAUSE: Final = 3.0
"""So many times as long as a request took, players have the loop for themselves."""
MOST_PAUSE: Final = 0.1


def is_played() -> bool:
    """Whether somebody plays on this server at present."""
    return asyncio.get_running_loop().time() - SocketTransport.heard < PLAYING_SECONDS


@final
class Turnstile:
    """Those who wait, by address, and when the last one went through."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.is_turning = False
        self.went = 0.0

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
        """Somebody goes through; what they do in this turn of the loop is measured."""
        self.is_turning, self.went = True, loop.time()
        # Once for whoever goes through to begin, once for the loop to look at its sockets.
        loop.call_soon(loop.call_soon, self.next, loop)

    def next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the next one in, after a pause if people play."""
        if not self.waiting:
            self.is_turning = False
            return
        took = loop.time() - self.went
        pause = min(MOST_PAUSE, PAUSE * took) if is_played() else 0.0
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
