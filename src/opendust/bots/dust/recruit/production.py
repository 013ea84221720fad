"""What does the bot buy?

Each call declares one piece: first an ally or a free mech, then cards, centers, submarines, and
land units for the rest. The reinforcements of the setup are bought with the same eye.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.recruit.cards import card_worth
from opendust.bots.dust.recruit.menu import amount_of, amount_of_least, first_with, least, pick_of
from opendust.bots.dust.recruit.placement import AT_ONCE, choose_ability, place
from opendust.bots.dust.recruit.setup import site_score
from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.actions import Verb
from opendust.dust.control import own_centers, sources_held
from opendust.dust.force import BOMBER, COST, FIGHTER, MECH, SUBMARINE, TANK, count
from opendust.dust.phases import Purchase, Reinforce
from opendust.dust.rules.beginning.setup import center_sites
from opendust.dust.rules.producing.building import (
    UNITS_PER_CENTER,
    launch_centers,
    launch_seas,
    sea_areas,
)
from opendust.dust.rules.scoring.scoring import PRODUCTION, SEA, VP_PER_MAJORITY, majority_count
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.bits import bits, size
from opendust.kernel.option import Option, Subset

SAFE_SITE: Final = -1.5


# ── Buying ───────────────────────────────────────────────────────────────────────────────────


def choose_purchase(survey: Survey, options: list[Option]) -> Action:
    """One piece of the purchase, or its end."""
    return (
        choose_ability(survey, options)
        or choose_cards(survey, options)
        or choose_centers(survey, options)
        or choose_submarines(survey, options)
        or choose_units(survey, options)
        or Action(Verb.DONE)
    )


def choose_cards(survey: Survey, options: list[Option]) -> Action | None:
    """Fill the hand up, and exchange poor cards in the same breath. CARD-08."""
    state, table = survey.state, survey.weights.buy
    hand = bits(state.hands[survey.seat])
    wanted = int(table["hand"])
    poor = sorted(
        [card for card in hand if card_worth(survey, card) < table["poor_card"]],
        key=lambda card: card_worth(survey, card),
    )
    if len(hand) >= wanted and not poor:
        return None
    for option in options:
        if option.verb is not Verb.BUY_CARDS:
            continue
        discards = option.domains[1]
        assert isinstance(discards, Subset)
        if discards.least == len(poor):
            number = min(amount_of(option), max(1, wanted - len(hand) + len(poor)))
            return Action(Verb.BUY_CARDS, (number, tuple(sorted(poor))))
    return None


def choose_centers(survey: Survey, options: list[Option]) -> Action | None:
    """A center where a power source backs it, or where it decides the majority. PROD-02."""
    state, seat, table = survey.state, survey.seat, survey.weights.buy
    option = first_with(options, Verb.BUY_CENTERS)
    phase = state.phase
    if option is None or not isinstance(phase, Purchase):
        return None
    if phase.centers >= table["most_centers"]:
        return None
    if not any(site_score(survey, at) > SAFE_SITE for at in bits(center_sites(state, seat))):
        return None
    mine = size(own_centers(state, seat)) + phase.centers
    rounds = survey.rounds_left()
    pays = mine < sources_held(state, seat) and rounds >= table["rounds_for_center"]
    best = max(
        majority_count(state, other, PRODUCTION) for other in range(state.players) if other != seat
    )
    decides = mine == best and rounds * VP_PER_MAJORITY.of(state.edition) >= 1
    if not mine or pays or decides:
        return Action(Verb.BUY_CENTERS, (1,))
    return None


def choose_submarines(survey: Survey, options: list[Option]) -> Action | None:
    """A submarine for a free power source at sea, or for the majority at sea."""
    state, seat = survey.state, survey.seat
    phase = state.phase
    assert isinstance(phase, Purchase)
    option = next(
        (some for some in options if some.verb is Verb.BUY and SUBMARINE in pick_of(some, 1)), None
    )
    if option is None:
        return None
    aside = count(phase.units, SUBMARINE)
    seas = near_seas(state, seat)
    fresh = seas & ~state.sea[seat]
    open_sources = size(fresh & state.board.sea_sources)
    best = max(majority_count(state, other, SEA) for other in range(state.players) if other != seat)
    mine = majority_count(state, seat, SEA)
    behind = best - mine + 1
    wanted = open_sources
    if 0 < behind <= survey.weights.buy["subs_behind"] and fresh:
        wanted = max(wanted, min(behind, size(fresh)))
    threatened = [
        area
        for area in sea_areas(state, seas & state.sea[seat])
        if survey.strike(area, seat) >= survey.dice(state.units[area])
    ]
    if threatened and survey.worth(threatened[0]) > COST[SUBMARINE]:
        wanted += 1
    number = min(wanted - aside, amount_of(option))
    return Action(Verb.BUY, (number, SUBMARINE)) if number > 0 else None


def near_seas(state: State, seat: int) -> int:
    """The sea areas that submarines can be launched into, as a mask."""
    seas = 0
    for center in bits(launch_centers(state, seat)):
        seas |= launch_seas(state, seat, center)
    return seas


def choose_units(survey: Survey, options: list[Option]) -> Action | None:
    """Land units for the rest: tanks, with mechs and fighters for supremacy."""
    bounds: dict[int, int] = {}
    for option in options:
        if option.verb is Verb.BUY:
            bounds[pick_of(option, 1)[0]] = amount_of(option)
    phase = survey.state.phase
    assert isinstance(phase, Purchase)
    centers = size(own_centers(survey.state, survey.seat))
    aside = sum([count(phase.units, unit) for unit in range(SUBMARINE + 1)])
    rooms = UNITS_PER_CENTER * centers - aside
    unit = wanted_unit(survey, bounds, phase.units, phase.points, rooms)
    if unit < 0:
        return None
    number = min(bounds[unit], AT_ONCE) if unit == TANK else 1
    return Action(Verb.BUY, (number, unit))


def wanted_unit(survey: Survey, bounds: dict[int, int], aside: int, points: int, rooms: int) -> int:
    """The type to build next: tanks carry losses, mechs and fighters win supremacy."""
    force = survey.state.on_map[survey.seat] + aside
    tanks = count(force, TANK)
    elite = count(force, MECH) + count(force, FIGHTER)
    crowded = rooms > 0 and points / rooms > COST[FIGHTER]
    wants_elite = crowded or elite < survey.weights.buy["supremacy"] * max(4, tanks)
    if BOMBER in bounds and count(force, BOMBER) < survey.weights.buy["bombers"] * tanks:
        return BOMBER
    if wants_elite and MECH in bounds:
        return MECH
    if wants_elite and FIGHTER in bounds and TANK in bounds and points in (3, 5):
        return FIGHTER
    for unit in (TANK, FIGHTER, MECH):
        if unit in bounds:
            return (
                FIGHTER if unit == TANK and points == COST[FIGHTER] and FIGHTER in bounds else unit
            )
    return -1


# ── Reinforcements of the setup ──────────────────────────────────────────────────────────────


def choose_reinforcement(survey: Survey, options: list[Option]) -> Action:
    """A submarine on each free power source at sea, then land units where they are needed."""
    state = survey.state
    phase = state.phase
    assert isinstance(phase, Reinforce)
    for option in options:
        if option.verb is Verb.LAUNCH:
            for sea in pick_of(option, 2):
                if state.board.is_source(sea) and state.owner[sea] != survey.seat:
                    return Action(
                        Verb.LAUNCH, (amount_of_least(option), pick_of(option, 1)[0], sea)
                    )
    centers = size(own_centers(state, survey.seat))
    rooms = UNITS_PER_CENTER * centers - sum([amount for _, amount in phase.built])
    bounds = {
        pick_of(option, 1)[0]: amount_of(option) for option in options if option.verb is Verb.DEPLOY
    }
    unit = wanted_unit(survey, bounds, 0, phase.points, rooms)
    fitting = [
        option for option in options if option.verb is Verb.DEPLOY and pick_of(option, 1)[0] == unit
    ]
    if not fitting:
        return Action(Verb.DONE) if first_with(options, Verb.DONE) else options[0].fill(least)
    return place(survey, fitting)
