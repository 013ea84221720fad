"""A small sample of what `make soak` plays by the thousand."""

from __future__ import annotations

import pytest

from opendust.tactics.profile import PROFILES
from opendust.tactics.texts.scenario import scenario_names
from tests.amounts import count
from tools.proofs.soak import COURSES, Outcome, count_failed, soak_one, start_of, summary

each_match = pytest.mark.parametrize("number", range(100, 100 + count(10, 3)))


@each_match
def test_random_matches_of_dust_hold_and_replay(number: int) -> None:
    outcome = soak_one(("dust", number, 0, True))
    assert outcome.failure == ""
    assert outcome.inputs > 100


@each_match
def test_random_matches_of_tactics_hold_and_replay(number: int) -> None:
    outcome = soak_one(("tactics", number, 0, True))
    assert outcome.failure == ""
    assert outcome.inputs > 20


def test_every_scenario_is_soaked_by_both_profiles() -> None:
    course = COURSES["tactics"]
    starts = [start_of(course, number, house=False) for number in range(len(course.starts))]
    found = {(s.setup.settings["scenario"], s.setup.settings["profile"]) for s in starts}
    assert found == {(name, profile) for name in scenario_names() for profile in PROFILES}


@pytest.mark.parametrize("name", COURSES)
def test_house_matches_displace_no_start_for_good(name: str) -> None:
    course = COURSES[name]
    numbers = range(2 * len(course.starts))
    found = {start_of(course, number, house=True).name for number in numbers}
    assert found >= {start.name for start in course.starts}


def test_a_failed_match_is_counted_and_named() -> None:
    outcomes = [Outcome(4, "epic-de-2", 300, 9, ""), Outcome(7, "epic-de-5", 0, 0, "it broke")]
    assert count_failed(outcomes) == 1
    assert "--only 7  (epic-de-5)" in summary(outcomes, 1.0)
