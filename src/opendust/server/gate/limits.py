"""How often may somebody ask? A bucket of tokens per seat or address, refilled by the second."""

from __future__ import annotations

import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final, Literal, final

MOST_KEYS = 20_000
HOME: Final = 64
"""So many bits of an IPv6 address are somebody's home; the rest is theirs to choose."""


@final
class Limit:
    """So many at once, so many per second on average. A rate of 0 is no limit."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, tuple[float, float]] = {}
        self.most_keys = MOST_KEYS

    def allows(self, key: str) -> bool:
        """Whether one more is within the limit; it counts."""
        return self.rate <= 0 or (self.left(key) >= 1 and self.charge(key, 1))

    def left(self, key: str) -> float:
        """What somebody may still use; below nothing, where more was used than was known before."""
        now = time.monotonic()
        left, at = self.buckets.get(key, (self.burst, now))
        return min(self.burst, left + (now - at) * self.rate)

    @property
    def most(self) -> float:
        """What whoever has used most of it has used."""
        return max((self.burst - self.left(key) for key in self.buckets), default=0.0)

    def is_spent(self, key: str) -> bool:
        """Whether somebody has used up what there was."""
        return self.rate > 0 and self.left(key) < 0

    def charge(self, key: str, cost: float) -> Literal[True]:
        """Somebody has used so much."""
        if self.rate <= 0:
            return True
        now = time.monotonic()
        if key not in self.buckets and len(self.buckets) >= self.most_keys:
            self.forget(now)
            # Where hardly anybody is forgotten, nobody looks through all of them again soon.
            self.most_keys = max(MOST_KEYS, 2 * len(self.buckets))
        self.buckets[key] = self.left(key) - cost, now
        return True

    def forget(self, now: float) -> None:
        """Drop whoever has not asked for so long that the bucket is full again."""
        full = self.burst / self.rate
        self.buckets = {
            key: (left, at)
            for key, (left, at) in self.buckets.items()
            if now - at < full - min(0.0, left) / self.rate
        }


def per_hour(number: float) -> Limit:
    """So many an hour, a quarter of them at once. 0 is no limit."""
    return Limit(number / 3_600, max(1, number / 4))


def per_minute(number: float) -> Limit:
    """So many a minute, a third of them at once. 0 is no limit."""
    return Limit(number / 60, max(1, number / 3))


@lru_cache(maxsize=4_096)
def home(host: str) -> str:
    """The address that stands for everything one person can send from."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> HOME << HOME))
