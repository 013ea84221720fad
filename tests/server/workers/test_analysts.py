"""Can somebody who wants many analyses keep others from theirs?"""

from __future__ import annotations

import asyncio

import pytest

from opendust.server.gate.limits import Limit
from opendust.server.workers.analysts import Analysts, Busy, Job
from opendust.server.workers.pool import WorkerPool

NO_LIMIT = Limit(0, 0)


class Office:
    """Analysts whose work is done when the test says so."""

    def __init__(self, limit: Limit = NO_LIMIT) -> None:
        self.analysts = Analysts(WorkerPool(1, 1.0), limit)
        self.analysts.run = self.run  # type: ignore[method-assign]
        self.begun: list[str] = []
        self.go_on = asyncio.Semaphore(0)

    async def run(self, job: Job, record: str, effort: str) -> None:
        self.begun.append(record)
        await self.go_on.acquire()
        job.stage = "done"

    def begin(self, match: str, effort: str, address: str) -> None:
        self.analysts.begin((match, effort), match, address)


async def settled() -> None:
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_quick_analysis_does_not_wait_for_deep_ones() -> None:
    async def run() -> list[str]:
        office = Office()
        for number in range(4):
            office.begin(f"deep {number}", "deep", f"attacker {number}")
        office.begin("quick", "quick", "guest")
        await settled()
        await office.analysts.close()
        return office.begun

    assert asyncio.run(run()) == ["deep 0", "quick"]


def test_who_has_used_much_waits_for_who_has_not() -> None:
    async def run() -> list[str]:
        office = Office()
        office.analysts.places["quick"].by_address.add("flood", 60.0)
        office.begin("first", "quick", "somebody")
        office.begin("flood", "quick", "flood")
        office.begin("guest", "quick", "guest")
        for _ in range(3):
            await settled()
            office.go_on.release()
        await settled()
        return office.begun

    assert asyncio.run(run()) == ["first", "guest", "flood"]


def test_to_begin_and_stop_again_and_again_is_limited() -> None:
    async def run() -> int:
        office = Office(Limit(0.001, 3))
        for number in range(20):
            key = (f"match {number}", "quick")
            try:
                office.begin(*key, "flood")
            except Busy:
                return number
            assert office.analysts.cancel(key, "flood")
        return -1

    assert asyncio.run(run()) == 3


def test_one_address_has_one_under_way() -> None:
    async def run() -> None:
        office = Office()
        office.begin("one", "quick", "guest")
        with pytest.raises(Busy):
            office.begin("two", "quick", "guest")
        await office.analysts.close()

    asyncio.run(run())


def test_whoever_has_one_under_way_is_refused_before_a_record_is_written() -> None:
    """To write the record of a long match takes longer than to say no."""

    async def run() -> None:
        office = Office()
        office.begin("first", "deep", "eve")
        with pytest.raises(Busy):
            office.analysts.check("eve")
        office.analysts.check("ada")
        await office.analysts.close()

    asyncio.run(run())


def test_an_analysis_that_failed_can_be_begun_anew() -> None:
    async def run() -> list[str]:
        office = Office()
        office.begin("match", "quick", "eve")
        await settled()
        job = office.analysts.jobs["match", "quick"]
        job.stage = "failed"
        assert office.analysts.is_new(("match", "quick"))
        office.begin("match", "quick", "eve")
        assert office.analysts.jobs["match", "quick"] is not job
        await office.analysts.close()
        return office.begun

    asyncio.run(run())
