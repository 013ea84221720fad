"""Why is the best move of a puzzle best? In a sentence."""

from __future__ import annotations

from typing import Any

from opendust.analysis.report.wording import figure_text
from opendust.analysis.study.puzzles import Puzzle
from opendust.kernel.contract import Game
from opendust.kernel.text.notation import parse_action
from opendust.words import action_text, text


def move_text(game: Game[Any], state: Any, line: str, language: str) -> str:
    """A move of a puzzle in words."""
    return action_text(game, state, parse_action(game, state, line), language)


def why_text(puzzle: Puzzle, game: Game[Any], state: Any, language: str) -> str:
    """What the best move brings, and the next best one."""
    reason = puzzle["reason"]
    return text(
        f"puzzle-why-{reason['deed']}", language,
        here=figure_text(reason["deed"], reason["here"], language),
        there=figure_text(reason["deed"], reason["there"], language),
        next=move_text(game, state, puzzle["next"], language),
    )  # fmt: skip
