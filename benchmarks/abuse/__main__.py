"""Run it: `make abuse`. Honest players at a real server, and attacks beside them.

Peace and attack take turns every few seconds, and both are counted: so the figures compare even on
a machine that does other work. Everybody has an address of their own, as behind a proxy; everything
stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections import Counter

from benchmarks.abuse.attackers import hired, stopped, tell
from benchmarks.abuse.attacks import ATTACKS, refused
from benchmarks.abuse.honest import Figures, table
from benchmarks.load.__main__ import free_port, memory, start_server


def main() -> int:
    """Measure in peace and under every attack."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.abuse")
    parser.add_argument("--tables", type=int, default=10, help="of two honest players each")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each turn")
    parser.add_argument("--turns", type=int, default=4, help="of peace and of attack")
    parser.add_argument("--attackers", type=int, default=4, help="addresses that attack at once")
    parser.add_argument("--only", default="", help="attacks, separated by commas")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = start_server(port, f"sqlite:///{folder}/server.db", {})
        try:
            asyncio.run(measure(f"http://127.0.0.1:{port}", server.pid, asked))
            assert server.poll() is None, "the server ended"
        finally:
            server.kill()
            server.wait()
    return 0


async def measure(base: str, server: int, asked: argparse.Namespace) -> None:
    """The table, a line for every attack."""
    figures = Figures()
    tables = [asyncio.create_task(table(base, n, figures)) for n in range(asked.tables)]
    print(f"load {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores; {asked.tables} tables")
    print("| attack | moves/s | during | p99 ms | during | times | cut off | wrong | MiB "
          "| answers to the attackers |")  # fmt: skip
    print("|---" * 10 + "|")
    await asyncio.sleep(2 * asked.seconds)
    names = [name for name in ATTACKS if not asked.only or name in asked.only.split(",")]
    for number, name in enumerate(names):
        print(await compared(base, server, asked, figures, number, name), flush=True)
    for one in tables:
        one.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    print(f"load {os.getloadavg()[0]:.0f}")


async def compared(
    base: str, server: int, asked: argparse.Namespace, figures: Figures, number: int, name: str
) -> str:
    """One attack, by turns with peace."""
    attackers = await hired(base, name, number, asked.attackers)
    peace, war, told = Figures(), Figures(), Counter[int]()
    for _ in range(asked.turns):
        figures.taken()
        await asyncio.sleep(asked.seconds)
        peace.add(figures.taken())
        await tell(attackers, "go")
        await asyncio.sleep(asked.seconds)
        war.add(figures.taken())
        told += await stopped(attackers)
        # What was begun is still answered; it belongs to neither side.
        await asyncio.sleep(asked.seconds / 3)
    attackers.kill()
    await attackers.wait()
    whole = asked.seconds * asked.turns
    calm, pressed = peace.share(0.99), war.share(0.99)
    return (f"| {name} | {len(peace.seconds) / whole:.0f} | {len(war.seconds) / whole:.0f} "
            f"| {calm:.0f} | {pressed:.0f} | {pressed / calm:.1f} | {war.lost} | {war.wrong} "
            f"| {memory(server) / 1024:.0f} | {refused(told)} |")  # fmt: skip


if __name__ == "__main__":
    raise SystemExit(main())
