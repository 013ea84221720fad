"""Is a worker cut off for the processor time that it takes, and not for that of others?"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from typing import Any

import pytest

from opendust.server.workers import pool
from opendust.server.workers.pool import PATIENCE, WorkerFailed, WorkerPool

WORKER = """
import json, os, sys, time
print(json.dumps({"build": "test"}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    while asked["spin"]:
        pass
    if asked["last_on"] is not None:
        os.sched_setaffinity(0, {asked["last_on"]})
        os.nice(13)
    until = time.process_time() + asked["work"]
    while time.process_time() < until:
        pass
    time.sleep(asked["sleep"])
    print(json.dumps({"action": "done"}), flush=True)
"""
BUDGET = 0.6
RIVAL = """
import os, sys
os.sched_setaffinity(0, {int(sys.argv[1])})
print(flush=True)
while True:
    pass
"""
SHORT = 0.2


def ask(budget: float = BUDGET, **question: Any) -> dict[str, Any]:
    """One question to a fresh worker."""

    async def asked() -> dict[str, Any]:
        workers = WorkerPool(1, budget, (sys.executable, "-c", WORKER))
        try:
            plain = {"spin": False, "sleep": 0, "work": 0, "last_on": None}
            return await workers.choose({**plain, **question})
        finally:
            await workers.close()

    return asyncio.run(asked())


def test_whoever_waits_for_a_processor_may_take_longer_than_the_budget() -> None:
    assert ask(sleep=2 * BUDGET)["action"] == "done"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who waits for a processor")
def test_an_honest_question_is_answered_however_busy_the_machine_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At a load of 33 settings that take half a second to read were refused."""
    # The machine may be busy with more than this rival.
    monkeypatch.setattr(pool, "LONGEST", 10_000)
    # Less than one wait for the processor, which is counted only when it is over.
    monkeypatch.setattr(pool, "PATIENCE", 0.01)
    processor = min(os.sched_getaffinity(0))
    # Beside it the worker gets a twentieth of the processor: more than its patience passes.
    command = (sys.executable, "-c", RIVAL, str(processor))
    with subprocess.Popen(command, stdout=subprocess.PIPE) as rival:
        assert rival.stdout is not None
        rival.stdout.readline()
        try:
            assert ask(SHORT, work=0.6 * SHORT, last_on=processor)["action"] == "done"
        finally:
            rival.kill()


def test_whoever_thinks_too_long_is_cut_off() -> None:
    with pytest.raises(WorkerFailed, match="time"):
        ask(spin=True)


def test_nobody_waits_for_ever() -> None:
    with pytest.raises(WorkerFailed, match="time"):
        ask(sleep=100 * PATIENCE * BUDGET)
