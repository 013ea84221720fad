"""Is a worker cut off for the processor time that it takes, and not for that of others?"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from opendust.server.workers.pool import PATIENCE, WorkerFailed, WorkerPool

WORKER = """
import json, sys, time
print(json.dumps({"build": "test"}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    while asked["spin"]:
        pass
    time.sleep(asked["sleep"])
    print(json.dumps({"action": "done"}), flush=True)
"""
BUDGET = 0.6


def ask(**question: Any) -> dict[str, Any]:
    """One question to a fresh worker."""

    async def asked() -> dict[str, Any]:
        pool = WorkerPool(1, BUDGET, (sys.executable, "-c", WORKER))
        try:
            return await pool.choose({"spin": False, "sleep": 0, **question})
        finally:
            await pool.close()

    return asyncio.run(asked())


def test_whoever_waits_for_a_processor_may_take_longer_than_the_budget() -> None:
    assert ask(sleep=2 * BUDGET)["action"] == "done"


def test_whoever_thinks_too_long_is_cut_off() -> None:
    with pytest.raises(WorkerFailed, match="time"):
        ask(spin=True)


def test_nobody_waits_for_ever() -> None:
    with pytest.raises(WorkerFailed, match="time"):
        ask(sleep=100 * PATIENCE * BUDGET)
