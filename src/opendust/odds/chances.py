"""How likely is each number of hits? Binomial chances as floats, or as exact fractions."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final, final

from opendust.dust.dice import FACES, HIT_FACE

Number = float | Fraction

HIT: Final = Fraction(FACES - HIT_FACE + 1, FACES)
"""The chance that a die hits. COMP-15."""


_ROWS: Final[tuple[dict[int, list[Number]], ...]] = ({}, {})
_CAPPED: Final[tuple[dict[tuple[int, int], list[Number]], ...]] = ({}, {})
"""Rows once computed, for floats and for fractions; a few hundred of each at most."""


@final
class Chances:
    """The chances of hits and of blanks, each row computed once."""

    def __init__(self, *, exact: bool) -> None:
        self.exact = exact
        self.one: Number = Fraction(1) if exact else 1.0
        self.none: Number = Fraction(0) if exact else 0.0
        self.rows = _ROWS[exact]
        self.capped = _CAPPED[exact]

    def hits(self, dice: int) -> list[Number]:
        """The chance of 0, 1, 2, … hits with so many dice."""
        row = self.rows.get(dice)
        if row is None:
            row = self.rows[dice] = self.binomial(dice)
        return row

    def capped_hits(self, dice: int, most: int) -> list[Number]:
        """The same where hits beyond the last unit are lost. BTL-LAND-12."""
        if dice <= most:
            return self.hits(dice)
        row = self.capped.get((dice, most))
        if row is None:
            chances = self.hits(dice)
            row = self.capped[dice, most] = [*chances[:most], sum(chances[most:], self.none)]
        return row

    def number(self, chance: Fraction) -> Number:
        """A chance in the kind of number that is asked for."""
        return chance if self.exact else float(chance)

    def binomial(self, dice: int) -> list[Number]:
        """The row from whole numbers of ways, so that floats are as near as floats can be."""
        hit, blank = HIT.numerator, HIT.denominator - HIT.numerator
        every = HIT.denominator**dice
        ways = [comb(dice, k) * hit**k * blank ** (dice - k) for k in range(dice + 1)]
        if self.exact:
            return [Fraction(some, every) for some in ways]
        return [some / every for some in ways]
