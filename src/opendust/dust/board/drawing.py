"""How a board looks: an SVG picture of circles and lines with names and a legend.

Land areas are light brown, sea areas blue; capitals are larger, dark and starred; power sources
are bull's-eyes. Lines between areas of one kind are solid, those between land and sea dashed.
A line that leaves at a side edge ends at a letter, and goes on at the same letter on the other
side. The words of the legend are given by the caller, since the game itself has none.
"""

from __future__ import annotations

from html import escape
from typing import Final

from opendust.dust.board.board import Board
from opendust.dust.board.geometry import HEIGHT, WIDTH, is_wrap, pieces, point, radius
from opendust.dust.board.labels import FONT_SIZE, LINE_HEIGHT, Label, place_labels, text_width

MARGIN: Final = 34.0
HEAD: Final = 50.0
FOOT: Final = 74.0
LEGEND: Final = ("land", "sea", "capital", "land-source", "sea-source", "solid", "dashed", "edge")

_STYLE: Final = """
text { font: 12px Helvetica, Arial, "Liberation Sans", sans-serif; fill: #1d2b36 }
.name { paint-order: stroke; stroke: #e9f1f5; stroke-width: 3.5px; stroke-linejoin: round }
.sea { font-style: italic; fill: #1f4e79 }
.capital { font-weight: bold; fill: #6b1020 }
.title { font-size: 26px; font-weight: bold }
.edge { font-weight: bold; text-anchor: middle }
line { stroke: #44525d; stroke-width: 2 }
line.sea { stroke: #3f7cac }
line.shore { stroke: #75828c; stroke-dasharray: 5 4; stroke-width: 1.6 }
"""


def draw_board(board: Board, language: str, words: dict[str, str]) -> str:
    """The picture of a board; `words` are the title and the legend in the same language."""
    wide, high = WIDTH + 2 * MARGIN, HEIGHT + HEAD + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" '
        f'width="{wide:g}" height="{high:g}" role="img" lang="{language}">',
        f"<title>{escape(words['title'])}</title>",
        f"<style>{_STYLE}</style>",
        f'<rect width="{wide:g}" height="{high:g}" fill="#fbfaf6"/>',
        f'<text class="title" x="{MARGIN:g}" y="34">{escape(words["title"])}</text>',
        f'<g transform="translate({MARGIN:g} {HEAD:g})">',
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="#e9f1f5" stroke="#9fb0bb"/>',
    ]
    for one, other in board.links:
        parts += _line(board, one, other)
    parts += _edge_letters(board)
    for area in range(board.area_count):
        x, y = point(board, area)
        parts.append(circle(x, y, radius(board, area), board.mark(area), board.is_land(area)))
    for label in place_labels(board, language):
        parts += _name(board, label)
    parts += ["</g>", *_legend(words, HEIGHT + HEAD), "</svg>"]
    return "\n".join(parts) + "\n"


def _line(board: Board, one: int, other: int) -> list[str]:
    """Solid between areas of one kind, dashed between land and sea."""
    kind = "land" if other < board.land_count else "sea" if one >= board.land_count else "shore"
    return [
        f'<line class="{kind}" x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}"/>'
        for a, b in pieces(board, one, other)
    ]


def _edge_letters(board: Board) -> list[str]:
    """The same letter where a line leaves the map and where it comes back, from north to south."""
    heights = sorted(
        (pieces(board, one, other)[0][1][1], number)
        for number, (one, other) in enumerate(board.links)
        if is_wrap(board, one, other)
    )
    return [
        f'<text class="edge" x="{x:g}" y="{y + 4:.1f}">{chr(ord("A") + letter)}</text>'
        for letter, (y, _) in enumerate(heights)
        for x in (-MARGIN / 2, WIDTH + MARGIN / 2)
    ]


def circle(x: float, y: float, size: float, mark: str, is_land: bool) -> str:
    """One area: a circle, a bull's-eye for a power source, a star on a capital."""
    ground, rim = ("#e3c994", "#6f5627") if is_land else ("#a9cfe8", "#2d6390")
    if mark == "capital":
        ground, rim = "#7d1b2b", "#3d0a13"
    rings = [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:g}" fill="{ground}" stroke="{rim}" '
        f'stroke-width="2"/>'
    ]
    if mark == "source":
        for part, colour in ((0.72, "#c62828"), (0.48, "#ffffff"), (0.25, "#c62828")):
            ring = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size * part:.1f}" fill="{colour}"/>'
            rings.append(ring)
    if mark == "capital":
        rings.append(_star(x, y, size * 0.62))
    return "".join(rings)


def _star(x: float, y: float, size: float) -> str:
    """A star with five points."""
    corners = (
        (0.0, -1.0),
        (0.235, -0.324),
        (0.951, -0.309),
        (0.38, 0.124),
        (0.588, 0.809),
        (0.0, 0.4),
        (-0.588, 0.809),
        (-0.38, 0.124),
        (-0.951, -0.309),
        (-0.235, -0.324),
    )
    spots = " ".join(f"{x + size * dx:.1f},{y + size * dy:.1f}" for dx, dy in corners)
    return f'<polygon points="{spots}" fill="#f6e3b4"/>'


def _name(board: Board, label: Label) -> list[str]:
    """A name, stretched to the box that was reserved for it."""
    kind = "land" if board.is_land(label.area) else "sea"
    if board.is_capital(label.area):
        kind = "capital"
    middle = (label.box[0] + label.box[2]) / 2
    lines = []
    for number, text in enumerate(label.lines):
        wide = text_width(text, bold=board.is_capital(label.area))
        y = label.box[1] + LINE_HEIGHT * number + FONT_SIZE * 0.86
        lines.append(
            f'<text class="name {kind}" x="{middle - wide / 2:.1f}" y="{y:.1f}" '
            f'textLength="{wide:.1f}" lengthAdjust="spacingAndGlyphs">{escape(text)}</text>'
        )
    return lines


def _legend(words: dict[str, str], top: float) -> list[str]:
    """What circles and lines mean, in two rows under the map."""
    parts: list[str] = []
    columns = (MARGIN + 20.0, MARGIN + 480.0, MARGIN + 940.0, MARGIN + 1400.0)
    for number, key in enumerate(LEGEND):
        x, y = columns[number // 2], top + 24.0 + 30.0 * (number % 2)
        parts.append(_legend_sign(key, x, y))
        parts.append(f'<text x="{x + 34:g}" y="{y + 4:g}">{escape(words[key])}</text>')
    return parts


def _legend_sign(key: str, x: float, y: float) -> str:
    if key in ("solid", "dashed"):
        kind = "land" if key == "solid" else "shore"
        return f'<line class="{kind}" x1="{x - 14:g}" y1="{y:g}" x2="{x + 22:g}" y2="{y:g}"/>'
    if key == "edge":
        return f'<text class="edge" x="{x:g}" y="{y + 4:g}">A</text>'
    mark = "capital" if key == "capital" else "source" if key.endswith("source") else ""
    return circle(x, y, 14.0 if mark == "capital" else 12.0, mark, not key.startswith("sea"))
