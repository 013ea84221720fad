"""Do the environments pass the tests of their own ecosystems?"""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from opendust import envs
from opendust.envs.gym import IDS
from opendust.kernel.pending import Result

SMALL = ["dust-mini", "tactics-mini"]


@pytest.mark.parametrize("game", SMALL)
def test_pettingzoo_accepts_the_environments(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(envs.aec(game), num_cycles=300)
        seed_test(lambda: envs.aec(game), num_cycles=60)
        render_test(lambda render_mode: envs.aec(game, render_mode=render_mode))


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


@pytest.mark.parametrize("game", SMALL)
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
