"""Is a worker that wants too much memory ended, and does nobody else notice?"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from opendust.server.workers.memory import VARIABLE
from opendust.server.workers.pool import WorkerFailed, WorkerPool
from tests.server.running import PATIENCE

WORKER = """
import sys
from opendust.server.workers.pipe import answer_lines

def answer(asked):
    # Far more than it may have, and an end: a machine without a limit must not suffer for the test.
    kept = [bytearray(10_000_000) for _ in range(40 if asked["hungry"] else 0)]
    return {"action": "done"}

sys.exit(answer_lines(answer))
"""
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps to the limit")


def test_a_question_that_takes_all_memory_gets_no_answer_and_the_others_get_theirs(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(VARIABLE, "150")

    async def ask() -> list[Any]:
        pool = WorkerPool(2, PATIENCE, (sys.executable, "-c", WORKER))
        try:
            both = [pool.choose({"hungry": hungry}) for hungry in (True, False)]
            found = await asyncio.gather(*both, return_exceptions=True)
            return [*found, await pool.choose({"hungry": False}), len(pool.all)]
        finally:
            await pool.close()

    hungry, beside, after, left = asyncio.run(ask())
    assert isinstance(hungry, WorkerFailed)
    assert beside == after == {"action": "done"}
    assert left == 1
    assert "Traceback" not in capfd.readouterr().err


def test_a_host_may_set_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "0")

    async def ask() -> dict[str, Any]:
        pool = WorkerPool(1, PATIENCE, (sys.executable, "-c", WORKER))
        try:
            return await pool.choose({"hungry": False})
        finally:
            await pool.close()

    assert asyncio.run(ask()) == {"action": "done"}
