"""Where does a faster build come from while people play? A process beside the server makes it.

The server runs the sources and plays at once. The builder tells on its output, a JSON line each,
how far it is: `{"percent": 40}`, in the end `{"folder": "…"}` or `{"failed": "no-compiler"}`. Then
the workers change over, since they are what people wait for; and when nobody would notice, the
server process makes way for one that runs the new build (`server/handover.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, Final, Literal, final

from opendust.kernel.build import build_name, is_compiled
from opendust.server.workers.pool import WorkerFailed, WorkerPool
from opendust.words import text

LOG = logging.getLogger("opendust.server")
BuildState = Literal["plain", "making", "in-use", "no-compiler", "failed"]
COMPILED: Final = "compiled"
SHOWN_EVERY: Final = 10
LOOK_SECONDS: Final = 0.5
ALL_OF_IT: Final = "import opendust.server.rest.app"


@final
class Builder:
    """The faster build: how far it is, and who takes it over."""

    def __init__(self, command: tuple[str, ...], pools: tuple[WorkerPool, ...]) -> None:
        self.command = command
        self.pools = pools
        self.percent = 0
        self.state: BuildState = "in-use" if is_compiled() else "plain"
        self.process: asyncio.subprocess.Process | None = None

    @property
    def workers(self) -> str:
        """The build that every new worker runs; the sources, unless all pools have changed over."""
        return COMPILED if all(pool.build == COMPILED for pool in self.pools) else build_name()

    async def run(self, is_quiet: Callable[[], bool], leave: Callable[[str], None]) -> None:
        """Have the build made, let the workers take it over, and leave when it is quiet."""
        if is_compiled() or not self.command:
            return
        self.state = "making"
        try:
            folder = await self.made()
            if not folder:
                return
            await self.take_over(folder)
        except (OSError, ValueError, WorkerFailed):
            LOG.exception("the faster build")
            self.give_up("failed")
            return
        while not is_quiet():
            await asyncio.sleep(LOOK_SECONDS)
        leave(folder)

    async def made(self) -> str:
        """The folder of the build, when its maker is done; nothing if there will be none."""
        # In a session of its own, so that it ends with all that it has started.
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        folder = ""
        async for line in self.process.stdout:
            folder = self.heard(json.loads(line)) or folder
        await self.process.wait()
        if not folder and self.state == "making":
            self.give_up("failed")
        return folder

    def heard(self, told: dict[str, Any]) -> str:
        """Take what the builder tells; the folder, when it is the end."""
        if "failed" in told:
            self.give_up("no-compiler" if told["failed"] == "no-compiler" else "failed")
        percent = int(told.get("percent", self.percent))
        if percent // SHOWN_EVERY > self.percent // SHOWN_EVERY:
            say("serve-build-percent", percent=str(percent))
        self.percent = percent
        return str(told.get("folder", ""))

    def give_up(self, state: Literal["no-compiler", "failed"]) -> None:
        """There will be no faster build; everything goes on as it is, and that is said once."""
        self.state = state
        say(f"serve-build-{state}")

    async def take_over(self, folder: str) -> None:
        """Let new workers run the build, once it is sure that the server itself could."""
        environment = environment_of(folder)
        check = await asyncio.create_subprocess_exec(
            sys.executable, "-c", ALL_OF_IT, env=environment
        )
        if await check.wait():
            raise WorkerFailed("start")
        for pool in self.pools:
            await pool.adopt(environment, COMPILED)
        self.percent, self.state = 100, "in-use"
        say("serve-build-in-use")

    async def close(self) -> None:
        """Stop making it; what is done is found again at the next start."""
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                if sys.platform == "win32":
                    self.process.terminate()
                else:
                    os.killpg(self.process.pid, signal.SIGTERM)
            await self.process.wait()


def environment_of(folder: str) -> dict[str, str]:
    """The environment in which a process runs the build of a folder."""
    paths = [folder, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def say(message: str, **details: str) -> None:
    """A line for whoever runs the server."""
    print(text(message, "en", **details), flush=True)
