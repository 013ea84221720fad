"""Who attacks? A process of its own, so that its work slows nobody but the server.

It reads `go` and `stop` from its input, and after each `stop` says what it was answered.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter

from benchmarks.abuse.asking import Ask
from benchmarks.abuse.attacks import ATTACKS, Attack

LANES = 3
"""How often each address does the same at the same time."""
POLITENESS = 10
"""Attackers are far away: they take no processor from the server that they attack."""


async def attack(base: str, name: str, number: int, count: int) -> None:
    """Obey until the input ends."""
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), sys.stdin
    )
    print("ready", flush=True)
    running: list[asyncio.Future[None]] = []
    told: Counter[int] = Counter()
    while line := (await reader.readline()).strip():
        if line == b"go":
            told.clear()
            asks = [Ask(base, f"127.9.{number}.{n + 1}", told) for n in range(count)]
            running = [
                asyncio.ensure_future(until_stopped(ATTACKS[name], ask))
                for ask in asks
                for _ in range(LANES)
            ]
        else:
            for one in running:
                one.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            print(json.dumps(told), flush=True)


async def until_stopped(one: Attack, ask: Ask) -> None:
    """An attack that goes on, whatever the server does to it."""
    while True:
        try:
            await one(ask)
        except Exception:
            ask.told[0] += 1
            await asyncio.sleep(0.01)


async def hired(base: str, name: str, number: int, count: int) -> Process:
    """The process of an attack, which waits for its `go`."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "benchmarks.abuse.attackers", base, name, str(number), str(count),
        stdin=PIPE, stdout=PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    await process.stdout.readline()
    return process


async def tell(process: Process, word: str) -> None:
    """Say `go` or `stop`."""
    assert process.stdin is not None
    process.stdin.write(word.encode() + b"\n")
    await process.stdin.drain()


async def stopped(process: Process) -> Counter[int]:
    """Stop an attack, and hear what it was answered."""
    await tell(process, "stop")
    assert process.stdout is not None
    told = json.loads(await process.stdout.readline())
    return Counter({int(status): count for status, count in told.items()})


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for given in ("base", "name", "number", "count"):
        parser.add_argument(given)
    asked = parser.parse_args()
    os.nice(POLITENESS)
    asyncio.run(attack(asked.base, asked.name, int(asked.number), int(asked.count)))
