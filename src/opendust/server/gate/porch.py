"""Who is let in at all? Whoever comes too often is turned away before anything is made ready.

To make a connection takes a third of a millisecond of the one loop; thousands of them in a second,
each hung up on at once, left nothing of it for those who play. To turn somebody away takes a tenth
of that. While people play, both get a part of the loop's time and no more: who waits outside costs
nothing.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from time import perf_counter
from typing import Any, Final, final

import uvicorn

from opendust.server.gate.entrance import Entrance
from opendust.server.gate.turnstile import LONG_PAUSE, MOST_PAUSE, PAUSE, is_played

BACKLOG: Final = 2_048
MOST_AT_ONCE: Final = 8
READY_SECONDS: Final = 0.0003
"""So long it takes to make ready for somebody, and to hear the first that they say."""
NO_ROOM_SECONDS: Final = 1.0
"""So long nobody is let in when there are no files left for connections."""
AT_ONCE: Final = struct.pack("ii", 1, 0)
"""A connection that is closed so leaves nothing behind, not even in the system."""


@final
class Porch:
    """Lets connections in from one listening socket, as a server of asyncio would."""

    def __init__(self, line: socket.socket, server: uvicorn.Server) -> None:
        self.line = line.dup()
        self.line.listen(BACKLOG)
        self.line.setblocking(False)
        self.server = server
        self.coming: set[asyncio.Task[Any]] = set()
        self.task = asyncio.create_task(self.receive())

    async def receive(self) -> None:
        """Let people in, some at a time; whoever has to wait waits outside."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                one, place = await loop.sock_accept(self.line)
            except ConnectionAbortedError:
                continue
            except OSError:
                await asyncio.sleep(NO_ROOM_SECONDS)
                continue
            began = perf_counter()
            come = self.let_in(one, place) + self.more()
            if is_played():
                pause = PAUSE * come * READY_SECONDS + LONG_PAUSE * (perf_counter() - began)
                await asyncio.sleep(min(MOST_PAUSE, pause))

    def more(self) -> int:
        """Some of those who stand behind the first one; how many of them come in."""
        come = 0
        for _ in range(MOST_AT_ONCE):
            try:
                come += self.let_in(*self.line.accept())
            except OSError:
                break
        return come

    def let_in(self, one: socket.socket, place: Any) -> bool:
        """Make ready for somebody, or turn them away; whether they come in."""
        is_welcome = Entrance.is_welcome(place[0])
        try:
            if is_welcome:
                one.setblocking(False)
                one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            else:
                one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        except OSError:
            # Whoever came has gone already.
            is_welcome = False
        if not is_welcome:
            one.close()
            return False
        task = asyncio.create_task(self.make_ready(one))
        self.coming.add(task)
        task.add_done_callback(self.coming.discard)
        return True

    async def make_ready(self, one: socket.socket) -> None:
        """A connection as uvicorn makes it."""
        server = self.server

        def protocol() -> Entrance:
            return Entrance(server.config, server.server_state, server.lifespan.state)

        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, one)
        except OSError:
            one.close()

    def close(self) -> None:
        """Let nobody in any more; others may go on listening at the same place."""
        self.task.cancel()

    async def wait_closed(self) -> None:
        """Wait until nobody is on the way in."""
        await asyncio.gather(self.task, *self.coming, return_exceptions=True)
        self.line.close()


@final
class Host(uvicorn.Server):
    """The web server, with this porch before it."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, once everything else is ready."""
        await super().startup(sockets=[])
        if self.started:
            self.porches = [Porch(line, self) for line in sockets or []]
            self.servers = list[Any](self.porches)
