"""The web application: a small REST part, a socket per viewer, health and metrics."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.middleware.gzip import GZipMiddleware

from opendust import __version__
from opendust.bots import bot_names
from opendust.kernel.build import build_name
from opendust.kernel.refusal import BadText
from opendust.registry import GAMES, variants_of
from opendust.server.match.hall import Hall
from opendust.server.match.room import NoMatch
from opendust.server.match.terms import Terms
from opendust.server.match.wishes import Denied
from opendust.server.metrics import Metrics
from opendust.server.notices.desk import add_notices
from opendust.server.notices.notices import Notifier
from opendust.server.rest.doors import Doors
from opendust.server.rest.entrance import Entrance
from opendust.server.rest.guard import Guard, address
from opendust.server.rest.health import Nurse
from opendust.server.rest.library import add_library
from opendust.server.rest.limits import Limit
from opendust.server.rest.pages import add_pages
from opendust.server.rest.reach import hosts_of
from opendust.server.rest.replay import add_replays
from opendust.server.rest.responses import (
    CONFLICT,
    STATUS,
    AskedTwice,
    Bearer,
    MatchId,
    SeatNumber,
    answer_of,
    errors,
    is_match_id,
    json_errors,
    said,
    viewer_of,
)
from opendust.server.rest.study import Desk, Misread, add_studies
from opendust.server.services import Services, now
from opendust.server.settings import Settings
from opendust.server.sockets.conversation import Conversation
from opendust.server.storage.contract import Conflict, Storage, Unavailable
from opendust.server.storage.sqlite import SqliteStorage
from opendust.server.wire.answers import (
    BuildAnswer,
    ErrorAnswer,
    FaultAnswer,
    FillRequest,
    GameAnswer,
    HealthAnswer,
    JoinRequest,
    ListedAnswer,
    ReachAnswer,
    TicketAnswer,
)
from opendust.server.wire.build import SPECTATOR, fault_answers
from opendust.server.wire.frames import PROTOCOL, StateAnswer
from opendust.server.wire.schema import add_socket_schemas
from opendust.server.wire.wants import Language, Wants
from opendust.server.workers.builder import Builder
from opendust.server.workers.pool import COMMAND, WorkerPool

SHORT_ANSWER = 2_000
"""Bytes that are not worth compressing."""


def storage_for(url: str) -> Storage:
    """The storage that an address names."""
    if url.startswith("sqlite:///"):
        return SqliteStorage(Path(url.removeprefix("sqlite:///")))
    if urlsplit(url).scheme in ("postgresql", "postgres"):
        from opendust.server.storage.postgres import PostgresStorage

        return PostgresStorage(url)
    raise ValueError(
        f"no storage for {urlsplit(url).scheme or url!r}: sqlite:///FILE, postgresql://"
    )


class Application(FastAPI):
    """The application; its schema tells of the sockets too."""

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
    return Guard(unguarded(settings, metrics, leave), Doors(settings), limit, metrics)


def unguarded(
    settings: Settings, metrics: Metrics, leave: Callable[[str], None] = stay
) -> Application:
    """The application itself, with everything that it needs."""
    command = tuple(shlex.split(settings.bot_command))
    bots = WorkerPool(settings.workers, settings.bot_seconds, command or COMMAND)
    studies = Desk()
    # A command of the host's own decides itself what it runs.
    pools = (studies.pool,) if command else (bots, studies.pool)
    builder = Builder(tuple(shlex.split(settings.builder)), pools)
    services = Services(storage_for(settings.url), bots, metrics)
    hall = Hall(services, Notifier(settings), settings.unfinished_days)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        building = asyncio.create_task(
            builder.run(lambda: hall.is_quiet(settings.quiet_seconds), leave)
        )
        yield
        building.cancel()
        await asyncio.gather(building, return_exceptions=True)
        await builder.close()
        await studies.close()
        await hall.close()

    app = Application(
        title="OpenDust", version=__version__, lifespan=life,
        docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
    )  # fmt: skip
    app.add_middleware(GZipMiddleware, minimum_size=SHORT_ANSWER, compresslevel=5)
    add_errors(app)
    rate = settings.matches_per_hour / 3_600
    add_matches(app, hall, studies, Limit(rate, settings.matches_per_hour / 4))
    add_seats(app, hall)
    add_notices(app, hall)
    add_library(app)
    add_studies(app, hall, studies)
    add_replays(app, hall)
    add_watch(app, hall, metrics, builder)
    add_reach(app, settings)
    add_socket(app, hall, settings)
    add_pages(app, settings.web)
    return app


def add_errors(app: FastAPI) -> None:
    """Every error is one short code; nothing of what was sent comes back."""

    def answer(status: int, code: str, faults: list[FaultAnswer]) -> JSONResponse:
        return JSONResponse(ErrorAnswer(error=code, faults=faults).model_dump(), status)

    async def no_match(request: Request, error: Exception) -> JSONResponse:
        return answer(404, "no-match", [])

    async def denied(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, Denied)
        code = str(error.content.get("code", error.kind))
        return answer(STATUS.get(code, CONFLICT), code, [])

    async def bad_text(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, BadText)
        lang = request.query_params.get("lang")
        return answer(422, "bad-text", fault_answers(error.faults, lang))

    async def misread(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, Misread)
        return answer(422, "bad-text", error.faults)

    async def malformed(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        return answer(422, "malformed", [plain_fault(fault) for fault in error.errors()])

    async def unavailable(request: Request, error: Exception) -> JSONResponse:
        return answer(503, "unavailable", [])

    app.add_exception_handler(NoMatch, no_match)
    app.add_exception_handler(Denied, denied)
    app.add_exception_handler(BadText, bad_text)
    app.add_exception_handler(Misread, misread)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(Unavailable, unavailable)
    app.add_exception_handler(Conflict, unavailable)


def plain_fault(fault: dict[str, Any]) -> FaultAnswer:
    """Where something is wrong, what, and what would be known there: our own words only."""
    told = FaultAnswer(where=".".join(str(part) for part in fault["loc"]), what=fault["type"])
    known = fault.get("ctx", {}).get("known")
    if known:
        told["known"] = known
    return told


def add_matches(app: FastAPI, hall: Hall, desk: Desk, limit: Limit) -> None:
    """Games, and matches as anybody may see and make them."""

    @app.get("/api/games")
    async def games() -> dict[str, GameAnswer]:
        """The games, their variants and their bots."""
        return {
            name: GameAnswer(
                variant_setting=variants_of(name).setting,
                variants=list(variants_of(name).names),
                bots=list(bot_names(name)),
            )
            for name in GAMES
        }

    @app.post("/api/matches", status_code=201, responses=errors(409))
    async def create(
        terms: Terms, request: Request, key: AskedTwice = None, lang: Language | None = None
    ) -> TicketAnswer:
        """A new match; asked for twice with the same key, the same one."""
        where = address(request.scope)
        if not limit.allows(where):
            raise Denied("error", code="too-many-matches")
        await desk.read(terms, lang, where)
        return TicketAnswer(**asdict(await hall.create(terms, key)))

    @app.get("/api/matches", responses=errors())
    async def listed() -> list[ListedAnswer]:
        """The open matches that want to be found."""
        return await hall.listed()

    @app.get("/api/matches/{match}", responses=answer_of(StateAnswer) | errors(401, 404))
    async def look(
        match: MatchId,
        authorization: Bearer = None,
        lang: Language | None = None,
        scene: bool = False,
    ) -> Response:
        """A match as the bearer of a seat's token sees it, or as a spectator does."""
        seat = await viewer_of(hall, match, authorization)
        state = await hall.room(match).look(seat, Wants(lang=lang, scene=scene))
        return said(state)


def add_seats(app: FastAPI, hall: Hall) -> None:
    """Taking seats, playing again, and what is left of a finished match."""

    @app.post("/api/matches/{match}/join", status_code=201, responses=errors(403, 404, 409))
    async def join(match: MatchId, request: JoinRequest, key: AskedTwice = None) -> TicketAnswer:
        """Take an open seat."""
        ticket = await hall.join(match, request.name, request.code, request.seat, key)
        return TicketAnswer(**asdict(ticket))

    @app.put(
        "/api/matches/{match}/seats/{seat}", status_code=204, responses=errors(401, 403, 404, 409)
    )
    async def fill(
        match: MatchId, seat: SeatNumber, request: FillRequest, authorization: Bearer = None
    ) -> None:
        """A bot takes a free seat, if whoever made the match wants it."""
        owner = await viewer_of(hall, match, authorization)
        await hall.fill(match, owner, seat, request.bot, request.name)

    @app.delete("/api/matches/{match}", status_code=204, responses=errors(401, 403, 404, 409))
    async def cancel(match: MatchId, authorization: Bearer = None) -> None:
        """A match that has not begun comes to nothing, if whoever made it wants that."""
        await hall.cancel(match, await viewer_of(hall, match, authorization))

    @app.post("/api/matches/{match}/rematch", status_code=201, responses=errors(401, 404, 409))
    async def rematch(
        match: MatchId, authorization: Bearer = None, key: AskedTwice = None
    ) -> TicketAnswer:
        """The same match once more, in the same seat."""
        seat = await viewer_of(hall, match, authorization)
        if seat == SPECTATOR:
            raise Denied("error", code="wrong-token")
        return TicketAnswer(**asdict(await hall.rematch(match, seat, key)))

    @app.get(
        "/api/matches/{match}/record",
        response_class=PlainTextResponse,
        responses=json_errors(404, 409),
    )
    async def record(match: MatchId) -> str:
        """The record of a finished match, for `opendust verify`."""
        return await hall.record(match)


def add_reach(app: FastAPI, settings: Settings) -> None:
    """For whoever invites friends: a link that their devices can open."""

    @app.get("/api/reach", responses=errors())
    async def reach(request: Request) -> ReachAnswer:
        """The addresses of this server in its network."""
        port = request.url.port or (443 if request.url.scheme == "https" else 80)
        hosts = await asyncio.to_thread(hosts_of, settings.host)
        return ReachAnswer(addresses=[f"{request.url.scheme}://{host}:{port}" for host in hosts])


def add_watch(app: FastAPI, hall: Hall, metrics: Metrics, builder: Builder) -> None:
    """For those who run the server."""
    nurse = Nurse(hall.services)

    @app.get("/api/health", responses=errors())
    async def health(response: Response) -> HealthAnswer:
        """Whether the storage keeps what it is given and the bots' processes start."""
        faults = await nurse.faults()
        response.status_code = 503 if faults else 200
        return HealthAnswer(
            status="faulty" if faults else "ok",
            faults=faults,
            version=__version__,
            protocol=PROTOCOL,
        )

    @app.get("/api/build", responses=errors())
    async def build() -> BuildAnswer:
        """Whether the sources run or the compiled build, and how far its making is."""
        return BuildAnswer(
            state=builder.state,
            percent=builder.percent,
            server=build_name(),
            workers=builder.workers,
        )

    @app.get("/metrics", response_class=PlainTextResponse)
    async def page() -> str:
        """Counters and gauges for Prometheus."""
        return metrics.text({
            "rooms": len(hall.rooms),
            "viewers": sum(len(room.viewers) for room in hall.rooms.values()),
            "bots_thinking": len(hall.driver.thinking),
            "bots_waiting": len(hall.services.bots.turns.waiting),
            "half_sent": sum(map(len, Entrance.half_sent.values())),
            "hung_up": Entrance.hung_up,
            "uptime_seconds": (now() - hall.services.started) // 1_000,
        })  # fmt: skip


def add_socket(app: FastAPI, hall: Hall, settings: Settings) -> None:
    """One socket per viewer."""
    limit = Limit(settings.seat_rate, settings.seat_rate * 5)
    open_sockets: dict[str, int] = {}

    @app.websocket("/api/matches/{match}/socket")
    async def socket(websocket: WebSocket, match: str) -> None:
        """Talk with a viewer."""
        if not is_match_id(match):
            await websocket.close(1008, "no-match")
            return
        where = address(websocket.scope)
        if open_sockets.get(where, 0) >= settings.sockets_per_address:
            await websocket.close(1008, "too-many-sockets")
            return
        open_sockets[where] = open_sockets.get(where, 0) + 1
        try:
            await Conversation(websocket, hall, match, limit).run()
        finally:
            open_sockets[where] -= 1
            if not open_sockets[where]:
                del open_sockets[where]
