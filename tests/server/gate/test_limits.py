"""Does a limit count what is used, and forget it in time?"""

from __future__ import annotations

from unittest.mock import patch

import pytest

from opendust.server.gate.limits import MOST_KEYS, Limit


def test_what_is_not_limited_is_not_even_counted() -> None:
    limit = Limit(0, 0)
    for number in range(MOST_KEYS + 2):
        limit.charge(str(number), 1_000)
    assert limit.allows("a")
    assert not limit.is_spent("a")
    assert limit.buckets == {}


def test_whoever_used_more_than_there_was_waits_until_it_is_made_up_for() -> None:
    limit = Limit(1e-9, 100)
    limit.charge("a", 100)
    assert not limit.is_spent("a")
    limit.charge("a", 1)
    assert limit.is_spent("a")
    assert not limit.allows("a")
    assert not limit.is_spent("b")


def test_who_has_used_nothing_for_long_is_forgotten_and_debtors_are_not() -> None:
    limit = Limit(1_000_000, 1)
    for number in range(MOST_KEYS):
        limit.charge(str(number), 1)
    limit.charge("debtor", 1e15)
    limit.forget(max(at for _, at in limit.buckets.values()) + 1)
    assert list(limit.buckets) == ["debtor"]


def test_whoever_comes_from_ever_new_addresses_fills_no_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("opendust.server.gate.limits.MOST_KEYS", 10)
    limit = Limit(1e12, 1)
    for number in range(1_000):
        limit.charge(str(number), 1)
    assert len(limit.buckets) <= 11


def test_a_host_sees_what_whoever_uses_most_has_used() -> None:
    limit = Limit(1e-9, 100)
    assert limit.most == 0
    limit.charge("a", 30)
    limit.charge("b", 70)
    assert round(limit.most) == 70


def test_a_crowd_of_addresses_is_not_looked_through_for_each_newcomer() -> None:
    # With 20,000 that could not be forgotten yet, each new one cost some milliseconds.
    limit, looks = Limit(1e-9, 1), list[float]()
    with patch.object(limit, "forget", side_effect=looks.append):
        for number in range(4 * MOST_KEYS):
            limit.charge(str(number), 1)
    assert len(looks) == 2
