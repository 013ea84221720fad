"""Is this the move? An answer to a puzzle: known from mining, or compared now with the best.

A puzzle has been tried with some of the legal moves only. Whoever finds another one, perhaps a
better one, is told what it is worth: it meets the best move in fresh worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from opendust.analysis.decisions import Weighing
from opendust.analysis.judge import judge_of
from opendust.analysis.study.position import read_position
from opendust.analysis.study.puzzles import CLEAR, Puzzle
from opendust.analysis.trials import Trial, best_ways, never
from opendust.kernel.refusal import Refused
from opendust.kernel.text.notation import format_action, parse_action

WORLDS: Final = 16
LEAST: Final = 4
"""Worlds that are compared however little time there is."""


@final
@dataclass(frozen=True)
class Given:
    """Whether an answer is right; its chance to win, where it was worked out."""

    is_right: bool
    chance: float | None


def judged(puzzle: Puzzle, text: str, is_enough: Callable[[], bool] = never) -> Given:
    """An answer in the notation; right if it is the best move, or as good. Refused if illegal."""
    game, _, state = read_position(puzzle["position"])
    action, seat = parse_action(game, state, text), puzzle["seat"]
    refusal = game.refuse(state, seat, action)
    if refusal is not None:
        raise Refused(refusal)
    if format_action(game, state, action) == puzzle["best"]:
        return Given(True, puzzle["chance"])
    if format_action(game, state, action) in puzzle["tried"]:
        return Given(False, None)
    judge, view = judge_of(game.NAME), game.view(state, seat)
    weighing = Weighing(game, judge, view, seat, f"{puzzle['id']} answer")
    both = (parse_action(game, state, puzzle["best"]), action)
    trials = [Trial(one, way) for one in both for way in range(judge.ways(view))]
    for label in range(WORLDS):
        if label >= LEAST and is_enough():
            break
        for trial in trials:
            trial.sifted.append(weighing.value(trial, label))
    best, given = [trial.first_look() for trial in best_ways(trials)]
    return Given(given > best - CLEAR / 2, round(given, 3))
