"""Why is a move better than the next best? What came about in the same worlds, in named figures."""

from __future__ import annotations

from typing import Any, Final

from opendust.analysis.decisions import Weighing
from opendust.analysis.judge import Judge
from opendust.analysis.reasons import Deeds, Reason, telling
from opendust.analysis.trials import Trial

THEMES: Final = {
    "won": "win", "won-soon": "win", "capital-kept": "defend-capital",
    "capital-taken": "take-capital", "majorities": "majority", "destroyed": "destroy",
    "units-lost": "save-units",
}  # fmt: skip
FIRM: Final = frozenset(
    ["cards", "convoy", "entry", "hit-back", "losses", "reactive-fire", "reroll", "retreat"]
)
"""Themes that say more than what came of it."""


def means(weighing: Weighing, judge: Judge, before: Any, trial: Trial, worlds: int) -> Deeds:
    """What comes of a way on average."""
    found: Deeds = {}
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
    return telling(here, there)


def theme_of(theme: str, reason: Reason) -> str:
    """The theme of a puzzle: what it is about, unless what is done says more."""
    return theme if theme in FIRM else THEMES.get(reason["deed"], theme)
