"""Run it: `python -m benchmarks.every [--parts engines,odds,...] [--write]`.

One table: what this build does, what peers do beside it in alternating slices on one core, the
ratio, the aim, and whether it is reached; then how the costs grow. Times are processor times, so
that other work on the machine disturbs them little. A part that fails is named below the table,
and the others still stand in it. `--write` puts the tables into docs/develop/speed.md.

Parts: engines beside catanatron and OpenSpiel; instructions, by valgrind; odds; bots; analyses of
matches; interfaces for learning; server, beside boardgame.io and on PostgreSQL; page, in a browser;
growth.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable

from benchmarks.every.analyses import analyses
from benchmarks.every.bots import bots
from benchmarks.every.engines import engines, instructions
from benchmarks.every.growth import battle_of, growth, odds_milliseconds
from benchmarks.every.interfaces import interfaces
from benchmarks.every.page import page
from benchmarks.every.row import Row, table
from benchmarks.every.servers import servers
from benchmarks.every.written import write
from opendust.kernel.build import build_name

ODDS_AIM = 0.1
GROWTH = "growth"


def main() -> int:
    """Measure everything that is asked for, print it, and write it down if that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.every")
    parser.add_argument("--rounds", type=int, default=10, help="slices of each contestant")
    parser.add_argument("--slice", type=float, default=0.4, help="seconds of a slice")
    parser.add_argument("--seconds", type=float, default=10.0, help="of moves at every size")
    parser.add_argument("--core", type=int, default=max(os.sched_getaffinity(0)))
    parser.add_argument("--parts", default="", help="only these, separated by commas")
    parser.add_argument("--write", action="store_true", help="into docs/develop/speed.md")
    asked = parser.parse_args()
    parts: dict[str, Callable[[], list[Row]]] = {
        "engines": lambda: engines(asked.rounds, asked.slice, asked.core),
        "instructions": instructions,
        "odds": lambda: odds(asked.slice),
        "bots": bots,
        "analyses": analyses,
        "interfaces": lambda: interfaces(asked.rounds, asked.slice),
        "server": lambda: servers(asked.seconds),
        "page": page,
        GROWTH: lambda: growth(asked.slice),
    }
    wanted = asked.parts.split(",") if asked.parts else list(parts)
    unknown = [name for name in wanted if name not in parts]
    if unknown:
        parser.error(f"no such part: {', '.join(unknown)}")
    found, failures = measured({name: parts[name] for name in wanted})
    version = sys.version.split()[0]
    heading = f"{build_name()} build, Python {version}, {os.cpu_count()} cores, processor time."
    rows = [row for name, of_one in found.items() if name != GROWTH for row in of_one]
    tables = [heading, *[table(some) for some in (rows, found.get(GROWTH, [])) if some]]
    print("\n\n".join(tables))
    for name, why in failures.items():
        print(f"{name} was not measured: {why}", file=sys.stderr)
    if asked.write and not failures:
        write("\n\n".join(tables))
    return 1 if failures else 0


def measured(
    parts: dict[str, Callable[[], list[Row]]],
) -> tuple[dict[str, list[Row]], dict[str, str]]:
    """The lines of every part, and why a part has none."""
    found: dict[str, list[Row]] = {}
    failures: dict[str, str] = {}
    for name, part in parts.items():
        start = time.monotonic()
        try:
            found[name] = part()
        except Exception as failure:  # whatever it is, the other parts are still measured
            failures[name] = told(failure)
        print(f"{name}: {time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)
    return found, failures


def told(failure: Exception) -> str:
    """What went wrong, with the last words of a program that failed."""
    if isinstance(failure, subprocess.CalledProcessError) and failure.stdout:
        return f"{failure}\n{str(failure.stdout)[-2000:]}"
    return f"{type(failure).__name__}: {failure}"


def odds(seconds: float) -> list[Row]:
    """A plain battle, a mixed one, and the whole command."""
    rows = [
        Row("odds, 10 v 10 tanks", odds_milliseconds(battle_of(10), seconds), "ms", most=ODDS_AIM),
        Row("odds, mixed 20 v 20", odds_milliseconds(battle_of(20, is_mixed=True), seconds), "ms"),
    ]
    command = [sys.executable, "-m", "opendust", "odds", "10 tank vs 10 tank"]
    before = os.times()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    used = after.children_user + after.children_system
    used -= before.children_user + before.children_system
    return [*rows, Row("the command `opendust odds`", 1_000 * used, "ms")]


if __name__ == "__main__":
    sys.exit(main())
