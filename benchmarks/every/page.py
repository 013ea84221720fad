"""How fast is the page? What `make bench-web` measures in a browser, as lines of the table."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any, Final

import opendust
from benchmarks.every.row import Row

WEB: Final = Path(__file__).resolve().parent.parent.parent / "web"
BENCH: Final = ("npx", "--no-install", "playwright", "test", "-c", "bench/playwright.config.ts")
FIRST_BOARD_AIM: Final = 1_000.0
REDRAW_AIM: Final = 8.0
MOVING: Final = {"pan": "pan", "zoom": "zoom", "film": "a playing replay"}


def page() -> list[Row]:
    """First board and redraws; the page must be built and a browser there (`make bench-web`)."""
    sources = Path(opendust.__file__).resolve().parent.parent
    done = subprocess.run(
        [*BENCH, "board"],
        cwd=WEB,
        env={**os.environ, "OPENDUST_SOURCES": str(sources)},
        check=True,
        capture_output=True,
        text=True,
    )
    found = measured(done.stdout)
    first, redraw = found["first_board_ms"], found["redraws"]["tasks_ms"]
    rows = [
        Row("page, first board", first["median"], "ms", most=FIRST_BOARD_AIM),
        Row("page, redraw of a late game, p99", redraw["p99"], "ms", most=REDRAW_AIM),
        Row("page, redraw of a late game, the longest task", redraw["longest"], "ms"),
    ]
    for what, name in MOVING.items():
        rows.append(Row(f"page, {name}, p99 of its tasks", found[what]["tasks_ms"]["p99"], "ms"))
        frames = found[what]["frames_ms"]["p95"]
        rows.append(Row(f"page, {name}, p95 between two frames", frames, "ms"))
    size = found["bundle_gzip_bytes"]["total"]
    return [*rows, Row("page, code of the board, gzip", size, "bytes")]


def measured(printed: str) -> dict[str, Any]:
    """The figures among the words of the test's reporter."""
    found: dict[str, Any] = json.loads(printed[printed.index("{") : printed.rindex("}") + 1])
    return found
