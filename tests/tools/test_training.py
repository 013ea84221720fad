"""Can a value be learned: from seeded games, stopped and resumed, better than chance?"""

from __future__ import annotations

import json
from math import log
from pathlib import Path

import numpy as np
import pytest

from opendust.bots.dust.planner.weights import load_captain_weights
from opendust.dust import game as dust
from opendust.dust.phases import Over
from opendust.kernel.contract import Setup
from tools.training import __main__ as training
from tools.training import tempers
from tools.training.figures import NAMES, Sight
from tools.training.fitting import Fit
from tools.training.network import Learned, Network
from tools.training.selfplay import SelfPlay

SENSE = load_captain_weights().duel.sense


def test_the_same_seed_gives_the_same_game() -> None:
    one, won = SelfPlay().game("premium-en", 2, 5)
    other, lost = SelfPlay().game("premium-en", 2, 5)
    assert len(one) > 1
    assert np.array_equal(np.array(one), np.array(other))
    assert won.tolist() == lost.tolist()
    assert won.sum() == pytest.approx(1)


def test_games_that_are_there_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "PART", 2)
    paths = training.play(tmp_path, 2, 1)
    kept = [path.stat().st_mtime_ns for path in paths]
    paths[1].unlink()
    assert training.play(tmp_path, 2, 1) == paths
    assert paths[0].stat().st_mtime_ns == kept[0]
    assert paths[1].exists()


def test_it_learns_that_who_has_more_wins() -> None:
    draw = np.random.default_rng(1)
    seen = draw.random((600, 4, len(NAMES))).astype(np.float32)
    seats = np.tile(np.array([1, 1, 0, 0], np.float32), (600, 1))
    won = np.zeros((600, 4), np.float32)
    ahead = seen[:, 0, 0] > seen[:, 1, 0]
    won[:, 0], won[:, 1] = ahead, ~ahead
    fit = Fit(1)
    for _ in range(20):
        fit.epoch(seen, seats, won, draw, 0.01)
    assert fit.loss(seen, seats, won) < 0.7 * log(2)
    assert fit.forward(seen, seats)[1][:, 2:].max() == 0


def test_the_network_says_what_the_fit_says_and_knows_an_end() -> None:
    state = dust.new_game(dust.complete(Setup(("a", "b"), {"edition": "premium-en"})))
    fit = Fit(2)
    learned = Learned(Network(json.loads(json.dumps(fit.content()))), SENSE)
    rows = np.zeros((1, 4, len(NAMES)), np.float32)
    rows[0, :2] = Sight(SENSE).figures(state)
    chances = fit.forward(rows, np.array([[1, 1, 0, 0]], np.float32))[1][0]
    assert learned.value(state, 0) == pytest.approx(float(chances[0]), abs=1e-3)
    state.phase = Over((1,))
    assert [learned.value(state, seat) for seat in range(2)] == [0.0, 1.0]


def test_a_quick_general_differs_from_the_plain_one_in_its_temper_alone() -> None:
    plain, bold = [tempers.made(b"temper", name) for name in ("", "bold")]
    assert plain.weights.tables == bold.weights.tables
    assert plain.weights.tables["general-duel"]["setup"] == 0
    sense = [bot.weights.plans.duel.tables["battle"]["loss"] for bot in (plain, bold)]
    assert sense[1] < sense[0]
