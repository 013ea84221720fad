"""Run it: `make abuse`. Honest players at a real server, and attacks beside them.

Everybody has an address of their own, as behind a proxy; everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter

from benchmarks.abuse.asking import Ask
from benchmarks.abuse.attacks import ATTACKS, Attack, refused
from benchmarks.abuse.honest import Figures, table
from benchmarks.load.__main__ import free_port, memory, start_server


def main() -> int:
    """Measure in peace, under every attack, and in peace again."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.abuse")
    parser.add_argument("--tables", type=int, default=10, help="of two honest players each")
    parser.add_argument("--seconds", type=float, default=10.0, help="of every attack")
    parser.add_argument("--attackers", type=int, default=4, help="addresses that attack at once")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = start_server(port, f"sqlite:///{folder}/server.db", {})
        try:
            asyncio.run(measure(f"http://127.0.0.1:{port}", server.pid, asked))
        finally:
            server.kill()
            server.wait()
    return 0


async def measure(base: str, server: int, asked: argparse.Namespace) -> None:
    """The table, a line for every attack."""
    figures = Figures()
    tables = [asyncio.create_task(table(base, n, figures)) for n in range(asked.tables)]
    print(f"{'attack':22}{'moves/s':>9}{'p50 ms':>8}{'p99 ms':>8}{'cut off':>9}{'wrong':>7}"
          f"{'MiB':>6}  answers to the attackers")  # fmt: skip
    await asyncio.sleep(asked.seconds / 2)
    for number, (name, attack) in enumerate([("none", None), *ATTACKS.items(), ("none", None)]):
        figures.taken()
        told: Counter[int] = Counter()
        await under(base, attack, number, asked, told)
        found = figures.taken()
        print(f"{name:22}{len(found.seconds) / asked.seconds:9.0f}{found.share(0.5):8.0f}"
              f"{found.share(0.99):8.0f}{found.lost:9}{found.wrong:7}"
              f"{memory(server) / 1024:6.0f}  {refused(told)}", flush=True)  # fmt: skip
    for one in tables:
        one.cancel()
    await asyncio.gather(*tables, return_exceptions=True)


async def under(
    base: str, attack: Attack | None, number: int, asked: argparse.Namespace, told: Counter[int]
) -> None:
    """An attack from several addresses, for a while."""
    asks = [Ask(base, f"10.9.{number}.{n + 1}", told) for n in range(asked.attackers)]
    running = [asyncio.ensure_future(attack(ask)) for ask in asks] if attack else []
    await asyncio.sleep(asked.seconds)
    for one in running:
        one.cancel()
    await asyncio.gather(*running, return_exceptions=True)


if __name__ == "__main__":
    raise SystemExit(main())
