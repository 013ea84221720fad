"""Do the bots of Dust Tactics on trial play by the rules, and is a position learned from alike?"""

from __future__ import annotations

import numpy as np
import pytest

from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.survey import Survey
from opendust.tactics import game as tactics
from opendust.tactics.rules import plans
from tests.bots.tactics.test_search import facing
from tools.training.fitting import Fit
from tools.training.network import Network
from tools.training.tactics.learned import NAMES, Learned, Sight
from tools.training.tactics.marshal import Fitted, Marshal, reply, weights_with
from tools.training.tactics.reply import Answered
from tools.training.tactics.search import ANY


def quick_marshal() -> Marshal:
    """One that also searches over targets and pairs, with little effort."""
    weights = weights_with(effort=60.0)
    return Marshal(b"trial", weights, Fitted(weights.value), targets=2, pairs=1)


def test_a_marshal_on_trial_attacks_whoever_is_in_range() -> None:
    state, bot = facing(), quick_marshal()
    options = tactics.options(state, 0)
    action = bot.choose(state, 0, options)
    assert any(option.contains(action) for option in options)
    assert plans.has_attack(action.number(1))


def test_its_proposals_are_the_generals_and_more() -> None:
    state, bot = facing(), quick_marshal()
    found = bot.proposals(state, 0, tactics.options(state, 0))
    assert len([plan for plan in found if plan.target == ANY and plan.then is None]) > 1
    assert len({plan.trial.action for plan in found}) > 1


def test_both_sides_are_read_alike_and_their_chances_add_up() -> None:
    weights = weights_with()
    judge = Learned(Network(Fit(3, NAMES).content(), NAMES), weights.value)
    views = [Survey(facing(), seat, weights.sense, Memory(b"alike")) for seat in range(2)]
    rows = [np.array(Sight(weights.value).figures(view)) for view in views]
    assert rows[0].shape == (2, len(NAMES))
    assert np.allclose(rows[0], rows[1])
    assert judge.value(views[0]) + judge.value(views[1]) == pytest.approx(1)


def test_what_the_enemy_could_answer_counts_against_a_position() -> None:
    weights, memory = weights_with(), Memory(b"answers")
    state = facing()
    judge = Answered(weights, memory)
    side = state.battle.seat_side[0]
    assert judge.gain(state, side) > 0
    assert judge.exchange(state, side) == pytest.approx(-judge.exchange(state, 1 - side))
    survey = Survey(state, 0, weights.sense, memory)
    assert 0 < judge.value(survey) < 1


def test_a_bot_that_minds_the_answer_attacks_whoever_is_in_range() -> None:
    state = facing()
    options = tactics.options(state, 0)
    action = reply(b"trial").choose(state, 0, options)
    assert any(option.contains(action) for option in options)
    assert plans.has_attack(action.number(1))
