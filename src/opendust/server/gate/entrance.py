"""Who may take their time with a request? Nobody: one that stays half sent is hung up on.

An address that holds many of them open loses the oldest. So whoever sends slowly shuts out nobody,
not even others behind the same address: their requests are complete at once. Connections of an
address are counted too, whatever they do; but not those of a proxy, which are everybody's.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from opendust.server.gate.limits import Limit, home

REQUEST_SECONDS: Final = 20.0
MOST_HEAD: Final = 64_000
MOST_FIELDS: Final = 100
"""Fields before a body and after it: each takes thirty times as much memory as it is long."""
MOST_CHUNKS: Final = 1_000
MOST_REQUEST: Final = 4_000_000
"""Bytes on the way, whatever they are: a body ends much sooner."""
LEAVING_SECONDS: Final = 2.0
UNWANTED: Final = (b"cookie", b"sec-websocket-protocol", b"sec-websocket-extensions")
"""Fields that nobody here wants. To read ten thousand cookies takes long, and so do protocols."""
MOST_PIECES: Final = 20
LEAST_PIECE: Final = 100
"""Bytes: so small are the pieces, when there are many of them, of somebody who wants to be slow."""
MOST_AHEAD: Final = 4
"""Requests that somebody may send before the first one is answered; browsers send none."""
UNREAD_SECONDS: Final = 60.0
"""So long nothing may be read of an answer that is too long for the system's own buffers."""
ANY: Final = "*"


class Entrance(HttpToolsProtocol):
    """A connection, as uvicorn makes it, that knows how long its request has been under way."""

    half_sent: ClassVar[dict[str, dict[Entrance, None]]] = {}
    most_half_sent: ClassVar[int] = 100
    hung_up: ClassVar[int] = 0
    malformed: ClassVar[int] = 0
    connected: ClassVar[dict[str, dict[Entrance, None]]] = {}
    most_connected: ClassVar[int] = 200
    proxies: ClassVar[tuple[str, ...]] = ()
    arrivals: ClassVar[Limit] = Limit(0, 0)
    is_complete = False
    is_in_head = True
    head_size = 0
    fields = 0
    chunks = 0
    pieces = 0
    size = 0
    limit: asyncio.TimerHandle | None = None
    answering: RequestResponseCycle | None = None
    unread: asyncio.TimerHandle | None = None

    @classmethod
    def is_welcome(cls, host: str) -> bool:
        """Whether an address may make one more connection now; those of a proxy are everybody's."""
        where = home(host)
        if cls.is_proxy(where) or cls.arrivals.allows(where):
            return True
        Entrance.hung_up += 1
        return False

    @classmethod
    def is_proxy(cls, where: str) -> bool:
        """Whether an address is that of a proxy."""
        return ANY in cls.proxies or where in cls.proxies

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come, and has said nothing yet."""
        super().connection_made(transport)
        self.await_request()
        if not self.is_proxy(self.where):
            self.arrive()

    def arrive(self) -> None:
        """One more connection of an address: the oldest goes if there are too many of them."""
        others = self.connected.setdefault(self.where, {})
        others[self] = None
        if len(others) > self.most_connected:
            next(iter(others)).hang_up()

    def data_received(self, data: bytes) -> None:
        """Take what comes; no head of a request is this long."""
        self.pieces += 1
        self.size += len(data)
        if self.pieces > MOST_PIECES and self.size < self.pieces * LEAST_PIECE:
            self.hang_up()
            return
        if self.size > MOST_REQUEST + len(data):
            self.hang_up()
            return
        if self.is_in_head:
            self.head_size += len(data)
            if self.head_size > MOST_HEAD + len(data):
                self.hang_up()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins; on a connection that is kept, the clock begins again."""
        super().on_message_begin()
        if len(self.pipeline) > MOST_AHEAD:
            # Ends the reading of everything that came with it, and nobody works for the rest.
            self.give_up()
            raise ValueError("too many requests before the first answer")
        if self.is_complete:
            self.await_request()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """A request is answered now; of several that came in one piece, the first."""
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def give_up(self) -> None:
        """Nobody will read the answer that is being made."""
        if self.answering is not None:
            self.answering.disconnected = True
            self.answering.message_event.set()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A field of the head, or one that comes after the body."""
        self.fields += 1
        if self.fields > MOST_FIELDS:
            raise ValueError("too many fields")
        if name.lower() not in UNWANTED:
            super().on_header(name, value)

    def on_chunk_header(self) -> None:
        """A piece of a body: a hundred thousand of one byte each stopped everybody for a while."""
        self.chunks += 1
        if self.chunks > MOST_CHUNKS:
            raise ValueError("too many pieces")

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self.is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self.received()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, with limits of its own."""
        self.received()
        self.forget()
        super().handle_websocket_upgrade()
        # It knows this connection, which is not told of its end any more.
        self.parser = None  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self.forget_unread()
        self.received()
        self.forget()
        self.give_up()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """An answer is not read; nobody keeps it here for long."""
        super().pause_writing()
        self.unread = self.loop.call_later(UNREAD_SECONDS, self.hang_up)

    def resume_writing(self) -> None:
        """The answer is read on."""
        super().resume_writing()
        self.forget_unread()

    def forget_unread(self) -> None:
        """No answer waits for its reader."""
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def shutdown(self) -> None:
        """The server makes way: a request that is on its way is still answered."""
        if self.is_complete:
            super().shutdown()
        else:
            self.loop.call_later(LEAVING_SECONDS, super().shutdown)

    def send_400_response(self, msg: str) -> None:
        """What came is no request."""
        Entrance.malformed += 1
        super().send_400_response(msg)

    # --- half-sent requests -------------------------------------------------------------------

    @property
    def where(self) -> str:
        """The address at the other end."""
        return home(self.client[0]) if self.client else ""

    def await_request(self) -> None:
        """From now on a request is half sent."""
        self.is_complete, self.is_in_head, self.head_size = False, True, 0
        self.pieces = self.size = self.fields = self.chunks = 0
        waiting = self.half_sent.setdefault(self.where, {})
        waiting[self] = None
        self.limit = self.loop.call_later(REQUEST_SECONDS, self.hang_up)
        if len(waiting) > self.most_half_sent:
            next(iter(waiting)).hang_up()

    def forget(self) -> None:
        """The connection is none of these any more."""
        others: dict[Any, None] = self.connected.get(self.where, {})
        others.pop(self, None)
        if not others:
            self.connected.pop(self.where, None)

    def received(self) -> None:
        """The request is not half sent any more."""
        self.is_complete = True
        if self.limit is not None:
            self.limit.cancel()
            self.limit = None
        waiting: dict[Any, None] = self.half_sent.get(self.where, {})
        waiting.pop(self, None)
        if not waiting:
            self.half_sent.pop(self.where, None)

    def hang_up(self) -> None:
        """Too slow, too long, or one too many."""
        self.received()
        self.forget()
        Entrance.hung_up += 1
        if not self.transport.is_closing():
            self.transport.abort()
