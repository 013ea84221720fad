"""Does an analysis see what the end of a round brings, and take no accident for a certainty?"""

from __future__ import annotations

import pytest

import opendust as od
from opendust.analysis.decisions import Weighing
from opendust.analysis.dust.judge import DustJudge
from opendust.analysis.dust.settling import settle_by_lot
from opendust.analysis.judge import estimate, judge_of, scattered
from opendust.analysis.luck import expectation, told_by_dice
from opendust.analysis.report.report import Fortune
from opendust.analysis.report.summary import turning_points
from opendust.analysis.study.written import read_written
from opendust.analysis.trials import Trial
from opendust.dust.phases import Initiative
from opendust.kernel.action import Decision
from opendust.kernel.numbers import Lottery
from opendust.kernel.text.notation import parse_action

LAST_TURN = """
game = "dust"
seats = ["red", "blue"]

[settings]
edition = "premium-en"

[position]
turn = "red"
queue = ["red"]
phase = { kind = "combat", points = 1 }
round = 5
scores = { red = 46, blue = 40 }

[position.areas]
balkans = "red 3 tank"
gaul = "red 1 tank"
iberia = "blue 1 tank"
mississippi = "blue 3 tank"
"""


def test_the_chances_know_what_the_round_will_score() -> None:
    _, _, state = read_written(LAST_TURN)
    judge = judge_of("dust")
    assert estimate(judge, state, range(3)) == [1.0, 0.0]
    assert judge.chances(state)[0] < 0.8  # as it stands, nobody has won yet


def test_a_position_far_from_the_end_is_judged_as_it_stands() -> None:
    _, _, state = read_written(LAST_TURN.replace("46", "6").replace("40", "5"))
    judge = judge_of("dust")
    assert estimate(judge, state, range(3)) == judge.chances(state)


def test_a_setup_goes_on_differently_in_every_imagined_world() -> None:
    match = od.Match("dust", seats=["Ada", "Bob"], edition="premium-en", seed=3)
    od.play(match, [od.bot("recruit"), od.bot("recruit")], limit=12)
    judge = DustJudge()
    maps = set()
    for seed in range(6):
        later = match.raw.state.copy()
        settle_by_lot(later, judge.rehearsal, Lottery(scattered(seed)))
        maps.add((tuple(later.land), later.centers))
    assert len(maps) == 6


def test_what_imagined_dice_alone_explain_is_no_luck() -> None:
    # Two outcomes, four seeds; the first seat's chance.
    alike = [[[0.2], [0.6], [0.4], [0.8]], [[0.6], [0.2], [0.8], [0.4]]]
    apart = [[[0.8], [0.8], [0.8], [0.8]], [[0.2], [0.2], [0.2], [0.2]]]
    roughly = [[[0.8], [0.6], [0.8], [0.7]], [[0.2], [0.4], [0.1], [0.2]]]
    parts = []
    for rows in (alike, roughly, apart):
        expected = [expectation(rows, [0.5, 0.5], at) for at in range(4)]
        parts.append(told_by_dice(rows, [0.5, 0.5], expected))
    assert parts[0] == 0.0
    assert 0.8 < parts[1] < 1.0
    assert parts[2] == pytest.approx(1.0)


def test_a_roll_that_changed_nothing_is_no_turning_point() -> None:
    rolls = [
        Fortune(step=1, round=1, luck=[0.004, -0.004], is_exact=True),
        Fortune(step=2, round=1, luck=[0.3, -0.3], is_exact=True),
    ]
    found = turning_points([], rolls, [0, 0, 1])
    assert [point["step"] for point in found] == [2]


HANDS = (
    'hands = { red = ["115-3-koshka", "313-2-sigrid"], blue = ["232-1-koshka", "511-2-koshka"] }'
)
ALONE_TO_ACT = LAST_TURN.replace("red = 46, blue = 40 }", "red = 30, blue = 29 }\n" + HANDS)
"""The last turn of a round, near enough to the goal to matter, and the match goes on after it."""


@pytest.mark.parametrize("text", ["done", "attack gaul iberia 1 tank"])
def test_a_decision_that_ends_the_round_is_judged_where_the_others_are(text: str) -> None:
    """It was judged a round later: a last “pass” at 0 %, a reroll beside it at 24."""
    game, _, state = read_written(ALONE_TO_ACT)
    trial = Trial(parse_action(game, state, text), 0)
    judge = judge_of("dust")
    view = game.view(state, 0)
    later = Weighing(game, judge, view, 0, text).played_on(trial, 0)
    assert (later.round, type(later.phase)) == (state.round + 1, Initiative)


def test_whatever_comes_of_the_last_battle_of_a_round_is_judged_at_its_end() -> None:
    """After it another round was imagined, before it none: the graph leapt, and nobody knew why."""
    game, _, state = read_written(ALONE_TO_ACT)
    attack = parse_action(game, state, "attack gaul iberia 1 tank")
    game.apply(state, Decision(0, attack))
    judge = judge_of("dust")
    assert not judge.is_between(state)
    later = state.copy()
    judge.settle(later, Lottery(scattered(1)))
    assert (later.round, type(later.phase)) == (state.round + 1, Initiative)
