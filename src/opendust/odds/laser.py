"""How many hits does a laser make? Its chain has no end, so its chances are found in closed form.

Every hit is rolled on until it misses (WEAP-LASER-1): with a hit chance p it makes 1 + j hits with
chance p^j (1-p). Each hit is unsaved with chance u. The generating function of the unsaved hits of
one chain is (1-p) w / (1 - p w) with w = (1-u) + u z, a fraction of two lines, so its coefficients
are a geometric series; several chains are its power.
"""

from __future__ import annotations

from fractions import Fraction


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
