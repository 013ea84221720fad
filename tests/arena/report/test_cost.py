"""What does each doubling of the time bring?"""

from __future__ import annotations

from typing import Any

import pytest

from opendust.arena.report.cost import costs


def duel(elo: float | None) -> dict[str, Any]:
    low, high = (None, None) if elo is None else (elo - 50, elo + 50)
    return {"bot": "a", "other": "b", "elo": elo, "elo_low": low, "elo_high": high}


def timing(ours: float, theirs: float) -> list[dict[str, Any]]:
    return [{"bot": "a", "processor_ms": ours}, {"bot": "b", "processor_ms": theirs}]


def test_eight_times_the_time_is_three_doublings() -> None:
    [found] = costs([duel(300)], timing(8.0, 1.0))
    assert (found["bot"], found["ratio"]) == ("a", 8)
    assert found["per_doubling"] == pytest.approx(100)
    assert found["low"] == pytest.approx(250 / 3)
    assert found["high"] == pytest.approx(350 / 3)


def test_the_dearer_bot_stands_first_with_its_own_sign() -> None:
    [found] = costs([duel(300)], timing(1.0, 4.0))
    assert (found["bot"], found["per_doubling"]) == ("b", -150)
    assert found["low"] < found["per_doubling"] < found["high"]


@pytest.mark.parametrize(("elo", "ours"), [(None, 8.0), (30.0, 1.05)])
def test_no_gain_is_told_without_a_difference_in_strength_or_time(
    elo: float | None, ours: float
) -> None:
    [found] = costs([duel(elo)], timing(ours, 1.0))
    assert found["per_doubling"] is None


def test_bots_that_were_not_timed_are_left_out() -> None:
    assert costs([duel(10)], []) == []
