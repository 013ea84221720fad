"""How bad was a decision? By the winning chances it gave away, and how sure that is."""

from __future__ import annotations

from math import sqrt
from typing import Final

from opendust.analysis.report.report import Verdict

FINE: Final = 0.02
SLIP: Final = 0.05
MISTAKE: Final = 0.10
"""Below each of them, in chances to win; whatever is more is a blunder."""
STUDENT: Final = (0.0, 12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
"""Standard errors on each side of a mean that hold 95 of 100, by degrees of freedom."""
MANY: Final = 2.0


def verdict_of(loss: float, margin: float) -> Verdict:
    """The verdict on an action that is not the best found."""
    if loss + margin < FINE:
        return "fine"
    if loss <= margin:
        return "close"
    if loss < FINE:
        return "fine"
    if loss < SLIP:
        return "slip"
    return "mistake" if loss < MISTAKE else "blunder"


def believed(loss: float, margin: float) -> float:
    """What of a loss to count where many are added up: the less sure it is, the less of it.

    Whole, doubtful ones would add up to much by chance; without them nobody but blunderers would
    seem to have lost anything. `margin / 2` is the standard error.
    """
    if loss <= 0:
        return 0.0
    return loss**3 / (loss**2 + (margin / 2) ** 2)


def spread(differences: list[float], doubt: float) -> tuple[float, float]:
    """The mean of some differences, and half of its interval.

    `doubt` is what the values themselves may be wrong by, however many worlds agree; nothing where
    results are compared.
    """
    many = len(differences)
    middle = sum(differences) / many
    squares = sum([(one - middle) ** 2 for one in differences])
    freedom = max(1, many - 1)
    factor = STUDENT[freedom] if freedom < len(STUDENT) else MANY
    chance = factor * sqrt(squares / freedom / many)
    return middle, sqrt(chance**2 + doubt**2)


def is_contradicted(near: tuple[float, float], far: tuple[float, float]) -> bool:
    """Whether the ends of matches say that nothing like it was lost: then only they count.

    A mean of two estimates that exclude each other would be neither.
    """
    return far[0] <= 0 and far[0] + far[1] < near[0] - near[1]


def together(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """Two estimates of the same difference with their margins as one: the surer counts more."""
    if not one[1] or not other[1]:
        return min(one, other, key=lambda estimate: estimate[1])
    weights = [1 / margin**2 for _, margin in (one, other)]
    middle = (weights[0] * one[0] + weights[1] * other[0]) / sum(weights)
    return middle, 1 / sqrt(sum(weights))
