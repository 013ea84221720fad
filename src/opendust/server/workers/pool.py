"""Who thinks for the bots? Worker processes, so that the event loop never waits for a thought.

A worker that takes too long or dies is replaced; whoever asked gets WorkerFailed. When a faster
build is there, new workers run it, and those that think finish first.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, final

from opendust.kernel.build import build_name
from opendust.server.workers.queue import Claim
from opendust.server.workers.turns import Turns

if sys.platform == "linux":
    from time import clock_gettime

LOG = logging.getLogger("opendust.server")
COMMAND = (sys.executable, "-m", "opendust.server.workers.bot_worker")
START_SECONDS = 60.0
PATIENCE = 6
"""So many times its budget may pass while a worker neither runs nor waits for a processor."""
LONGEST = 60
"""So many times its budget may pass in all, however busy the machine is."""
LEAST_WAIT = 0.05
LOOKS = 3
ANYBODY = Claim()
MOST_ANSWER = 4_000_000
"""Bytes; a longer answer would be no answer."""


class WorkerFailed(Exception):
    """A bot gave no answer: `crash`, `time` or `start`."""


@final
class WorkerPool:
    """So many workers, each with one thought at a time."""

    def __init__(
        self,
        workers: int,
        budget: float,
        command: tuple[str, ...] = COMMAND,
        *,
        answers_with: str = "action",
        allowance: float = 0.0,
        is_played: Callable[[], bool] = bool,
    ) -> None:
        self.answers_with = answers_with
        self.budget = budget
        self.command = command
        self.turns = Turns(workers, allowance, is_played)
        self.is_down = False
        self.idle: list[asyncio.subprocess.Process] = []
        self.all: set[asyncio.subprocess.Process] = set()
        self.environment: dict[str, str] | None = None
        self.build = build_name()
        self.outdated: set[asyncio.subprocess.Process] = set()

    async def choose(self, asked: dict[str, Any], claim: Claim = ANYBODY) -> dict[str, Any]:
        """The answer of a worker, when it is the turn of whoever asks."""
        async with self.turns.turn(claim):
            process = self.idle.pop() if self.idle else await self.start()
            try:
                answered = await self.ask(process, asked)
            except BaseException:
                await self.discard(process)
                raise
            if process in self.outdated:
                await self.discard(process)
            else:
                self.idle.append(process)
            return answered

    async def adopt(self, environment: dict[str, str], wanted: str) -> None:
        """From now on start workers in another environment, in which they run the wanted build.

        The first of them is ready before any of the old ones goes; if none comes, WorkerFailed.
        """
        process, build = await self.started(environment)
        if build != wanted:
            await self.discard(process)
            raise WorkerFailed("start")
        self.environment, self.build = environment, build
        self.outdated = self.all - {process}
        old, self.idle = self.idle, [process]
        for idle in old:
            await self.discard(idle)

    async def start(self) -> asyncio.subprocess.Process:
        """A new worker that is ready to think; the time of its start is no bot's."""
        return (await self.started(self.environment))[0]

    async def started(
        self, environment: dict[str, str] | None
    ) -> tuple[asyncio.subprocess.Process, str]:
        """A new worker in an environment, and the build that it says it runs."""
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MOST_ANSWER,
            env=environment,
        )
        self.all.add(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START_SECONDS):
                line = await process.stdout.readline()
        except TimeoutError:
            line = b""
        self.is_down = not line
        if not line:
            await self.discard(process)
            raise WorkerFailed("start")
        return process, build_said(line)

    async def ask(
        self, process: asyncio.subprocess.Process, asked: dict[str, Any]
    ) -> dict[str, Any]:
        """One question to one worker, within the budget."""
        try:
            line = await self.within_budget(process, json.dumps(asked).encode() + b"\n")
        except TimeoutError:
            raise WorkerFailed("time") from None
        except (ConnectionError, ValueError):
            raise WorkerFailed("crash") from None
        try:
            answered = json.loads(line)
        except ValueError:
            raise WorkerFailed("crash") from None
        if not isinstance(answered, dict) or self.answers_with not in answered:
            raise WorkerFailed("crash")
        return answered

    async def within_budget(self, process: asyncio.subprocess.Process, question: bytes) -> bytes:
        """The line that a worker answers before its budget of processor time is used up.

        On a busy machine it may wait for a processor; that is not its fault, up to a point.
        """
        began = monotonic()
        used, queued = processor_seconds(process.pid), queued_seconds(process.pid)
        left = self.budget
        answer = asyncio.ensure_future(exchange(process, question))
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    return await asyncio.wait_for(asyncio.shield(answer), left)
                left = self.budget - processor_seconds(process.pid) + used
                passed = monotonic() - began
                idle = passed - queued_seconds(process.pid) + queued
                # How long it waits for a processor is only known when it gets one.
                is_idle = idle >= PATIENCE * self.budget and not is_runnable(process.pid)
                if left <= 0 or is_idle or passed >= LONGEST * self.budget:
                    return await last_look(answer)
                left = max(left, LEAST_WAIT)
        finally:
            answer.cancel()

    async def discard(self, process: asyncio.subprocess.Process) -> None:
        """End a worker for good."""
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        self.all.discard(process)
        self.outdated.discard(process)
        with contextlib.suppress(asyncio.CancelledError):
            await process.wait()

    async def close(self) -> None:
        """End all workers."""
        for process in list(self.all):
            await self.discard(process)


async def exchange(process: asyncio.subprocess.Process, question: bytes) -> bytes:
    """A line to a worker, and its answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    return await process.stdout.readline()


async def last_look(answer: asyncio.Future[bytes]) -> bytes:
    """What is there to be read, although this process may have waited for a processor as well.

    After such a wait the time is over in the same turn of the loop in which the first bytes come.
    """
    for _ in range(LOOKS):
        with contextlib.suppress(TimeoutError):
            return await asyncio.wait_for(asyncio.shield(answer), LEAST_WAIT)
    raise TimeoutError


def is_runnable(pid: int) -> bool:
    """Whether a process runs or waits for a processor; no where the system does not tell."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return False
    return state == "R"


def processor_seconds(pid: int) -> float:
    """The processor time of a process; where the system does not tell, the time that passes."""
    if sys.platform != "linux":
        return monotonic()
    try:
        # The number that Linux gives to the processor clock of another process.
        return clock_gettime((~pid << 3) | 2)
    except OSError:
        return monotonic()


def queued_seconds(pid: int) -> float:
    """How long a process has waited for a processor; nothing where the system does not tell."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text(encoding="utf-8").split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0


def build_said(line: bytes) -> str:
    """The build that a worker's first line names; a command of the host's own need not name one."""
    try:
        said = json.loads(line)
    except ValueError:
        return ""
    return str(said.get("build", "")) if isinstance(said, dict) else ""
