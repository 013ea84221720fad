"""Is a wrong use named in a sentence, before anything has changed?"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opendust as od
from opendust import envs

MAKERS: list[Callable[..., Any]] = [envs.aec, envs.parallel, envs.Session, envs.seat_env]


@pytest.mark.parametrize("make", [*MAKERS, lambda name, **given: envs.VecEnv(name, 2, **given)])
def test_what_cannot_be_made_says_why(make: Callable[..., Any]) -> None:
    with pytest.raises(od.BadText, match=r"“dust-mimi” isn’t a game.*dust-mini"):
        make("dust-mimi")
    with pytest.raises(od.BadText, match="“epik” isn’t an edition"):
        make("dust", edition="epik")
    with pytest.raises(od.BadText, match="“editon” isn’t a setting"):
        make("dust", editon="epic-de")
    with pytest.raises(ValueError, match="at least 1, not 0"):
        make("dust-mini", limit=0)


def test_editions_are_named_alike_everywhere() -> None:
    for made in (envs.aec("dust", edition="epic-de"), envs.seat_env("dust", edition="epic-de")):
        assert made.session.setup.settings["edition"] == "epic-de"
    with envs.VecEnv("dust", 1, edition="epic-de") as batch:
        twin = envs.Session("dust", edition="epic-de")
        seen = np.zeros(twin.size, np.float32)
        twin.observe(twin.seat, seen.data)
        assert np.array_equal(batch.observations[0], seen)


def test_a_match_that_has_not_begun_says_so() -> None:
    env = envs.aec("dust-mini")
    with pytest.raises(AttributeError, match=r"call reset\(\) first"):
        env.last()
    with pytest.raises(AttributeError, match=r"call reset\(\) first"):
        env.step(0)
    with pytest.raises(AttributeError, match="no attribute 'rewarts'"):
        print(env.rewarts)
    env.reset(seed=1)
    for token in (None, 0, 99_999, -1):
        with pytest.raises(ValueError, match=r"may not follow|None is only for"):
            env.step(token)
    with pytest.raises(TypeError, match=r"a token is a whole number, not 1\.5"):
        env.step(1.5)  # type: ignore[arg-type]
    wrong = envs.aec("dust-mini", render_mode="film")
    wrong.reset(seed=1)
    with pytest.raises(ValueError, match="'ansi', 'rgb_array' or None, not 'film'"):
        wrong.render()


def test_numpys_numbers_are_numbers_on_both_builds() -> None:
    two: Any = np.int64(2)
    seed: Any = np.int32(7)
    text: Any = "7"
    session = envs.Session("dust-mini", players=two, seed=seed, limit=np.int64(50))
    twin = envs.Session("dust-mini", seed=7)
    assert session.allowed == twin.allowed
    session.step(np.int64(session.allowed[0]))
    session.reset(seed)
    for env in (envs.aec("dust-mini", two), envs.parallel("dust-mini", two)):
        env.reset(seed=seed)
        assert env.session.allowed == twin.allowed
    with envs.VecEnv("dust-mini", two) as batch:
        batch.reset(seed)
        assert np.flatnonzero(batch.masks[0]).tolist() == twin.allowed
    for reset in (session.reset, envs.aec("dust-mini").reset, envs.VecEnv("dust-mini", 1).reset):
        with pytest.raises(TypeError, match=r"a seed is a whole number, not .7."):
            reset(text)
    with pytest.raises(TypeError, match=r"players is a whole number, not 2\.0"):
        envs.Session("dust-mini", players=2.0)


def test_settings_may_be_yes_and_no() -> None:
    switch = "switch.win_requires_capital"
    given: list[dict[str, Any]] = [{switch: False}, {switch: "false"}]
    setups = [envs.aec("dust", **settings).session.setup for settings in given]
    assert setups[0].settings == setups[1].settings
    assert setups[0].settings[switch] == "false"
    with pytest.raises(TypeError, match=r"edition is a text.*, not None"):
        envs.aec("dust", edition=None)


def test_what_an_observation_is_written_into_has_its_size() -> None:
    session = envs.Session("dust-mini", seed=1)
    for wrong in (np.zeros(3, np.float32), np.zeros(session.size)):
        with pytest.raises(ValueError, match=f"{session.size} floats of 4 bytes"):
            session.observe(0, wrong.data)
    with pytest.raises(ValueError, match="a seat is from 0 to 1, not 7"):
        session.observe(7, np.zeros(session.size, np.float32).data)


def test_all_agents_of_the_parallel_interface_answer() -> None:
    env = envs.parallel("dust-mini")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"turn of player_., who gave no token"):
        env.step({})


def test_opponents_are_names_or_functions() -> None:
    asked = []

    def first(state: od.State) -> od.Action:
        asked.append(state)
        return state.legal()[0]

    env = envs.seat_env("dust-mini", opponents=[first])
    env.reset(seed=3)
    assert env.session.decisions == len(asked)
    while not asked:
        env.step(np.int64(env.session.allowed[-1]))
    assert asked[0].view(1) == asked[0]
    assert envs.seat_env("dust-mini", opponents="recruit").session.players == 2
    with pytest.raises(od.BadText, match="“nobody” isn’t a bot"):
        envs.seat_env("dust-mini", opponents=["nobody"])
    with pytest.raises(ValueError, match="seat is from 0 to 1, not 2"):
        envs.seat_env("dust-mini", seat=2)


@pytest.mark.parametrize("workers", [0, 2])
def test_a_batch_takes_all_tokens_or_none(workers: int) -> None:
    with envs.VecEnv("dust-mini", 4, workers=workers) as batch:
        tokens = [int(np.flatnonzero(mask)[0]) for mask in batch.masks]
        batch.step(tokens)
        before = batch.observations.copy()
        tokens = [int(np.flatnonzero(mask)[0]) for mask in batch.masks]
        for wrong in (0, -1, 99_999):
            with pytest.raises(ValueError, match=r"match 2: token .* may not follow"):
                batch.step([*tokens[:2], wrong, tokens[3]])
        for shape in ([tokens[0]], [0.5] * 4, [[token] for token in tokens]):
            with pytest.raises(ValueError, match="a whole number for each of the 4 matches"):
                batch.step(shape)
        assert np.array_equal(batch.observations, before)
        batch.step(tokens)
        assert not np.array_equal(batch.observations, before)
    with pytest.raises(ValueError, match="was closed"):
        batch.step(tokens)
    with pytest.raises(ValueError, match="at least 1 match"):
        envs.VecEnv("dust-mini", 0)


SCRIPT = """
from opendust import envs
{guard}
    batch = envs.VecEnv("dust-mini", 2, workers=2)
    batch.step([int(mask.argmax()) for mask in batch.masks])
    print("stepped")
"""


@pytest.mark.parametrize(
    ("guard", "out", "error"),
    [
        ('if __name__ == "__main__":', "stepped\n", ""),
        ("if True:", "", 'if __name__ == "__main__"'),
    ],
)
def test_workers_of_a_script(tmp_path: Path, guard: str, out: str, error: str) -> None:
    """Nothing is left behind if nobody closes the batch; without a guard the fault is named."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.format(guard=guard), encoding="utf-8")
    run = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert run.stdout == out
    assert error in run.stderr
    assert not error or run.returncode
    assert error or not run.stderr
