"""How do the odds look as a picture? An SVG with outcomes and survivors, written by hand.

No plotting library is needed, so a plot works wherever the program does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

Bar = tuple[str, float]
Panel = tuple[str, str, Sequence[Bar]]
"""Title, colour and bars; every chance is from 0 to 1."""

WIDTH: Final = 720
MARGIN: Final = 24
LABEL: Final = 200
ROW: Final = 20
HEAD: Final = 34
FIGURE: Final = 60

ATTACKER_COLOR: Final = "#c2571a"
DEFENDER_COLOR: Final = "#1f5fa8"
OUTCOME_COLOR: Final = "#555555"


def draw(title: str, panels: Sequence[Panel], percent: Callable[[float], str]) -> str:
    """The whole picture; `percent` writes a chance."""
    parts = [text(MARGIN, 28, title, size=17, weight="bold")]
    y = 44
    for panel in panels:
        parts.append(draw_panel(panel, y, percent))
        y += HEAD + ROW * len(panel[2]) + 10
    height = y + 10
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" font-family="sans-serif" role="img">\n'
        f"<title>{escape(title)}</title>\n"
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def draw_panel(panel: Panel, y: int, percent: Callable[[float], str]) -> str:
    """A heading and one bar per line, the longest filling the width."""
    title, color, bars = panel
    longest = max([chance for _, chance in bars], default=1.0) or 1.0
    room = WIDTH - 2 * MARGIN - LABEL - FIGURE
    lines = [text(MARGIN, y + 20, title, size=14, weight="bold")]
    for number, (label, chance) in enumerate(bars):
        top = y + HEAD + ROW * number
        length = room * chance / longest
        left = MARGIN + LABEL
        lines.append(text(left - 8, top + 13, label, size=12, anchor="end"))
        lines.append(
            f'<rect x="{left}" y="{top + 2}" width="{length:.1f}" height="{ROW - 5}" '
            f'fill="{color}"/>'
        )
        lines.append(text(left + round(length) + 6, top + 13, percent(chance), size=12))
    return "\n".join(lines)


def text(
    x: int, y: int, words: str, *, size: int, weight: str = "normal", anchor: str = "start"
) -> str:
    """A line of text."""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" '
        f'text-anchor="{anchor}" fill="#222222">{escape(words)}</text>'
    )
