"""How many hits does a laser make? Its chain has no end, so its chances are found in closed form.

Every hit is rolled on until it misses (WEAP-LASER-1): with a hit chance p it makes 1 + j hits with
chance p^j (1-p). Each hit is unsaved with chance u. The generating function of the unsaved hits of
one chain is (1-p) w / (1 - p w) with w = (1-u) + u z, a fraction of two lines, so its coefficients
are a geometric series; several chains are its power.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

RESISTED: Final = Fraction(1, 3)
"""The chance that Damage Resilient ignores a point. SKILL-RESILIENT-1."""


def chain_chances(hit: Fraction, unsaved: Fraction, most: int) -> list[Fraction]:
    """The chance of 0, 1, …, most - 1 unsaved hits of one chain."""
    saved = 1 - unsaved
    below = 1 - hit * saved
    ratio = hit * unsaved / below
    chances = [(1 - hit) * saved / below]
    power = Fraction(1)
    for _ in range(1, most):
        chances.append((1 - hit) * power * (saved * ratio + unsaved) / below)
        power *= ratio
    return chances[:most]


def laser_chances(chains: int, hit: Fraction, unsaved: Fraction, most: int) -> list[Fraction]:
    """The chance of each number of unsaved hits; the last entry is `most` or more."""
    one = chain_chances(hit, unsaved, most)
    total = [Fraction(1)] + [Fraction(0)] * (most - 1)
    for _ in range(chains):
        total = [
            sum([total[i] * one[k - i] for i in range(k + 1)], Fraction(0)) for k in range(most)
        ]
    return [*total[:most], 1 - sum(total[:most], Fraction(0))]


def resisted_chances(
    chains: int, hit: Fraction, unsaved: Fraction, damage: int, most: int
) -> list[Fraction]:
    """The chance of each number of points that get through; the last entry is `most` or more.

    Damage Resilient ignores each point with the chance of a HIT, so one hit of the chain is the
    polynomial w = (1-u) + u (r + (1-r) z)^d; the coefficients of (1-p) w / (1 - p w) follow from
    multiplying out: c = (1-p) w + p w c.
    """
    point = [RESISTED, 1 - RESISTED]
    w = [Fraction(1)]
    for _ in range(damage):
        w = times(w, point, most)
    w = [unsaved * part for part in [*w, *[Fraction(0)] * most][:most]]
    w[0] += 1 - unsaved
    one: list[Fraction] = []
    for k in range(most):
        before = sum([w[k - i] * one[i] for i in range(k)], Fraction(0))
        one.append(((1 - hit) * w[k] + hit * before) / (1 - hit * w[0]))
    total = [Fraction(1)]
    for _ in range(chains):
        total = times(total, one, most)
    total = [*total, *[Fraction(0)] * most][:most]
    return [*total, 1 - sum(total, Fraction(0))]


def times(one: list[Fraction], other: list[Fraction], most: int) -> list[Fraction]:
    """The product of two polynomials up to a power."""
    found = [Fraction(0)] * min(most, len(one) + len(other) - 1)
    for i, first in enumerate(one):
        for j, second in enumerate(other):
            if i + j < len(found):
                found[i + j] += first * second
    return found
