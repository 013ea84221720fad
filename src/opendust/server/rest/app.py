"""What is the web application made of? Its services, its REST part and a socket per viewer."""

from __future__ import annotations

import asyncio
import shlex
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI, WebSocket
from starlette.middleware.errors import ServerErrorMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from opendust import __version__
from opendust.server.gate.doors import Doors
from opendust.server.gate.entrance import Entrance
from opendust.server.gate.guard import Guard, address
from opendust.server.gate.limits import Limit, per_hour, per_minute
from opendust.server.gate.reach import add_reach
from opendust.server.gate.turnstile import Threads, Turnstile, is_played
from opendust.server.hall.expiry import Keeping
from opendust.server.hall.hall import Hall
from opendust.server.hall.makers import Makers
from opendust.server.metrics import Metrics
from opendust.server.notices.desk import add_notices
from opendust.server.notices.notices import Notifier
from opendust.server.rest.analysis import add_analyses
from opendust.server.rest.errors import add_errors
from opendust.server.rest.library import add_library
from opendust.server.rest.matches import add_matches, add_seats
from opendust.server.rest.pages import add_pages
from opendust.server.rest.puzzles import add_puzzles
from opendust.server.rest.replay import add_replays
from opendust.server.rest.responses import SHORT_ANSWER, is_match_id
from opendust.server.rest.study import Desk, add_studies
from opendust.server.rest.watch import add_watch
from opendust.server.rest.whatif import add_whatifs
from opendust.server.services import Services
from opendust.server.settings import Settings
from opendust.server.sockets.conversation import Conversation, Limits
from opendust.server.sockets.transport import SocketTransport
from opendust.server.storage.kinds import storage_for
from opendust.server.wire.schema import add_socket_schemas
from opendust.server.workers.analysts import Analysts
from opendust.server.workers.builder import Builder
from opendust.server.workers.pool import COMMAND, WorkerPool

BURST_SECONDS = 30
"""So many seconds' bytes an address may use at once: a class that opens the page together."""
MOST_THREADS = 3
"""Threads for rules, boards and files: more of them would take the interpreter from the loop."""


class Application(FastAPI):
    """The application; its schema tells of the sockets too."""

    def build_middleware_stack(self) -> ASGIApp:
        """Everything but the framework's own answer to faults: the guard gives that, with an id."""
        stack = super().build_middleware_stack()
        assert isinstance(stack, ServerErrorMiddleware)
        return stack.app

    def openapi(self) -> dict[str, Any]:
        """The schema of the REST part, with the messages and frames of the sockets."""
        if self.openapi_schema is None:
            add_socket_schemas(super().openapi())
        return super().openapi()


def stay(folder: str) -> None:
    """Whoever runs the application cannot make way; the workers alone change over."""


def create_app(settings: Settings, leave: Callable[[str], None] = stay) -> Guard:
    """The application with its guard, as an ASGI server runs it.

    It calls `leave` when nobody would notice that a process of another build takes its place.
    """
    metrics = Metrics()
    limit = Limit(settings.address_rate, settings.address_rate * 5)
    budget = Limit(settings.address_bytes, settings.address_bytes * BURST_SECONDS)
    turnstile = Turnstile(settings.address_rate)
    app = unguarded(settings, metrics, budget, turnstile, leave)
    return Guard(app, Doors(settings), limit, budget, metrics, turnstile)


def unguarded(
    settings: Settings,
    metrics: Metrics,
    budget: Limit,
    turnstile: Turnstile | None = None,
    leave: Callable[[str], None] = stay,
) -> Application:
    """The application itself, with everything that it needs."""
    command = tuple(shlex.split(settings.bot_command))
    bots = WorkerPool(
        settings.workers, settings.bot_seconds, command or COMMAND,
        allowance=settings.bot_seconds_per_address, is_played=is_played,
    )  # fmt: skip
    studies = Desk(settings.studies_per_address, settings.study_seconds_per_address)
    analysts = Analysts(studies.pool, per_hour(settings.analyses_per_hour))
    Entrance.most_half_sent = settings.half_sent_per_address
    Entrance.most_connected = settings.connections_per_address
    Entrance.arrivals = Limit(2 * settings.address_rate, 10 * settings.address_rate)
    Entrance.proxies = tuple(settings.trusted_proxies.replace(",", " ").split())
    SocketTransport.allowance = Limit(settings.address_messages, settings.address_messages)
    sockets: Counter[str] = Counter()
    # A command of the host's own decides itself what it runs.
    pools = (studies.pool,) if command else (bots, studies.pool)
    builder = Builder(tuple(shlex.split(settings.builder)), pools)
    services = Services(storage_for(settings.url), bots, metrics, settings, turnstile)
    makers = Makers(
        services.storage, settings.matches_per_address, settings.bots_per_address
    )  # fmt: skip
    keeping = Keeping(settings.unfinished_days, settings.finished_days, settings.expired)
    hall = Hall(services, Notifier(settings), makers, keeping)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        current_default_thread_limiter().total_tokens = MOST_THREADS
        asyncio.get_running_loop().set_default_executor(Threads(MOST_THREADS, services.turnstile))
        await hall.open()
        building = asyncio.create_task(
            builder.run(lambda: hall.is_quiet(settings.quiet_seconds), leave)
        )
        yield
        building.cancel()
        await asyncio.gather(building, return_exceptions=True)
        await builder.close()
        await analysts.close()
        await studies.close()
        await hall.close()

    app = Application(
        title="OpenDust", version=__version__, lifespan=life,
        docs_url=None, redoc_url=None, openapi_url=None,
    )  # fmt: skip
    app.add_middleware(GZipMiddleware, minimum_size=SHORT_ANSWER, compresslevel=5)
    add_errors(app, metrics)
    new_matches = per_hour(settings.matches_per_hour)
    add_matches(app, hall, studies, new_matches, per_hour(settings.listed_per_hour))
    add_seats(app, hall, new_matches, per_hour(settings.joins_per_hour))
    add_notices(app, hall)
    add_library(app)
    add_studies(app, hall, studies)
    add_puzzles(app, studies)
    add_replays(app, hall, services.archive)
    add_analyses(app, hall, services.archive, analysts)
    add_whatifs(app, hall, services.archive, studies)
    add_watch(app, hall, metrics, builder, studies, sockets, budget, settings)
    add_reach(app, settings)
    add_socket(app, hall, settings, budget, sockets)
    add_pages(app, settings.web)
    return app


def add_socket(
    app: FastAPI, hall: Hall, settings: Settings, budget: Limit, sockets: Counter[str]
) -> None:
    """One socket per viewer, and so many from each address."""
    limit = Limit(settings.seat_rate, settings.seat_rate * 5)
    anew = per_minute(settings.languages_per_minute)
    limits = Limits(limit, budget, anew, hall.services.pace, settings.spectators_per_match)

    @app.websocket("/api/matches/{match}/socket")
    async def socket(websocket: WebSocket, match: str) -> None:
        """Talk with a viewer."""
        if not is_match_id(match):
            await websocket.close(1008, "no-match")
            return
        where = address(websocket.scope)
        if sockets[where] >= settings.sockets_per_address:
            hall.services.metrics.count("turned_away", "too-many-sockets")
            await websocket.close(1008, "too-many-sockets")
            return
        sockets[where] += 1
        try:
            await Conversation(websocket, hall, match, limits).run()
        finally:
            sockets[where] -= 1
            if not sockets[where]:
                del sockets[where]
