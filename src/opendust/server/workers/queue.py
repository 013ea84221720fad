"""Who waits for a worker? One line for each match and reason: all in it are equally urgent.

A match of six generals asks six questions at once. So whoever looks for the next one looks at
matches, not at questions.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Final, final

PRESENT: Final = 0
AWAY: Final = 1
NOBODY: Final = 2


@final
@dataclass(frozen=True, slots=True)
class Claim:
    """For whom something is thought about: whether somebody waits, from where, at which match."""

    rank: int = PRESENT
    address: str = ""
    match: str = ""


@final
@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """One who waits, and as which one they came."""

    number: int
    claim: Claim
    ready: asyncio.Future[None]


@final
class Queue:
    """Everybody who waits, in lines."""

    def __init__(self) -> None:
        self.lines: dict[Claim, deque[Place]] = {}
        self.size = 0
        self.came = 0

    def __len__(self) -> int:
        return self.size

    def add(self, claim: Claim, ready: asyncio.Future[None]) -> Place:
        """Somebody comes, and stands at the end of their line."""
        self.came += 1
        self.size += 1
        place = Place(self.came, claim, ready)
        self.lines.setdefault(claim, deque()).append(place)
        return place

    def remove(self, place: Place) -> None:
        """Somebody goes, if they are still there."""
        line = self.lines.get(place.claim)
        if line is None or place not in line:
            return
        line.remove(place)
        self.size -= 1
        if not line:
            del self.lines[place.claim]
