"""How does a program ask from an address of its own? As if a proxy had passed its request on."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any, final


@final
class Ask:
    """Requests to a server from one address."""

    def __init__(self, base: str, address: str, told: Counter[int] | None = None) -> None:
        self.base = base
        self.host, _, port = base.removeprefix("http://").partition(":")
        self.port = int(port)
        self.headers = {"X-Forwarded-For": address}
        self.told: Counter[int] = Counter() if told is None else told

    async def json(self, method: str, path: str, body: Any = None) -> Any:
        """What a request is answered with; nothing if there is no answer."""
        content = b"" if body is None else json.dumps(body).encode()
        status, answer = await self.raw(method, path, content)
        try:
            return json.loads(answer) if status else {}
        except ValueError:
            return {}

    async def raw(
        self, method: str, path: str, content: bytes = b"", extra: bytes = b""
    ) -> tuple[int, bytes]:
        """Status and body of an answer; 0 if the connection broke."""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            f"X-Forwarded-For: {self.headers['X-Forwarded-For']}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
        ).encode() + extra
        try:
            reader, writer = await asyncio.open_connection(self.host, self.port)
            try:
                writer.write(head + b"\r\n" + content)
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
