"""Are the chances right? Held-out positions of arena games, judged by the shipped figures.

The positions stand in data/, each with what counts for every seat and who won; made with the
figures by `python -m tools.calibrate`, from games that the figures were not fitted to.
"""

from __future__ import annotations

import json
from math import exp, sqrt
from pathlib import Path

import pytest

from opendust.analysis.calibration import Called, brier, reliability
from opendust.analysis.dust.value import FEATURES as DUST
from opendust.analysis.fitted import table_of
from opendust.analysis.tactics.value import FEATURES as TACTICS
from tools.calibration_plot import picture, points

DATA = Path(__file__).with_name("data")


def called(game: str, features: tuple[str, ...]) -> list[Called]:
    found: list[Called] = []
    for row in json.loads(DATA.joinpath(f"{game}.json").read_text(encoding="utf-8")):
        table = table_of(game, row["table"])
        leads = [
            sum([table[name] * one for name, one in zip(features, seat, strict=True)])
            for seat in row["seats"]
        ]
        weights = [exp(lead - max(leads)) for lead in leads]
        found += [
            (weight / sum(weights), won) for weight, won in zip(weights, row["won"], strict=True)
        ]
    return found


@pytest.mark.parametrize(("game", "features"), [("dust", DUST), ("tactics", TACTICS)])
def test_of_the_positions_called_30_percent_about_30_percent_were_won(
    game: str, features: tuple[str, ...]
) -> None:
    found = called(game, features)
    for one in reliability(found, 5):
        # Neighbouring positions of a match end alike: their errors are larger than those of lots.
        assert one["won"] == pytest.approx(one["called"], abs=0.05 + 4 * one["error"])
    even = sum([won for _, won in found]) / len(found)
    assert brier(found) < 0.8 * brier([(even, won) for _, won in found])


def test_chances_that_are_wrong_are_seen_to_be_wrong() -> None:
    bins = reliability([(0.9, 0.0), (0.9, 1.0), (0.15, 0.0)])
    assert [(one["low"], one["won"], one["many"]) for one in bins] == [(0.1, 0.0, 1), (0.9, 0.5, 2)]


def test_the_picture_has_a_point_for_every_tenth_and_counts_games_not_positions() -> None:
    games = [[(0.25, 1.0)] * 50, [(0.25, 0.0)] * 50, [(0.85, 1.0)] * 10]
    found = points(games)
    assert [(round(one.called, 2), one.won, one.many) for one in found] == [
        (0.25, 0.5, 100),
        (0.85, 1.0, 10),
    ]
    assert found[0].error == pytest.approx(sqrt(2) / 4)  # two games; 100 lots would say 0.05
    drawn = picture(found, len(games), "Were they right?")
    assert drawn.count("<circle") == 2
    assert "3 games" in drawn
