"""How does a viewer stay in touch? One socket each: told everything once, answered in order."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import replace
from typing import final

from fastapi import WebSocket, WebSocketDisconnect
from msgspec import DecodeError

from opendust.server.hall import Hall
from opendust.server.limits import Limit
from opendust.server.messages import MESSAGE, Hello, Message, Ping, Speak, Wish
from opendust.server.room import NoMatch, Room, Viewer
from opendust.server.storage import Unavailable
from opendust.server.wants import Wants
from opendust.server.wire import SPECTATOR, Plain

HELLO_SECONDS = 15.0
BAD, WRONG, GONE, BUSY = 4400, 4401, 4404, 4503
MOST_FLOOD = 200


class Closed(Exception):
    """A socket that is closed, with the code and the reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@final
class Conversation:
    """One socket from its first message to its end."""

    def __init__(self, socket: WebSocket, hall: Hall, match: str, limit: Limit) -> None:
        self.socket = socket
        self.hall = hall
        self.match = match
        self.limit = limit
        self.flood = 0

    async def run(self) -> None:
        """Talk until one side goes."""
        await self.socket.accept()
        try:
            room, viewer = await self.begin()
        except (WebSocketDisconnect, RuntimeError):
            return
        except Closed as closed:
            await self.end(closed)
            return
        room.viewers.add(viewer)
        sender = asyncio.create_task(self.send(room, viewer))
        try:
            await self.listen(room, viewer)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Closed as closed:
            await self.end(closed)
        finally:
            room.viewers.discard(viewer)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def end(self, closed: Closed) -> None:
        """Say why, and close."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.write({"type": "error", "code": closed.reason})
            await self.socket.close(closed.code, closed.reason)

    async def write(self, frame: Plain) -> None:
        """Send one frame."""
        text = json.dumps(frame, separators=(",", ":"), ensure_ascii=False)
        await self.socket.send_text(text)

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
        seat: int | None = SPECTATOR
        if hello.token is not None:
            seat = await self.hall.seat(self.match, hello.token)
        elif not table.terms.spectators:
            raise Closed(WRONG, "no-spectators")
        if seat is None:
            raise Closed(WRONG, "wrong-token")
        # Somebody who knows more than there is gets everything anew.
        known = hello.since is not None and hello.since <= table.version
        wants = Wants(hello.positions, hello.lang, hello.scene)
        return room, Viewer(seat, hello.since if known else None, wants)

    async def read(self) -> Message | None:
        """The next message, or None if it cannot be understood."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        try:
            return MESSAGE.decode(received.get("text") or "")
        except DecodeError:
            return None

    # --- the talk -----------------------------------------------------------------------------

    async def listen(self, room: Room, viewer: Viewer) -> None:
        """Answer one message after the other."""
        key = f"{self.match} {viewer.seat} {id(viewer) if viewer.seat == SPECTATOR else ''}"
        while True:
            message = await self.read()
            if not self.limit.allows(key):
                self.flood += 1
                if self.flood > MOST_FLOOD:
                    raise Closed(1008, "too-many-messages")
                viewer.reply(error("too-many-messages", message))
                continue
            if isinstance(message, Speak):
                viewer.want(replace(viewer.wants, lang=message.lang))
            else:
                viewer.reply(await self.answer(room, viewer, message))

    async def answer(
        self, room: Room, viewer: Viewer, message: Wish | Hello | Ping | None
    ) -> Plain:
        """What a message brings."""
        if message is None or isinstance(message, Hello):
            return error("malformed", message)
        if isinstance(message, Ping):
            return {"type": "pong"}
        if viewer.seat == SPECTATOR:
            return error("spectator", message)
        return await room.wish(viewer.seat, message, viewer.wants)

    async def send(self, room: Room, viewer: Viewer) -> None:
        """Tell what is new, then give the answers that wait: an answer never runs ahead."""
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
            replies = list(viewer.replies)
            viewer.replies.clear()
            try:
                text = await room.frame(viewer)
                if text is not None:
                    await self.socket.send_text(text)
            except Unavailable:
                # The replies still go out; what is new follows when the storage answers again.
                asyncio.get_running_loop().call_later(1.0, viewer.wake.set)
            for reply in replies:
                await self.write(reply)


def error(code: str, message: Message | None) -> Plain:
    """An answer that says what is wrong."""
    key = getattr(message, "id", None)
    return {"type": "error", "code": code, **({"id": key} if key else {})}
