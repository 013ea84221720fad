"""Does the scale say what the games say, and does the page show what the command prints?"""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.ladder import RESULTS, Result, fitted, lines

PAGES = Path(__file__).parents[2] / "docs" / "study"


def test_three_wins_of_four_are_191_points_in_a_duel() -> None:
    found, off = fitted([Result("captain", "recruit", 75, 100)], 2)["captain"]
    assert found == pytest.approx(190.8, abs=0.1)
    assert off == pytest.approx(1.96 * 173.7 / (100 * 0.75 * 0.25) ** 0.5, abs=0.1)


def test_an_equal_share_at_a_table_of_four_is_no_point() -> None:
    assert fitted([Result("captain", "recruit", 50, 200)], 4)["captain"][0] == pytest.approx(0)


def test_levels_that_never_met_are_on_one_scale() -> None:
    games = [Result("captain", "recruit", 75, 100), Result("general", "captain", 75, 100)]
    found = fitted(games, 2)
    assert found["general"][0] == pytest.approx(2 * found["captain"][0])
    assert found["general"][1] > found["captain"][1]


@pytest.mark.parametrize("page", ["bots.md", "strength.md"])
def test_the_pages_show_what_the_command_prints(page: str) -> None:
    text = (PAGES / page).read_text(encoding="utf-8")
    assert [line for line in lines(RESULTS) if line not in text] == []
