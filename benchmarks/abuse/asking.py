"""How does a program ask from an address of its own? From one of the loopback network's many."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any, final

from websockets.asyncio.client import connect


@final
class Ask:
    """Requests to a server from one address."""

    def __init__(self, base: str, address: str, told: Counter[int] | None = None) -> None:
        self.base = base
        self.host, _, port = base.removeprefix("http://").partition(":")
        self.port = int(port)
        self.address = address
        self.told: Counter[int] = Counter() if told is None else told

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection."""
        return await asyncio.open_connection(
            self.host, self.port, local_addr=(self.address, 0), limit=2**20
        )

    def socket(self, match: str) -> connect:
        """A socket at a match."""
        address = self.base.replace("http", "ws", 1) + f"/api/matches/{match}/socket"
        return connect(
            address, local_addr=(self.address, 0), max_size=None, compression=None, proxy=None
        )

    async def json(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """What a request is answered with; nothing if there is no answer."""
        content = b"" if body is None else json.dumps(body).encode()
        extra = f"Authorization: Bearer {token}\r\n".encode() if token else b""
        status, answer = await self.raw(method, path, content, extra)
        try:
            return json.loads(answer) if status else {}
        except ValueError:
            return {}

    async def raw(
        self, method: str, path: str, content: bytes = b"", extra: bytes = b""
    ) -> tuple[int, bytes]:
        """Status and body of an answer; 0 if the connection broke."""
        try:
            reader, writer = await self.open()
            try:
                writer.write(self.head(method, path, len(content), extra) + content)
                await writer.drain()
                answer = await reader.read()
            finally:
                writer.close()
        except OSError:
            answer = b""
        first, _, rest = answer.partition(b"\r\n\r\n")
        words = first.split(b" ", 2)
        status = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
        self.told[status] += 1
        return status, rest

    def head(self, method: str, path: str, length: int, extra: bytes = b"") -> bytes:
        """Everything before the body."""
        return (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {length}\r\n"
        ).encode() + extra + b"\r\n"  # fmt: skip
