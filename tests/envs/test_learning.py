"""Does a policy that watched a bot beat random play, and does the search find something legal?"""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import opendust as od

LEARNING = Path(__file__).resolve().parents[2] / "examples" / "learning"


def example(name: str) -> Any:
    """A script of the folder, as a module."""
    spec = spec_from_file_location(name, LEARNING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_policy_that_watched_a_recruit_beats_random_play() -> None:
    imitate = example("imitate")
    data = imitate.watch("dust-mini", "recruit", games=6)
    policy = imitate.Policy(data[0].shape[1], data[1].shape[1])
    losses = imitate.fit(policy, data, epochs=4)
    assert losses[-1] < losses[0] / 1.4
    assert imitate.wins(policy, "dust-mini", "random", matches=8) >= 5


def test_the_search_plays_from_a_view() -> None:
    match = od.Match("dust", seed=5)
    od.play(match, ["recruit", "recruit"], limit=90)
    match.roll()
    seat = match.state.asked(None)
    found = example("search").best(match.state.view(seat), seat, tries=8)
    assert match.state.why_not(found, seat) is None
