"""How much stronger is one bot than another, and how sure is that? Counted by pairs of games.

The games of a pair share their dice, so they are not independent, but pairs are. The score of a
pair is what a bot has of all its games: 1 for a win, a half for a draw. From the mean and the
spread of the pairs follow the difference in Elo, its 95 % interval, the likelihood that the bot is
the stronger one, and the sequential test (Wald's, with the normal form of the likelihood ratio).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import erf, inf, log, log10, sqrt
from typing import Any, Final

from opendust.arena.report.shares import ONE_SIDED, WIDTH

ERROR: Final = 0.05
"""How often the sequential test may be wrong, either way."""
BOUND: Final = log((1 - ERROR) / ERROR)
FEWEST: Final = 8
"""Pairs before which nothing is decided: their spread is not known yet."""
WIDEST: Final = 0.25
"""The largest spread that pairs can have, squared. One such deviation is added to those that were
seen: a few pairs that all ended alike do not prove that there is no spread."""


@dataclass(frozen=True)
class Duel:
    """One bot against another: the score of every pair, from 0 to 1."""

    bot: str
    other: str
    pairs: tuple[float, ...]

    @property
    def score(self) -> float:
        """The mean score of a game."""
        return sum(self.pairs) / len(self.pairs) if self.pairs else 0.5

    @property
    def variance(self) -> float:
        """The spread of the pairs, squared."""
        if len(self.pairs) < 2:
            return WIDEST
        mean = self.score
        seen = sum([(pair - mean) ** 2 for pair in self.pairs])
        return min(WIDEST, (seen + WIDEST) / (len(self.pairs) - 1))

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of the score."""
        return WIDTH * sqrt(self.variance / len(self.pairs)) if self.pairs else 0.5

    def turned(self) -> Duel:
        """The same from the other bot's side."""
        return Duel(self.other, self.bot, tuple([1 - pair for pair in self.pairs]))

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the score."""
        return max(0.0, self.score - self.error), min(1.0, self.score + self.error)

    def superiority(self) -> float:
        """How likely it is that the bot is the stronger one."""
        if not self.pairs:
            return 0.5
        return 0.5 * (1 + erf((self.score - 0.5) / sqrt(2 * self.variance / len(self.pairs))))

    def counts(self) -> dict[float, int]:
        """How many pairs ended with which score."""
        return {score: self.pairs.count(score) for score in sorted(set(self.pairs))}

    def likelihood(self, low: float, high: float) -> float:
        """The logarithm of how much better `high` Elo explains the pairs than `low`."""
        nothing, something = expected(low), expected(high)
        spread = 2 * self.score - nothing - something
        return len(self.pairs) * (something - nothing) * spread / (2 * self.variance)

    def decision(self, low: float, high: float) -> str:
        """What the sequential test says: `high`, `low`, or nothing yet."""
        if len(self.pairs) < FEWEST:
            return ""
        found = self.likelihood(low, high)
        return "high" if found >= BOUND else "low" if found <= -BOUND else ""

    def is_within(self, low: float, high: float) -> bool:
        """Whether the score is shown to lie within bounds: two one-sided tests, 5 % each."""
        if not self.pairs:
            return False
        spread = ONE_SIDED * sqrt(self.variance / len(self.pairs))
        return self.score - spread >= low and self.score + spread <= high

    def data(self) -> dict[str, Any]:
        """Everything for programs."""
        low, high = self.interval()
        return {
            "bot": self.bot, "other": self.other, "pairs": len(self.pairs), "score": self.score,
            "low": low, "high": high, "elo": told_elo(self.score), "elo_low": told_elo(low),
            "elo_high": told_elo(high), "superiority": self.superiority(),
            "counts": {f"{score:g}": count for score, count in self.counts().items()},
        }  # fmt: skip


def expected(elo: float) -> float:
    """The score that a difference in Elo promises."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The difference in Elo that a score means."""
    if not 0 < score < 1:
        return inf if score >= 1 else -inf
    return -400 * log10(1 / score - 1)


def told_elo(score: float) -> float | None:
    """The same for programs: a score of all or nothing has no number."""
    found = elo_of(score)
    return None if found in (inf, -inf) else round(found, 1)


def duels(games: Iterable[Mapping[str, Any]], bots: Sequence[str] = ()) -> list[Duel]:
    """Every two bots that met in games of two, by the pairs that are complete.

    Bots stand in the given order, and after them by name.
    """

    def place(bot: str) -> int:
        return bots.index(bot) if bot in bots else len(bots)

    found: dict[tuple[str, str], dict[int, list[float]]] = {}
    for game in games:
        seated = [seat["bot"] for seat in game["seats"]]
        if len(seated) == 2 and seated[0] != seated[1]:
            bot, other = sorted(seated)
            scores = found.setdefault((bot, other), {}).setdefault(game["pair"], [])
            scores.append(score_of(game, bot))
    result: list[Duel] = []
    for (bot, other), pairs in sorted(found.items()):
        most = max([len(scores) for scores in pairs.values()])
        whole = [sum(scores) / most for _, scores in sorted(pairs.items()) if len(scores) == most]
        duel = Duel(bot, other, tuple(whole))
        result.append(duel.turned() if place(other) < place(bot) else duel)
    return sorted(result, key=lambda duel: (place(duel.bot), place(duel.other)))


def score_of(game: Mapping[str, Any], bot: str) -> float:
    """A bot's score in a game of two; a game that nobody won counts half."""
    if game["outcome"] != "won":
        return 0.5
    return float(next(seat["won"] for seat in game["seats"] if seat["bot"] == bot))


def first_duel(games: Iterable[Mapping[str, Any]], size: int, bots: tuple[str, ...]) -> Duel:
    """The first bot against the second, by the pairs up to the first that is not complete.

    Games that end soon must not decide alone, so later pairs wait for the earlier ones.
    """
    by_pair: dict[int, list[float]] = {}
    for game in games:
        by_pair.setdefault(game["pair"], []).append(score_of(game, bots[0]))
    whole: list[float] = []
    while len(by_pair.get(len(whole) + 1, ())) == size:
        whole.append(sum(by_pair[len(whole) + 1]) / size)
    return Duel(bots[0], bots[1], tuple(whole))


def cross_table(found: list[Duel]) -> tuple[list[str], list[list[float | None]]]:
    """The bots, and the score of each against each; nothing where two did not meet."""
    names = list(dict.fromkeys([name for duel in found for name in (duel.bot, duel.other)]))
    scores = {(duel.bot, duel.other): duel.score for duel in found}
    rows: list[list[float | None]] = []
    for one in names:
        row: list[float | None] = []
        for other in names:
            known = scores.get((one, other))
            back = scores.get((other, one))
            row.append(known if known is not None else None if back is None else 1 - back)
        rows.append(row)
    return names, rows


def is_test_possible(bots: tuple[str, ...], seats: int) -> bool:
    """Whether two bots meet alone, as the sequential test needs it."""
    return seats == 2 and len(bots) == 2 and all(one != two for one, two in combinations(bots, 2))
