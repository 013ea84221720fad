"""How does a viewer stay in touch? One socket each: told everything once, answered in order."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import final

from fastapi import WebSocket, WebSocketDisconnect
from msgspec import UNSET, DecodeError
from msgspec.structs import replace

from opendust.server.gate.guard import address
from opendust.server.gate.limits import Limit
from opendust.server.hall.hall import Hall
from opendust.server.room.room import NoMatch, Room
from opendust.server.sockets.transport import SocketTransport, transport_of
from opendust.server.sockets.viewer import ENCODER, Viewer
from opendust.server.storage.contract import Unavailable
from opendust.server.wire.build import SPECTATOR
from opendust.server.wire.frames import PROTOCOL, ErrorFrame, PongFrame, RefusedFrame, Reply
from opendust.server.wire.messages import (
    MESSAGE,
    Hello,
    Link,
    Message,
    Moderation,
    Ping,
    Speak,
    Spoken,
    Wish,
)
from opendust.server.wire.wants import Wants

HELLO_SECONDS = 15.0
BAD, WRONG, GONE, OTHER, CROWDED, BUSY = 4400, 4401, 4404, 4406, 4429, 4503
MOST_FLOOD = 200
Answered = Wish | Moderation | Spoken | Hello | Ping | None
REFUSED_COST = 9
"""For so many messages more one counts that is refused."""


class Closed(Exception):
    """A socket that is closed, with the code and the reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Left(Exception):
    """The other side is gone."""


@final
@dataclass(frozen=True, slots=True)
class Limits:
    """What somebody on a socket may use: messages, bytes, whole tellings, places to look on."""

    messages: Limit
    bytes: Limit
    # How often an address may be told everything anew.
    anew: Limit
    # How much an address may say before it takes turns with those who ask.
    pace: Limit
    spectators: int


@final
class Conversation:
    """One socket from its first message to its end."""

    def __init__(self, socket: WebSocket, hall: Hall, match: str, limits: Limits) -> None:
        self.socket = socket
        self.transport: SocketTransport = transport_of(socket)
        self.hall = hall
        self.match = match
        self.limits = limits
        self.address = self.transport.address = address(socket.scope)
        self.flood = 0
        self.linked = -1

    async def run(self) -> None:
        """Talk until one side goes."""
        try:
            await self.socket.accept()
            room, viewer = await self.begin()
            room.enter(viewer)
            try:
                # A task of its own: to wake it does not lead through the layers of the request.
                await asyncio.create_task(self.listen(room, viewer))
            finally:
                room.leave(viewer)
        except Closed as closed:
            await self.end(closed)
        except (Left, WebSocketDisconnect, RuntimeError):
            return

    async def end(self, closed: Closed) -> None:
        """Say why, and close."""
        self.transport.write(ENCODER.encode(ErrorFrame(closed.reason)))
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(closed.code, closed.reason)

    # --- the beginning ------------------------------------------------------------------------

    async def begin(self) -> tuple[Room, Viewer]:
        """Hear who is there; a wrong token is told so and nothing else."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self.read()
        except TimeoutError:
            raise Closed(BAD, "hello-expected") from None
        if not isinstance(hello, Hello):
            raise Closed(BAD, "hello-expected")
        if hello.protocol not in (None, PROTOCOL):
            raise Closed(OTHER, "protocol-unknown")
        try:
            return await self.admit(hello)
        except NoMatch:
            raise Closed(GONE, "no-match") from None
        except Unavailable:
            raise Closed(BUSY, "unavailable") from None

    async def admit(self, hello: Hello) -> tuple[Room, Viewer]:
        """The room and the view that a hello opens."""
        room = self.hall.room(self.match)
        async with room.lock:
            table = await room.fresh()
            if hello.since is not None and hello.since > table.version:
                # Another process has told them what this one has not heard of yet.
                await room.catch_up()
        seat: int | None = SPECTATOR
        if hello.token is not None:
            seat = await self.hall.seat(self.match, hello.token)
        elif not table.terms.spectators:
            raise Closed(WRONG, "no-spectators")
        if seat is None:
            raise Closed(WRONG, "wrong-token")
        if seat == SPECTATOR and not self.has_place(room):
            self.hall.services.metrics.count("turned_away", "too-many-spectators")
            raise Closed(CROWDED, "too-many-spectators")
        # Somebody who knows more than there is gets everything anew.
        known = hello.since is not None and hello.since <= table.version
        wants = Wants(hello.positions, hello.lang, hello.scene, hello.updates)
        since = hello.since if known else None
        budget = self.limits.bytes
        return room, Viewer(seat, since, self.transport, wants, self.address, budget)

    def has_place(self, room: Room) -> bool:
        """Whether one more may look on; nobody takes more than half of the places alone."""
        taken, most = room.audience.spectators, self.limits.spectators
        own = taken[self.address]
        return taken.total() < most and own < max(1, most / 2)

    async def read(self) -> Message | None:
        """The next message, or None if it cannot be understood."""
        received = await self.transport.read()
        if received is None:
            raise Left
        self.limits.bytes.charge(self.address, len(received))
        try:
            return MESSAGE.decode(received)
        except (DecodeError, UnicodeDecodeError, RecursionError):
            return None

    # --- the talk -----------------------------------------------------------------------------

    async def listen(self, room: Room, viewer: Viewer) -> None:
        """Answer one message after the other."""
        key = f"{self.match} {viewer.seat} {id(viewer) if viewer.seat == SPECTATOR else ''}"
        while True:
            if self.transport.unread:
                # Whoever says much at once is heard by turns with everybody else.
                await asyncio.sleep(0)
            message = await self.read()
            is_costly = isinstance(message, Speak) and self.is_too_much()
            if is_costly or not (self.is_asked(room, viewer, message) or self.allows(key)):
                self.flood += 1
                if self.flood > MOST_FLOOD:
                    raise Closed(1008, "too-many-messages")
                viewer.reply(error("too-many-messages", message))
            elif isinstance(message, Speak):
                room.renew(viewer, replace(viewer.wants, lang=message.lang))
            else:
                reply = await self.in_turn(room, viewer, message)
                viewer.reply(reply)
                if isinstance(reply, RefusedFrame | ErrorFrame):
                    # To judge what is wrong takes the server longest; clients hardly send it.
                    self.transport.count(REFUSED_COST)

    def is_too_much(self) -> bool:
        """Whether an address has been told everything anew often enough, or in too many bytes."""
        limits = self.limits
        return limits.bytes.is_spent(self.address) or not limits.anew.allows(self.address)

    def allows(self, key: str) -> bool:
        """Whether one more message of a seat is within its limit."""
        return self.limits.messages.allows(key)

    def is_asked(self, room: Room, viewer: Viewer, message: Message | None) -> bool:
        """Whether the server itself wants a message: links come as fast as the bots play, once."""
        if not isinstance(message, Link) or not room.asks(viewer.seat, message.roll):
            return False
        before, self.linked = self.linked, message.roll
        return before != message.roll

    async def in_turn(self, room: Room, viewer: Viewer, message: Answered) -> Reply:
        """What a message brings; whoever says very much takes turns with those who ask."""
        self.limits.pace.charge(self.address, 1)
        if not self.limits.pace.is_spent(self.address):
            return await self.answer(room, viewer, message)
        turnstile = self.hall.services.turnstile
        await turnstile.turn(self.address)
        return await turnstile.work(self.answer(room, viewer, message), self.address)

    async def answer(self, room: Room, viewer: Viewer, message: Answered) -> Reply:
        """What a message brings."""
        if message is None or isinstance(message, Hello):
            return error("malformed", message)
        if isinstance(message, Ping):
            return PongFrame()
        if isinstance(message, Spoken):
            return await room.say(viewer.seat, message)
        if viewer.seat == SPECTATOR:
            return error("spectator", message)
        return await room.wish(viewer.seat, message, viewer.wants)


def error(code: str, message: Message | None) -> ErrorFrame:
    """An answer that says what is wrong."""
    return ErrorFrame(code, getattr(message, "id", UNSET))
