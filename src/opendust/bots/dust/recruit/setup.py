"""Where does the bot settle? Capital, land and production centers of the setup."""

from __future__ import annotations

from collections.abc import Callable

from opendust.bots.dust.recruit.survey import FAR, Survey, distances
from opendust.dust.actions import Verb
from opendust.dust.phases import ClaimCapital, SetupCenters
from opendust.dust.state import NEUTRAL
from opendust.kernel.action import Action
from opendust.kernel.bits import bits, size

NEAR = 3


def settlements(survey: Survey, areas: tuple[int, ...]) -> list[Action]:
    """Every way to settle at a decision point of the setup, the best first."""
    phase = survey.state.phase
    if isinstance(phase, ClaimCapital):
        return ranked(Verb.CLAIM, areas, lambda area: home_score(survey, area))
    if isinstance(phase, SetupCenters):
        return centers(survey, areas)
    return land_claims(survey, areas)


def ranked(verb: Verb, areas: tuple[int, ...], score: Callable[[int], float]) -> list[Action]:
    """The same thing done in every area, the highest score first."""
    return [Action(verb, (area,)) for area in sorted(areas, key=lambda area: -score(area))]


def home_score(survey: Survey, area: int) -> float:
    """Power sources near a capital, by distance; claimed capitals near it count against it."""
    state, board = survey.state, survey.state.board
    steps = distances(board.land_count, board.land_spread, 1 << area)
    score = 2.0 * size(board.land_to_sea[area] & board.sea_sources)
    for source in bits(board.land_sources):
        if steps[source] <= NEAR:
            score += 1.0 / steps[source]
    for other in bits(state.claimed):
        score -= 2.0 / max(1, steps[other])
    return score - 0.2 * size(board.land_to_land[area])


def land_claims(survey: Survey, areas: tuple[int, ...]) -> list[Action]:
    """Power sources first, then land that makes the realm compact."""
    state, board = survey.state, survey.state.board
    home = state.homes[survey.seat]
    from_home = distances(board.land_count, board.land_spread, 1 << home if home >= 0 else 0)
    others = 0
    for other in range(state.players):
        if other != survey.seat:
            others |= state.land[other]
    return ranked(
        Verb.CLAIM, areas, lambda area: claim_score(survey, area, from_home[area], others)
    )


def claim_score(survey: Survey, area: int, steps: int, others: int) -> float:
    """The worth of a claim: source, closeness to home and to own land, few hostile borders."""
    state, board = survey.state, survey.state.board
    near = board.land_to_land[area]
    own = state.land[survey.seat]
    score = 4.0 if board.land_sources >> area & 1 else 0.0
    score -= 0.5 * min(steps, 6) if steps < FAR else 2.5
    score += 0.7 * size(near & own)
    score -= 0.5 * size(near & others)
    score += 0.3 * size(near & board.land_sources & own)
    if board.land_to_sea[area] & board.sea_sources:
        score += 1.2
    return score + (0.2 if board.coastal >> area & 1 else 0.0)


def centers(survey: Survey, areas: tuple[int, ...]) -> list[Action]:
    """Safe sites that still reach the front and the sea first."""
    return ranked(Verb.CENTER, areas, lambda area: site_score(survey, area))


def site_score(survey: Survey, area: int) -> float:
    """A capital is the safest site; hostile neighbours frighten, sources and sea attract."""
    state, board = survey.state, survey.state.board
    seat = survey.seat
    near = board.land_to_land[area]
    score = 6.0 if board.capitals >> area & 1 else 0.0
    foes = state.occupied_land & ~state.land[seat] & ~state.land[NEUTRAL]
    score -= 1.5 * size(near & foes)
    score -= 0.3 * survey.strike(area, seat)
    score += 0.5 * size(near & state.land[seat])
    score += 0.6 * size(near & board.land_sources & state.land[seat])
    score += 0.1 * survey.dice(state.units[area])
    waters = board.land_to_sea[area]
    if waters:
        score += 0.8
    free_sources = waters & board.sea_sources & ~state.occupied_sea
    score += 2.5 * size(free_sources)
    if not waters & board.sea_sources and near & state.centers:
        score -= 0.5
    return score
