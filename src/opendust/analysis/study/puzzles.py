"""Which positions have one move that is clearly better than all others? Puzzles, from real games.

A puzzle is a decision of a recorded game whose best action beats every other one that was tried by
at least 15 % of winning, in a first search and again in two more with other worlds and dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from typing_extensions import TypedDict

from opendust.analysis.candidates import candidates, menu_size
from opendust.analysis.decisions import Trial, Weighing, best_ways
from opendust.analysis.judge import Judge, judge_of
from opendust.analysis.report.story import Story
from opendust.analysis.study.position import position_text
from opendust.kernel.action import Action, Decision
from opendust.kernel.contract import Game
from opendust.kernel.option import Option
from opendust.kernel.text.notation import format_action

CLEAR: Final = 0.15
FIRST_LOOK: Final = 4
WORLDS: Final = 24
CHECKS: Final = ("again", "and again")
MOST_TRIED: Final = 10
LEAST_MENU: Final = 3
"""Fewer choices are no puzzle."""


class Puzzle(TypedDict):
    """A position with one clearly best move, and everything that it was compared with."""

    id: str
    game: str
    position: str
    seat: int
    theme: str
    best: str
    chance: float
    second: float
    tried: list[str]


def mined(story: Story, name: str) -> Iterator[Puzzle]:
    """The puzzles of a match; `name` is where it comes from."""
    game, judge = story.game, judge_of(story.game.NAME)
    last = ""
    for at, given in enumerate(story.inputs):
        if not isinstance(given, Decision):
            continue
        before = story.states[at]
        # One plan makes one puzzle.
        place = f"{getattr(before, 'round', 0)} {given.seat} {judge.phase(before)}"
        if place == last:
            continue
        found = puzzle_at(game, judge, before, given, f"{name}-{at + 1}")
        if found is not None:
            found["position"] = position_text(game, story.setup, before)
            last = place
            yield found


def puzzle_at(
    game: Game[Any], judge: Judge, before: Any, given: Decision, name: str
) -> Puzzle | None:
    """A decision as a puzzle, if it is one."""
    view = game.view(before, given.seat)
    options = game.options(view, given.seat)
    if judge.doubt(view) >= CLEAR / 2 or menu_size(options) < LEAST_MENU:
        return None
    chosen = tried_in(judge, view, given, options)
    if len(chosen) < LEAST_MENU:
        return None
    first = searched(game, judge, view, given.seat, chosen, name, FIRST_LOOK)
    best, lead = leader(first)
    if lead < CLEAR:
        return None
    for check in CHECKS:
        ranked = searched(game, judge, view, given.seat, chosen, f"{name} {check}", WORLDS)
        again, lead = leader(ranked)
        if again.action != best.action or lead < CLEAR:
            return None
    return Puzzle(
        id=name,
        game=game.NAME,
        position="",
        seat=given.seat,
        theme=judge.phase(before),
        best=format_action(game, before, best.action),
        chance=round(ranked[0].chance(), 3),
        second=round(ranked[1].chance(), 3),
        tried=sorted([format_action(game, before, trial.action) for trial in ranked]),
    )


def tried_in(judge: Judge, view: Any, given: Decision, options: list[Option]) -> list[Action]:
    """What is compared: the played action, proposals, others by lot."""
    proposed = judge.proposals(view, given.seat, options)
    return candidates(given.action, proposed, options, 1, MOST_TRIED)


def searched(
    game: Game[Any], judge: Judge, view: Any, seat: int, chosen: list[Action], key: str, worlds: int
) -> list[Trial]:
    """Everything tried in as many worlds, the best first."""
    weighing = Weighing(game, judge, view, seat, key)
    trials = [Trial(action, way) for action in chosen for way in range(judge.ways(view))]
    for label in range(worlds):
        for trial in trials:
            trial.sifted.append(weighing.value(trial, label))
        if label == 1 and leader(in_order(trials))[1] < CLEAR / 2:
            break
    return in_order(trials)


def in_order(trials: list[Trial]) -> list[Trial]:
    """Every action with its best way, the best first."""
    return sorted(best_ways(trials), key=lambda trial: -trial.first_look())


def leader(ranked: list[Trial]) -> tuple[Trial, float]:
    """The best, and by how much it leads."""
    return ranked[0], ranked[0].first_look() - ranked[1].first_look()
