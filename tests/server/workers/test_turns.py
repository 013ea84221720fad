"""Who is answered first when everybody asks at once?"""

from __future__ import annotations

import asyncio

from opendust.server.workers.turns import AWAY, NOBODY, PRESENT, Claim, Turns


async def asked(turns: Turns, claim: Claim, order: list[str], seconds: float = 0.0) -> None:
    """Wait for a turn, and note it."""
    async with turns.turn(claim):
        order.append(claim.match)
        turns.by_match.add(claim.match, seconds)
        turns.by_address.add(claim.address, seconds)
        await asyncio.sleep(0)


async def served(turns: Turns, *claims: Claim) -> list[str]:
    """In which order one worker serves claims that all wait while it is busy."""
    order: list[str] = []
    async with turns.turn(Claim()):
        waiting = [asyncio.create_task(asked(turns, claim, order)) for claim in claims]
        while len(turns.waiting) < len(claims):
            await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    return order


def test_people_who_are_there_come_before_matches_of_bots() -> None:
    crowd = [Claim(NOBODY, "", f"bots {number}") for number in range(150)]
    away = Claim(AWAY, "", "away")
    person = Claim(PRESENT, "a", "person")
    order = asyncio.run(served(Turns(1), *crowd, away, person))
    assert order[:3] == ["person", "away", "bots 0"]


def test_who_has_used_much_waits_for_who_has_not() -> None:
    async def run() -> list[str]:
        turns = Turns(1)
        flood = [Claim(PRESENT, "flood", f"flood {number}") for number in range(20)]
        for claim in flood:
            await asked(turns, claim, [], 2.0)
        neighbour, guest = Claim(PRESENT, "flood", "neighbour"), Claim(PRESENT, "x", "guest")
        return await served(turns, *flood, neighbour, guest)

    assert asyncio.run(run())[:2] == ["guest", "neighbour"]


def test_what_nobody_looks_at_never_takes_the_last_worker() -> None:
    async def run() -> None:
        turns, gate = Turns(2), asyncio.Event()

        async def long(claim: Claim) -> None:
            async with turns.turn(claim):
                await gate.wait()

        crowd = [asyncio.create_task(long(Claim(NOBODY, "", str(n)))) for n in range(5)]
        await asyncio.sleep(0)
        assert turns.free == 1
        await asked(turns, Claim(PRESENT, "a", "person"), [])
        gate.set()
        await asyncio.gather(*crowd)
        assert turns.free == 2

    asyncio.run(run())


def test_who_gives_up_takes_no_worker_along() -> None:
    async def run() -> None:
        turns = Turns(1)
        async with turns.turn(Claim()):
            waiting = asyncio.create_task(asked(turns, Claim(), []))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        order: list[str] = []
        await asked(turns, Claim(match="next"), order)
        assert (order, turns.free, turns.waiting) == (["next"], 1, [])

    asyncio.run(run())
