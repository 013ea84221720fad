"""How often does each capital of DUST win? `python -m tools.balance.boards FOLDER…`

Reads arenas of equal bots (`opendust arena captain --seats 6 --out FOLDER`), adds them up and
prints a table in Markdown: the share of games that each capital won, in per cent, by edition, with
a question mark where two one-sided tests do not show that it is within what is allowed. Of a
victory that several share each gets a part. `--plot FILE.svg` draws the shares.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

from opendust.arena.report.plot import Mark
from opendust.arena.report.shares import is_near, wilson
from tools.balance.scenarios import games_of, picture

ALLOWED: Final = 0.05


def main() -> int:
    """Add up, print, draw."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance.boards")
    parser.add_argument("folders", metavar="FOLDER", type=Path, nargs="+")
    parser.add_argument("--plot", metavar="FILE.svg", type=Path)
    asked = parser.parse_args()
    games: Counter[str] = Counter()
    won: dict[tuple[str, str], float] = defaultdict(float)
    for row in games_of(asked.folders):
        games[row["variant"]] += 1
        winners = sum(seat["won"] for seat in row["seats"])
        for seat in row["seats"]:
            won[row["variant"], seat["capital"]] += seat["won"] / max(winners, 1)
    capitals = sorted({capital for _, capital in won})
    print(table(games, won, capitals))
    if asked.plot:
        found = [
            mark(f"{capital.title()}, {edition}", won[edition, capital], count, 1 / len(capitals))
            for edition, count in games.items()
            for capital in capitals
        ]
        asked.plot.write_text(picture(found, "Share of victories by capital"), encoding="utf-8")
    return 0


def table(games: Counter[str], won: dict[tuple[str, str], float], capitals: list[str]) -> str:
    """The shares as Markdown."""
    lines = [f"| edition | games | {' | '.join(capitals)} |", "|---" * (2 + len(capitals)) + "|"]
    for edition, count in games.items():
        shares = [
            f"{100 * won[edition, capital] / count:.1f}"
            + ("" if is_near(won[edition, capital], count, 1 / len(capitals), ALLOWED) else " ?")
            for capital in capitals
        ]
        lines.append(f"| {edition} | {count} | {' | '.join(shares)} |")
    return "\n".join(lines)


def mark(name: str, won: float, games: int, even: float) -> Mark:
    """A capital's share, and whether it is outside what is allowed."""
    outside = " (outside)" if abs(won / games - even) > ALLOWED else ""
    return Mark(name, won / games, *wilson(won, games), even, f"{won:g} of {games}{outside}")


if __name__ == "__main__":
    raise SystemExit(main())
