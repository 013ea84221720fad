"""How lucky was a roll? What it changed, against the mean over everything it could have been.

Where only hits count, dice of one group that show the same number of hits are one outcome, so the
expectation of twenty dice is exact, too. Whatever value the positions are given, the luck of a
match is nothing on average: it favours nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import comb
from typing import Any, Final

from opendust.analysis.judge import Dice, Judge, estimates, mean, scattered
from opendust.kernel.action import Outcome
from opendust.kernel.contract import Game
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Chance

EVERY: Final = 216
"""So many outcomes are all looked at."""
SAMPLE: Final = 32

Weighted = tuple[tuple[int, ...], float]


def outcomes(chance: Chance, dice: Dice | None, seed: int) -> tuple[list[Weighted], bool]:
    """What chance could have brought, with weights, and whether that is everything."""
    if dice is not None:
        found = list(hit_classes(*dice, chance.faces))
        if len(found) <= EVERY:
            return found, True
    if chance.outcome_count <= EVERY:
        return [(values, float(weight)) for values, weight in chance.outcomes()], True
    lottery = Lottery(scattered(seed))
    return [(chance.drawn(lottery), 1 / SAMPLE) for _ in range(SAMPLE)], False


def hit_classes(groups: tuple[int, ...], first_hit: int, faces: int) -> Iterator[Weighted]:
    """Every number of hits in every group, each as dice that show it, with its probability."""
    hit = (faces - first_hit + 1) / faces
    for hits in product(*[range(size + 1) for size in groups]):
        values: list[int] = []
        weight = 1.0
        for size, many in zip(groups, hits, strict=True):
            values += [faces] * many + [1] * (size - many)
            weight *= comb(size, many) * hit**many * (1 - hit) ** (size - many)
        yield tuple(values), weight


def fortune(
    game: Game[Any], judge: Judge, before: Any, given: Outcome, seeds: list[int]
) -> tuple[list[float], bool]:
    """What an outcome changed for every seat, against the mean, with the same imagined dice.

    What imagined dice alone make of the differences is taken off, from all outcomes alike: so the
    luck of a roll is still nothing on average, and many rolls that decide little add up to little.
    """
    chance = game.pending(before)
    assert isinstance(chance, Chance)
    if not judge.is_telling(chance):
        return [0.0] * len(game.names(before, "seat")), True
    dice = judge.dice(before, chance)
    possible, is_exact = outcomes(chance, dice, seeds[0])
    rows = [value_after(game, judge, before, values, seeds) for values, _ in possible]
    weights = [weight for _, weight in possible]
    many = max([len(found) for found in rows])
    expected = [expectation(rows, weights, at) for at in range(many)]
    part = told_by_dice(rows, weights, expected)
    came = value_after(game, judge, before, in_order(given.values, dice, chance.faces), seeds)
    luck = [one - middle for one, middle in zip(mean(came), mean(expected), strict=True)]
    return [part * one for one in luck], is_exact


Rows = list[list[float]]
"""Every seat's chance for every seed; one row where no seed is asked."""


def expectation(rows: list[Rows], weights: list[float], at: int) -> list[float]:
    """The mean over all outcomes with one seed."""
    found = [some[at % len(some)] for some in rows]
    return [
        sum([weight * one for weight, one in zip(weights, column, strict=True)])
        for column in zip(*found, strict=True)
    ]


def told_by_dice(rows: list[Rows], weights: list[float], expected: Rows) -> float:
    """The part of the differences between outcomes that imagined dice don't explain, 0 to 1."""
    many = len(expected)
    between = noise = 0.0
    for some, weight in zip(rows, weights, strict=True):
        for seat in range(len(expected[0])):
            found = [some[at % len(some)][seat] - expected[at][seat] for at in range(many)]
            middle = sum(found) / many
            between += weight * middle**2
            if many > 1:
                squares = sum([(one - middle) ** 2 for one in found])
                noise += weight * squares / (many - 1) / many
    return max(0.0, 1 - noise / between) if between else 0.0


def in_order(values: tuple[int, ...], dice: Dice | None, faces: int) -> tuple[int, ...]:
    """The same outcome as `hit_classes` writes it."""
    if dice is None:
        return values
    groups, first_hit = dice
    found: list[int] = []
    at = 0
    for size in groups:
        hits = len([value for value in values[at : at + size] if value >= first_hit])
        found += [faces] * hits + [1] * (size - hits)
        at += size
    return tuple(found)


def value_after(
    game: Game[Any], judge: Judge, before: Any, values: tuple[int, ...], seeds: list[int]
) -> Rows:
    """The chances after an outcome, seed by seed."""
    state = before.copy()
    game.apply(state, Outcome(values))
    return estimates(judge, state, seeds)
