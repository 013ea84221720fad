"""Run it: `make abuse`. Honest players at a real server, and attacks beside them.

Peace and attack take turns every second or two, and every turn of attack is compared with the turn
of peace before it. The median of these ratios is told, with the lowest and the highest: six pairs
hold the true median in 97 of 100 cases. So the figures compare even on a machine that does other
work; the second clock (`work`) does not even see that work. Everybody has an address of their own;
everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final

from benchmarks.abuse.attackers import hired, stopped, tell
from benchmarks.abuse.attacks import ATTACKS, LASTING, SAVED, refused
from benchmarks.abuse.honest import Figures, Slice, table
from benchmarks.abuse.saving import Saving
from benchmarks.load.__main__ import free_port, memory, start_server

HEAD: Final = (
    "| attack | moves | 99 of 100 moves, ms | times | work, ms | times | a bot’s answer, ms "
    "| cut off, wrong | MiB | answers to the attackers |\n" + "|---" * 10 + "|"
)
WARM_UP_SECONDS: Final = 8.0
"""The first moves of a match are the cheapest: nobody compares them with later ones."""
BEGIN, END = "<!-- abuse -->", "<!-- end of abuse -->"


def main() -> int:
    """Measure in peace and under every attack."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.abuse")
    parser.add_argument("--tables", type=int, default=12, help="of honest players")
    parser.add_argument("--seconds", type=float, default=1.1, help="of each turn")
    parser.add_argument("--turns", type=int, default=6, help="of peace and of attack")
    parser.add_argument("--attackers", type=int, default=4, help="addresses that attack at once")
    parser.add_argument("--only", default="", help="attacks, separated by commas")
    parser.add_argument("--write", default="", help="a page in which the table is replaced")
    asked = parser.parse_args()
    names = [name for name in ATTACKS if not asked.only or name in asked.only.split(",")]
    lines = [said(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the beginning; "
                  f"{asked.tables} tables, {asked.attackers} addresses attack, {asked.turns} pairs "
                  f"of turns of {asked.seconds:g} s for each attack\n"), said(HEAD)]  # fmt: skip
    passing = [name for name in names if name not in LASTING]
    for group in [passing, *([name] for name in names if name in LASTING)]:
        lines += served(group, asked) if group else []
    if asked.write:
        replace_table(Path(asked.write), "\n".join(lines))
    return 0


def said(line: str) -> str:
    """A line, which is printed at once."""
    print(line, flush=True)
    return line


def replace_table(page: Path, lines: str) -> None:
    """Put the table into a page, between its two marks."""
    text = page.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    page.write_text(f"{before}{BEGIN}\n{lines}\n{END}{rest.split(END)[1]}", encoding="utf-8")


def served(names: list[str], asked: argparse.Namespace) -> list[str]:
    """The lines of some attacks on a new server."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = start_server(port, f"sqlite:///{folder}/server.db", {})
        try:
            lines = asyncio.run(
                measure(f"http://127.0.0.1:{port}", server.pid, asked, names, folder)
            )
            assert server.poll() is None, "the server ended"
        finally:
            server.kill()
            server.wait()
    return lines


async def measure(
    base: str, server: int, asked: argparse.Namespace, names: list[str], folder: str
) -> list[str]:
    """A line for every attack."""
    figures = Figures(server)
    saving = Saving(Path(folder) / "server.db", figures)
    tables = [asyncio.create_task(table(base, n, figures)) for n in range(asked.tables)]
    await asyncio.sleep(WARM_UP_SECONDS)
    lines = [said(await compared(base, server, asked, saving, name)) for name in names]
    for one in tables:
        one.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    return lines


async def compared(
    base: str, server: int, asked: argparse.Namespace, saving: Saving, name: str
) -> str:
    """One attack, by turns with peace; one that lasts after all peace."""
    figures = saving.figures
    attackers = await hired(base, name, list(ATTACKS).index(name), asked.attackers)
    told: Counter[int] = Counter()
    peace: list[Slice] = []
    war: list[Slice] = []
    if name in LASTING:
        for _ in range(asked.turns):
            peace.append(await after(asked.seconds, figures))
    for _ in range(asked.turns):
        if name not in LASTING:
            peace.append(await after(asked.seconds, figures))
        await tell(attackers, "go")
        if name == SAVED:
            war.append(await after(asked.seconds, figures, saving.once()))
        else:
            war.append(await after(asked.seconds, figures))
        told += await stopped(attackers)
        # What was begun is still answered; it belongs to neither side.
        await asyncio.sleep(asked.seconds / 3)
    attackers.kill()
    await attackers.wait()
    answers = str(saving) if name == SAVED else refused(told)
    return line(name, peace, war, answers, memory(server) / 1024)


async def after(
    seconds: float, figures: Figures, work: Coroutine[Any, Any, None] | None = None
) -> Slice:
    """What the next seconds bring, until some work is done, too."""
    figures.taken()
    began = time.monotonic()
    await asyncio.gather(asyncio.sleep(seconds), *([work] if work is not None else []))
    found = figures.taken()
    found.moves *= seconds / (time.monotonic() - began)
    return found


def line(name: str, peace: list[Slice], war: list[Slice], answers: str, mib: float) -> str:
    """A line of the table."""
    pairs = list(zip(peace, war, strict=True))
    seconds = [f"{middle([one.moves for one in turn]):.0f}" for turn in (peace, war)]
    wall, work, bots = (
        f"{middle([getattr(one, clock) for one in peace]):.3g} → "
        f"{middle([getattr(one, clock) for one in war]):.3g}"
        for clock in ("wall", "work", "bots")
    )
    by_wall = ratios([after.wall / before.wall for before, after in pairs])
    by_work = ratios([after.work / before.work for before, after in pairs])
    lost, wrong = sum(one.lost for one in war), sum(one.wrong for one in war)
    return (f"| {name} | {' → '.join(seconds)} | {wall} | {by_wall} | {work} | {by_work} | {bots} "
            f"| {lost}, {wrong} | {mib:.0f} | {answers} |")  # fmt: skip


def middle(numbers: list[float]) -> float:
    """The median."""
    return statistics.median(numbers)


def ratios(found: list[float]) -> str:
    """The median of some ratios, with the lowest and the highest."""
    return f"**{middle(found):.1f}** ({min(found):.1f}-{max(found):.1f})"


if __name__ == "__main__":
    raise SystemExit(main())
