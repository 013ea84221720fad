"""Weights: a text is read once, and whoever has its tables may change them."""

from __future__ import annotations

import pytest

from opendust.bots.weight_tables import parse_tables
from opendust.kernel.refusal import BadText

TEXT = "[worth]\npoint = 3\n"


def test_tables_of_one_bot_are_not_those_of_another() -> None:
    mine = parse_tables(TEXT, "mine.toml")
    mine["worth"]["point"] = 99.0
    mine["more"] = {}
    assert parse_tables(TEXT, "mine.toml") == {"worth": {"point": 3.0}}


def test_what_is_no_number_is_refused_every_time() -> None:
    for _ in range(2):
        with pytest.raises(BadText):
            parse_tables("[worth]\npoint = true\n", "mine.toml")
