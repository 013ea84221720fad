"""Why is a move better than the next best? What came about in the same worlds, in named figures."""

from __future__ import annotations

from typing import Any, Final

from typing_extensions import TypedDict

from opendust.analysis.decisions import Trial, Weighing
from opendust.analysis.judge import Judge

LESS_IS_BETTER: Final = frozenset(["enemies", "units-lost", "damage-taken"])
TELLING: Final = {
    "won": 0.2, "capital-kept": 0.2, "capital-taken": 0.25, "majorities": 0.25, "points": 0.5,
    "sources": 0.4, "army": 2.0, "enemies": 2.0,
    "destroyed": 0.3, "units-lost": 0.3, "damage-dealt": 0.8, "damage-taken": 0.8,
}  # fmt: skip
"""From which difference on a figure explains anything."""
THEMES: Final = {
    "won": "win", "capital-kept": "defend-capital", "capital-taken": "take-capital",
    "majorities": "majority", "destroyed": "destroy", "units-lost": "save-units",
}  # fmt: skip
FIRM: Final = frozenset(
    ["cards", "convoy", "entry", "hit-back", "losses", "reactive-fire", "reroll", "retreat"]
)
"""Themes that say more than what came of it."""
STRENGTH: Final = "strength"
"""The reason where no single figure tells."""


class Reason(TypedDict):
    """A figure with the best move, and with the next best one."""

    deed: str
    here: float
    there: float


def means(
    weighing: Weighing, judge: Judge, before: Any, trial: Trial, worlds: int
) -> dict[str, float]:
    """What comes of a way on average."""
    found: dict[str, float] = {}
    for label in range(worlds):
        after = weighing.played_on(trial, label)
        for deed, value in judge.deeds(before, after, weighing.seat).items():
            found[deed] = found.get(deed, 0.0) + value / worlds
    return found


def reason_of(
    weighing: Weighing, judge: Judge, before: Any, best: Trial, other: Trial, worlds: int
) -> Reason:
    """The weightiest figure that tells one way from another."""
    here = means(weighing, judge, before, best, worlds)
    there = means(weighing, judge, before, other, worlds)
    for deed, value in here.items():
        gain = value - there[deed]
        if deed in LESS_IS_BETTER:
            gain = -gain
        if gain >= TELLING.get(deed, 0.2):
            return Reason(deed=deed, here=round(value, 2), there=round(there[deed], 2))
    return Reason(deed=STRENGTH, here=0.0, there=0.0)


def theme_of(theme: str, reason: Reason) -> str:
    """The theme of a puzzle: what it is about, unless what is done says more."""
    return theme if theme in FIRM else THEMES.get(reason["deed"], theme)
