"""Where do the areas of a board of DUST lie, and which of them are joined?"""

from __future__ import annotations

from typing import Literal

from opendust.dust.board.board import Board
from opendust.dust.edition import Edition
from opendust.dust.force import COMBAT, COST, FIGURES, SUPREMACY, UNIT_NAMES, UNITS
from opendust.dust.rules.fighting.rolls import SUBMARINE_COMBAT_VALUE
from opendust.dust.rules.producing.building import UNITS_PER_CENTER
from opendust.dust.rules.producing.production import CARD_COST, CENTER_COST
from opendust.scenes.dust.models import (
    AreaPicture,
    DustBoard,
    LinkPicture,
    UnitType,
)
from opendust.words import text


def board_picture(board: Board, edition: Edition, language: str) -> DustBoard:
    """A board with everything that is needed to draw it empty, and what can be bought."""
    return DustBoard(
        game="dust",
        name=board.name,
        unused={kind: [[*place] for place in places] for kind, places in board.unused.items()},
        areas=[area_picture(board, area) for area in range(board.area_count)],
        links=[link_picture(board, one, other) for one, other in board.links],
        regions={region: dict(names) for region, names in board.region_names.items()},
        units=[unit_type(unit, edition, language) for unit in UNITS],
        center_cost=CENTER_COST,
        card_cost=CARD_COST,
        units_per_center=UNITS_PER_CENTER,
    )


def unit_type(unit: int, edition: Edition, language: str) -> UnitType:
    """A type of unit as an edition has it. COMP-20 to COMP-24."""
    is_land = unit < len(COMBAT)
    return UnitType(
        id=UNIT_NAMES[unit],
        name=text("dust-unit-" + UNIT_NAMES[unit], language),
        cost=COST[unit],
        dice=COMBAT[unit] if is_land else SUBMARINE_COMBAT_VALUE.of(edition),
        supremacy=SUPREMACY[unit] if is_land else 0,
        figures=FIGURES[unit],
    )


def area_picture(board: Board, area: int) -> AreaPicture:
    """One area."""
    mark: Literal["", "capital", "source"] = ""
    if board.is_capital(area):
        mark = "capital"
    elif board.is_source(area):
        mark = "source"
    return AreaPicture(
        id=board.ids[area],
        names=dict(board.names[area]),
        kind="land" if board.is_land(area) else "sea",
        mark=mark,
        region=board.regions[area],
        lon=board.at[area][0],
        lat=board.at[area][1],
        shape=[[*place] for place in board.shapes[area]],
    )


def link_picture(board: Board, one: int, other: int) -> LinkPicture:
    """One line; a coast joins land and sea."""
    kind: Literal["land", "sea", "coast"] = "coast"
    if board.is_land(one) == board.is_land(other):
        kind = "land" if board.is_land(one) else "sea"
    return LinkPicture(
        one=board.ids[one],
        other=board.ids[other],
        kind=kind,
    )
