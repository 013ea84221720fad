"""A small sample of what `make soak` plays by the thousand."""

from __future__ import annotations

import pytest

from tools.soak import Outcome, count_failed, soak_one, summary


@pytest.mark.parametrize("number", range(100, 110))
def test_random_matches_hold_and_replay(number: int) -> None:
    outcome = soak_one((number, 0, True))
    assert outcome.failure == ""
    assert outcome.inputs > 100


def test_a_failed_match_is_counted_and_named() -> None:
    outcomes = [Outcome(4, "epic-de-2", 300, 9, ""), Outcome(7, "epic-de-5", 0, 0, "it broke")]
    assert count_failed(outcomes) == 1
    assert "--only 7  (epic-de-5)" in summary(outcomes, 1.0)
