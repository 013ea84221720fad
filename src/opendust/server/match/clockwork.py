"""How long may a seat think? Deadlines from the times of the entries alone.

A live clock gives every decision its increment and lets a seat draw on its bank beyond that;
days are counted per decision. A pause moves the beginning of the running decisions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from opendust.server.match.terms import Clock

DAY = 86_400_000
SECOND = 1_000


@final
@dataclass(slots=True)
class Asked:
    """Since which version and since when a seat has had its decision before it."""

    version: int
    at: int
    point: str


def deadline(clock: Clock, asked: Asked, bank: int) -> int | None:
    """When the default is taken, in milliseconds; None if there is no limit."""
    if clock.mode == "none":
        return None
    if clock.mode == "days":
        return asked.at + clock.days * DAY
    return asked.at + clock.increment * SECOND + bank


def bank_after(clock: Clock, bank: int, asked: Asked, now: int) -> int:
    """What is left in a seat's bank after a decision: only time beyond the increment counts."""
    if clock.mode != "live":
        return bank
    over = now - asked.at - clock.increment * SECOND
    return max(0, bank - max(0, over))
