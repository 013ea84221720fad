"""Why settle there? What an area brings in the setup of DUST, in one sentence each."""

from __future__ import annotations

from opendust.bots.dust.recruit.sight import Sight, distances
from opendust.dust.rules.scoring.scoring import VP_POWER_SOURCES, VpPowerSources
from opendust.dust.state import NEUTRAL
from opendust.kernel.bits import bits
from opendust.words import text

NEAR = 2


def capital_reason(sight: Sight, area: int, language: str) -> str:
    """Power sources within two steps, and how many borders are to be guarded."""
    board = sight.state.board
    steps = distances(board.land_count, board.land_spread, 1 << area)
    sources = sum([steps[source] <= NEAR for source in bits(board.land_sources)])
    sources += (board.land_to_sea[area] & board.sea_sources).bit_count()
    borders = board.land_to_land[area].bit_count()
    return text("counsel-capital", language, sources=sources, borders=borders)


def source_reason(sight: Sight, language: str) -> str:
    """A power source scores and supplies a center."""
    each = VP_POWER_SOURCES.of(sight.state.edition) is VpPowerSources.ONE_EACH
    return text("counsel-source" if each else "counsel-source-set", language)


def land_reason(sight: Sight, area: int, language: str) -> str:
    """Power sources come first, then land that keeps together, then coasts by a source."""
    state, board = sight.state, sight.state.board
    if board.is_source(area):
        return source_reason(sight, language)
    own = (board.land_to_land[area] & state.land[sight.seat]).bit_count()
    if own and not foes_beside(sight, area):
        return text("counsel-land-safe", language, own=own)
    sea = free_sea_source(sight, area)
    if sea >= 0:
        return text("counsel-land-coast", language, sea=board.label(sea, language))
    return text("counsel-land-own" if own else "counsel-land-any", language, own=own)


def center_reason(sight: Sight, area: int, language: str) -> str:
    """A center beside a free source at sea, in the capital, or away from enemies."""
    board = sight.state.board
    sea = free_sea_source(sight, area)
    if sea >= 0:
        return text("counsel-center-sea", language, sea=board.label(sea, language))
    if board.capitals >> area & 1:
        return text("counsel-center-capital", language)
    if not foes_beside(sight, area):
        return text("counsel-center-safe", language)
    return text("counsel-center-front", language)


def foes_beside(sight: Sight, area: int) -> int:
    """How many areas of other players border an area."""
    state = sight.state
    foes = state.occupied_land & ~state.land[sight.seat] & ~state.land[NEUTRAL]
    return (state.board.land_to_land[area] & foes).bit_count()


def free_sea_source(sight: Sight, area: int) -> int:
    """A power source at sea beside an area that nobody holds; -1 if there is none."""
    state, board = sight.state, sight.state.board
    for number in bits(board.land_to_sea[area] & board.sea_sources & ~state.occupied_sea):
        return number + board.land_count
    return -1
