"""Does a general keep to its limits? Two seconds of its own clock, 300 MB, in both games."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

MOST_SECONDS = 2.0
MOST_MEGABYTES = 300
MATCHES = [
    ("dust", 6, ("seats=4", "edition=epic-de")),
    ("tactics", 6, ("scenario=annihilation", "army.1=axis-box", "army.2=allied-box")),
]


def needs(game: str, decisions: int, settings: tuple[str, ...]) -> dict[str, Any]:
    """What a process of its own reports, so that no other test's memory counts."""
    command = [sys.executable, "-m", "tests.bots.limits", game, str(decisions), *settings]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(sys.platform == "win32", reason="tells memory another way")
@pytest.mark.parametrize(("game", "decisions", "settings"), MATCHES)
def test_a_general_keeps_to_two_seconds_and_300_megabytes(
    game: str, decisions: int, settings: tuple[str, ...]
) -> None:
    found = needs(game, decisions, settings)
    assert found["decisions"] == decisions
    assert found["slips"] == 0
    assert found["longest"] < MOST_SECONDS
    assert found["megabytes"] < MOST_MEGABYTES
