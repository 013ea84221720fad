"""Does a report read as a player would say it? Sums that are no chances are not shown as such."""

from __future__ import annotations

import pytest

from opendust.analysis.report.page import accuracy_text, columns, player_row
from opendust.analysis.report.report import PhaseSummary, SeatSummary
from opendust.words import LANGUAGES

COMBAT = PhaseSummary(phase="combat", decisions=50, sound=44, loss=1.29)
CARDS = PhaseSummary(phase="cards", decisions=50, sound=44, loss=1.29)
SEAT = SeatSummary(
    seat=0, name="Ada", result=0.0, luck=0.0, adjusted=0.0, loss=2.58, verdicts={"blunder": 12},
    phases=[CARDS, COMBAT],
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_given_away_is_told_per_decision(language: str) -> None:
    """It was “given away 258 %”, a sum that nobody can give away."""
    row = dict(zip(columns(language), player_row(SEAT, language), strict=True))
    told = list(row.values())[-1]
    assert told.replace(",", ".").startswith("2.6")
    assert accuracy_text(COMBAT, language).replace(",", ".").split("(")[1].startswith("\u22122.6")


def test_who_decided_nothing_gave_nothing_away() -> None:
    nothing = PhaseSummary(phase="combat", decisions=0, sound=0, loss=0.0)
    idle = SeatSummary(
        seat=0, name="Ada", result=1.0, luck=0.0, adjusted=1.0, loss=0.0, verdicts={},
        phases=[nothing],
    )  # fmt: skip
    assert player_row(idle, "en")[-1] == "0.0%"
