"""How does a host see how the server does? Health, build and metrics."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable

from fastapi import FastAPI
from fastapi.responses import PlainTextResponse, Response

from opendust import __version__
from opendust.kernel.build import build_name
from opendust.server.gate.entrance import Entrance
from opendust.server.gate.limits import Limit
from opendust.server.hall.hall import Hall
from opendust.server.metrics import Metrics
from opendust.server.rest.health import Nurse
from opendust.server.rest.responses import errors
from opendust.server.rest.study import Desk
from opendust.server.services import now
from opendust.server.settings import Settings
from opendust.server.sockets.transport import SocketTransport
from opendust.server.storage.contract import Unavailable
from opendust.server.wire.answers import BuildAnswer, HealthAnswer
from opendust.server.wire.frames import PROTOCOL
from opendust.server.workers.builder import Builder

COUNTED_SECONDS = 5.0
"""So long a count of matches that are alive serves whoever asks again."""
FINISHED_SECONDS = 60.0
"""The same for those that are over, of which there may be very many."""
LIMITS = (
    "address_bytes", "address_messages", "address_rate", "connections_per_address", "seat_rate",
    "sockets_per_address", "half_sent_per_address", "spectators_per_match", "matches_per_hour",
    "listed_per_hour", "joins_per_hour", "matches_per_address", "bots_per_address",
    "bot_seconds_per_address", "studies_per_address", "study_seconds_per_address",
    "unfinished_days", "finished_days",
    "analyses_per_hour", "undos_per_hour", "changes_per_hour", "languages_per_minute",
)  # fmt: skip


def add_watch(
    app: FastAPI,
    hall: Hall,
    metrics: Metrics,
    builder: Builder,
    studies: Desk,
    sockets: Counter[str],
    budget: Limit,
    settings: Settings,
) -> None:
    """For those who run the server."""
    nurse = Nurse(hall.services)
    census = Census(hall)
    limits = {f'limit{{of="{name}"}}': getattr(settings, name) for name in LIMITS}

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
            "viewers": sum(len(room.audience.viewers) for room in hall.rooms.values()),
            "spectators": sum(room.audience.spectators.total() for room in hall.rooms.values()),
            "sockets": sockets.total(),
            "studies_waiting": studies.waiting.total(),
            "bots_thinking": len(hall.driver.thinking),
            "bots_waiting": len(hall.services.bots.turns.waiting),
            "half_sent": sum(map(len, Entrance.half_sent.values())),
            "most_bytes": round(budget.most),
            "most_sockets": most(sockets.values()),
            "most_connections": most(map(len, Entrance.connected.values())),
            "held_up": SocketTransport.held_up,
            "most_half_sent": most(map(len, Entrance.half_sent.values())),
            "most_studies_waiting": most(studies.waiting.values()),
            "most_bot_seconds": round(hall.services.bots.turns.by_address.most),
            "most_study_seconds": round(studies.pool.turns.by_address.most),
            **await census.alive(),
            **await census.finished(),
            **limits,
            "hung_up": Entrance.hung_up,
            "malformed": Entrance.malformed,
            "uptime_seconds": (now() - hall.services.started) // 1_000,
        })  # fmt: skip


def most(numbers: Iterable[int]) -> int:
    """What the address has that has most."""
    return max(numbers, default=0)


class Census:
    """Counts what is alive, not too often."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.found: dict[str, int] = {}
        self.until = 0.0
        self.over: dict[str, int] = {}
        self.over_until = 0.0

    async def alive(self) -> dict[str, int]:
        """Matches that are not over, and seats that bots play there; nothing if nobody knows."""
        if time.monotonic() >= self.until:
            self.until = time.monotonic() + COUNTED_SECONDS
            try:
                matches, bots = await self.hall.services.storage.alive()
                self.found = {"alive_matches": matches, "alive_bot_seats": bots}
            except Unavailable:
                self.found = {}
        return self.found

    async def finished(self) -> dict[str, int]:
        """Matches that are over and kept; nothing if nobody knows."""
        if time.monotonic() >= self.over_until:
            self.over_until = time.monotonic() + FINISHED_SECONDS
            try:
                self.over = {"finished_matches": await self.hall.services.storage.finished()}
            except Unavailable:
                self.over = {}
        return self.over
