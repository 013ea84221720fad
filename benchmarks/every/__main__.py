"""Run it: `python -m benchmarks.every [--rounds N] [--server] [--instructions] [--bots] ...`.

One table: what this build does, what peers do beside it in alternating slices on one core, the
ratio, the aim, and whether it is reached; then how the costs grow. Times are processor times, so
that other work on the machine disturbs them little. `--server` adds moves per second beside
boardgame.io, `--instructions` counts instructions with valgrind, `--bots` lets captains and
generals think, `--analyses` looks back at a match of each game, `--page` draws the board in a
browser.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from statistics import median

from benchmarks.contestants import Contestant, contestants
from benchmarks.every.analyses import analyses
from benchmarks.every.bots import bots
from benchmarks.every.growth import battle_of, growth, odds_milliseconds, tactics_rate
from benchmarks.every.page import page
from benchmarks.every.row import Row, table
from benchmarks.figures import copy_microseconds, speed_ratio
from benchmarks.instructions import MEASURED, counted
from benchmarks.load.__main__ import install, measure
from opendust.kernel.build import build_name

AIMS = {"compiled": 25.0, "interpreted": 2.0}
COPY_AIM = 0.6
ODDS_AIM = 0.1
BEFORE = {"tactics random": 156_700, "dust captain": 42_400_000, "tactics captain": 143_600_000}
"""Instructions of a decision when the aim of a third was set."""
MATCHES = (10, 50, 200, 500, 1_000)
AIMED_MATCHES = (50, 200, 500)


def main() -> int:
    """Measure everything that is asked for and print it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.every")
    parser.add_argument("--rounds", type=int, default=10, help="slices of each contestant")
    parser.add_argument("--slice", type=float, default=0.4, help="seconds of a slice")
    parser.add_argument("--core", type=int, default=max(os.sched_getaffinity(0)))
    parser.add_argument("--server", action="store_true", help="beside boardgame.io, too")
    parser.add_argument("--instructions", action="store_true", help="valgrind's count, too")
    parser.add_argument("--bots", action="store_true", help="how long bots think, too")
    parser.add_argument("--analyses", action="store_true", help="analyses of matches, too")
    parser.add_argument("--page", action="store_true", help="the board in a browser, too")
    asked = parser.parse_args()
    print(f"{build_name()} build, Python {sys.version.split()[0]}, processor time\n")
    rows = engines(asked.rounds, asked.slice, asked.core)
    rows.append(Row("Dust Tactics, every scenario", tactics_rate(5 * asked.slice), "decisions/s"))
    rows += odds(asked.slice)
    if asked.instructions:
        rows += instructions()
    if asked.bots:
        rows += bots()
    if asked.analyses:
        rows += analyses()
    if asked.server:
        rows += servers()
    if asked.page:
        rows += page()
    print(table(rows))
    print("\n" + table(growth(asked.slice)))
    return 0


def engines(rounds: int, seconds: float, core: int) -> list[Row]:
    """Both builds and the peers, in turns."""
    everybody = contestants(core)
    for _ in range(rounds):
        for one in everybody:
            one.play(seconds)
        for one in everybody:
            one.copy(seconds / 4)
    for one in everybody:
        one.close()
    named = {one.name: one for one in everybody}
    rows = [beside(one, named["catanatron"]) for one in everybody if one.name in AIMS]
    if "openspiel" in named:
        rows.append(beside(named["compiled"], named["openspiel"]))
    for name in AIMS:
        most = COPY_AIM if name == "compiled" else None
        took, peer = copy_microseconds(named[name]), copy_microseconds(named["catanatron"])
        title = f"copy of a DUST position, {name}"
        rows.append(Row(title, took, "µs", peer, "catanatron", most=most))
    return rows


def beside(one: Contestant, peer: Contestant) -> Row:
    """Decisions per second; the ratio is the median over the rounds."""
    ours = median([decisions / passed for _, decisions, passed in one.plays])
    aim = AIMS[one.name] if peer.name == "catanatron" else None
    ratio = speed_ratio(one, peer)
    return Row(f"DUST, {one.name}", ours, "decisions/s", ours / ratio, peer.name, aim)


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


def instructions() -> list[Row]:
    """Instructions per decision of this build."""
    rows = []
    for name, player, limit in MEASURED:
        nothing, _ = counted("--play", name, player, "0")
        everything, decisions = counted("--play", name, player, str(limit))
        each = (everything - nothing) / decisions
        before = BEFORE.get(f"{name} {player}")
        rows.append(Row(f"{name}, {player}", each, "instructions per decision", before, "before",
                        most=before / 3 if before else None))  # fmt: skip
    return rows


def servers() -> list[Row]:
    """Moves per second of the server's processor time, every move on the disk."""
    install()
    rows = []
    for matches in MATCHES:
        ours, peers = [measure(kind, matches, 10.0, "") for kind in ("opendust", "boardgame.io")]
        aim = 2.0 if matches in AIMED_MATCHES else None
        name = f"server, {matches} matches"
        rate, theirs = ours["per_cpu"], peers["per_cpu"]
        rows.append(Row(name, rate, "moves/CPU s", theirs, "boardgame.io", aim))
    return rows


if __name__ == "__main__":
    sys.exit(main())
