"""Which puzzles come with OpenDust? One file of each game, one line of JSON each."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from opendust.analysis.study.puzzles import Puzzle

PACKAGED: Final = files("opendust.analysis") / "data" / "puzzles"


@cache
def shelf(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their names, in their order; none for a game without any."""
    file = PACKAGED / f"{game}.txt"
    if not file.is_file():
        return {}
    found = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return {puzzle["id"]: puzzle for puzzle in found}
