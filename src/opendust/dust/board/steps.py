"""How many steps lie between areas."""

from __future__ import annotations

from typing import Final

from opendust.dust.board.board import Board

UNREACHED: Final = -1


def steps_from(board: Board, start: int, allowed: set[int] | None = None) -> list[int]:
    """For every area the number of links on the shortest way, or -1; only through `allowed`."""
    steps = [UNREACHED] * board.area_count
    steps[start] = 0
    ring = [start]
    while ring:
        outer: list[int] = []
        for area in ring:
            for other in board.neighbours(area):
                if steps[other] == UNREACHED and (allowed is None or other in allowed):
                    steps[other] = steps[area] + 1
                    outer.append(other)
        ring = outer
    return steps


def reached(board: Board, areas: list[int]) -> set[int]:
    """Which of the areas can be reached from the first of them without leaving them."""
    if not areas:
        return set()
    steps = steps_from(board, areas[0], set(areas))
    return {area for area in areas if steps[area] != UNREACHED}
