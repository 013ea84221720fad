"""Who analyses finished matches? One process for each effort, which can be stopped; a few are kept.

A quick analysis never waits for a deep one, and who has used least is next. Whoever begins and
stops again and again begins a process each time, so beginnings are counted.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections import OrderedDict
from typing import Final, Literal, final

from opendust.analysis.report.report import Analysis
from opendust.analysis.report.wording import Told
from opendust.server.gate.limits import Limit
from opendust.server.workers.pool import WorkerPool
from opendust.server.workers.queue import Claim
from opendust.server.workers.turns import Turns

LOG = logging.getLogger("opendust.server")
COMMAND: Final = (sys.executable, "-m", "opendust.server.workers.analysis_worker")
MOST_WAITING: Final = 200
MOST_KEPT: Final = 24
MOST_SECONDS: Final = {"quick": 300.0, "deep": 1_800.0}
MOST_LINE: Final = 16_000_000

Stage = Literal["waiting", "running", "done", "failed"]
Key = tuple[str, str]
"""A match, and with how much effort it is analysed."""


class Busy(Exception):
    """Too many wait already."""


@final
class Job:
    """One analysis: how far it is, and what was found."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.stage: Stage = "waiting"
        self.done = 0
        self.all = 0
        self.found: Analysis | None = None
        # The answer in words, by language: made once, however often it is asked for.
        self.told: dict[str, Told] = {}
        self.task: asyncio.Task[None] | None = None


@final
class Analysts:
    """Analyses by match and effort, on the build that some other workers run."""

    def __init__(self, others: WorkerPool, beginnings: Limit) -> None:
        self.jobs: OrderedDict[Key, Job] = OrderedDict()
        self.places = {effort: Turns(1) for effort in MOST_SECONDS}
        self.beginnings = beginnings
        self.others = others

    def job(self, key: Key) -> Job | None:
        """An analysis that was asked for."""
        return self.jobs.get(key)

    def is_new(self, key: Key) -> bool:
        """Whether an analysis would have to be begun: there is none, or it has failed."""
        job = self.jobs.get(key)
        return job is None or job.stage == "failed"

    def check(self, address: str) -> None:
        """Busy if this address has one under way, or too many wait."""
        under_way = [one for one in self.jobs.values() if one.stage in ("waiting", "running")]
        if len(under_way) >= MOST_WAITING or any(one.address == address for one in under_way):
            raise Busy

    def begin(self, key: Key, record: str, address: str) -> Job:
        """Start one, unless it is there; Busy if this address or all of them ask for too many."""
        if not self.is_new(key):
            self.jobs.move_to_end(key)
            return self.jobs[key]
        self.check(address)
        if not self.beginnings.allows(address):
            raise Busy
        job = self.jobs[key] = Job(address)
        job.task = asyncio.create_task(self.work(job, record, key))
        self.forget_old()
        return job

    def forget_old(self) -> None:
        """Keep the last ones that are finished."""
        ended = [key for key, job in self.jobs.items() if job.stage in ("done", "failed")]
        for key in ended[: max(0, len(self.jobs) - MOST_KEPT)]:
            del self.jobs[key]

    def cancel(self, key: Key, address: str) -> bool:
        """Stop one for whoever has asked for it; whether there was one."""
        job = self.jobs.get(key)
        if job is None or job.task is None or job.address != address or job.stage == "done":
            return False
        job.task.cancel()
        del self.jobs[key]
        return True

    async def work(self, job: Job, record: str, key: Key) -> None:
        """Let a process do it, when it is its turn."""
        match, effort = key
        claim = Claim(address=job.address, match=match)
        try:
            async with self.places[effort].turn(claim), asyncio.timeout(MOST_SECONDS[effort]):
                job.stage = "running"
                await self.run(job, record, effort)
        except (TimeoutError, OSError, ValueError):
            LOG.warning("an analysis failed", exc_info=True)
        if job.stage != "done":
            job.stage = "failed"

    async def run(self, job: Job, record: str, effort: str) -> None:
        """The process, from its start to its end, however that comes."""
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            limit=MOST_LINE, env=self.others.environment,
        )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            question = json.dumps({"record": record, "effort": effort}) + "\n"
            process.stdin.write(question.encode())
            process.stdin.close()
            async for line in process.stdout:
                told = json.loads(line)
                if "analysis" in told:
                    job.found, job.stage = told["analysis"], "done"
                else:
                    job.done, job.all = told["done"], told["all"]
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """Stop all."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
