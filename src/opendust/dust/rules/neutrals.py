"""Buying neutral units, where the edition allows it. NEUT-07 to NEUT-11."""

from __future__ import annotations

from typing import Final

from opendust.dust.actions import Verb
from opendust.dust.control import enter_play, neutral_figures_left, neutral_stock_left, own_centers
from opendust.dust.events import NEUTRALS_BOUGHT, NEUTRALS_PLACED
from opendust.dust.force import COST, SUBMARINE, UNIT_NAMES, count, of, pairs, total
from opendust.dust.options import NeutralPurchaseLimit
from opendust.dust.phases import Placement, Purchase
from opendust.dust.rules.building import (
    LAND_AND_AIR,
    UNITS_PER_CENTER,
    area_name,
    room,
    with_built,
)
from opendust.dust.state import NEUTRAL, State
from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.event import Event
from opendust.kernel.option import ONLY, Amount, Option
from opendust.kernel.refusal import Refusal


def neutral_centers(state: State) -> int:
    """The production centers held by neutrals. NEUT-08."""
    return state.centers & state.land[NEUTRAL]


LIMITED: Final = NeutralPurchaseLimit.FIVE_PER_NEUTRAL_CENTER_PER_PLAYER_TURN
BUY_NEUTRALS: Final = Verb.BUY_NEUTRALS


def is_limited(state: State) -> bool:
    """Whether neutral centers have the normal limit. A-20."""
    return state.edition.neutral_purchase_limit is LIMITED


def can_buy_neutrals(state: State, seat: int) -> bool:
    """Whether this player may buy neutral units at all. NEUT-07, A-20."""
    if not state.edition.neutral_purchase or not neutral_centers(state):
        return False
    return bool(own_centers(state, seat)) or not state.edition.neutral_purchase_needs_own_center


def neutral_places(state: State, unit: int, bought: int, centers: list[int]) -> int:
    """How many more neutral units of a type find room and figures. NEUT-08, A-21."""
    left = neutral_stock_left(state, centers, unit) - count(bought, unit)
    if is_limited(state):
        left = min(left, UNITS_PER_CENTER * len(centers) - total(bought))
    return left


def neutral_options(state: State, seat: int) -> list[Option]:
    """Neutral land and air units at normal cost. NEUT-07, NEUT-09."""
    phase = state.phase
    assert isinstance(phase, Purchase)
    found: list[Option] = []
    if phase.points > 1 and can_buy_neutrals(state, seat):
        centers = bits(neutral_centers(state))
        for unit in LAND_AND_AIR:
            bound = phase.points // COST[unit]
            if bound:
                bound = min(bound, neutral_places(state, unit, phase.neutrals, centers))
            if bound > 0:
                found.append(Option(BUY_NEUTRALS, (Amount(1, bound), ONLY[unit])))
    return found


def refuse_buy_neutrals(state: State, seat: int, action: Action) -> Refusal | None:
    """Neutral units need a neutral center; submarines are never neutral. NEUT-07 to NEUT-09."""
    phase = state.phase
    assert isinstance(phase, Purchase)
    number, unit = action.number(0), action.number(1)
    if not state.edition.neutral_purchase:
        return Refusal("NEUT-11", "no-neutral-purchase")
    if unit >= SUBMARINE:
        return Refusal("NEUT-09", "no-neutral-submarines")
    if not can_buy_neutrals(state, seat):
        return Refusal("NEUT-08", "no-neutral-center")
    if number < 1:
        return Refusal("NEUT-07", "amount-zero")
    if number * COST[unit] > phase.points:
        return Refusal(
            "NEUT-07",
            "too-few-points",
            unit=UNIT_NAMES[unit],
            amount=number,
            cost=number * COST[unit],
            points=phase.points,
        )
    places = neutral_places(state, unit, phase.neutrals, bits(neutral_centers(state)))
    if number > places:
        return Refusal(
            "NEUT-08", "too-few-places", unit=UNIT_NAMES[unit], amount=number, left=places
        )
    return None


def do_buy_neutrals(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Neutral units are paid and set aside. NEUT-07."""
    phase = state.phase
    assert isinstance(phase, Purchase)
    number, unit = action.number(0), action.number(1)
    events.append(Event(NEUTRALS_BOUGHT, (seat, ((unit, number),))))
    state.phase = Purchase(
        phase.points - number * COST[unit],
        phase.units,
        phase.neutrals + of(unit, number),
        phase.centers,
        phase.cards,
        True,
    )


def neutral_bound(state: State, unit: int, area: int) -> int:
    """How many of the neutral units set aside an area can take. NEUT-08."""
    phase = state.phase
    assert isinstance(phase, Placement)
    bound = min(count(phase.neutrals, unit), neutral_figures_left(state, area, unit))
    return min(bound, room(phase.built, area)) if is_limited(state) else bound


def neutral_placements(state: State) -> list[Option]:
    """Neutral units into areas with a neutral center. NEUT-07."""
    found: list[Option] = []
    phase = state.phase
    assert isinstance(phase, Placement)
    bought = pairs(phase.neutrals)
    if not bought:
        return found
    for area in bits(neutral_centers(state)):
        for unit, _ in bought:
            bound = neutral_bound(state, unit, area)
            if bound > 0:
                domains = (Amount(1, bound), ONLY[unit], ONLY[area])
                found.append(Option(Verb.DEPLOY_NEUTRALS, domains))
    return found


def refuse_neutral_place(state: State, seat: int, action: Action) -> Refusal | None:
    """Only units set aside, into a neutral center with room. NEUT-08."""
    number, unit, area = action.number(0), action.number(1), action.number(2)
    if area >= state.board.land_count or not neutral_centers(state) >> area & 1:
        return Refusal("NEUT-08", "deploy-needs-neutral-center", area=area_name(state, area))
    if unit >= SUBMARINE:
        return Refusal("NEUT-09", "no-neutral-submarines")
    bound = neutral_bound(state, unit, area)
    if not 1 <= number <= bound:
        name = UNIT_NAMES[unit]
        return Refusal("NEUT-08", "too-few-places", unit=name, amount=number, left=bound)
    return None


def do_deploy_neutrals(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """The units stand in the area and obey nobody. NEUT-10."""
    phase = state.phase
    assert isinstance(phase, Placement)
    number, unit, area = action.number(0), action.number(1), action.number(2)
    enter_play(state, NEUTRAL, area, of(unit, number))
    events.append(Event(NEUTRALS_PLACED, (area, ((unit, number),))))
    built = with_built(state, phase.built, area, unit, number)
    state.phase = Placement(
        phase.units, phase.neutrals - of(unit, number), phase.centers, phase.cards, built
    )
