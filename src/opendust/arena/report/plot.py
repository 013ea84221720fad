"""How do figures become pictures? Three kinds of plot as SVG, written by hand.

Marks with whiskers (a value and its interval, one per line), lines over rounds, and columns. No
plotting library is needed, the same figures give the same bytes, and the text stays text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 760
LABEL: Final = 170
NOTE: Final = 190
ROW: Final = 22
TOP: Final = 8
AXIS: Final = 34
HEIGHT: Final = 260
LEFT: Final = 52
COLORS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#555555")
"""Okabe and Ito's colours, which the colour-blind can tell apart."""

Write = Callable[[float], str]


@dataclass(frozen=True)
class Mark:
    """A value with its interval, what it would be if nothing mattered, and a note beside it."""

    label: str
    value: float
    low: float
    high: float
    reference: float
    note: str


@dataclass(frozen=True)
class Line:
    """A named line: values at 1, 2, 3, …"""

    name: str
    values: Sequence[float]


def steps(low: float, high: float) -> list[float]:
    """Round numbers that cover a range, about five of them."""
    span = high - low or 1.0
    size: float = 10 ** floor(log10(span / 5))
    for factor in (1, 2, 5, 10):
        if span / (size * factor) <= 6:
            size *= factor
            break
    first, last = floor(low / size + 1e-9), ceil(high / size - 1e-9)
    return [round(number * size, 10) for number in range(first, max(last, first + 1) + 1)]


def marks(found: Sequence[Mark], write: Write, title: str) -> str:
    """One line per mark: label, whisker and point, note; a tick where it would be by chance."""
    lowest = min([mark.low for mark in found] + [mark.reference for mark in found])
    highest = max([mark.high for mark in found] + [mark.reference for mark in found])
    ticks = steps(lowest, highest)
    room = WIDTH - LABEL - NOTE
    bottom = TOP + ROW * len(found)

    def at(value: float) -> float:
        return LABEL + room * (value - ticks[0]) / (ticks[-1] - ticks[0])

    parts = [upright(at(tick), TOP, bottom, write(tick)) for tick in ticks]
    for number, mark in enumerate(found):
        y = TOP + ROW * number + ROW / 2
        parts.append(words(LABEL - 10, y + 4, mark.label, anchor="end"))
        parts.append(
            f'<line class="even" x1="{at(mark.reference):.1f}" x2="{at(mark.reference):.1f}" '
            f'y1="{y - ROW / 2:.1f}" y2="{y + ROW / 2:.1f}"/>'
            f'<line class="whisker" x1="{at(mark.low):.1f}" x2="{at(mark.high):.1f}" '
            f'y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<circle cx="{at(mark.value):.1f}" cy="{y:.1f}" r="4.5"/>'
        )
        parts.append(words(WIDTH - NOTE + 12, y + 4, mark.note))
    return framed(parts, bottom + AXIS, title)


def lines(found: Sequence[Line], write: Write, across: str, title: str) -> str:
    """Lines over 1, 2, 3, … with a legend."""
    longest = max([len(line.values) for line in found])
    ticks = steps(0, max([*[max(line.values) for line in found], 1.0]))
    bottom = TOP + HEIGHT
    parts = []
    for tick in ticks:
        y = bottom - HEIGHT * tick / ticks[-1]
        parts.append(level(y, write(tick)))
    for number in label_places(longest):
        parts.append(words(column_at(number, longest), bottom + 18, str(number), anchor="middle"))
    parts.append(words((LEFT + WIDTH - NOTE) / 2, bottom + AXIS, across, anchor="middle"))
    for number, line in enumerate(found):
        color = COLORS[number % len(COLORS)]
        spots = [
            f"{column_at(at, longest):.1f},{bottom - HEIGHT * value / ticks[-1]:.1f}"
            for at, value in enumerate(line.values, start=1)
        ]
        dash = ' stroke-dasharray="7 4"' if number % 2 else ""
        parts.append(
            f'<polyline points="{" ".join(spots)}" fill="none" stroke="{color}" '
            f'stroke-width="2.5"{dash}/>'
        )
        parts += legend(number, line.name, color, dash)
    return framed(parts, bottom + AXIS + 10, title)


def legend(number: int, name: str, color: str, dash: str) -> list[str]:
    """The sample of a line and its name, right of the plot."""
    y = TOP + 14 + ROW * number
    left = WIDTH - NOTE + 12
    return [
        f'<line x1="{left}" x2="{left + 26}" y1="{y}" y2="{y}" stroke="{color}" '
        f'stroke-width="2.5"{dash}/>',
        words(left + 34, y + 4, name),
    ]


def columns(found: Sequence[tuple[str, int]], across: str, title: str) -> str:
    """Columns with their numbers on top."""
    most = max([amount for _, amount in found] + [1])
    bottom = TOP + 16 + HEIGHT
    room = (WIDTH - LEFT) / len(found)
    shown = label_places(len(found))
    parts = [f'<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{bottom}" y2="{bottom}"/>']
    for number, (label, amount) in enumerate(found, start=1):
        middle = LEFT + room * (number - 0.5)
        tall = HEIGHT * amount / most
        wide = min(room * 0.8, 60)
        parts.append(
            f'<rect x="{middle - wide / 2:.1f}" y="{bottom - tall:.1f}" width="{wide:.1f}" '
            f'height="{tall:.1f}"/>'
        )
        if number in shown:
            parts.append(words(middle, bottom + 18, label, anchor="middle"))
            parts.append(words(middle, bottom - tall - 4, str(amount), anchor="middle"))
    parts.append(words((LEFT + WIDTH) / 2, bottom + AXIS + 4, across, anchor="middle"))
    return framed(parts, bottom + AXIS + 12, title)


def label_places(count: int) -> list[int]:
    """Which of so many places get a label: all, or about twenty of them."""
    gap = -(-count // 20)
    return list(range(1, count + 1, gap))


def column_at(number: int, longest: int) -> float:
    """Where a number stands on the way across."""
    room = WIDTH - NOTE - LEFT - 20
    return LEFT + 10 + room * (number - 1) / max(1, longest - 1)


def upright(x: float, top: float, bottom: float, label: str) -> str:
    """A grid line with its figure below."""
    return (
        f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>'
        + words(x, bottom + 18, label, anchor="middle")
    )  # fmt: skip


def level(y: float, label: str) -> str:
    """A grid line with its figure to the left."""
    return (
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - NOTE}" y1="{y:.1f}" y2="{y:.1f}"/>'
        + words(LEFT - 8, y + 4, label, anchor="end")
    )


def words(x: float, y: float, content: str, *, anchor: str = "start") -> str:
    """A piece of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(content)}</text>'


def framed(parts: Sequence[str], height: float, title: str) -> str:
    """The whole picture."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        + "\n".join(parts)
        + "</svg>\n"
    )
