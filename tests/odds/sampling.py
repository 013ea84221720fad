"""Do the engine's sampled frequencies agree with the odds? Exact binomial tests, battle by battle.

Each battle is played by the engine with random dice; how often each outcome came is compared with
its exact chance. `surprise` is the two-sided p-value: how likely chance alone is to be as far off.
"""

from __future__ import annotations

from collections import Counter
from math import exp, lgamma, log
from random import Random
from typing import NamedTuple

from opendust.odds import Question
from opendust.odds.dust.played import declared, finish
from opendust.odds.dust.result import Survivors
from opendust.odds.dust.tree import OUTCOMES
from tests.odds.random_battles import random_battle, random_policy


class Agreement(NamedTuple):
    """One outcome of one battle."""

    battle: int
    outcome: str
    chance: float
    seen: int
    runs: int
    surprise: float

    def line(self) -> str:
        """The figures in one line."""
        return (
            f"battle {self.battle} {self.outcome}: {self.seen} of {self.runs}, "
            f"exact {self.chance:.4f}, p = {self.surprise:.2g}"
        )


def compare(number: int, most: int, runs: int) -> list[Agreement]:
    """Play the battle of that number many times and judge every outcome."""
    random = Random(5000 + number)
    battle = random_battle(random, most)
    policies = (random_policy(random), random_policy(random))
    odds = Question(battle, policies).odds()
    first, aside = declared(battle)
    ends: Counter[Survivors] = Counter()
    for _ in range(runs):
        ends[finish(first.copy(), aside, battle, policies, random)] += 1
    seen = [0] * len(OUTCOMES)
    for end, times in ends.items():
        # What the odds hold impossible must never come.
        assert end in odds.survivors, (number, end)
        seen[end[0]] += times
    return [
        Agreement(number, name, float(odds.outcomes[i]), seen[i], runs,
                  surprise(float(odds.outcomes[i]), seen[i], runs))
        for i, name in enumerate(OUTCOMES)
    ]  # fmt: skip


def surprise(chance: float, seen: int, runs: int) -> float:
    """The chance that a binomial count is at most as likely as the one seen."""
    if chance <= 1e-12 or chance >= 1 - 1e-12:
        return 1.0 if seen == round(chance) * runs else 0.0
    likely = [mass(chance, count, runs) for count in range(runs + 1)]
    return min(1.0, sum([one for one in likely if one <= likely[seen] * (1 + 1e-9)]))


def mass(chance: float, count: int, runs: int) -> float:
    """The binomial probability of a count."""
    ways = lgamma(runs + 1) - lgamma(count + 1) - lgamma(runs - count + 1)
    return exp(ways + count * log(chance) + (runs - count) * log(1 - chance))
