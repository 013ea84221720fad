"""What do bots of DUST overlook? `python -m tools.blind_spots FOLDER` counts it in an arena.

How each bot kept its capital at the starts of rounds, and in which share of its games it used every
unit, means and ability at all.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from opendust.arena.dust.capitals import DEEDS, KINDS
from opendust.dust.deck import Ability

Row = dict[str, str]
Line = tuple[str, list[str]]
CAPITALS: Final = {
    "single": "a single capital", "lone": "with one unit in it", "open": "that could be taken",
    "none": "no capital",
}  # fmt: skip


def rows_of(folder: Path, name: str) -> list[Row]:
    """One table of an arena."""
    with (folder / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def share(part: float, whole: float) -> str:
    """A share with two digits."""
    return f"{part / max(1.0, whole):.2f}"


def total(rows: Sequence[Row], name: str) -> int:
    """The sum of a column."""
    return sum([int(row[name]) for row in rows])


def capital_lines(by_bot: list[list[Row]]) -> list[Line]:
    """Starts of rounds, and rounds with the points to win but no capital."""
    found = [("starts of a round", [str(total(rows, KINDS[0])) for rows in by_bot])]
    for kind, words in CAPITALS.items():
        cells = [share(total(rows, kind), total(rows, KINDS[0])) for rows in by_bot]
        found.append((f"{words}, share of them", cells))
    cells = [str(total(rows, "blocked")) for rows in by_bot]
    return [*found, ("the points to win without a capital, times", cells)]


def deed_lines(by_bot: list[list[Row]]) -> list[Line]:
    """The share of games in which each unit was bought and each means was used; and how often."""
    return [
        (deed, [
            f"{share(sum([row[deed] != '0' for row in rows]), len(rows))} ({total(rows, deed)})"
            for rows in by_bot
        ])
        for deed in DEEDS
    ]  # fmt: skip


def ability_lines(by_bot: list[list[Row]], games: list[int]) -> list[Line]:
    """The share of games in which each ability was used, and how often."""
    found: list[Line] = []
    for ability in Ability:
        cells = []
        for rows, played in zip(by_bot, games, strict=True):
            own = [row["game"] for row in rows if row["ability"] == ability.value]
            cells.append(f"{share(len(set(own)), played)} ({len(own)})")
        found.append((ability.value, cells))
    return found


def lines(folder: Path) -> list[str]:
    """The whole table."""
    capitals, deeds, uses = [rows_of(folder, name) for name in ("capitals", "deeds", "abilities")]
    bots = sorted({row["bot"] for row in capitals})
    by_bot = [[[row for row in rows if row["bot"] == bot] for bot in bots]
              for rows in (capitals, deeds, uses)]  # fmt: skip
    games = [len(rows) for rows in by_bot[1]]
    found = [("games", [str(played) for played in games])]
    found += [("won", [str(total(rows, "won")) for rows in by_bot[0]])]
    found += capital_lines(by_bot[0]) + deed_lines(by_bot[1]) + ability_lines(by_bot[2], games)
    heads = [f"| | {' | '.join(bots)} |", f"|---|{'---|' * len(bots)}"]
    return heads + [f"| {words} | {' | '.join(cells)} |" for words, cells in found]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Count what bots of DUST overlook.")
    parser.add_argument("folder", type=Path, help="the folder of an arena")
    print("\n".join(lines(parser.parse_args().folder)))
