"""How likely is each number of hits? Binomial chances as floats, or as exact fractions."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final, final

from opendust.dust.dice import FACES, HIT_FACE

Number = float | Fraction

HIT: Final = Fraction(FACES - HIT_FACE + 1, FACES)
"""The chance that a die hits. COMP-15."""


@final
class Chances:
    """The chances of hits and of blanks, each row computed once."""

    def __init__(self, *, exact: bool) -> None:
        self.exact = exact
        self.one: Number = Fraction(1) if exact else 1.0
        self.none: Number = Fraction(0) if exact else 0.0
        self.rows: dict[int, list[Number]] = {}
        self.capped: dict[tuple[int, int], list[Number]] = {}

    def hits(self, dice: int) -> list[Number]:
        """The chance of 0, 1, 2, … hits with so many dice."""
        row = self.rows.get(dice)
        if row is None:
            row = [self.number(binomial(dice, hits)) for hits in range(dice + 1)]
            self.rows[dice] = row
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


def binomial(dice: int, hits: int) -> Fraction:
    """The chance of so many hits with so many dice."""
    return comb(dice, hits) * HIT**hits * (1 - HIT) ** (dice - hits)
