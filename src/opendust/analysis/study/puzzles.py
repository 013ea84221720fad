"""Which positions have one move that is clearly better than all others? Puzzles, from real games.

A puzzle is a decision of a recorded game whose best action beats every other one that was tried by
at least 15 % of winning, in a first search and again in two more with other worlds and dice. And it
holds in fact: when plain bots play the match to its end, the best action wins more as well. The end
of a match is searched first: there one move decides most, and a search sees what comes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, final

from typing_extensions import TypedDict

from opendust.analysis.candidates import candidates, menu_size
from opendust.analysis.decisions import Weighing, serious
from opendust.analysis.judge import Judge, estimate, judge_of
from opendust.analysis.reasons import Reason
from opendust.analysis.report.story import Story
from opendust.analysis.study.endings import share_won
from opendust.analysis.study.position import position_text
from opendust.analysis.study.reasons import FIRM, reason_of, theme_of
from opendust.analysis.trials import Trial, best_ways
from opendust.kernel.action import Action, Decision
from opendust.kernel.contract import Game
from opendust.kernel.text.notation import format_action

CLEAR: Final = 0.15
FIRST_LOOK: Final = 4
WORLDS: Final = 24
CHECKS: Final = ("again", "and again")
PROMISING: Final = 5
"""So many proposals show in two worlds whether a position is worth a longer look."""
LEADS: Final = (CLEAR / 4, CLEAR / 2)
"""What leads by less after one world, or after two, is left: often the next move makes it good."""
RIVALS: Final = 3
"""The next best moves with which the best is compared in matches played to their end."""
ENDINGS: Final = 40
LAST_ROUNDS: Final = 2
"""Rounds of a match that are searched, from its end."""
MOST_TRIED: Final = 16
FAR_BEHIND: Final = 0.4
"""What trails by so much after the first look of a check is beaten there."""
LEAST_MENU: Final = 3
"""Fewer choices are no puzzle."""
OPEN: Final = (0.05, 0.95)
"""Where a seat's chance lies beyond, hardly anything could change it by so much."""


class Puzzle(TypedDict):
    """A position with one clearly best move, and everything that it was compared with."""

    id: str
    game: str
    position: str
    seat: int
    theme: str
    best: str
    chance: float
    next: str
    second: float
    reason: Reason
    tried: list[str]


def never_full(theme: str) -> bool:
    """Of every theme all are wanted."""
    return False


def mined(story: Story, name: str, is_full: Callable[[str], bool] = never_full) -> Iterator[Puzzle]:
    """The puzzles of a match; `name` is where it comes from. Themes that are full are left."""
    game, judge = story.game, judge_of(story.game.NAME)
    last, first_round = "", round_of(story.states[-1]) - LAST_ROUNDS + 1
    for at in reversed(range(len(story.inputs))):
        given, before = story.inputs[at], story.states[at]
        if round_of(before) < first_round:
            return
        if not isinstance(given, Decision):
            continue
        # One plan makes one puzzle.
        place = f"{round_of(before)} {given.seat} {judge.phase(before)}"
        theme = judge.theme(before, given.action)
        if place == last or (theme in FIRM and is_full(theme)):
            continue
        found = puzzle_at(game, judge, before, given, f"{name}-{at + 1}")
        if found is not None and not is_full(found["theme"]):
            found["position"] = position_text(game, story.setup, before)
            last = place
            yield found


def round_of(state: Any) -> int:
    """The round of a position; a game without rounds is one."""
    return int(getattr(state, "round", 0))


def puzzle_at(
    game: Game[Any], judge: Judge, before: Any, given: Decision, name: str
) -> Puzzle | None:
    """A decision as a puzzle, if it is one."""
    if not judge.theme(before, given.action):
        return None
    view = game.view(before, given.seat)
    options = serious(judge, game.options(view, given.seat))
    if menu_size(options) < LEAST_MENU:
        return None
    if not OPEN[0] < estimate(judge, before, range(2))[given.seat] < OPEN[1]:
        return None
    search = Search(game, judge, view, given.seat, name)
    proposed = judge.proposals(view, given.seat, options)
    if search.lead(candidates(given.action, proposed, options, 1, PROMISING), 2) < CLEAR / 2:
        return None
    chosen = candidates(given.action, proposed, options, 1, MOST_TRIED)
    if len(chosen) < LEAST_MENU:
        return None
    ranked = search.ranked(chosen, "", FIRST_LOOK)
    best = ranked[0].action
    theme = judge.theme(before, best)
    if not theme or lead_of(ranked) < CLEAR or search.is_doubtful(ranked):
        return None
    for check in CHECKS:
        ranked = search.ranked(chosen, check, WORLDS)
        if ranked[0].action != best or lead_of(ranked) < CLEAR:
            return None
    if not search.holds([trial.action for trial in ranked[: RIVALS + 1]]):
        return None
    reason = reason_of(search.weighing("why"), judge, view, ranked[0], ranked[1], WORLDS)
    return Puzzle(
        id=name,
        game=game.NAME,
        position="",
        seat=given.seat,
        theme=theme_of(theme, reason),
        best=format_action(game, before, best),
        chance=round(ranked[0].chance(), 3),
        next=format_action(game, before, ranked[1].action),
        second=round(ranked[1].chance(), 3),
        reason=reason,
        tried=sorted([format_action(game, before, trial.action) for trial in ranked]),
    )


@final
class Search:
    """Compares actions in one position, with worlds and dice of each look's own."""

    def __init__(self, game: Game[Any], judge: Judge, view: Any, seat: int, name: str) -> None:
        self.game = game
        self.judge = judge
        self.view = view
        self.seat = seat
        self.name = name

    def weighing(self, look: str) -> Weighing:
        """Worlds and dice of a look."""
        return Weighing(self.game, self.judge, self.view, self.seat, f"{self.name} {look}")

    def is_doubtful(self, ranked: list[Trial]) -> bool:
        """Whether a lead may come of what a look ahead cannot see: not at the end of a match."""
        is_sure = ranked[0].is_sure and ranked[1].is_sure
        return not is_sure and self.judge.doubt(self.view) > CLEAR

    def holds(self, chosen: list[Action]) -> bool:
        """Whether the first of some moves wins most when plain bots play to the end."""
        weighing = self.weighing("played to its end")
        best = share_won(weighing, chosen[0], ENDINGS)
        return all(best - share_won(weighing, one, ENDINGS) >= CLEAR / 2 for one in chosen[1:])

    def lead(self, chosen: list[Action], worlds: int) -> float:
        """By how much the best of them leads; nothing if there is only one."""
        return lead_of(self.ranked(chosen, "", worlds)) if len(chosen) > 1 else 0.0

    def ranked(
        self, chosen: list[Action], look: str, worlds: int, leads: tuple[float, ...] = LEADS
    ) -> list[Trial]:
        """Every action with its best way to play on, the best first.

        What falls far behind in the first worlds is left where it is, and all if nothing leads.
        """
        weighing = self.weighing(look)
        ways = range(self.judge.ways(self.view))
        trials = left = [Trial(action, way) for action in chosen for way in ways]
        for label in range(worlds):
            for trial in left:
                trial.sifted.append(weighing.value(trial, label))
            if label < len(leads) and lead_of(in_order(trials)) < leads[label]:
                break
            if label == FIRST_LOOK:
                least = in_order(trials)[0].first_look() - FAR_BEHIND
                left = [trial for trial in trials if trial.first_look() >= least]
        return in_order(trials)


def in_order(trials: list[Trial]) -> list[Trial]:
    """Every action with its best way, the best first."""
    return sorted(best_ways(trials), key=lambda trial: -trial.first_look())


def lead_of(ranked: list[Trial]) -> float:
    """By how much the first leads."""
    return ranked[0].first_look() - ranked[1].first_look()
