"""Searches play without events: every case comes out the same for them."""

from __future__ import annotations

from opendust.cli.cases.files import read_case, units
from tests.cases.quiet import CASES, failures_of, quiet_failures


def test_cases_come_out_the_same_without_events() -> None:
    assert quiet_failures("tactics") == []


def test_a_skill_in_vain_is_in_vain_without_events_too() -> None:
    case = read_case(CASES / "tactics" / "corrections" / "tank-head-not-spent.toml")
    assert failures_of("tactics", units(case)[0]) == []
