"""What never reaches a match? Foreign pages, floods and huge bodies; and no answer goes bare."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, final
from urllib.parse import urlsplit

from opendust.server.metrics import Metrics
from opendust.server.rest.limits import Limit

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST_BODY = 512_000
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
FREE_PATHS: Final = ("/api/health", "/metrics")
HEADERS: Final = [
    (b"content-security-policy",
     b"default-src 'self'; connect-src 'self'; img-src 'self' data:; "
     b"style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; "
     b"frame-ancestors 'none'; object-src 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]  # fmt: skip


@final
class Guard:
    """Stands before the application."""

    def __init__(self, app: App, origins: tuple[str, ...], limit: Limit, metrics: Metrics) -> None:
        self.app = app
        self.origins = origins
        self.limit = limit
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or say why not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        fault = self.fault(scope)
        if fault is not None:
            self.metrics.count("turned_away", fault[1])
            await refuse(scope, send, *fault)
            return
        if scope["type"] == "http":
            body = await whole_body(receive)
            if body is None:
                await refuse(scope, send, 413, "too-large")
                return
            receive = given(body, receive)
        await self.app(scope, receive, with_headers(send))

    def fault(self, scope: Scope) -> tuple[int, str] | None:
        """Why a request is not let in: from a foreign page, or one too many."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        is_safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if origin and not is_safe and not self.is_own(origin, headers):
            return 403, "foreign-origin"
        if scope["path"] not in FREE_PATHS and not self.limit.allows(address(scope)):
            return 429, "too-many-requests"
        return None

    def is_own(self, origin: str, headers: dict[bytes, bytes]) -> bool:
        """Whether a page of this server, or one that the host allows, is asking."""
        return origin in self.origins or urlsplit(origin).netloc == headers.get(
            b"host", b""
        ).decode("latin-1")


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


async def whole_body(receive: Receive) -> bytes | None:
    """The body of a request, or None if it is too large."""
    body: bytes = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return body
        body += bytes(message.get("body", b""))
        if len(body) > MOST_BODY:
            return None
        if not message.get("more_body"):
            return body


def given(body: bytes, receive: Receive) -> Receive:
    """A body that has been read already, once; then whatever comes."""
    parts = [body]

    async def once() -> Message:
        if parts:
            return {"type": "http.request", "body": parts.pop(), "more_body": False}
        return await receive()

    return once


def with_headers(send: Send) -> Send:
    """Adds the security headers to an answer."""

    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return sending


async def refuse(scope: Scope, send: Send, status: int, code: str) -> None:
    """The answer to a request that is not let in."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": code})
        return
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps({"error": code}).encode()})
