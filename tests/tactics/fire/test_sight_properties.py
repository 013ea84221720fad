"""Line of sight on any board: it is mutual, and the quick answer is the explained one."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from opendust.tactics.board.board import (
    CRATE,
    LARGE,
    NO_DOT,
    OPEN,
    OUTSIDE,
    SMALL,
    SMOKE,
    SOLDIER,
    TRAP,
    VEHICLE,
    WALL,
    Grid,
    Terrain,
)
from opendust.tactics.rules.fire.sight import (
    ANY_OTHER_SIGHT,
    SOLDIER_TO_SOLDIER,
    CornerCover,
    can_see,
    corner_cover,
    cover_grade,
)
from opendust.tactics.rules.fire.sight_reasons import explain_sight
from opendust.tactics.texts.board import Drawing, format_board, parse_board
from tests.amounts import count

FLAGS = st.sampled_from([0, 0, 0, 0, 0, NO_DOT, SMOKE, VEHICLE, SOLDIER, CRATE, TRAP])
EDGE = st.sampled_from([OPEN, OPEN, OPEN, WALL, SMALL, LARGE])


@st.composite
def boards(draw: st.DrawFn) -> tuple[Grid, list[int]]:
    width, height = draw(st.integers(2, 7)), draw(st.integers(2, 6))
    count = width * height
    flags = draw(st.lists(FLAGS, min_size=count, max_size=count))
    nothing = [OPEN] * count
    walled = draw(st.booleans())
    edges = st.lists(EDGE, min_size=count, max_size=count) if walled else st.just(nothing)
    inside = st.lists(st.sampled_from([OUTSIDE, OUTSIDE, 0]), min_size=count, max_size=count)
    structure = draw(inside) if walled else [OUTSIDE] * count
    terrain = tuple([Terrain.CIRCLE] * count)
    grid = Grid(width, height, terrain, tuple(draw(edges)), tuple(draw(edges)), tuple(structure))
    return grid, flags


@settings(max_examples=count(80, 25), deadline=None)
@given(boards(), st.data())
def test_sight_is_symmetric(board: tuple[Grid, list[int]], data: st.DataObject) -> None:
    """LOS-14."""
    grid, flags = board
    a = data.draw(st.integers(0, grid.space_count - 1))
    for b in range(grid.space_count):
        for blocking in (SOLDIER_TO_SOLDIER, ANY_OTHER_SIGHT):
            one = can_see(grid, flags, a, b, blocking)
            assert one == can_see(grid, flags, b, a, blocking), (a, b)


@settings(max_examples=count(80, 25), deadline=None)
@given(boards(), st.data(), st.sampled_from(CornerCover))
def test_the_fast_answer_is_the_explained_one(
    board: tuple[Grid, list[int]], data: st.DataObject, rule: CornerCover
) -> None:
    grid, flags = board
    a = data.draw(st.integers(0, grid.space_count - 1))
    for b in range(grid.space_count):
        for blocking in (SOLDIER_TO_SOLDIER, ANY_OTHER_SIGHT):
            verdict = explain_sight(grid, flags, a, b, blocking, rule)
            seen = can_see(grid, flags, a, b, blocking)
            assert seen == verdict.is_visible(), (a, b, verdict.blocks)
            if seen:
                fast = cover_grade(grid, flags, a, b, blocking, rule)
                assert fast == verdict.cover_grade(), (a, b, verdict.covers)
                corner = any(r.message in ("cover-corner", "cover-wall") for r in verdict.covers)
                assert corner == corner_cover(grid, flags, a, b, blocking, rule)


@settings(max_examples=count(60, 20), deadline=None)
@given(boards())
def test_a_drawing_reads_back(board: tuple[Grid, list[int]]) -> None:
    grid, _ = board
    edges = [e if grid.x[s] < grid.width - 1 else OPEN for s, e in enumerate(grid.east)]
    again = parse_board(format_board(Drawing(grid, ())), "drawn").grid
    assert (again.width, again.height) == (grid.width, grid.height)
    assert again.south == grid.south
    assert [e for s, e in enumerate(again.east) if grid.x[s] < grid.width - 1] == [
        e for s, e in enumerate(edges) if grid.x[s] < grid.width - 1
    ]
    assert again.structure == grid.structure
