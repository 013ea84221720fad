"""Is this the move? Answers to the puzzles that come with OpenDust, in words."""

from __future__ import annotations

from time import process_time
from typing import Any, Final

from opendust.analysis.study.answers import Given, judged
from opendust.analysis.study.position import read_position
from opendust.analysis.study.puzzles import Puzzle
from opendust.analysis.study.shelf import shelf
from opendust.analysis.study.telling import move_text, why_text
from opendust.kernel.refusal import Refused
from opendust.kernel.text.notation import parse_action
from opendust.scenes.places import places
from opendust.scenes.study_models import PuzzleAnswer

MOST_SECONDS: Final = 2.0
OTHERS: Final = 2
"""Wrong moves that a hint names beside the right one."""


def answered(asked: dict[str, Any]) -> dict[str, Any]:
    """Whether an action solves a puzzle, and how it is solved; nothing if it is illegal."""
    puzzle, lang = shelf(asked["game"])[asked["puzzle"]], asked["lang"]
    game, _, state = read_position(puzzle["position"])
    began = process_time()
    try:
        given = Given(False, None)
        if asked["action"]:
            given = judged(puzzle, asked["action"], lambda: process_time() - began > MOST_SECONDS)
    except Refused:
        return {"study": None}
    best = parse_action(game, state, puzzle["best"])
    answer = PuzzleAnswer(
        is_right=given.is_right,
        yours=given.chance,
        best=puzzle["best"],
        label=move_text(game, state, puzzle["best"], lang),
        places=places(game, state, best),
        chance=puzzle["chance"],
        second=puzzle["second"],
        next=move_text(game, state, puzzle["next"], lang),
        why=why_text(puzzle, game, state, lang),
        some=[move_text(game, state, line, lang) for line in some_of(puzzle)],
    )
    return {"study": answer}


def some_of(puzzle: Puzzle) -> list[str]:
    """The best move among a few others, in an order that tells nothing."""
    others = [puzzle["next"], *puzzle["tried"]]
    others = [line for line in dict.fromkeys(others) if line != puzzle["best"]]
    return sorted([puzzle["best"], *others[:OTHERS]])
