"""Matches of the recruit against chance, played as the arena plays them."""

from __future__ import annotations

from opendust.arena.plan import Plan, fixture
from opendust.arena.playing import Playing

BOTS = ("recruit", "random")


def wins_against_chance(plan: Plan) -> tuple[int, int]:
    """The recruit's wins, and how often any bot lost a choice to the default."""
    wins = failings = 0
    for number in range(plan.games):
        row = Playing(plan, fixture(plan, number), (), lambda at: None).play().row
        for seat in row["seats"]:
            wins += seat["won"] if seat["bot"] == "recruit" else 0
            failings += seat["raised"] + seat["illegal"] + seat["late"]
    return wins, failings
