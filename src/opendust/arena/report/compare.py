"""What changed between two arenas? Each bot's share here and there, and how sure the difference is.

Arenas with the same games, seats and seed have the same dice in the same pairs: then the pairs are
compared one by one, which is far surer than two shares. Others are compared as two samples.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from opendust.arena.folder import games_in, read_plan
from opendust.arena.plan import Plan
from opendust.arena.report.shares import WIDTH

Scores = dict[int, float]
"""A bot's score of every pair: its part of the victories in its games."""


@dataclass(frozen=True)
class Change:
    """One bot in two arenas."""

    bot: str
    before: float
    after: float
    pairs: tuple[int, int]
    error: float
    is_paired: bool

    @property
    def difference(self) -> float:
        """How much more the bot wins now."""
        return self.after - self.before

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the difference."""
        return self.difference - self.error, self.difference + self.error

    @property
    def verdict(self) -> str:
        """`better` or `worse`, if the interval says so; else `open`."""
        low, high = self.interval()
        return "better" if low > 0 else "worse" if high < 0 else "open"

    def data(self) -> dict[str, Any]:
        """Everything for programs."""
        low, high = self.interval()
        return {
            "bot": self.bot, "before": self.before, "after": self.after,
            "difference": self.difference, "low": low, "high": high, "pairs": list(self.pairs),
            "paired": self.is_paired, "verdict": self.verdict,
        }  # fmt: skip


def compared(before: Path, after: Path) -> list[Change]:
    """Every bot that plays in both arenas."""
    one, other = scores(games_in(before)), scores(games_in(after))
    same = has_same_dice(read_plan(before), read_plan(after))
    return [
        change(bot, one[bot], other[bot], has_same_dice=same)
        for bot in sorted(one.keys() & other.keys())
    ]


def scores(games: list[dict[str, Any]]) -> dict[str, Scores]:
    """By bot and pair; a victory that several share counts in parts, a draw in equal ones."""
    won: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        winners = sum([seat["won"] for seat in game["seats"]])
        for seat in game["seats"]:
            part = seat["won"] / winners if winners else 1 / len(game["seats"])
            won[seat["bot"]][game["pair"]].append(part)
    return {
        bot: {pair: sum(parts) / len(parts) for pair, parts in pairs.items()}
        for bot, pairs in won.items()
    }


def has_same_dice(one: Plan, other: Plan) -> bool:
    """Whether pair number n of both arenas is the same deal."""
    return (one.game, one.seats, one.seed, one.variants, len(one.bots)) == (
        other.game, other.seats, other.seed, other.variants, len(other.bots)
    )  # fmt: skip


def change(bot: str, before: Scores, after: Scores, *, has_same_dice: bool) -> Change:
    """A bot's two shares, and the error of their difference."""
    common = sorted(before.keys() & after.keys())
    if has_same_dice and common:
        one, other = [before[pair] for pair in common], [after[pair] for pair in common]
        error = WIDTH * deviation([new - old for old, new in zip(one, other, strict=True)])
    else:
        one, other = list(before.values()), list(after.values())
        error = WIDTH * sqrt(deviation(one) ** 2 + deviation(other) ** 2)
    return Change(
        bot, mean(one), mean(other), (len(one), len(other)), error,
        is_paired=has_same_dice and bool(common),
    )  # fmt: skip


def mean(values: list[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


def deviation(values: list[float]) -> float:
    """The deviation of the mean; without a second value anything is possible."""
    count = len(values)
    if count < 2:
        return 1.0
    middle = mean(values)
    return sqrt(sum([(value - middle) ** 2 for value in values]) / (count - 1) / count)
