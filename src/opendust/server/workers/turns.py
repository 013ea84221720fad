"""Whose question is next? People who are there, and among them whoever has used least.

So nobody slows a stranger's match by making many of their own: what they use counts against them,
by their address and by the match, and is forgotten within minutes. A match that nobody looks at
never takes the last free worker, nor does whoever has used more than an address is allowed.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, final

from opendust.server.workers.queue import NOBODY, PRESENT, Claim, Place, Queue

FORGOTTEN_SECONDS: Final = 60.0
MOST_KNOWN: Final = 10_000
QUIET_PAUSE: Final = 0.05
"""Seconds between two thoughts that nobody waits for, while others play: quick bots take no time to
think, but every move that they make takes the server's.
"""
PER_MINUTE: Final = math.log(2)
"""What counts against somebody who uses the same in every minute, times this, is what they use."""


@final
class Used:
    """Seconds that somebody has used; half of them are forgotten in every minute."""

    @property
    def most(self) -> float:
        """What whoever has used most uses in a minute."""
        now = time.monotonic()
        return max((self.per_minute(name, now) for name in self.known), default=0.0)

    def per_minute(self, name: str, now: float) -> float:
        """What somebody uses in a minute, of late."""
        return self.of(name, now) * PER_MINUTE

    def __init__(self) -> None:
        self.known: dict[str, tuple[float, float]] = {}
        self.most_known = MOST_KNOWN

    def of(self, name: str, now: float) -> float:
        """What counts against somebody at a time."""
        seconds, at = self.known.get(name, (0.0, 0.0))
        return seconds * math.pow(0.5, ((now - at) / FORGOTTEN_SECONDS))

    def add(self, name: str, seconds: float) -> None:
        """Somebody has used this much more."""
        now = time.monotonic()
        if len(self.known) >= self.most_known:
            self.known = {one: kept for one, kept in self.known.items() if self.of(one, now) > 0.01}
            self.most_known = max(MOST_KNOWN, 2 * len(self.known))
        self.known[name] = self.of(name, now) + seconds, now


@final
class Turns:
    """So many workers, and those who wait for one."""

    def __init__(
        self, workers: int, allowance: float = 0.0, is_played: Callable[[], bool] = bool
    ) -> None:
        self.allowance = allowance
        # Whether people play at present, anywhere on this server.
        self.is_played = is_played
        self.workers = workers
        self.free = workers
        self.waiting = Queue()
        self.by_address = Used()
        self.by_match = Used()

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a worker, and give it back; the time between counts."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        place = self.waiting.add(claim, ready)
        self.go_on()
        try:
            await ready
        except BaseException:
            self.give_up(place)
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            now = time.monotonic()
            self.by_address.add(claim.address, now - began)
            self.by_match.add(claim.match, now - began)
            if self.rank(claim, now) != PRESENT and self.is_played():
                asyncio.get_running_loop().call_later(QUIET_PAUSE, self.give_back)
            else:
                self.give_back()

    def give_back(self) -> None:
        """A worker is free for whoever is next."""
        self.free += 1
        self.go_on()

    def give_up(self, place: Place) -> None:
        """Somebody no longer waits; a worker that was just given goes to the next."""
        if place.ready.done() and not place.ready.cancelled():
            self.free += 1
        else:
            self.waiting.remove(place)
        self.go_on()

    def go_on(self) -> None:
        """Give free workers to those whose turn it is; while all are busy nobody is looked at."""
        while self.free and self.waiting:
            now = time.monotonic()
            first = self.first(now)
            kept = 1 if self.rank(first.claim, now) != PRESENT and self.workers > 1 else 0
            if self.free <= kept:
                return
            self.waiting.remove(first)
            if not first.ready.done():
                self.free -= 1
                first.ready.set_result(None)

    def first(self, now: float) -> Place:
        """Who is next: by rank, by what address and match have used, by who came first."""
        lines = self.waiting.lines
        urgent: dict[tuple[int, str], tuple[int, float]] = {}
        for claim in lines:
            if (claim.rank, claim.address) not in urgent:
                used = self.by_address.of(claim.address, now)
                urgent[claim.rank, claim.address] = self.rank(claim, now), used
        best = min(urgent.values())
        heads = [line[0] for claim, line in lines.items()
                 if urgent[claim.rank, claim.address] == best]  # fmt: skip
        return min(heads, key=lambda one: (self.by_match.of(one.claim.match, now), one.number))

    def rank(self, claim: Claim, now: float) -> int:
        """How urgent a claim is; whoever has used too many seconds a minute comes last."""
        has_enough = 0 < self.allowance < self.by_address.per_minute(claim.address, now)
        return NOBODY if has_enough else claim.rank
