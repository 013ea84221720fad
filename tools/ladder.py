"""How strong is every level on one scale? `python -m tools.ladder` fits Elo to results of arenas.

A seat wins with the share of its strength, as an exponent, among all seats: a conditional logit,
for two seats Bradley and Terry's model. The recruit is 0. The interval is 1.96 standard errors
either way, by the curvature at the best fit. Games of one pair share their dice, and that is not
counted.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

RESULTS: Final = Path(__file__).with_suffix(".toml")
LEVELS: Final = ("cadet", "recruit", "captain", "general", "marshal")
ZERO: Final = "recruit"
ELO: Final = 400 / log(10)
WIDTH: Final = 1.96
STEPS: Final = 50
Matrix = NDArray[np.float64]


@dataclass(frozen=True)
class Result:
    """One bot against another one in all other seats."""

    one: str
    other: str
    won: float
    of: float


def fitted(results: Sequence[Result], seats: int) -> dict[str, tuple[float, float]]:
    """Every bot's Elo, and how far it may be off; Newton's method on the log-likelihood."""
    names = [name for name in LEVELS if name != ZERO]
    names = [name for name in names if any(name in (some.one, some.other) for some in results)]
    found = np.zeros(len(names))
    for _ in range(STEPS):
        slope, bend = curve(results, seats, names, found)
        found = found + np.linalg.solve(bend, slope)
    _, bend = curve(results, seats, names, found)
    spread = np.sqrt(np.diag(np.linalg.inv(bend)))
    return {
        name: (float(ELO * at), float(ELO * WIDTH * off))
        for name, at, off in zip(names, found, spread, strict=True)
    }


def curve(
    results: Sequence[Result], seats: int, names: list[str], found: Matrix
) -> tuple[Matrix, Matrix]:
    """The slope of the log-likelihood, and how strongly it bends down."""
    slope, bend = np.zeros(len(names)), np.zeros((len(names), len(names)))
    for some in results:
        towards = np.array([(name == some.one) - (name == some.other) for name in names], float)
        chance = 1 / (1 + (seats - 1) * np.exp(-towards @ found))
        slope += (some.won - some.of * chance) * towards
        bend += some.of * chance * (1 - chance) * np.outer(towards, towards)
    return slope, bend


def told(table: dict[str, Any]) -> str:
    """One line of the scale, as docs/study/strength.md shows it."""
    results = [
        Result(some["bots"][0], some["bots"][1], some["won"], some["of"])
        for some in table["results"]
    ]
    found = fitted(results, table["seats"])
    cells = []
    for name in LEVELS:
        if name == ZERO:
            cells.append("0")
        elif name in found:
            cells.append(f"{found[name][0]:+.0f} ± {found[name][1]:.0f}")
        else:
            cells.append("")
    return f"| {table['name']} | {' | '.join(cells)} |"


def lines(path: Path) -> list[str]:
    """The lines of the scale, by a file of results."""
    return [told(table) for table in tomllib.loads(path.read_text(encoding="utf-8"))["table"]]


def main() -> None:
    """Print the scale."""
    parser = argparse.ArgumentParser(description="Fit the scale of the bots to results of arenas.")
    parser.add_argument("results", nargs="?", type=Path, default=RESULTS)
    print(f"| | {' | '.join(LEVELS)} |")
    print(f"|---|{'---|' * len(LEVELS)}")
    print("\n".join(lines(parser.parse_args().results)))


if __name__ == "__main__":
    main()
