"""Which bots keep to a thinking time? Those with a budget, and a place for a clock."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from opendust.bots.budget import Clock


@runtime_checkable
class Timed(Protocol):
    """A bot that keeps to a thinking time: seconds for a decision, if it has a clock."""

    budget: float
    clock: Clock | None
