"""How long does the server work at one thing under attack? `python -m benchmarks.abuse.steps`.

Nobody is heard while a step of the event loop lasts. Each step's own processor time is taken, which
hardly depends on what else the machine does: so this tells something where times on the wall do
not. The loop is asyncio's own, whose steps can be seen; names of attacks may be given.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import subprocess
import sys
import tempfile
from asyncio import events
from pathlib import Path
from time import thread_time
from typing import Any, Final

from benchmarks.abuse.attackers import hired, stopped, tell
from benchmarks.abuse.attacks import ATTACKS, SAVED
from benchmarks.abuse.honest import Figures, table
from benchmarks.load.__main__ import answering, free_port, memory

LONG: Final = 0.003
WARM_UP_SECONDS: Final = 6.0
HEAD: Final = (
    "| attack | moves a second | of the loop’s time | steps over 3 ms | the longest, ms | MiB |\n"
    + "|---" * 6 + "|"
)  # fmt: skip


def serve(file: str, arguments: list[str]) -> None:
    """A server that writes down its steps when it is asked, and forgets them when it is asked."""
    # Its steps are run elsewhere than in Python.
    sys.modules["uvloop"] = None  # type: ignore[assignment]
    took: list[float] = []
    kind: Any = events.Handle
    usual = kind._run

    def run(handle: events.Handle) -> None:
        began = thread_time()
        try:
            usual(handle)
        finally:
            took.append(thread_time() - began)

    kind._run = run
    signal.signal(signal.SIGUSR1, lambda *_: Path(file).write_text(json.dumps(took)))
    signal.signal(signal.SIGUSR2, lambda *_: took.clear())
    from opendust.cli.main import main

    main(["serve", *arguments])


async def looked_at(names: list[str], seconds: float) -> None:
    """A line for each attack."""
    with tempfile.TemporaryDirectory() as folder:
        file, port = Path(folder) / "steps", free_port()
        url = f"sqlite:///{folder}/server.db"
        own = ["-m", "benchmarks.abuse.steps", "--serve", str(file)]
        command = [sys.executable, *own, "--port", str(port), "--database-url", url]
        server = answering(command, {}, port, "/api/health")
        base, figures = f"http://127.0.0.1:{port}", Figures(server.pid)
        tables = [asyncio.create_task(table(base, n, figures)) for n in range(8)]
        await asyncio.sleep(WARM_UP_SECONDS)
        for number, name in enumerate(names):
            print(await line(base, name, number, seconds, server, figures, file), flush=True)
        server.kill()
        for one in tables:
            one.cancel()
        await asyncio.gather(*tables, return_exceptions=True)


async def line(
    base: str, name: str, number: int, seconds: float,
    server: subprocess.Popen[bytes], figures: Figures, file: Path,
) -> str:  # fmt: skip
    """What the steps of the loop were like under one attack."""
    attackers = await hired(base, name, number, 4)
    await tell(attackers, "go")
    await asyncio.sleep(0.5)
    server.send_signal(signal.SIGUSR2)
    figures.taken()
    await asyncio.sleep(seconds)
    server.send_signal(signal.SIGUSR1)
    found = figures.taken()
    await asyncio.sleep(0.5)
    await stopped(attackers)
    attackers.kill()
    await attackers.wait()
    steps = json.loads(file.read_text())
    return (f"| {name} | {found.moves / seconds:.0f} | {sum(steps) / seconds:.0%} "
            f"| {sum(step > LONG for step in steps)} of {len(steps)} | {1_000 * max(steps):.1f} "
            f"| {memory(server.pid) / 1_024:.0f} |")  # fmt: skip


def main() -> int:
    """Look at every attack, or at some."""
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2], sys.argv[3:])
        return 0
    parser = argparse.ArgumentParser(prog="python -m benchmarks.abuse.steps")
    parser.add_argument("names", nargs="*", help="attacks; otherwise all")
    parser.add_argument("--seconds", type=float, default=4.0, help="of each attack")
    asked = parser.parse_args()
    print(HEAD)
    names = asked.names or [name for name in ATTACKS if name != SAVED]
    asyncio.run(looked_at(names, asked.seconds))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
