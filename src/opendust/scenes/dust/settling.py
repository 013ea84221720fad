"""Why settle there? What an area brings in the setup of DUST, in one sentence each."""

from __future__ import annotations

from opendust.bots.dust.recruit.survey import Survey, distances
from opendust.dust.rules.scoring.scoring import VP_POWER_SOURCES, VpPowerSources
from opendust.dust.state import NEUTRAL
from opendust.kernel.bits import bits
from opendust.words import text

NEAR = 2


def capital_reason(survey: Survey, area: int, language: str) -> str:
    """Power sources within two steps, and how many borders are to be guarded."""
    board = survey.state.board
    steps = distances(board.land_count, board.land_spread, 1 << area)
    sources = sum([steps[source] <= NEAR for source in bits(board.land_sources)])
    sources += (board.land_to_sea[area] & board.sea_sources).bit_count()
    borders = board.land_to_land[area].bit_count()
    return text("counsel-capital", language, sources=sources, borders=borders)


def source_reason(survey: Survey, language: str) -> str:
    """A power source scores and supplies a center."""
    each = VP_POWER_SOURCES.of(survey.state.edition) is VpPowerSources.ONE_EACH
    return text("counsel-source" if each else "counsel-source-set", language)


def land_reason(survey: Survey, area: int, language: str) -> str:
    """Power sources come first, then land that keeps together, then coasts by a source."""
    state, board = survey.state, survey.state.board
    if board.is_source(area):
        return source_reason(survey, language)
    own = (board.land_to_land[area] & state.land[survey.seat]).bit_count()
    if own and not foes_beside(survey, area):
        return text("counsel-land-safe", language, own=own)
    sea = free_sea_source(survey, area)
    if sea >= 0:
        return text("counsel-land-coast", language, sea=board.label(sea, language))
    return text("counsel-land-own" if own else "counsel-land-any", language, own=own)


def center_reason(survey: Survey, area: int, language: str) -> str:
    """A center beside a free source at sea, in the capital, or away from enemies."""
    board = survey.state.board
    sea = free_sea_source(survey, area)
    if sea >= 0:
        return text("counsel-center-sea", language, sea=board.label(sea, language))
    if board.capitals >> area & 1:
        return text("counsel-center-capital", language)
    if not foes_beside(survey, area):
        return text("counsel-center-safe", language)
    return text("counsel-center-front", language)


def foes_beside(survey: Survey, area: int) -> int:
    """How many areas of other players border an area."""
    state = survey.state
    foes = state.occupied_land & ~state.land[survey.seat] & ~state.land[NEUTRAL]
    return (state.board.land_to_land[area] & foes).bit_count()


def free_sea_source(survey: Survey, area: int) -> int:
    """A power source at sea beside an area that nobody holds; -1 if there is none."""
    state, board = survey.state, survey.state.board
    for number in bits(board.land_to_sea[area] & board.sea_sources & ~state.occupied_sea):
        return number + board.land_count
    return -1
