"""How does a host see how the server does? Health, build and metrics."""

from __future__ import annotations

from collections import Counter

from fastapi import FastAPI
from fastapi.responses import PlainTextResponse, Response

from opendust import __version__
from opendust.kernel.build import build_name
from opendust.server.match.hall import Hall
from opendust.server.metrics import Metrics
from opendust.server.rest.entrance import Entrance
from opendust.server.rest.health import Nurse
from opendust.server.rest.responses import errors
from opendust.server.rest.study import Desk
from opendust.server.services import now
from opendust.server.wire.answers import BuildAnswer, HealthAnswer
from opendust.server.wire.frames import PROTOCOL
from opendust.server.workers.builder import Builder


def add_watch(
    app: FastAPI,
    hall: Hall,
    metrics: Metrics,
    builder: Builder,
    studies: Desk,
    sockets: Counter[str],
) -> None:
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
            "spectators": sum(room.spectators for room in hall.rooms.values()),
            "sockets": sockets.total(),
            "studies_waiting": studies.waiting.total(),
            "bots_thinking": len(hall.driver.thinking),
            "bots_waiting": len(hall.services.bots.turns.waiting),
            "half_sent": sum(map(len, Entrance.half_sent.values())),
            "hung_up": Entrance.hung_up,
            "malformed": Entrance.malformed,
            "uptime_seconds": (now() - hall.services.started) // 1_000,
        })  # fmt: skip
