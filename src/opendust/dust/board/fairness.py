"""How fair a board is: what each capital has around it, measured alike for all."""

from __future__ import annotations

from opendust.dust.board.board import Board
from opendust.dust.board.steps import UNREACHED, steps_from


def fairness(board: Board) -> list[tuple[str, tuple[int, ...]]]:
    """What each capital has around it: one row per measure, one number per capital.

    Steps are links of any kind, except that sea power sources are counted by sea ways only and
    `land-within` by land ways only: submarines and tanks do not change element.
    """
    capitals = capitals_of(board)
    columns = [_around(board, area) for area in capitals]
    return [
        (columns[0][row][0], tuple([column[row][1] for column in columns]))
        for row in range(len(columns[0]) if columns else 0)
    ]


def capitals_of(board: Board) -> list[int]:
    """The capitals in the order of their numbers."""
    return [area for area in range(board.land_count) if board.is_capital(area)]


def _around(board: Board, capital: int) -> list[tuple[str, int]]:
    land = set(range(board.land_count))
    sea = set(range(board.land_count, board.area_count))
    steps = steps_from(board, capital)
    by_land = steps_from(board, capital, land)
    by_sea = steps_from(board, capital, sea)
    land_sources = sorted(steps[area] for area in land if board.is_source(area))
    sea_sources = sorted(by_sea[area] for area in sea if board.is_source(area))
    rivals = sorted(
        steps[area]
        for area in capitals_of(board)
        if area != capital and not board.is_adjacent(area, capital)
    )
    rows = [
        ("land-neighbours", len([area for area in land if steps[area] == 1])),
        ("sea-neighbours", len([area for area in sea if steps[area] == 1])),
    ]
    for reach in (2, 3):
        rows.append((f"within-{reach}", len([x for x in steps if 0 < x <= reach])))
    for reach in (2, 3):
        rows.append((f"land-within-{reach}", len([x for x in by_land if 0 < x <= reach])))
    for number, far in enumerate(land_sources[:4], start=1):
        rows.append((f"land-source-{number}", far))
    rows.append(("land-sources-all", sum(land_sources)))
    for number, far in enumerate(sea_sources[:2], start=1):
        rows.append((f"sea-source-{number}", far))
    rows.append(("sea-sources-all", sum(sea_sources)))
    rows.append(("rival", rivals[0] if rivals else UNREACHED))
    rows.append(("rivals-all", sum(rivals)))
    return rows
