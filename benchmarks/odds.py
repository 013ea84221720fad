"""Exact odds against simulation, in one run: `python -m benchmarks.odds [--plot FILE.svg]`.

For each size: the time of one exact answer, and of 10,000 simulated runs of the same battle (tanks
against tanks, no retreat) by two simulators: the engine itself, and the leanest loop of plain
Python that knows nothing but this battle. Times are medians of CPU time of several takes.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from opendust.dust.edition import load_edition
from opendust.dust.force import TANK, of
from opendust.kernel.build import build_name
from opendust.odds import DustBattle, Policy, Question
from opendust.odds.dust.played import declared, finish

RUNS: Final = 10_000
ENGINE_RUNS: Final = 300
"""The engine plays so many and the time is scaled to 10,000."""
SIZES: Final = (1, 2, 5, 10, 15, 20, 25, 30, 40)
COMPARED: Final = (10, 30)
TARGET: Final = 20.0


def battle_of(size: int) -> DustBattle:
    """So many tanks on each side."""
    return DustBattle(load_edition("premium-en"), of(TANK, size), of(TANK, size))


def exact(battle: DustBattle) -> float:
    """The chance of conquest, computed."""
    return float(Question(battle, (Policy(), Policy())).odds().conquest)


def lean(size: int, random: Random, runs: int) -> float:
    """The share of conquests in simulated runs: nothing but dice and two numbers."""
    draw = random.random
    won = 0
    for _ in range(runs):
        forces, roller, hitless = [size, size], 1, 0
        while hitless < 3 and forces[0] > 0 and forces[1] > 0:
            hits = 0
            for _ in range(forces[roller]):
                if draw() < 1 / 3:
                    hits += 1
            hitless = 0 if hits else hitless + 1
            roller = 1 - roller
            forces[roller] -= hits
        won += forces[1] <= 0
    return won / runs


def by_engine(battle: DustBattle, random: Random, runs: int) -> float:
    """The share of conquests in battles that the engine plays."""
    first, aside = declared(battle)
    policies = (Policy(), Policy())
    ends = [finish(first.copy(), aside, battle, policies, random) for _ in range(runs)]
    return sum([end[0] == 0 for end in ends]) / runs


def seconds(task: Callable[[], object], takes: int) -> float:
    """The median CPU time of a task."""
    found = []
    for _ in range(takes):
        start = time.process_time()
        task()
        found.append(time.process_time() - start)
    return median(found)


def main() -> int:
    """Measure, print, draw."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.odds")
    parser.add_argument("--takes", type=int, default=5)
    parser.add_argument("--plot", metavar="FILE.svg", help="growth with size")
    asked = parser.parse_args()
    print(f"Python {sys.version.split()[0]}, {build_name()} engine; CPU time, median")
    print(
        f"{'size':>8}{'exact ms':>12}{'lean ms':>12}{'engine ms':>12}{'x lean':>9}{'x engine':>10}"
    )
    growth: list[tuple[int, float]] = []
    reached = True
    for size in SIZES:
        battle = battle_of(size)
        own = seconds(partial(exact, battle), asked.takes)
        growth.append((size, own * 1000))
        if size not in COMPARED:
            print(f"{size:>3} v {size:<3}{own * 1000:>11.2f}")
            continue
        reached &= compare(size, own) >= TARGET or size != COMPARED[0]
    if asked.plot:
        Path(asked.plot).write_text(drawn(growth), encoding="utf-8")
    print(f"at least {TARGET:g}x faster than 10,000 lean runs at 10 v 10: "
          f"{'reached' if reached else 'MISSED'}")  # fmt: skip
    return 0


def compare(size: int, own: float) -> float:
    """One line of figures; how many times faster than the lean simulator."""
    battle = battle_of(size)
    random = Random(size)
    simulated = seconds(lambda: lean(size, random, RUNS), 1)
    played = seconds(lambda: by_engine(battle, random, ENGINE_RUNS), 1) * RUNS / ENGINE_RUNS
    print(f"{size:>3} v {size:<3}{own * 1000:>11.2f}{simulated * 1000:>12.0f}"
          f"{played * 1000:>12.0f}{simulated / own:>9.1f}{played / own:>10.0f}")  # fmt: skip
    return simulated / own


def drawn(growth: list[tuple[int, float]]) -> str:
    """Time by size, as an SVG with a line and its points."""
    width, height, edge = 640, 400, 56
    most_size, most_time = growth[-1][0], max(time for _, time in growth)

    def at(size: float, time: float) -> tuple[float, float]:
        return (edge + (width - 2 * edge) * size / most_size,
                height - edge - (height - 2 * edge) * time / most_time)  # fmt: skip

    line = " ".join(["{:.1f},{:.1f}".format(*at(size, time)) for size, time in growth])
    dots = "".join([
        '<circle cx="{:.1f}" cy="{:.1f}" r="3.5" fill="#1f5fa8"/>'.format(*at(size, time))
        for size, time in growth
    ])  # fmt: skip
    marks = "".join([
        f'<text x="{at(size, 0)[0]:.1f}" y="{height - 38}" text-anchor="middle">{size}</text>'
        for size, _ in growth if size not in (1, 2)
    ])  # fmt: skip
    steps = "".join([
        f'<text x="{edge - 8}" y="{at(0, most_time * k / 4)[1] + 4:.1f}" text-anchor="end">'
        f"{most_time * k / 4:.0f}</text>" for k in range(5)
    ])  # fmt: skip
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="sans-serif" font-size="12">'
        f'<rect width="{width}" height="{height}" fill="white"/>'
        f'<text x="{edge}" y="28" font-size="15" font-weight="bold">'
        "Milliseconds for one exact answer, tanks on each side</text>"
        f'<path d="M{edge} {edge} V{height - edge} H{width - edge}" fill="none" stroke="#888"/>'
        f'<polyline points="{line}" fill="none" stroke="#1f5fa8" stroke-width="2"/>'
        f"{dots}{marks}{steps}</svg>\n"
    )


if __name__ == "__main__":
    sys.exit(main())
