"""Where a board's circles and lines lie when it is drawn: one plan for checking and for drawing.

Longitude and latitude become points of a flat map, x to the east and y to the south. A link whose
longitudes differ by more than 180 degrees goes the other way round the globe: it is drawn as two
pieces, each to the map's nearer edge.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from opendust.dust.board.board import Board

Point = tuple[float, float]
Piece = tuple[Point, Point]

PER_LONGITUDE: Final = 5.0
PER_LATITUDE: Final = 6.2
NORTH: Final = 80.0
SOUTH: Final = -65.0
WIDTH: Final = 360.0 * PER_LONGITUDE
HEIGHT: Final = (NORTH - SOUTH) * PER_LATITUDE

_PLAIN: Final = 13.0
_SOURCE: Final = 15.0
_CAPITAL: Final = 20.0


def point(board: Board, area: int) -> Point:
    """The middle of an area's circle."""
    longitude, latitude = board.at[area]
    return ((longitude + 180.0) * PER_LONGITUDE, (NORTH - latitude) * PER_LATITUDE)


def radius(board: Board, area: int) -> float:
    """The size of an area's circle: capitals are larger."""
    if board.is_capital(area):
        return _CAPITAL
    return _SOURCE if board.is_source(area) else _PLAIN


def is_wrap(board: Board, one: int, other: int) -> bool:
    """Whether a link leaves the map at one side edge and comes back at the other. COMP-02."""
    return abs(board.at[one][0] - board.at[other][0]) > 180.0


def pieces(board: Board, one: int, other: int) -> list[Piece]:
    """The straight pieces of a link: one, or two that end at the map's edges."""
    start, end = point(board, one), point(board, other)
    if not is_wrap(board, one, other):
        return [(start, end)]
    shift = WIDTH if start[0] > end[0] else -WIDTH
    edge = WIDTH if shift > 0 else 0.0
    part = (edge - start[0]) / (end[0] + shift - start[0])
    height = start[1] + part * (end[1] - start[1])
    return [(start, (edge, height)), ((edge - shift, height), end)]


def distance(spot: Point, piece: Piece) -> float:
    """How far a point lies from a straight piece."""
    (x1, y1), (x2, y2) = piece
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    if length == 0.0:
        return hypot(spot[0] - x1, spot[1] - y1)
    part = ((spot[0] - x1) * (x2 - x1) + (spot[1] - y1) * (y2 - y1)) / length
    part = min(1.0, max(0.0, part))
    return hypot(spot[0] - x1 - part * (x2 - x1), spot[1] - y1 - part * (y2 - y1))


def is_crossing(one: Piece, other: Piece) -> bool:
    """Whether two pieces have an inner point in common."""
    a, b = one
    c, d = other
    return _turn(a, b, c) * _turn(a, b, d) < 0.0 and _turn(c, d, a) * _turn(c, d, b) < 0.0


def _turn(a: Point, b: Point, c: Point) -> float:
    """Positive if the way from a over b to c turns right, negative if left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
