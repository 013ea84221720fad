"""Which blockers are one feature: those that hang together edge to edge (AMB-LOS-4)."""

from __future__ import annotations

import pytest

from opendust.tactics.board.board import NO_DOT, open_grid
from opendust.tactics.rules.fire.sight import ANY_OTHER_SIGHT, feature_is_beside

Point = tuple[int, int]


@pytest.mark.parametrize(
    ("walls", "target", "reaches"),
    [
        ([(0, 0), (0, 1), (0, 2), (0, 3)], (1, 4), True),
        ([(0, 0), (1, 0), (2, 0), (3, 0)], (4, 1), True),
        ([(0, 0), (1, 1), (2, 2)], (3, 3), False),
        ([(0, 0), (1, 0), (1, 1)], (5, 5), False),
        ([(0, 0), (2, 0), (3, 0)], (4, 1), False),
    ],
)
def test_a_feature_reaches_as_far_as_its_edges_touch(
    walls: list[Point], target: Point, reaches: bool
) -> None:
    grid = open_grid(8, 8)
    flags = [0] * grid.space_count
    for x, y in walls:
        flags[grid.at(x, y)] = NO_DOT
    line = grid.at(0, 0), grid.at(7, 0), grid.at(*target)
    assert feature_is_beside(grid, flags, *line, ANY_OTHER_SIGHT) is reaches


def test_a_feature_does_not_go_through_the_two_ends_of_the_line() -> None:
    grid = open_grid(8, 8)
    flags = [NO_DOT] * 4 + [0] * (grid.space_count - 4)
    assert not feature_is_beside(grid, flags, 0, 1, grid.at(4, 1), ANY_OTHER_SIGHT)
