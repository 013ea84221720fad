"""How do messages and frames get through? A socket without the layers that every frame would cross.

The handshake goes through the whole application, with its guard, limits and routes. After it a
conversation reads from this line and writes to it directly: a frame costs one write, and frames
written in one turn of the event loop leave together.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import ClassVar, Final, final

from fastapi import WebSocket
from msgspec.json import encode
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from opendust.server.gate.limits import Limit
from opendust.server.wire.frames import LeavingFrame

MOST_UNREAD: Final = 32
HELD_SECONDS: Final = 0.5
LEAVING_SECONDS: Final = 30.0
MOST_AT_ONCE: Final = 512
USUAL_FRAME: Final = 64
MOST_COUNTED: Final = 4_096
"""Bytes."""
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
HEADS: Final = [bytes((WHOLE_TEXT, length)) for length in range(126)]
TOO_LONG: Final = b"HTTP/1.1 431 \r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
"""To a request for a socket with a field of more than 8 kB."""
PLACE: Final = "opendust.transport"


@final
class SocketTransport(WebSocketsSansIOProtocol):
    """One socket, as uvicorn makes it, with a short way in and out."""

    unread: deque[bytes]
    reader: asyncio.Future[None] | None = None
    is_held = False
    is_put_off = False
    # What has come and was not yet given to the library, and how many frames of it.
    rest = b""
    owed = 0.0
    is_leaving = False
    # How long a frame is in a flood of them.
    usual: float = USUAL_FRAME
    # Whether the library has been given whole frames only, so that a new one begins now.
    is_between_frames = True
    # What everybody hears before the server goes.
    last_word: ClassVar[bytes] = b""
    # When the last message came, on any socket.
    heard: ClassVar[float] = 0.0
    # What an address may say in a second, frames that are no messages included.
    allowance: ClassVar[Limit] = Limit(0, 0)
    held_up: ClassVar[int] = 0
    # Where it comes from, behind a proxy too; nothing until the conversation begins.
    address = ""

    async def run_asgi(self) -> None:
        """Begin the conversation, which finds this line in the state of its request."""
        self.unread = deque()
        self.scope["state"][PLACE] = self
        try:
            await super().run_asgi()
        finally:
            # Nothing holds itself: what is over is gone at once.
            del self.scope["state"][PLACE]
        if not self.disconnected:
            # It counts no more, so it may not stay, whether or not the last words are read.
            self.loop.call_later(LEAVING_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody answers; a line is closed only when all is read, and they do not even read."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take a message that comes in one piece, as most do; the library takes everything else."""
        is_first = self.is_between_frames and not self.frames and not self.rest
        if is_first and self.conn.state is State.OPEN:
            text = whole_text(data)
            if text is not None:
                self.hear(text)
                self.count(1)
                return
        if not self.handshake_initiated:
            self.shake_hands(data)
            return
        self.owed += self.frames_of(data)
        self.rest += data
        if len(self.rest) == len(data):
            self.take_some()

    def shake_hands(self, request: bytes) -> None:
        """Begin; a request that the library cannot read would be held for ever, counted nowhere."""
        super().data_received(request)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(TOO_LONG)
            self.transport.close()

    def take_some(self) -> None:
        """Let the library read, not too much in one turn of the loop: frames can be very small.

        What is too much for an address waits unread, however much of it came in one piece.
        """
        if self.disconnected or self.is_put_off:
            return
        part, rest = self.rest[:MOST_AT_ONCE], self.rest[MOST_AT_ONCE:]
        frames = self.owed * len(part) / len(self.rest)
        self.rest, self.owed = rest, self.owed - frames
        self.count(frames)
        super().data_received(part)
        if self.rest and not self.transport.is_closing():
            self.transport.pause_reading()
            self.loop.call_soon(self.take_some)
        else:
            self.rest, self.owed = b"", 0.0
            self.read_on()

    def frames_of(self, data: bytes) -> float:
        """How much is said; where a frame begins is known until one comes in two pieces.

        Of very many small frames only the first are counted: even that would take long.
        """
        if not self.is_between_frames:
            return max(1, len(data) / self.usual)
        first, _ = frames_in(data[:MOST_COUNTED])
        if first * USUAL_FRAME > MOST_COUNTED and len(data) > MOST_COUNTED:
            self.usual = MOST_COUNTED / first
            self.is_between_frames = False
            return len(data) / self.usual
        frames, self.is_between_frames = frames_in(data)
        return frames

    def count(self, frames: float) -> None:
        """So much was said; an address that says too much is not read for a while."""
        SocketTransport.heard = self.loop.time()
        if not self.address:
            return
        self.allowance.charge(self.address, frames)
        if self.allowance.is_spent(self.address) and not self.is_put_off:
            SocketTransport.held_up += 1
            self.is_put_off = True
            self.transport.pause_reading()
            self.loop.call_later(HELD_SECONDS, self.go_on)

    def go_on(self) -> None:
        """Read again; who has said too much in one piece waits until the address may say more."""
        if self.rest and self.allowance.is_spent(self.address) and not self.transport.is_closing():
            self.loop.call_later(HELD_SECONDS, self.go_on)
            return
        self.is_put_off = False
        if self.rest:
            self.take_some()
        else:
            self.read_on()

    def read_on(self) -> None:
        """Read if nothing speaks against it."""
        is_waiting = self.is_held or self.is_put_off or self.rest or self.is_full
        if not is_waiting and not self.transport.is_closing():
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """A message is complete; binary ones are none that anybody here understands."""
        is_text = self.curr_msg_data_type == "text"
        text = b"".join(self.frames) if is_text else b""
        self.frames = []
        self.hear(text)

    def hear(self, text: bytes) -> None:
        """Keep a message for whoever reads; who says too much at once must wait."""
        self.unread.append(text)
        self.wake()
        if len(self.unread) >= MOST_UNREAD and not self.is_held:
            self.is_held = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone; the library would go on waiting, and keep itself for that."""
        super().connection_lost(exc)
        self.conn.parser.close()
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
            self.read_on()
        return self.unread.popleft()

    def write(self, text: bytes) -> None:
        """Send a frame, if the other side is still there, with all others of this turn."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.writes += head(len(text)), text
            if not self.is_leaving:
                self.is_leaving = True
                self.loop.call_soon(self.leave)

    def leave(self) -> None:
        """Everything that was written in this turn leaves in one piece."""
        self.is_leaving = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def shutdown(self) -> None:
        """The server stops: say when to come back, and hang up."""
        if self.last_word:
            self.write(self.last_word)
        super().shutdown()

    def pause_writing(self) -> None:
        """The other side does not read: neither is it read, or the answers would pile up here."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        self.read_on()

    @property
    def is_full(self) -> bool:
        """Whether the other side does not read as fast as it is told."""
        return not self.writable.is_set()

    async def drained(self) -> None:
        """Wait until the other side has read."""
        await self.writable.wait()


def leaving(seconds: float) -> bytes:
    """The frame that says when a server that stops is expected back."""
    return encode(LeavingFrame(seconds))


def whole_text(data: bytes) -> bytes | None:
    """The text if this is one whole short frame of a client with a whole message, else None."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    length, start = data[1] & 0x7F, 6
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), 8
    if length == 127 or len(data) != start + length:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def frames_in(data: bytes) -> tuple[int, bool]:
    """How many frames begin in bytes that begin with one, and whether they end with one."""
    at, end, frames = 0, len(data), 0
    while at + 2 <= end:
        frames += 1
        length, mask = data[at + 1] & 0x7F, 4 if data[at + 1] & MASKED else 0
        wide = {126: 2, 127: 8}.get(length, 0)
        if wide:
            length = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
        at += 2 + wide + mask + length
    return frames, at == end


def head(length: int) -> bytes:
    """What stands before a text in a server's frame, as the library writes it.

    Nothing else is ever right here: no masks from servers, no fragments, and no compression.
    """
    if length < 126:
        return HEADS[length]
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def transport_of(socket: WebSocket) -> SocketTransport:
    """The transport below a socket; only `opendust serve` and what it starts provides it."""
    transport = socket.scope["state"].get(PLACE)
    if not isinstance(transport, SocketTransport):
        raise TypeError("sockets need uvicorn with ws=SocketTransport")
    return transport
