"""Does a report read as a player would say it? Sums that are no chances are not shown as such."""

from __future__ import annotations

import pytest

from opendust.analysis.reasons import STRENGTH, TELLING, Reason, telling
from opendust.analysis.report.page import accuracy_text, columns, faults_of, player_row
from opendust.analysis.report.report import Judged, PhaseSummary, SeatSummary, Verdict
from opendust.analysis.report.summary import count_once, seat_summaries, suspects
from opendust.analysis.report.wording import loss_text, why_text
from opendust.analysis.verdicts import believed
from opendust.words import LANGUAGES, text

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


def decided(step: int, verdict: Verdict, loss: float) -> Judged:
    return Judged(
        step=step, seat=0, round=1, phase="combat", played="done", best="done", verdict=verdict,
        loss=loss, estimate=loss, margin=0.1, worlds=8, counts=True, reason=None, candidates=[],
    )  # fmt: skip


def test_what_is_too_close_to_call_but_dear_is_worth_another_look() -> None:
    """Some games had not one mark, and nothing told their players where to look."""
    losses = [0.01, 0.06, 0.12, 0.07, 0.08, 0.09, 0.2]
    found = [decided(step, "close", loss) for step, loss in enumerate(losses, 1)]
    found.append(decided(8, "blunder", 0.3))
    assert [one["step"] for one in suspects(found)] == [3, 4, 5, 6, 7]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_better_move_is_explained_by_what_it_brings(language: str) -> None:
    """“Better: attack Gaul, 24 %” told a beginner nothing about why."""
    for deed in [*TELLING, STRENGTH]:
        one = decided(1, "blunder", 0.3)
        one["reason"] = Reason(deed=deed, here=0.75, there=0.25)
        said = why_text(one, language)
        assert said.endswith(".")
        assert "analysis-why" not in said
        assert deed == STRENGTH or ("75" in said or "0,8" in said or "0.8" in said), said
    assert why_text(decided(1, "best", 0.0), language) == ""


def test_the_weightiest_figure_that_differs_explains() -> None:
    here = {"won": 0.1, "capital-kept": 1.0, "enemies": 8.0}
    assert telling(here, {"won": 0.0, "capital-kept": 0.5, "enemies": 20.0})["deed"] == (
        "capital-kept"
    )
    assert telling(here, {"won": 0.1, "capital-kept": 1.0, "enemies": 20.0}) == Reason(
        deed="enemies", here=8.0, there=20.0
    )
    assert telling(here, here)["deed"] == STRENGTH


def test_of_a_plan_the_last_step_that_was_as_dear_is_the_fault() -> None:
    """Moving a submarine was a blunder, since the attack that came after it was one."""
    plan = [decided(1, "blunder", 0.20), decided(2, "blunder", 0.19), decided(3, "slip", 0.03)]
    other = decided(4, "mistake", 0.08)
    count_once([*plan, other], [0, 7, 7, 7, 8])
    assert [one["counts"] for one in (*plan, other)] == [False, True, False, True]


def test_small_losses_add_up_even_if_none_of_them_is_clear() -> None:
    """“Given away 0.0 %, accuracy 100 %”, said of all who had lost without one clear fault."""
    found = [decided(1, "close", 0.06), decided(2, "best", 0.0), decided(3, "close", 0.01)]
    [seat] = seat_summaries(["Ada"], [0.0], found, [], ("combat",))
    assert seat["loss"] == pytest.approx(0.07)
    assert seat["phases"][0]["sound"] == 2
    assert faults_of(seat, "en") == text("analysis-no-faults", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_too_close_to_call_says_how_unsure_it_is(language: str) -> None:
    close, clear = decided(1, "close", 0.13), decided(2, "blunder", 0.13)
    close["margin"] = 0.21
    said = loss_text(close, language)
    assert "13" in said
    assert "21" in said
    assert "21" not in loss_text(clear, language)


def test_of_a_doubtful_loss_only_a_part_is_believed() -> None:
    """Hundreds of decisions that cost nothing would else add up to a lost game."""
    assert believed(0.3, 0.1) > 0.28
    assert 0.05 < believed(0.12, 0.2) < 0.08
    assert believed(0.02, 0.2) < 0.001
    assert believed(0.0, 0.0) == 0.0
    assert believed(0.2, 0.0) == pytest.approx(0.2)
