"""What the table of `make bench-all` says of a figure."""

from __future__ import annotations

import pytest

from benchmarks.every.__main__ import measured
from benchmarks.every.growth import MOST_LAND, generated_board
from benchmarks.every.row import Row, table
from benchmarks.every.written import PAGE, with_tables
from opendust.dust import game
from opendust.kernel.contract import Setup


def test_a_ratio_is_held_against_its_aim() -> None:
    assert Row("fast", 50, "decisions/s", 20, "peer", 2.5).is_reached()
    assert not Row("slow", 49, "decisions/s", 20, "peer", 2.5).is_reached()
    assert Row("alone", 50, "decisions/s").is_reached() is None


def test_a_cost_is_held_against_the_most_that_is_allowed() -> None:
    assert Row("cheap", 0.1, "ms", most=0.1).is_reached()
    assert not Row("dear", 0.11, "ms", most=0.1).is_reached()
    assert "| dear | 0.110 ms |  |  | ≤ 0.1 ms | missed |" in table([
        Row("dear", 0.11, "ms", most=0.1)
    ])  # fmt: skip


def test_the_largest_generated_board_fills_both_masks() -> None:
    setup = Setup(("red", "blue"), {"board.small": generated_board(2 * MOST_LAND)})
    board = game.new_game(game.complete(setup)).board
    assert (board.land_count, board.area_count) == (MOST_LAND, 2 * MOST_LAND)


def test_a_part_that_fails_is_named_and_the_others_stand() -> None:
    def broken() -> list[Row]:
        raise OSError("no such browser")

    found, failures = measured({"page": broken, "odds": lambda: [Row("plain", 0.1, "ms")]})
    assert [row.name for row in found["odds"]] == ["plain"]
    assert failures == {"page": "OSError: no such browser"}


def test_a_run_is_written_between_the_marks_of_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    once = with_tables(page, "| a run |")
    twice = with_tables(once, "| another run |")
    assert "| a run |" in once
    assert "| a run |" not in twice
    assert twice.replace("| another run |", "| a run |") == once


def test_a_page_without_marks_is_not_written_over() -> None:
    with pytest.raises(ValueError, match="no marks"):
        with_tables("# Speed", "| a run |")
