"""Whether a board can serve as the world of DUST: every condition with a fault of its own.

Counts, marks and pairs come from the rules (F-05 to F-10); that the board can be drawn without
crossing lines, and that no corner of it is cut off, are conditions of ours.
"""

from __future__ import annotations

from typing import Final

from opendust.dust.board.board import Board
from opendust.dust.board.geometry import (
    HEIGHT,
    distance,
    is_crossing,
    is_wrap,
    pieces,
    point,
    radius,
)
from opendust.dust.board.steps import reached, steps_from
from opendust.kernel.bits import size
from opendust.kernel.refusal import Detail, Fault

LAND_AREAS: Final = 48
SEA_AREAS: Final = 28
CAPITALS: Final = 6
LAND_SOURCES: Final = 12
SEA_SOURCES: Final = 4
FEWEST_LINKS: Final = 2
NEAREST_RIVAL: Final = 4  # steps between capitals of different pairs
CLEARANCE: Final = 3.0  # between a line and the circle of an area that it does not join


def check_world(board: Board) -> list[Fault]:
    """Every condition of the world board that this board breaks."""
    return (
        _count_faults(board)
        + _capital_faults(board)
        + _connection_faults(board)
        + _place_faults(board)
        + _drawing_faults(board)
    )


def missing_links(board: Board, model: Board) -> list[Fault]:
    """A board named like one of ours has its links, neither fewer nor more."""
    here = {(board.ids[one], board.ids[other]) for one, other in board.links}
    there = {(model.ids[one], model.ids[other]) for one, other in model.links}
    here |= {(other, one) for one, other in here}
    there |= {(other, one) for one, other in there}
    faults: list[Fault] = []
    for one, other in sorted(there - here):
        if one < other:
            line = board.lines[board.index(one)] if board.index(one) >= 0 else 0
            faults.append(_fault(board, line, "link-missing", area=one, other=other))
    for one, other in sorted(here - there):
        if one < other:
            line = _link_line(board, board.index(one), board.index(other))
            faults.append(_fault(board, line, "link-added", area=one, other=other))
    return faults


def _fault(board: Board, line: int, message: str, **details: Detail) -> Fault:
    return Fault(board.source, line, "fault-world-" + message, **details)


def _link_line(board: Board, one: int, other: int) -> int:
    link = (one, other) if one < other else (other, one)
    return board.link_lines[board.links.index(link)] if link in board.links else 0


def _count_faults(board: Board) -> list[Fault]:
    """48 land and 28 sea areas, six capitals, twelve and four power sources. F-05, F-07."""
    counts = (
        ("land-count", board.land_count, LAND_AREAS),
        ("sea-count", board.sea_count, SEA_AREAS),
        ("capital-count", size(board.capitals), CAPITALS),
        ("land-source-count", size(board.land_sources), LAND_SOURCES),
        ("sea-source-count", size(board.sea_sources), SEA_SOURCES),
    )
    return [
        _fault(board, 0, message, count=count, wanted=wanted)
        for message, count, wanted in counts
        if count != wanted
    ]


def _capital_faults(board: Board) -> list[Fault]:
    """Capitals are coastal and lie in adjacent pairs, far from the other pairs. F-09."""
    faults: list[Fault] = []
    capitals = [area for area in range(board.land_count) if board.is_capital(area)]
    for area in capitals:
        line, slug = board.lines[area], board.ids[area]
        near = [other for other in capitals if board.is_adjacent(area, other)]
        if not near:
            faults.append(_fault(board, line, "capital-alone", area=slug))
        elif len(near) > 1:
            others = tuple([board.ids[other] for other in near])
            faults.append(_fault(board, line, "capital-crowd", area=slug, others=others))
        if not (board.coastal >> area) & 1:
            faults.append(_fault(board, line, "capital-inland", area=slug))
        steps = steps_from(board, area)
        for other in capitals:
            if area < other and other not in near and 0 < steps[other] < NEAREST_RIVAL:
                faults.append(
                    _fault(
                        board,
                        line,
                        "pairs-close",
                        area=slug,
                        other=board.ids[other],
                        steps=steps[other],
                        wanted=NEAREST_RIVAL,
                    )
                )
    return faults


def _connection_faults(board: Board) -> list[Fault]:
    """Every area has two links at least; all seas hang together, and so does the whole board."""
    faults: list[Fault] = []
    for area in range(board.area_count):
        near = board.neighbours(area)
        if len(near) < FEWEST_LINKS:
            faults.append(
                _fault(
                    board,
                    board.lines[area],
                    "few-links",
                    area=board.ids[area],
                    count=len(near),
                    wanted=FEWEST_LINKS,
                )
            )
    seas = list(range(board.land_count, board.area_count))
    faults += _apart(board, seas, "sea-apart", reached(board, seas))
    everything = list(range(board.area_count))
    faults += _apart(board, everything, "board-apart", reached(board, everything))
    return faults


def _apart(board: Board, areas: list[int], message: str, found: set[int]) -> list[Fault]:
    cut_off = [area for area in areas if area not in found]
    if not cut_off:
        return []
    if len(cut_off) * 2 > len(areas):
        cut_off = [area for area in areas if area in found]
    slugs = tuple([board.ids[area] for area in cut_off])
    return [_fault(board, board.lines[cut_off[0]], message, areas=slugs)]


def _place_faults(board: Board) -> list[Fault]:
    """Circles lie on the map and do not touch; only sea links leave at the side edges."""
    faults: list[Fault] = []
    for area in range(board.area_count):
        x, y = point(board, area)
        size = radius(board, area)
        if not size <= y <= HEIGHT - size:
            faults.append(_fault(board, board.lines[area], "off-map", area=board.ids[area]))
        for other in range(area):
            gap = distance((x, y), (point(board, other), point(board, other)))
            if gap < size + radius(board, other) + CLEARANCE:
                faults.append(
                    _fault(
                        board,
                        board.lines[area],
                        "circles-touch",
                        area=board.ids[area],
                        other=board.ids[other],
                    )
                )
    for (one, other), line in zip(board.links, board.link_lines, strict=True):
        if is_wrap(board, one, other) and one < board.land_count:
            faults.append(
                _fault(board, line, "wrap-on-land", area=board.ids[one], other=board.ids[other])
            )
    return faults


def _drawing_faults(board: Board) -> list[Fault]:
    """No two lines cross, and no line runs through an area that it does not join."""
    faults: list[Fault] = []
    drawn = [pieces(board, one, other) for one, other in board.links]
    for number, (one, other) in enumerate(board.links):
        line = board.link_lines[number]
        name, end = board.ids[one], board.ids[other]
        for area in range(board.area_count):
            if area in (one, other):
                continue
            spot, room = point(board, area), radius(board, area) + CLEARANCE
            if any(distance(spot, piece) < room for piece in drawn[number]):
                through = board.ids[area]
                faults.append(
                    _fault(board, line, "link-through", area=name, other=end, through=through)
                )
        for earlier in range(number):
            if {one, other} & set(board.links[earlier]):
                continue
            if any(is_crossing(a, b) for a in drawn[number] for b in drawn[earlier]):
                third, fourth = board.links[earlier]
                faults.append(
                    _fault(
                        board,
                        line,
                        "links-cross",
                        area=name,
                        other=end,
                        third=board.ids[third],
                        fourth=board.ids[fourth],
                    )
                )
    return faults
