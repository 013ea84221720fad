"""How are bodies of requests read? To their end, as long as there is room for what has come.

Somebody who never sends the last byte has everything else held for twenty seconds. So those that
are not small have a part of the memory together, and each address a part of that.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, final

from opendust.server.gate.asgi import Message, Receive

MOST_BODY: Final = 512_000
SMALL_BODY: Final = 65_536
MOST_UNFINISHED: Final = 8_000_000
"""Bytes of bodies of which an address has not sent the end."""
MOST_HELD: Final = 64_000_000
"""The same of all addresses: 720 bodies without their last byte took 470 MB."""


class Gone(Exception):
    """Whoever asked is not there any more."""


class Crowded(Exception):
    """There is no room for a body, and the answer to that."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code


@final
class Bodies:
    """Those that have not come to their end: how many bytes of each address, and of all."""

    def __init__(self) -> None:
        self.unfinished: Counter[str] = Counter()
        self.held = 0

    async def whole(self, receive: Receive, where: str) -> bytes | None:
        """A body, or None if it is too large; Gone if it never comes to its end."""
        body = bytearray()
        try:
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    raise Gone
                piece = message.get("body", b"")
                body += piece
                self.unfinished[where] += len(piece)
                self.held += len(piece)
                if len(body) > MOST_BODY:
                    return None
                if not message.get("more_body"):
                    return bytes(body)
                if len(body) > SMALL_BODY:
                    self.check_room(where)
        finally:
            self.held -= len(body)
            self.unfinished[where] -= len(body)
            if not self.unfinished[where]:
                del self.unfinished[where]

    def check_room(self, where: str) -> None:
        """Crowded if what has not come to its end takes too much memory."""
        if self.unfinished[where] > MOST_UNFINISHED:
            raise Crowded(429, "too-many-bytes")
        if self.held > MOST_HELD:
            raise Crowded(503, "busy")


def given(body: bytes, receive: Receive) -> Receive:
    """A body that has been read already, once; then whatever comes."""
    parts = [body]

    async def once() -> Message:
        if parts:
            return {"type": "http.request", "body": parts.pop(), "more_body": False}
        return await receive()

    return once
