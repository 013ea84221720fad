"""Where the names stand on a drawn board: beside their circles, over nothing else if it can be.

Every label tries places around its circle, near before far, on one line or on two. A place that
touches a circle, another label or the map's edge is out; among the others the one over the least
length of line is taken. Labels with few places choose first, and when one finds none, it moves
the label in its way.
"""

from __future__ import annotations

from math import hypot
from typing import Final, final

from opendust.dust.board.board import Board
from opendust.dust.board.geometry import (
    HEIGHT,
    WIDTH,
    Piece,
    Point,
    distance,
    pieces,
    point,
    radius,
)

FONT_SIZE: Final = 12.0
LINE_HEIGHT: Final = 13.0
_GAP: Final = 3.5
_BOLD: Final = 1.12  # how much wider the names of capitals are
_REACH: Final = 320.0  # no name is so long that it meets anything farther away
_STEPS: Final = 6
_ROUNDS: Final = 400
_FAR: Final = 4.0  # what a step away from the circle costs, in points of covered line
_NARROW: Final = "fijlrt.,'-I "
_WIDE: Final = "mwMWÀÄÖÜÂGOQDNHUCAKBRSXVYP"

Box = tuple[float, float, float, float]  # left, top, right, bottom
Circle = tuple[Point, float]  # its middle and its radius


@final
class Label:
    """A name in its place: the lines of text and the box that they fill."""

    def __init__(self, area: int, lines: list[str], box: Box, cost: float) -> None:
        self.area = area
        self.lines = lines
        self.box = box
        self.cost = cost


def text_width(text: str, *, bold: bool) -> float:
    """How wide a text is drawn; the drawing stretches it to exactly this."""
    width = 0.0
    for letter in text:
        width += 0.36 if letter in _NARROW else 0.78 if letter in _WIDE else 0.6
    return width * FONT_SIZE * (_BOLD if bold else 1.0)


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def touches_circle(box: Box, middle: Point, size: float) -> bool:
    """Whether a box reaches into a circle."""
    x = min(max(middle[0], box[0]), box[2])
    y = min(max(middle[1], box[1]), box[3])
    return hypot(x - middle[0], y - middle[1]) < size


def covered(box: Box, piece: Piece) -> float:
    """The length of a straight piece inside a box."""
    (x1, y1), (x2, y2) = piece
    if x1 < box[0] > x2 or x1 > box[2] < x2 or y1 < box[1] > y2 or y1 > box[3] < y2:
        return 0.0
    low, high = 0.0, 1.0
    for start, step, least, most in (
        (x1, x2 - x1, box[0], box[2]),
        (y1, y2 - y1, box[1], box[3]),
    ):
        if step == 0.0:
            if not least <= start <= most:
                return 0.0
            continue
        first, last = sorted(((least - start) / step, (most - start) / step))
        low, high = max(low, first), min(high, last)
    return max(0.0, high - low) * hypot(x2 - x1, y2 - y1)


def place_labels(board: Board, language: str) -> list[Label]:
    """A place for every area's name."""
    circles = [(point(board, area), radius(board, area)) for area in range(board.area_count)]
    drawn = [piece for one, other in board.links for piece in pieces(board, one, other)]
    choices = [
        _choices(area, board.label(area, language), circles, drawn, bold=board.is_capital(area))
        for area in range(board.area_count)
    ]
    order = sorted(range(board.area_count), key=lambda area: (len(choices[area]), area))
    placed: dict[int, Label] = {}
    moves = 0
    while order:
        area = order.pop(0)
        label, pushed = _best(choices[area], placed, moves)
        for other in pushed:
            del placed[other]
            order.append(other)
        placed[area] = label
        moves += 1
        if moves > _ROUNDS + board.area_count:
            break
    for area in order:
        placed[area] = choices[area][0]
    return [placed[area] for area in range(board.area_count)]


def _best(choices: list[Label], placed: dict[int, Label], moves: int) -> tuple[Label, list[int]]:
    """The cheapest place, and the labels that must move for it.

    Pushing others away costs more than any line; which of equally good places is taken changes
    with the number of moves, so that two labels do not push each other for ever.
    """
    best = choices[0]
    best_cost = -1.0
    best_pushed: list[int] = []
    for number, label in enumerate(choices):
        room = (label.box[0] - 6.0, label.box[1], label.box[2] + 6.0, label.box[3])
        pushed = [other for other, there in placed.items() if overlap(room, there.box)]
        cost = label.cost + 200.0 * len(pushed)
        if pushed:
            cost += (number * 7 + moves * 13) % 31
        if best_cost < 0.0 or cost < best_cost:
            best, best_cost, best_pushed = label, cost, pushed
    return best, best_pushed


def _choices(
    area: int, name: str, circles: list[Circle], drawn: list[Piece], *, bold: bool
) -> list[Label]:
    """Every place where the name touches no circle and stays on the map."""
    middle, size = circles[area]
    circles = [each for each in circles if distance(each[0], (middle, middle)) < _REACH]
    drawn = [piece for piece in drawn if distance(middle, piece) < _REACH]
    found: list[Label] = []
    for lines in _splits(name):
        wide = max(text_width(line, bold=bold) for line in lines)
        high = LINE_HEIGHT * len(lines)
        for step in range(_STEPS):
            for box in _around(middle, size + 5.0 * step, wide, high):
                if _is_free(box, circles):
                    cost = _FAR * step + sum(covered(box, piece) for piece in drawn)
                    found.append(Label(area, lines, box, cost + 3.0 * (len(lines) - 1)))
    if not found:
        box = _around(middle, size, text_width(name, bold=bold), LINE_HEIGHT)[0]
        found.append(Label(area, [name], box, 1000.0))
    return found


def _splits(name: str) -> list[list[str]]:
    """The name on one line, and on two if it has several words."""
    words = name.split(" ")
    return [[name]] + [
        [" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))
    ]


def _around(middle: Point, away: float, wide: float, high: float) -> list[Box]:
    """Boxes below, above, right, left of a circle and between."""
    x, y = middle
    out = away + _GAP
    slant = out * 0.72
    corners = [
        (x - wide / 2, y + out),
        (x - wide / 2, y - out - high),
        (x + out, y - high / 2),
        (x - out - wide, y - high / 2),
        (x + slant, y + slant - 2.0),
        (x - slant - wide, y + slant - 2.0),
        (x + slant, y - slant - high + 2.0),
        (x - slant - wide, y - slant - high + 2.0),
        (x - wide * 0.2, y + out),
        (x - wide * 0.8, y + out),
        (x - wide * 0.2, y - out - high),
        (x - wide * 0.8, y - out - high),
    ]
    return [(left, top, left + wide, top + high) for left, top in corners]


def _is_free(box: Box, circles: list[Circle]) -> bool:
    if box[0] < 0.0 or box[1] < 0.0 or box[2] > WIDTH or box[3] > HEIGHT:
        return False
    return not any(touches_circle(box, middle, size + _GAP - 0.5) for middle, size in circles)
