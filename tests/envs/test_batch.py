"""Does a batch play the same matches as stepping one by one, with any number of processes?"""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from opendust.envs import Session, VecEnv
from opendust.envs.stepping import STRIDE


def lowest(masks: np.ndarray, turn: int) -> np.ndarray:
    """A token for every match, chosen by a rule that every test can follow."""
    chosen = []
    for row in masks:
        legal = np.flatnonzero(row)
        chosen.append(legal[turn * 7 % len(legal)])
    return np.array(chosen)


@pytest.mark.parametrize(("workers", "shaping"), [(0, 0.0), (0, 0.5), (2, 0.0)])
def test_a_batch_plays_the_same_matches(workers: int, shaping: float) -> None:
    with VecEnv("dust-mini", 3, workers=workers, limit=90, shaping=shaping) as batch:
        batch.reset(seed=10)
        alone = [
            Session("dust-mini", seed=10 + number, limit=90, shaping=shaping) for number in range(3)
        ]
        seeds = [10 + number for number in range(3)]
        ended = broken = 0
        for turn in range(260):
            tokens = lowest(batch.masks, turn)
            batch.step(tokens)
            for number, session in enumerate(alone):
                made = session.step(int(tokens[number]))
                assert bool(batch.dones[number]) == (session.seat < 0)
                assert bool(batch.truncations[number]) == session.is_broken_off
                rewards = session.rewards if made else [0.0, 0.0]
                assert batch.rewards[number].tolist() == pytest.approx(rewards)
                assert batch.results[number].tolist() == session.result
                if session.seat < 0:
                    ended += 1
                    broken += session.is_broken_off
                    seeds[number] += STRIDE
                    session.reset(seeds[number])
                assert batch.seats[number] == session.seat
                assert np.flatnonzero(batch.masks[number]).tolist() == session.allowed
                buffer = np.zeros(session.size, np.float32)
                session.observe(session.seat, buffer.data)
                assert np.array_equal(buffer, batch.observations[number])
        assert ended >= 3
        assert broken


def test_a_wrong_token_is_refused_in_other_processes_too() -> None:
    with VecEnv("dust-mini", 2, workers=2) as batch:
        batch.reset()
        with pytest.raises(ValueError, match="may not follow"):
            batch.step(np.array([0, 0]))


def test_a_batch_says_that_it_cannot_be_copied() -> None:
    with VecEnv("dust-mini", 1) as batch:
        for again in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="a batch can't be copied"):
                again(batch)
