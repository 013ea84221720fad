"""Is analysis honest? Positions whose answer is known, and matches that mirror each other."""

from __future__ import annotations

from typing import Any, cast

import pytest

from opendust.analysis.analyse import Analyst, put_together
from opendust.analysis.decisions import DEEP, QUICK, Effort, judged
from opendust.analysis.judge import Judge, PlainJudge, estimate
from opendust.analysis.luck import hit_classes, outcomes
from opendust.analysis.report.report import Analysis
from opendust.analysis.report.story import Story
from opendust.analysis.verdicts import spread, together, verdict_of
from opendust.kernel.action import Action, Decision, Input, Outcome
from opendust.kernel.contract import Game, Setup
from opendust.kernel.pending import Chance
from tests.analysis import race

GAME = cast(Game[Any], race)
SETUP = Setup(("One", "Two"))
THOROUGH = Effort("thorough", 5, 40, 100, 300)


def analysed(inputs: list[Input], effort: Effort = THOROUGH) -> Analysis:
    analyst = Analyst(Story(GAME, SETUP, inputs), PlainJudge(GAME))
    steps = [analyst.step(at, effort) for at in range(len(inputs))]
    return put_together(analyst, effort.name, [0.5, 0.5], steps)


def risks(first: int, second: int) -> list[Input]:
    """Both risk a roll in their first turn, and play safe in their last."""
    return [
        Decision(0, race.RISK), Decision(1, race.RISK), Outcome((first,)), Outcome((second,)),
        Decision(0, race.SAFE), Decision(1, race.SAFE),
    ]  # fmt: skip


def test_chances_come_near_the_exact_ones() -> None:
    for state in (race.State((0, 0)), race.State((6, 0), 1, 1), race.State((2, 2), 2, 0)):
        found = estimate(PlainJudge(GAME), state, range(1, 2001))
        assert found[0] == pytest.approx(race.exact(state), abs=0.035)
        assert sum(found) == pytest.approx(1)


@pytest.mark.parametrize(
    ("scores", "action", "verdict"),
    [
        ((4, 3), race.SAFE, "best"),  # the last turn: two points are enough to win
        ((4, 3), race.RISK, "blunder"),  # a third of the victory instead of all of it
        ((6, 2), race.SAFE, "blunder"),  # a certain loss, where a roll could win
        ((6, 2), race.RISK, "best"),
        ((9, 2), race.SAFE, "best"),  # lost anyway: nobody is blamed
        ((9, 2), race.RISK, "best"),
        ((2, 9), race.RISK, "best"),  # won anyway
    ],
)
def test_the_last_turn_is_judged_right(
    scores: tuple[int, int], action: Action, verdict: str
) -> None:
    state = race.State(scores, race.ROUNDS, 1)
    given = Decision(1, action)
    found = judged(GAME, PlainJudge(GAME), state, given, 1, str(scores), DEEP)
    assert found["verdict"] == verdict
    if verdict == "blunder":
        by_action = [race.after(state, Decision(1, one)) for one in (race.SAFE, race.RISK)]
        right = abs(by_action[0] - by_action[1])
        assert found["loss"] == pytest.approx(right, abs=found["margin"] + 0.05)


def test_swapped_dice_give_the_same_verdicts_and_opposite_luck() -> None:
    lucky, unlucky = analysed(risks(6, 1)), analysed(risks(1, 6))
    verdicts = [[one["verdict"] for one in found["decisions"]] for found in (lucky, unlucky)]
    assert verdicts[0][:2] == verdicts[1][:2]
    for found, seat in ((lucky, 0), (unlucky, 1)):
        assert found["seats"][seat]["luck"] > 0.3
        assert found["seats"][seat]["luck"] == pytest.approx(-found["seats"][1 - seat]["luck"])
        assert found["seats"][seat]["result"] == 1
        assert found["seats"][seat]["adjusted"] < 0.7
    assert lucky["seats"][0]["luck"] == pytest.approx(unlucky["seats"][1]["luck"], abs=0.12)


def test_luck_is_what_the_roll_changed_against_its_exact_expectation() -> None:
    found = analysed(risks(6, 1))
    rolling = race.State((0, 0), 1, 2, (0, 1))
    right = race.after(rolling, Outcome((6,))) - race.exact(rolling)
    assert found["fortunes"][0]["luck"][0] == pytest.approx(right, abs=0.05)
    assert found["fortunes"][0]["is_exact"]


def test_luck_is_nothing_on_average() -> None:
    by_face = [analysed(risks(face, 1), QUICK)["fortunes"][0]["luck"][0] for face in range(1, 7)]
    assert sum(by_face) == pytest.approx(0, abs=1e-4)


def test_the_turning_points_are_the_dice_that_decided() -> None:
    found = analysed(risks(6, 1))
    assert [point["step"] for point in found["turning_points"] if point["kind"] == "luck"] == [3, 4]


def test_the_same_match_is_judged_alike_again() -> None:
    assert analysed(risks(6, 1), QUICK) == analysed(risks(6, 1), QUICK)


def test_classes_of_hits_are_all_there_is() -> None:
    found = list(hit_classes((3, 2), 5, 6))
    assert len(found) == 12
    assert sum([weight for _, weight in found]) == pytest.approx(1)
    twenty, is_exact = outcomes(Chance("dice", 20, 6), ((20,), 5), 1)
    assert (len(twenty), is_exact) == (21, True)
    assert outcomes(Chance("dice", 20, 6), None, 1)[1] is False


def test_a_difference_within_its_interval_is_too_close_to_call() -> None:
    assert verdict_of(0.08, 0.09) == "close"
    assert verdict_of(0.08, 0.05) == "mistake"
    assert verdict_of(0.005, 0.01) == "fine"
    assert spread([1.0, 1.0], 0.0) == (1.0, 0.0)
    assert spread([0.5, 0.5], 0.03)[1] == 0.03
    assert spread([0.4, -0.2], 0.0)[1] > 0.6


def test_two_estimates_are_surer_than_each_and_the_surer_counts_more() -> None:
    loss, margin = together((0.20, 0.10), (0.0, 0.20))
    assert loss == pytest.approx(0.16)
    assert margin == pytest.approx(0.0894, abs=1e-4)
    assert together((0.2, 0.0), (0.0, 0.3)) == (0.2, 0.0)


class Dreamer:
    """A judge whose look ahead takes a risk for a victory; only the end of a match knows better."""

    def __init__(self) -> None:
        self.plain = PlainJudge(GAME)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.plain, name)

    def look_ahead(self, since: Any, state: Any, seat: int, lottery: Any, way: int) -> None:
        """Not at all."""

    def doubt(self, view: Any) -> float:
        return 0.3

    def chances(self, state: Any) -> list[float]:
        hope = 0.9 if 0 in state.risks else 0.3
        return self.plain.chances(state) if self.plain.is_quiet(state) else [hope, 1 - hope]


def test_what_looks_like_a_fault_is_acquitted_by_the_end_of_the_match() -> None:
    """Safe wins 83 of 100 here and a risk 56; a look ahead says 30 and 90."""
    state, given = race.State((4, 3), race.ROUNDS, 0), Decision(0, race.SAFE)
    dreamer = cast(Judge, Dreamer())
    near = Effort("near", 5, 2, 16, 3)
    assert judged(GAME, dreamer, state, given, 1, "one", near)["verdict"] == "blunder"
    assert judged(GAME, dreamer, state, given, 1, "one", DEEP)["verdict"] == "best"


class Hesitant(Dreamer):
    """A judge whose look ahead leans to the right side, and says how little that means."""

    ENDINGS = 1

    def chances(self, state: Any) -> list[float]:
        hope = 0.4 if 0 in state.risks else 0.55
        return self.plain.chances(state) if self.plain.is_quiet(state) else [hope, 1 - hope]


class Patient(Hesitant):
    """The same, of a game that is soon played to its end."""

    ENDINGS = 9


def test_where_matches_are_short_more_of_them_decide_what_was_too_close_to_call() -> None:
    """A risk gives away 27 of 100 here, of which a look ahead sees 15 and doubts 30."""
    state, given = race.State((4, 3), race.ROUNDS, 0), Decision(0, race.RISK)
    found = [
        judged(GAME, cast(Judge, judge), state, given, 1, "one", QUICK)
        for judge in (Hesitant(), Patient())
    ]
    assert [one["verdict"] for one in found] == ["close", "blunder"]
    assert found[1]["loss"] == pytest.approx(0.27, abs=found[1]["margin"])
