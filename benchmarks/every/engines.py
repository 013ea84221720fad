"""How fast are the engines? Both builds of DUST beside the peers, and Dust Tactics."""

from __future__ import annotations

from statistics import median
from typing import Final

from benchmarks.contestants import Contestant, contestants
from benchmarks.every.growth import tactics_rate
from benchmarks.every.row import Row
from benchmarks.figures import copy_microseconds, speed_ratio
from benchmarks.instructions import MEASURED, counted

AIMS: Final = {"compiled": 25.0, "interpreted": 2.0}
COPY_AIM: Final = 0.6
BEFORE: Final = {
    "tactics random": 156_700, "dust captain": 42_400_000, "tactics captain": 143_600_000,
}  # fmt: skip
"""Instructions of a decision when the aim of a third was set."""


def engines(rounds: int, seconds: float, core: int) -> list[Row]:
    """Both builds and the peers, in turns; then Dust Tactics alone."""
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
    return [*rows, Row("Dust Tactics, every scenario", tactics_rate(5 * seconds), "decisions/s")]


def beside(one: Contestant, peer: Contestant) -> Row:
    """Decisions per second; the ratio is the median over the rounds."""
    ours = median([decisions / passed for _, decisions, passed in one.plays])
    aim = AIMS[one.name] if peer.name == "catanatron" else None
    ratio = speed_ratio(one, peer)
    return Row(f"DUST, {one.name}", ours, "decisions/s", ours / ratio, peer.name, aim)


def instructions() -> list[Row]:
    """Instructions per decision of this build, counted by valgrind."""
    rows = []
    for name, player, limit in MEASURED:
        nothing, _ = counted("--play", name, player, "0")
        everything, decisions = counted("--play", name, player, str(limit))
        each = (everything - nothing) / decisions
        before = BEFORE.get(f"{name} {player}")
        rows.append(Row(f"{name}, {player}", each, "instructions per decision", before, "before",
                        most=before / 3 if before else None))  # fmt: skip
    return rows
