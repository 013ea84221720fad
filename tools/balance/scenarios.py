"""How often does each side of a scenario win? `python -m tools.balance.scenarios FOLDER…`

Reads arenas of Dust Tactics (`opendust arena --game tactics --out FOLDER`), adds those of one
scenario up and prints a table in Markdown: the share of the first side, a draw counting half, with
its 95 % interval, by scenario and within it by the army of the first side. `--plot FILE.svg` draws
the shares.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from opendust.arena.report.plot import Mark, marks
from opendust.arena.report.shares import is_near, wilson

EVEN: Final = 0.5
ALLOWED: Final = 0.07
STYLE: Final = (
    "text { font: 13px sans-serif; fill: #222; } .grid { stroke: #ddd; } circle { fill: #0072b2; }"
    " .even { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }"
    " .whisker { stroke: #0072b2; stroke-width: 2.5; }"
)


@dataclass
class Tally:
    """The first side's results: 1, 0, or a half for a draw."""

    results: list[float] = field(default_factory=list)
    rounds: int = 0

    def add(self, row: dict[str, Any]) -> None:
        """One game more."""
        first = next(seat for seat in row["seats"] if seat["side"] == 1)
        self.results.append(EVEN if row["outcome"] == "drawn" else float(first["won"]))
        self.rounds += row["rounds"]

    def share(self) -> float:
        """The share of the first side."""
        return sum(self.results) / len(self.results)

    def interval(self) -> tuple[float, float]:
        """The share's 95 % interval, Wilson's, with draws as half a win."""
        return wilson(sum(self.results), len(self.results))


def main() -> int:
    """Add up, print, draw."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance.scenarios")
    parser.add_argument("folders", metavar="FOLDER", type=Path, nargs="+")
    parser.add_argument("--plot", metavar="FILE.svg", type=Path)
    asked = parser.parse_args()
    totals: dict[str, Tally] = {}
    by_army: dict[str, dict[str, Tally]] = {}
    for row in games_of(asked.folders):
        name = row["variant"]
        army = next(seat["army"] for seat in row["seats"] if seat["side"] == 1)
        totals.setdefault(name, Tally()).add(row)
        by_army.setdefault(name, {}).setdefault(army, Tally()).add(row)
    print(table(totals, by_army))
    if asked.plot:
        found = [mark(name, tally) for name, tally in sorted(totals.items())]
        drawn = picture(found, "Share of games that the first side won")
        asked.plot.write_text(drawn, encoding="utf-8")
    return 0


def games_of(folders: Iterable[Path]) -> Iterable[dict[str, Any]]:
    """Every game that the arenas have finished."""
    for folder in folders:
        for line in (folder / "games.jsonl").read_text(encoding="utf-8").splitlines():
            row: dict[str, Any] = json.loads(line)
            if row["outcome"] != "unfinished":
                yield row


def table(totals: dict[str, Tally], by_army: dict[str, dict[str, Tally]]) -> str:
    """The shares as Markdown."""
    lines = [
        "| scenario | games | drawn | rounds | first side | 95 % interval | equal, shown"
        " | by its army |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, tally in sorted(totals.items()):
        low, high = tally.interval()
        armies = [f"{army} {one.share():.2f}" for army, one in sorted(by_army[name].items())]
        games, drawn = len(tally.results), tally.results.count(EVEN)
        shown = "yes" if is_near(sum(tally.results), games, EVEN, ALLOWED) else "no"
        lines.append(
            f"| {name} | {games} | {drawn} | {tally.rounds / games:.1f} | {tally.share():.3f}"
            f" | {low:.3f} to {high:.3f} | {shown} | {', '.join(armies)} |"
        )
    return "\n".join(lines)


def mark(name: str, tally: Tally) -> Mark:
    """A scenario's share, and whether it is outside what is allowed."""
    outside = " (outside)" if abs(tally.share() - EVEN) > ALLOWED else ""
    note = f"{tally.share():.1%} of {len(tally.results)}{outside}"
    return Mark(name, tally.share(), *tally.interval(), EVEN, note)


def picture(found: list[Mark], title: str) -> str:
    """Shares as a picture that stands by itself."""
    opening, rest = marks(found, "{:.0%}".format, title).split(">", 1)
    white = '<rect width="100%" height="100%" fill="white"/>'
    return f'{opening} xmlns="http://www.w3.org/2000/svg"><style>{STYLE}</style>{white}{rest}'


if __name__ == "__main__":
    raise SystemExit(main())
