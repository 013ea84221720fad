"""How often may somebody ask? A bucket of tokens per seat or address, refilled by the second."""

from __future__ import annotations

import time
from typing import final

MOST_KEYS = 20_000


@final
class Limit:
    """So many at once, so many per second on average. A rate of 0 is no limit."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, tuple[float, float]] = {}

    def allows(self, key: str) -> bool:
        """Whether one more is within the limit; it counts."""
        if self.rate <= 0:
            return True
        now = time.monotonic()
        left, at = self.buckets.get(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        if key not in self.buckets and len(self.buckets) >= MOST_KEYS:
            self.forget(now)
        self.buckets[key] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def forget(self, now: float) -> None:
        """Drop whoever has not asked for so long that the bucket is full again."""
        full = self.burst / self.rate
        self.buckets = {key: kept for key, kept in self.buckets.items() if now - kept[1] < full}


def per_hour(number: float) -> Limit:
    """So many an hour, a quarter of them at once. 0 is no limit."""
    return Limit(number / 3_600, max(1, number / 4))
