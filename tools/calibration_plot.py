"""How do chances that were called look beside what came of them? A picture for the docs.

Every tenth of the chances is a point: on the line it was right. Positions of one game end alike, so
the whiskers (95 %) count games, not positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import sqrt
from typing import Final

from opendust.analysis.calibration import BINS, Called

SIDE: Final = 420
LEFT, TOP, FOOT = 62, 46, 56
WIDTH: Final = LEFT + SIDE + 20
SURE: Final = 1.96
STYLE: Final = (
    "text{font:13px sans-serif;fill:#222} .title{font:bold 16px sans-serif} .grid{stroke:#ddd} "
    ".right{stroke:#555;stroke-dasharray:6 4} .whisker{stroke:#0072b2;stroke-width:1.5} "
    "circle{fill:#0072b2;fill-opacity:.75;stroke:#fff}"
)


@dataclass(frozen=True)
class Point:
    """A tenth of the chances: what was called, what was won, how unsure that is, how many."""

    called: float
    won: float
    error: float
    many: int


def points(games: Sequence[Sequence[Called]]) -> list[Point]:
    """The tenths that have positions; the error from what every game lies beside the mean."""
    found: list[Point] = []
    for number in range(BINS):
        rows = [
            [one for one in game if min(BINS - 1, int(one[0] * BINS)) == number] for game in games
        ]
        many = sum([len(row) for row in rows])
        if many:
            called = sum([one for row in rows for one, _ in row]) / many
            won = sum([one for row in rows for _, one in row]) / many
            beside = [sum([one - won for _, one in row]) for row in rows]
            error = sqrt(sum([one * one for one in beside])) / many
            found.append(Point(called, won, error, many))
    return found


def picture(found: Sequence[Point], games: int, title: str) -> str:
    """The whole picture."""
    parts = [f'<text class="title" x="{LEFT}" y="26">{escape(title)}</text>']
    for tick in range(0, 101, 20):
        x, y, said = across(tick / 100), up(tick / 100), f"{tick} %"
        parts += [
            f'<path class="grid" d="M{x:.1f} {TOP}V{TOP + SIDE}M{LEFT} {y:.1f}H{LEFT + SIDE}"/>',
            f'<text x="{x:.1f}" y="{TOP + SIDE + 18}" text-anchor="middle">{said}</text>',
            f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{said}</text>',
        ]
    parts.append(f'<path class="right" d="M{LEFT} {TOP + SIDE}L{LEFT + SIDE} {TOP}"/>')
    most = max([one.many for one in found], default=1)
    for one in found:
        x, low, high = across(one.called), one.won - SURE * one.error, one.won + SURE * one.error
        parts += [
            f'<path class="whisker" d="M{x:.1f} {up(max(0, low)):.1f}V{up(min(1, high)):.1f}"/>',
            f'<circle cx="{x:.1f}" cy="{up(one.won):.1f}" r="{4 + 8 * sqrt(one.many / most):.1f}">'
            f"<title>called {one.called:.0%}, won {one.won:.0%}, {one.many} positions</title>"
            "</circle>",
        ]
    foot = f"Called chance to win (across) and share won (up), {games} games"
    parts.append(f'<text x="{LEFT}" y="{TOP + SIDE + 42}">{escape(foot)}</text>')
    height = TOP + SIDE + FOOT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img">\n<title>{escape(title)}</title>'
        f'<style>{STYLE}</style>\n<rect width="100%" height="100%" fill="white"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def across(share: float) -> float:
    """Where a chance that was called lies."""
    return LEFT + SIDE * share


def up(share: float) -> float:
    """Where a share that was won lies."""
    return TOP + SIDE * (1 - share)
