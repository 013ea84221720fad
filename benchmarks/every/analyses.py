"""What does it cost to look back? Quick analyses of one match of each game: time and memory.

Recruits play the match, from a fixed seed. Processor time of all processes together, so that two
free cores need about half of it; memory is the most that one process held.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from benchmarks.every.row import Row

GAMES: Final = {
    "dust": ["--edition", "premium-en", "--seats", "2"],
    "tactics": ["--scenario", "rescue"],
}
MOST_SECONDS: Final = 20.0
"""Processor time of a quick analysis of DUST: 10 s on two cores."""
KILO: Final = 1024


def analyses() -> list[Row]:
    """A match of each game."""
    rows: list[Row] = []
    most = 0.0
    with tempfile.TemporaryDirectory() as folder:
        for game, settings in GAMES.items():
            out = Path(folder) / game
            run("arena", "recruit", "recruit", "--game", game, *settings, "--games", "1",
                "--seed", "looked-back", "--workers", "1", "--out", str(out))  # fmt: skip
            [record] = out.rglob("*.record")
            seconds, held = run("analyse", str(record))
            most = max(most, held)
            aim = MOST_SECONDS if game == "dust" else None
            rows.append(Row(f"{game}, quick analysis of a duel", seconds, "CPU s", most=aim))
    return [*rows, Row("memory of an analysis, one process", most, "MB")]


def run(*command: str) -> tuple[float, float]:
    """The processor time of a command, and the most memory that one of its processes held."""
    with subprocess.Popen(
        [sys.executable, "-m", "opendust", *command], stdout=subprocess.DEVNULL
    ) as started:
        _, status, used = os.wait4(started.pid, 0)
        started.returncode = os.waitstatus_to_exitcode(status)
    if started.returncode:
        raise subprocess.CalledProcessError(started.returncode, command)
    return used.ru_utime + used.ru_stime, used.ru_maxrss / KILO
