"""Are the chances right? Of the positions called 30 %, how many were won?"""

from __future__ import annotations

from math import sqrt
from typing import Final

from typing_extensions import TypedDict

BINS: Final = 10

Called = tuple[float, float]
"""The chance that a seat was given, and its share of the victory."""


class Bin(TypedDict):
    """Seats whose chance lay in a range: the mean chance, the share won, how many, the error.

    `error` is the standard error of the share if every position told something of its own.
    """

    low: float
    high: float
    called: float
    won: float
    many: int
    error: float


def reliability(found: list[Called], bins: int = BINS) -> list[Bin]:
    """Chances by tenths, with what came of them; tenths without positions are left out."""
    sorted_in: list[list[Called]] = [[] for _ in range(bins)]
    for called, won in found:
        sorted_in[min(bins - 1, int(called * bins))].append((called, won))
    return [
        Bin(
            low=number / bins,
            high=(number + 1) / bins,
            called=sum([one for one, _ in some]) / len(some),
            won=sum([won for _, won in some]) / len(some),
            many=len(some),
            error=sqrt(0.25 / len(some)),
        )
        for number, some in enumerate(sorted_in)
        if some
    ]


def brier(found: list[Called]) -> float:
    """The mean squared error of the chances; 0.25 for somebody who always says one half."""
    return sum([(called - won) ** 2 for called, won in found]) / len(found)


def lines(bins: list[Bin]) -> list[str]:
    """The table as text."""
    rows = ["called  won    positions"]
    for one in bins:
        rows.append(f"{one['called']:5.1%}  {one['won']:5.1%}  {one['many']}")
    return rows
