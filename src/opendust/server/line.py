"""How do messages and frames get through? A socket without the layers that every frame would cross.

The handshake goes through the whole application, with its guard, limits and routes. After it a
conversation reads from this line and writes to it directly: a frame costs one write, and frames
written in one turn of the event loop leave together.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, final

from fastapi import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

MOST_UNREAD: Final = 32
PLACE: Final = "opendust.line"


@final
class Line(WebSocketsSansIOProtocol):
    """One socket, as uvicorn makes it, with a short way in and out."""

    unread: deque[bytes]
    reader: asyncio.Future[None] | None = None
    is_held = False
    is_leaving = False

    async def run_asgi(self) -> None:
        """Begin the conversation, which finds this line in the state of its request."""
        self.unread = deque()
        self.scope["state"][PLACE] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """A message is complete; binary ones are none that anybody here understands."""
        is_text = self.curr_msg_data_type == "text"
        self.unread.append(b"".join(self.frames) if is_text else b"")
        self.frames = []
        self.wake()
        if len(self.unread) >= MOST_UNREAD and not self.is_held:
            self.is_held = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        super().connection_lost(exc)
        self.wake()

    def wake(self) -> None:
        """There is something for whoever reads."""
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def read(self) -> bytes | None:
        """The next message; None when nobody is there any more. One conversation reads."""
        while not self.unread:
            if self.disconnected:
                return None
            self.reader = self.loop.create_future()
            await self.reader
        if self.is_held and len(self.unread) == 1:
            self.is_held = False
            self.transport.resume_reading()
        return self.unread.popleft()

    def write(self, text: bytes) -> None:
        """Send a frame, if the other side is still there, with all others of this turn."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.writes.append(framed(text))
            if not self.is_leaving:
                self.is_leaving = True
                self.loop.call_soon(self.leave)

    def leave(self) -> None:
        """Everything that was written in this turn leaves in one piece."""
        self.is_leaving = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    @property
    def is_full(self) -> bool:
        """Whether the other side does not read as fast as it is told."""
        return not self.writable.is_set()

    async def drained(self) -> None:
        """Wait until the other side has read."""
        await self.writable.wait()


def framed(text: bytes) -> bytes:
    """One whole text frame of a server: what the socket library writes, at a sixth of its cost.

    Nothing else is ever right here: no masks from servers, no fragments, and no compression.
    """
    length = len(text)
    if length < 126:
        return b"\x81" + length.to_bytes(1, "big") + text
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


def line_of(socket: WebSocket) -> Line:
    """The line below a socket; only `opendust serve` and what it starts lays it."""
    line = socket.scope["state"].get(PLACE)
    if not isinstance(line, Line):
        raise TypeError("sockets need uvicorn with ws=opendust.server.line.Line")
    return line
