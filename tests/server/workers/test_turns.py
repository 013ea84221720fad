"""Who is answered first when everybody asks at once?"""

from __future__ import annotations

import asyncio
import time

import pytest

from opendust.server.workers.queue import AWAY, NOBODY, PRESENT, Claim
from opendust.server.workers.turns import MOST_KNOWN, Turns, Used


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


def test_the_time_with_a_worker_counts_for_address_and_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        turns, clock = Turns(1), [0.0]
        monkeypatch.setattr(time, "monotonic", lambda: clock[0])
        async with turns.turn(Claim(PRESENT, "eve", "hers")):
            clock[0] += 3.0
        assert turns.by_address.of("eve", clock[0]) == turns.by_match.of("hers", clock[0]) == 3.0

    asyncio.run(run())


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


def test_who_has_had_enough_never_takes_the_last_worker() -> None:
    """However present somebody is: the allowance is for each address and minute."""

    async def run(allowance: float) -> int:
        turns, gate = Turns(2, allowance), asyncio.Event()
        turns.by_address.add("greedy", 100.0)
        assert 69 < turns.by_address.most < 70

        async def long(number: int) -> None:
            async with turns.turn(Claim(PRESENT, "greedy", str(number))):
                await gate.wait()

        crowd = [asyncio.create_task(long(number)) for number in range(3)]
        await asyncio.sleep(0)
        free = turns.free
        if free:
            await asked(turns, Claim(PRESENT, "other", "person"), [])
        gate.set()
        await asyncio.gather(*crowd)
        return free

    assert [asyncio.run(run(allowance)) for allowance in (0.0, 90.0, 60.0)] == [0, 0, 1]


def test_what_nobody_waits_for_is_thought_about_now_and_then_while_others_play() -> None:
    """Bots that answer at once would otherwise fill the server with their moves."""

    async def run(*, is_played: bool) -> int:
        turns = Turns(2, is_played=lambda: is_played)
        await asked(turns, Claim(NOBODY, "", "bots"), [])
        free = turns.free
        await asked(turns, Claim(NOBODY, "", "bots"), [])
        await asked(turns, Claim(PRESENT, "a", "person"), [])
        return free

    assert asyncio.run(run(is_played=False)) == 2
    assert asyncio.run(run(is_played=True)) == 1


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
        assert (order, turns.free, len(turns.waiting)) == (["next"], 1, 0)

    asyncio.run(run())


def test_a_crowd_that_waits_takes_no_time_of_those_who_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody is looked at while all workers are busy, and then matches, not each question."""
    looks: list[str] = []
    used = Used.of

    def counted(known: Used, name: str, now: float) -> float:
        looks.append(name)
        return used(known, name, now)

    async def run() -> None:
        turns, order = Turns(1), list[str]()
        claims = [Claim(PRESENT, "eve", f"match {number % 20}") for number in range(600)]
        async with turns.turn(Claim(PRESENT, "anna", "hers")):
            monkeypatch.setattr(Used, "of", counted)
            crowd = [asyncio.create_task(asked(turns, claim, order)) for claim in claims]
            while len(turns.waiting) < len(claims):
                await asyncio.sleep(0)
            assert not looks
            turns.first(0.0)
            assert len(looks) < 30
            monkeypatch.undo()
        await asyncio.gather(*crowd)
        assert len(order) == len(claims)

    asyncio.run(run())


def test_a_crowd_of_matches_is_not_looked_through_for_each_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # With 10,000 matches, every thought of a bot looked at all of them.
    used, looks, usual = Used(), list[str](), Used.of

    def counted(known: Used, name: str, now: float) -> float:
        looks.append(name)
        return usual(known, name, now)

    monkeypatch.setattr(Used, "of", counted)
    for number in range(2 * MOST_KNOWN):
        used.add(str(number % (MOST_KNOWN + 1_000)), 1.0)
    assert len(looks) < 4 * MOST_KNOWN
