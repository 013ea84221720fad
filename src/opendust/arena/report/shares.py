"""How often did somebody win, and how sure is that? Shares with Wilson's 95 % interval."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

WIDTH: Final = 1.96  # standard deviations of a 95 % interval
ONE_SIDED: Final = 1.645  # of a one-sided test at 5 %


@dataclass(frozen=True)
class Share:
    """So many wins in so many games, and the share to be expected if nothing mattered."""

    name: str
    games: int
    wins: int
    even: float

    @property
    def share(self) -> float:
        """The part of the games that was won."""
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's interval of the share."""
        return wilson(self.wins, self.games)

    def is_near(self, margin: float) -> bool:
        """Whether the share is shown to be as expected, give or take a margin."""
        return is_near(self.wins, self.games, self.even, margin)


def is_near(wins: float, games: int, even: float, margin: float) -> bool:
    """Whether two one-sided tests at 5 % show that a share is within a margin of another.

    A share that merely lies there shows nothing: few games can put it anywhere.
    """
    if not games:
        return False
    share = wins / games
    spread = ONE_SIDED * sqrt(max(share * (1 - share), 1 / games) / games)
    return even - margin <= share - spread and share + spread <= even + margin


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share; nothing is known without games."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, WIDTH * WIDTH
    middle = share + square / (2 * games)
    spread = WIDTH * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def shares_by(seats: Iterable[Mapping[str, Any]], column: str, even: str = "") -> list[Share]:
    """The win share of every value of a column, in the order of the values.

    What is to be expected stands in the column `even`; by default all players are equal.
    """
    found: dict[Any, list[float]] = {}
    for seat in seats:
        sums = found.setdefault(seat[column], [0, 0, 0.0])
        sums[0] += 1
        sums[1] += seat["won"]
        sums[2] += seat[even] if even else 1 / seat["players"]
    return [
        Share(str(value), int(sums[0]), int(sums[1]), sums[2] / sums[0])
        for value, sums in sorted(found.items())
    ]


def with_usual(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The seats with a column `usual`: how often their bot wins in this variant altogether."""
    sums: dict[tuple[str, str], list[int]] = {}
    for seat in seats:
        sums.setdefault((seat["variant"], seat["bot"]), []).append(seat["won"])
    usual = {key: sum(won) / len(won) for key, won in sums.items()}
    return [{**seat, "usual": usual[seat["variant"], seat["bot"]]} for seat in seats]
