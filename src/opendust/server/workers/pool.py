"""Who thinks for the bots? Worker processes, so that the event loop never waits for a thought.

A worker that takes too long or dies is replaced; whoever asked gets WorkerFailed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from typing import Any, final

LOG = logging.getLogger("opendust.server")
COMMAND = (sys.executable, "-m", "opendust.server.workers.bot_worker")
START_SECONDS = 60.0


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
    ) -> None:
        self.answers_with = answers_with
        self.budget = budget
        self.command = command
        self.places = asyncio.Semaphore(workers)
        self.idle: list[asyncio.subprocess.Process] = []
        self.all: set[asyncio.subprocess.Process] = set()

    async def choose(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The answer of a worker."""
        async with self.places:
            process = self.idle.pop() if self.idle else await self.start()
            try:
                answered = await self.ask(process, asked)
            except BaseException:
                await self.discard(process)
                raise
            self.idle.append(process)
            return answered

    async def start(self) -> asyncio.subprocess.Process:
        """A new worker that is ready to think; the time of its start is no bot's."""
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        self.all.add(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START_SECONDS):
                line = await process.stdout.readline()
        except TimeoutError:
            line = b""
        if not line:
            await self.discard(process)
            raise WorkerFailed("start")
        return process

    async def ask(
        self, process: asyncio.subprocess.Process, asked: dict[str, Any]
    ) -> dict[str, Any]:
        """One question to one worker, within the budget."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self.budget):
                process.stdin.write(json.dumps(asked).encode() + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
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

    async def discard(self, process: asyncio.subprocess.Process) -> None:
        """End a worker for good."""
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        self.all.discard(process)
        with contextlib.suppress(asyncio.CancelledError):
            await process.wait()

    async def close(self) -> None:
        """End all workers."""
        for process in list(self.all):
            await self.discard(process)
