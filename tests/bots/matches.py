"""Matches that a test plays with bots: decision by decision, or against chance as in the arena."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opendust.arena.plan import Plan, fixture
from opendust.arena.playing import Playing
from opendust.kernel.pending import Chance, Result
from opendust.kernel.play.match import Match

BOTS = ("recruit", "random")


def deciders(match: Match[Any]) -> Iterator[int]:
    """The seat that decides next, as long as the match lasts; the dice between are rolled."""
    while not isinstance(match.pending, Result):
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            yield match.pending.seats[0]


def wins_against_chance(plan: Plan) -> tuple[int, int]:
    """The recruit's wins, and how often any bot lost a choice to the default."""
    wins = failings = 0
    for number in range(plan.games):
        row = Playing(plan, fixture(plan, number), (), lambda at: None).play().row
        for seat in row["seats"]:
            wins += seat["won"] if seat["bot"] == "recruit" else 0
            failings += seat["raised"] + seat["illegal"] + seat["late"]
    return wins, failings
