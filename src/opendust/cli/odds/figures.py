"""How are chances and points written, for people and in JSON?"""

from __future__ import annotations

from fractions import Fraction

from opendust.cli.language import spoken
from opendust.odds.chances import Number
from opendust.words.numbers import number_text, percent_text

BAR = 30
LONGEST_FRACTION = 30  # longer ones stand in the JSON


def written(number: Number, *, points: bool = False) -> str:
    """A number for people: a percentage or points, and the fraction if it is exact and short."""
    if points:
        text = number_text(float(number), spoken(), digits=2)
    else:
        text = percent_text(float(number), spoken(), digits=2)
    if isinstance(number, Fraction) and len(str(number)) <= LONGEST_FRACTION:
        return f"{text} = {number}"
    return text


def short_percent(chance: float) -> str:
    """A chance with one digit, for pictures."""
    return percent_text(chance, spoken(), digits=1)


def bar(chance: Number) -> str:
    """A bar of blocks."""
    return "█" * round(float(chance) * BAR)


def figure(number: Number) -> float | str:
    """A number in JSON: fractions as texts."""
    return str(number) if isinstance(number, Fraction) else float(number)
