"""What never reaches a match? Foreign pages, floods and huge bodies; and no answer goes bare."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
from collections.abc import Mapping
from typing import Final, final

from uvicorn.protocols.utils import ClientDisconnected

from opendust.server.gate.asgi import App, Message, Receive, Scope, Send
from opendust.server.gate.bodies import MOST_BODY, Bodies, Crowded, Gone, given
from opendust.server.gate.doors import Doors, Headers
from opendust.server.gate.limits import Limit, home
from opendust.server.gate.turnstile import Turnstile
from opendust.server.metrics import Metrics

LOG = logging.getLogger("opendust.server")
MOST_PARTS: Final = 20_000
"""Commas in a body, those of its texts included. A list of 80,000 numbers took 30 ms to read."""
MOST_DIGITS: Final = 20
MOST_PATH: Final = 1_000
MOST_QUERY: Final = 4_000
"""Thirty thousand parameters took as long to read as many moves."""
JSON: Final = (b"content-type", b"application/json")
PREFLIGHT: Final = [
    (b"access-control-allow-methods", b"GET, POST, PUT"),
    (b"access-control-allow-headers", b"authorization, content-type, idempotency-key"),
    (b"access-control-max-age", b"600"),
]
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
FREE_PATHS: Final = ("/api/health", "/metrics")
TOO_OFTEN_SECONDS: Final = 0.5
TOO_OFTEN: Final = (429, "too-many-requests")
HEADERS: Final = [
    (b"content-security-policy",
     b"default-src 'self'; connect-src 'self'; img-src 'self' data: blob:; "
     b"style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; "
     b"frame-ancestors 'none'; object-src 'none'"),
    (b"cache-control", b"no-store"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]  # fmt: skip
PARTS: Final = (b"text/css", b"text/javascript", b"font/")
"""What the built page is made of and nobody opens by itself."""
OF_PAGES: Final = (
    b"content-security-policy",
    b"x-frame-options",
    b"cross-origin-opener-policy",
    b"permissions-policy",
)
"""They bind a page or a worker; sent with its parts, they were a twentieth of the first board."""


@final
class Guard:
    """Stands before the application."""

    def __init__(
        self,
        app: App,
        doors: Doors,
        limit: Limit,
        budget: Limit,
        metrics: Metrics,
        turnstile: Turnstile | None = None,
    ) -> None:
        self.app = app
        self.doors = doors
        self.limit = limit
        self.budget = budget
        self.metrics = metrics
        self.turnstile = turnstile or Turnstile()
        self.bodies = Bodies()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or say why not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, in_one_line(send))
            return
        shared = self.doors.shared_with(headers_of(scope))
        fault = self.fault(scope)
        if fault is not None:
            self.metrics.count("turned_away", fault[1])
            if fault[0] == 429:
                # Whoever asks too often waits for the answer, and asks less often.
                await asyncio.sleep(TOO_OFTEN_SECONDS)
            await refuse(scope, send, *fault, shared)
        elif scope["type"] == "http":
            await self.serve(scope, receive, send, shared)
        else:
            await self.turnstile.turn(address(scope))
            steps = self.safely(scope, receive, with_headers(send, shared))
            await self.turnstile.work(steps, address(scope))

    async def serve(self, scope: Scope, receive: Receive, send: Send, shared: Headers) -> None:
        """Answer a request whose body is whole and not too large."""
        if shared and scope["method"] == "OPTIONS":
            await answer(send, 204, b"", [*shared, *PREFLIGHT])
            return
        await self.turnstile.turn(address(scope))
        await self.turnstile.work(self.hear(scope, receive, send, shared), address(scope))

    async def hear(self, scope: Scope, receive: Receive, send: Send, shared: Headers) -> None:
        """Read the body and answer; one that is said to be too large is not read at all."""
        where = address(scope)
        try:
            body = None if announced(scope) > MOST_BODY else await self.bodies.whole(receive, where)
        except Gone:
            return
        except Crowded as crowded:
            self.metrics.count("turned_away", crowded.code)
            await refuse(scope, send, crowded.status, crowded.code, shared)
            return
        if body is None or body.count(b",") > MOST_PARTS:
            self.budget.charge(where, MOST_BODY)
            await refuse(scope, send, 413, "too-large", shared)
            return
        self.budget.charge(where, len(body))
        counted = self.counting(where, with_headers(send, shared))
        await self.safely(scope, given(body, receive), counted)

    def counting(self, where: str, send: Send) -> Send:
        """Counts what is sent to an address."""

        async def sending(message: Message) -> None:
            self.budget.charge(where, len(message.get("body", b"")))
            await send(message)

        return sending

    async def safely(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What fails inside is one request's misfortune: told with a number that is in the log."""
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except ClientDisconnected:
            # Nobody is there to be let in; the web server knows what to do.
            raise
        except Exception:
            number = secrets.token_hex(4)
            self.metrics.count("faults")
            LOG.exception("fault %s at %s", number, ascii(scope["path"][:100]))
            if not started and scope["type"] == "http":
                told = {"error": "fault", "id": number, "faults": []}
                await answer(sending, 500, json.dumps(told).encode(), [JSON])

    def fault(self, scope: Scope) -> tuple[int, str] | None:
        """Why a request is not let in: for another host, from a foreign page, or one too many."""
        headers = headers_of(scope)
        if not self.doors.is_known_host(headers.get(b"host", b"").decode("latin-1")):
            return 421, "host-unknown"
        if len(scope["path"]) > MOST_PATH or len(scope.get("query_string", b"")) > MOST_QUERY:
            return 414, "address-too-long"
        origin = headers.get(b"origin", b"").decode("latin-1")
        is_safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if origin and not is_safe and not self.doors.is_own(origin, headers):
            return 403, "foreign-origin"
        if scope["path"] in FREE_PATHS:
            # Those who watch over the server are heard beside whoever floods from the same place.
            return None if self.limit.allows(f"watch {address(scope)}") else TOO_OFTEN
        if not self.limit.allows(address(scope)):
            return TOO_OFTEN
        if self.budget.is_spent(address(scope)):
            return 429, "too-many-bytes"
        return None


def in_one_line(send: Send) -> Send:
    """Why the server does not start, without the way through the program."""

    async def sending(message: Message) -> None:
        if message["type"] == "lifespan.startup.failed":
            lines = str(message.get("message", "")).strip().splitlines()
            message["message"] = re.sub(r"^[\w.]+: ", "", lines[-1]) if lines else ""
        await send(message)

    return sending


def headers_of(scope: Scope) -> dict[bytes, bytes]:
    """The headers of a request, by name."""
    return dict(scope["headers"])


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return home(str(client[0])) if client else ""


def announced(scope: Scope) -> int:
    """How long a request says that its body is; nothing if it does not say so in digits."""
    said = headers_of(scope).get(b"content-length", b"")
    return int(said) if said.isdigit() and len(said) < MOST_DIGITS else 0


def with_headers(send: Send, shared: Headers) -> Send:
    """Adds the security headers to an answer, and those for a page that may read it."""

    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            own = [*message.get("headers", []), *shared]
            known = dict(own)
            left_out = (*known, *OF_PAGES) if is_part(known) else known
            message["headers"] = own + [header for header in HEADERS if header[0] not in left_out]
        await send(message)

    return sending


def is_part(headers: Mapping[bytes, bytes]) -> bool:
    """Whether an answer is a part of the built page, which has its content in its name."""
    is_built = headers.get(b"cache-control", b"").endswith(b"immutable")
    return is_built and headers.get(b"content-type", b"").startswith(PARTS)


async def refuse(scope: Scope, send: Send, status: int, code: str, shared: Headers) -> None:
    """The answer to a request that is not let in."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": code})
        return
    headers = [JSON, *shared]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await answer(with_headers(send, []), status, json.dumps({"error": code}).encode(), headers)


async def answer(send: Send, status: int, body: bytes, headers: Headers) -> None:
    """A whole answer."""
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
