"""Does a policy that watched a bot beat random play, and does the search find something legal?"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import polars
import pytest

import opendust as od

LEARNING = Path(__file__).resolve().parents[2] / "examples" / "learning"


def example(name: str) -> Any:
    """A script of the folder, as a module."""
    spec = spec_from_file_location(name, LEARNING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.path.insert(0, str(LEARNING))  # as a script finds those beside it
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(LEARNING))
    return module


def test_a_policy_that_watched_a_recruit_beats_random_play() -> None:
    imitate = example("imitate")
    data = imitate.watch("dust-mini", "recruit", games=6)
    policy = imitate.Network(data[0].shape[1], data[1].shape[1], sample=data[0])
    losses = imitate.fit(policy, data, epochs=4)
    assert losses[-1] < losses[0] / 1.4
    assert imitate.wins(policy, "dust-mini", "random", matches=8) >= 5


def test_a_dataset_of_another_game_is_named(tmp_path: Path) -> None:
    imitate = example("imitate")
    session = imitate.Session("dust-mini")
    figures = session.size - session.vocabulary.size
    for width, bot, fits in ((figures, "recruit", True), (9, "recruit", False), (9, "x", False)):
        token = session.allowed[0]
        row = {"bot": [bot], "observation": [[0.0] * width], "tokens": [[token]]}
        file = tmp_path / f"{bot}{width}.parquet"
        polars.DataFrame({**row, "allowed": [[session.allowed]]}).write_parquet(file)
        if fits:
            assert imitate.read("dust-mini", "recruit", str(file))[2].tolist() == [token]
        else:
            with pytest.raises(SystemExit, match="no decisions of recruit in dust-mini"):
                imitate.read("dust-mini", "recruit", str(file))


def test_a_policy_learns_by_playing() -> None:
    ppo = example("ppo")
    network, curve = ppo.learn(
        "tactics-mini", "random", updates=2, games=2, matches=4, steps=12, limit=60
    )
    assert network.steps == 2 * ppo.EPOCHS
    assert len(curve) == 2
    assert curve[-1] >= 0


def test_a_policy_moves_towards_what_turned_out_better() -> None:
    # A position with three tokens, of which the second is always worth 1: no game is needed.
    ppo, np = example("ppo"), example("ppo").np
    network = ppo.Network(4, 3, rate=0.01)
    seen, masks = np.ones((64, 4), np.float32), np.ones((64, 3), np.int8)
    draw = np.random.default_rng(1)

    class Known:
        def __init__(self) -> None:
            _, chances, values = network.forward(seen, masks)
            self.seen, self.masks = seen, masks
            self.tokens = draw.integers(3, size=64)
            self.before = chances[np.arange(64), self.tokens]
            self.targets = (self.tokens == 1).astype(np.float32)
            self.gains = self.targets - values

    before = network.forward(seen[:1], masks[:1])[1][0, 1]
    for _ in range(15):
        ppo.improve(network, Known(), draw)
    _, chances, _ = network.forward(seen[:1], masks[:1])
    assert chances[0, 1] > max(0.8, before)


def test_the_search_plays_from_a_view() -> None:
    match = od.Match("dust", seed=5)
    od.play(match, ["recruit", "recruit"], limit=90)
    match.roll()
    seat = match.state.asked(None)
    found = example("search").best(match.state.view(seat), seat, tries=8)
    assert match.state.why_not(found, seat) is None
