"""How many moves does the server carry? Beside boardgame.io, and beside its own floor."""

from __future__ import annotations

from typing import Final

from benchmarks.every.row import Row
from benchmarks.load.__main__ import install, measure
from tests.server.postgres import Postgres

MATCHES: Final = (10, 50, 200, 500, 1_000)
AIMED_MATCHES: Final = (50, 200, 500)
AIM: Final = 2.0
SHARED: Final = 50
"""So many matches are played on several processes, and on the echo."""
PROCESSES: Final = (1, 2)


def servers(seconds: float) -> list[Row]:
    """Moves per second of the server's processor time, every move on the disk."""
    install()
    rows = []
    for matches in MATCHES:
        ours, peer = [measure(kind, matches, seconds, "") for kind in ("opendust", "boardgame.io")]
        aim = AIM if matches in AIMED_MATCHES else None
        rows.append(Row(f"server, {matches} matches", ours["per_cpu"], "moves/CPU s",
                        peer["per_cpu"], "boardgame.io", aim))  # fmt: skip
        if matches == SHARED:
            echo = measure("echo", matches, seconds, "")
            rows.append(Row(f"server, {matches} matches, its floor", ours["per_cpu"],
                            "moves/CPU s", echo["per_cpu"], "an echo"))  # fmt: skip
    return rows + on_postgres(seconds)


def on_postgres(seconds: float) -> list[Row]:
    """One process and two on one database, in moves per second."""
    rows: list[Row] = []
    for processes in PROCESSES:
        with Postgres() as database:
            found = measure("opendust", SHARED, seconds, database.url, processes)
        alone = rows[0].ours if rows else None
        name = f"server on PostgreSQL, {SHARED} matches, processes: {processes}"
        rows.append(Row(name, found["rate"], "moves/s", alone, "one process"))
    return rows
