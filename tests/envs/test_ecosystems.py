"""Do the environments pass the tests of their own ecosystems?"""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from opendust import envs
from opendust.bots import make_bot
from opendust.envs.gym import IDS
from opendust.kernel.pending import Result

SMALL = ["dust-mini", "tactics-mini"]
ALL = ["dust", "tactics", *SMALL]


@pytest.mark.parametrize("game", ALL)
def test_pettingzoo_accepts_the_environments(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(envs.aec(game), num_cycles=300)
        seed_test(lambda: envs.aec(game), num_cycles=60)
        render_test(lambda render_mode: envs.aec(game, render_mode=render_mode))


@pytest.mark.parametrize("game", ALL)
def test_pettingzoo_accepts_the_parallel_environments(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(envs.parallel(game), num_cycles=60)
    # PettingZoo's test of seeds knows no masks here, so the same is asked by hand.
    twins = [envs.parallel(game), envs.parallel(game)]
    seen = [twin.reset(seed=6)[0] for twin in twins]
    choose = random.Random(2)
    for _ in range(60):
        for agent in twins[0].agents:
            first, second = (one[agent] for one in seen)
            assert all(np.array_equal(first[part], second[part]) for part in first)
        tokens = {
            agent: choose.choice(np.flatnonzero(seen[0][agent]["action_mask"]).tolist())
            for agent in twins[0].agents
        }
        assert sum([token != twins[0].wait for token in tokens.values()]) == 1
        seen = [twin.step(tokens)[0] for twin in twins]


def test_pettingzoos_performance_benchmark_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # The benchmark counts seconds; here each look at the clock is one, so that it ends.
    clock = iter(range(100))
    monkeypatch.setattr("time.time", lambda: next(clock))
    performance_benchmark(envs.aec("dust-mini"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", SMALL)
def test_shaping_adds_nothing_in_sum_and_is_off(game: str) -> None:
    plain, shaped = (envs.Session(game, seed=5, shaping=weight) for weight in (0.0, 0.5))
    bots = [make_bot("recruit", plain.name, bytes([seat])) for seat in range(2)]
    sums = [0.0, 0.0]
    steps = 0
    while plain.seat >= 0:
        seat, view = plain.seat, plain.view(plain.seat)
        action = bots[seat].choose(view, seat, plain.game.options(view, seat))
        plain.act(action)
        shaped.act(action)
        assert sum(shaped.rewards) == pytest.approx(0)
        assert plain.seat < 0 or plain.rewards == [0.0, 0.0]
        steps += shaped.rewards != [0.0, 0.0]
        sums = [one + more for one, more in zip(sums, shaped.rewards, strict=True)]
    assert steps > 1
    assert sums == pytest.approx(plain.rewards)


def test_one_seat_gets_what_the_others_actions_bring_it() -> None:
    env = envs.seat_env("dust-mini", ["recruit"], shaping=0.5)
    _, info = env.reset(seed=3)
    choose, total = random.Random(1), 0.0
    over = False
    while not over:
        assert not info
        token = np.int64(choose.choice(env.session.allowed))
        _, reward, ended, broken_off, info = env.step(token)
        total += reward
        over = ended or broken_off
    result = env.session.game.pending(env.session.state)
    assert isinstance(result, Result)
    assert total == pytest.approx(0.5 if 0 in result.winners else -0.5)
    assert info["result"] == (0.5 if 0 in result.winners else -0.5)


def test_six_players_and_an_edition() -> None:
    env = envs.aec("dust", players=6, edition="epic-de")
    env.reset(seed=4)
    assert env.session.setup.settings["edition"] == "epic-de"
    for _ in range(120):
        seen, _, over, _, _ = env.last()
        assert not over
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))


def test_rewards_add_up_to_nothing_and_go_to_the_winners() -> None:
    env = envs.aec("dust-mini")
    env.reset(seed=2)
    choose = random.Random(3)
    while env.session.seat >= 0:
        env.step(choose.choice(env.session.allowed))
    result = env.session.game.pending(env.session.state)
    assert isinstance(result, Result)
    assert sum(env.rewards.values()) == 0
    assert [env.rewards[f"player_{seat}"] > 0 for seat in range(2)] == [
        seat in result.winners and len(result.winners) == 1 for seat in range(2)
    ]
    assert all(env.terminations.values())
    assert env.infos == {agent: {"result": reward} for agent, reward in env.rewards.items()}


@pytest.mark.parametrize("game", ALL)
def test_gymnasium_accepts_a_seat(game: str) -> None:
    env: Any = gymnasium.make(f"opendust/{game}-v0", opponents=["recruit"]).unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Masked(env), skip_render_check=True)
    env.reset(seed=1)
    picture = type(env)(game, render_mode="rgb_array")
    picture.reset(seed=1)
    assert picture.render().shape == (300, 480, 3)


class Masked(gymnasium.ActionWrapper[Any, Any, Any], gymnasium.utils.RecordConstructorArgs):
    """Takes any number for the nearest legal token: the checker knows no masks."""

    def __init__(self, env: Any) -> None:
        gymnasium.utils.RecordConstructorArgs.__init__(self)
        gymnasium.ActionWrapper.__init__(self, env)

    def action(self, action: Any) -> Any:
        legal = np.flatnonzero(self.env.unwrapped.action_masks())  # type: ignore[attr-defined]
        return legal[int(action) % len(legal)]


def test_every_name_is_registered() -> None:
    assert all(f"opendust/{name}-v0" in gymnasium.registry for name in IDS)


@pytest.mark.parametrize("make", [envs.aec, envs.parallel, envs.seat_env])
def test_environments_are_copied_with_their_match(make: Any) -> None:
    env = make("dust-mini")
    env.reset(seed=4)
    for twin in (copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.session.allowed == env.session.allowed
        if make is not envs.parallel:
            twin.step(twin.session.allowed[-1])
            assert twin.session.standing()[1:] != env.session.standing()[1:]


@pytest.mark.parametrize("make", [envs.aec, envs.parallel, envs.seat_env])
def test_two_environments_without_a_seed_play_different_matches(make: Any) -> None:
    # As those of every other package; `dust-mini` deals 12 of 24 cards, so chance makes no twins.
    seen = set()
    for _ in range(4):
        env = make("dust-mini")
        env.reset()
        seen.add(str(env.session.game.encode(env.session.state)))
    assert len(seen) > 1
