"""What does the captain buy? Centers and submarines for what they bring, then an army."""

from __future__ import annotations

from opendust.bots.dust.planner.chains import Chains
from opendust.bots.dust.recruit.menu import amount_of, first_with, pick_of
from opendust.bots.dust.recruit.placement import choose_ability
from opendust.bots.dust.recruit.production import SAFE_SITE, choose_cards, choose_units, near_seas
from opendust.bots.dust.recruit.setup import site_score
from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.actions import Verb
from opendust.dust.control import own_centers, sources_held
from opendust.dust.force import SUBMARINE, TANK, count, total
from opendust.dust.phases import Purchase
from opendust.dust.rules.beginning.setup import center_sites
from opendust.dust.rules.producing.production import CENTER_INCOME
from opendust.dust.rules.scoring.scoring import PRODUCTION, SEA
from opendust.dust.state import NEUTRAL
from opendust.kernel.action import Action
from opendust.kernel.bits import bits, size
from opendust.kernel.option import Option


def choose_purchase(survey: Survey, chains: Chains, options: list[Option]) -> Action:
    """One piece of the purchase, or its end."""
    return (
        choose_ability(survey, options)
        or choose_cards(survey, options)
        or choose_center(survey, chains, options)
        or choose_submarine(survey, chains, options)
        or choose_neutrals(survey, options)
        or choose_units(survey, options)
        or Action(Verb.DONE)
    )


def choose_center(survey: Survey, chains: Chains, options: list[Option]) -> Action | None:
    """A center, if income and majority are worth more than its price."""
    state, seat, table = survey.state, survey.seat, chains.weights.shop
    phase = state.phase
    if not isinstance(phase, Purchase) or first_with(options, Verb.BUY_CENTERS) is None:
        return None
    sites = bits(center_sites(state, seat))
    if phase.centers >= table["most_centers"] or not any(
        site_score(survey, site) > SAFE_SITE for site in sites
    ):
        return None
    mine = size(own_centers(state, seat)) + phase.centers
    worth = table["swing"] * chains.swing(survey, PRODUCTION, phase.centers)
    if mine < sources_held(state, seat) and phase.centers < table["paying"]:
        worth += CENTER_INCOME * max(0.0, survey.rounds_left() - 1)
    if not mine or worth > table["center"]:
        return Action(Verb.BUY_CENTERS, (1,))
    return None


def choose_submarine(survey: Survey, chains: Chains, options: list[Option]) -> Action | None:
    """A submarine, if a free power source and the majority at sea are worth more than its price."""
    state, seat, table = survey.state, survey.seat, chains.weights.shop
    phase = state.phase
    assert isinstance(phase, Purchase)
    if not any(some.verb is Verb.BUY and SUBMARINE in pick_of(some, 1) for some in options):
        return None
    aside = count(phase.units, SUBMARINE)
    fresh = near_seas(state, seat) & ~state.sea[seat]
    if aside >= size(fresh):
        return None
    worth = table["swing"] * chains.swing(survey, SEA, aside) + survey.weights.worth["water"]
    if aside < size(fresh & state.board.sea_sources):
        worth += survey.source_worth() + 1
    return Action(Verb.BUY, (1, SUBMARINE)) if worth > table["submarine"] else None


def choose_neutrals(survey: Survey, options: list[Option]) -> Action | None:
    """Neutral tanks that stand in a rival's way, where a plan asks for them. NEUT-07."""
    phase = survey.state.phase
    assert isinstance(phase, Purchase)
    wanted = int(survey.weights.buy["neutrals"]) - total(phase.neutrals)
    if wanted <= 0 or not survey.state.land[NEUTRAL] & survey.state.centers:
        return None
    for option in options:
        if option.verb is Verb.BUY_NEUTRALS and TANK in pick_of(option, 1):
            return Action(Verb.BUY_NEUTRALS, (min(wanted, amount_of(option)), TANK))
    return None
