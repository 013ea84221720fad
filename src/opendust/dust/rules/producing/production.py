"""The production phase up to the purchase: income, declaring what is bought.

Purchases are declared piece by piece; every declaration leaves the rest placeable, so that no
bought unit can be stranded. Delivery stands in delivery.py, neutral purchases
in neutrals.py, Diplomat and Mech Builder in production_abilities.py.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.actions import TO_END, Verb
from opendust.dust.control import (
    capitals_held,
    centers_left,
    figures_left,
    figures_out,
    own_centers,
    sources_held,
)
from opendust.dust.edition import SWITCHES
from opendust.dust.events import (
    CARDS_BOUGHT,
    CARDS_DISCARDED,
    CENTERS_BOUGHT,
    INCOME_COUNTED,
    UNITS_BOUGHT,
)
from opendust.dust.force import COST, FIGURES, SUBMARINE, UNIT_NAMES, UNITS, count, of, total
from opendust.dust.phases import Purchase
from opendust.dust.rules.beginning.setup import center_sites
from opendust.dust.rules.cards import HAND_LIMIT, card_name
from opendust.dust.rules.menus import Listed, Menu
from opendust.dust.rules.producing.building import (
    PRODUCTION_LIMIT_INCLUDES_SUBMARINES,
    UNITS_PER_CENTER,
    launch_centers,
    working_centers,
)
from opendust.dust.rules.producing.neutrals import add_neutrals
from opendust.dust.rules.producing.production_abilities import ability_options
from opendust.dust.state import NOBODY, State, changed
from opendust.kernel.action import Action
from opendust.kernel.bits import size
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Event, Events
from opendust.kernel.option import ONLY, UP_TO, Option
from opendust.kernel.refusal import Refusal


@closed_set
class CapitalIncome(Enum):
    """Whether each capital gives income, only the one claimed at setup, or everybody has it."""

    EACH = "each"
    OWN_ONLY = "own_only"
    FLAT = "flat"


CAPITAL_INCOME: Final = SWITCHES.choice("capital_income", CapitalIncome)
DISCARD_WITHOUT_PURCHASE: Final = SWITCHES.yes("discard_without_purchase")


BUY: Final = Verb.BUY
BUY_CENTERS: Final = Verb.BUY_CENTERS
BUY_CARDS: Final = Verb.BUY_CARDS
# What can be bought does not depend on the position, so these options are made once.
PURCHASES: Final = [[Option(BUY, (number, ONLY[unit])) for number in UP_TO] for unit in UNITS]
CENTERS: Final = [Option(BUY_CENTERS, (number,)) for number in UP_TO]
CENTER_COST: Final = 6
EACH_CAPITAL: Final = CapitalIncome.EACH
FLAT_INCOME: Final = CapitalIncome.FLAT
CARD_COST: Final = 1
CENTER_INCOME: Final = 3
POINTS_OF_A_CAPITAL: Final = 6
LEAST_INCOME: Final = 6


def center_income(state: State, seat: int) -> int:
    """Three for each production center that a power source backs. PROD-02."""
    centers = size(own_centers(state, seat))
    return CENTER_INCOME * min(centers, sources_held(state, seat))  # PROD-02


def capital_income(state: State, seat: int) -> int:
    """Six for each capital held, for the one claimed at setup, or for everybody. PROD-03, A-08."""
    option = CAPITAL_INCOME.of(state.edition)
    if option is EACH_CAPITAL:  # PROD-03
        return POINTS_OF_A_CAPITAL * size(capitals_held(state, seat))
    if option is FLAT_INCOME:
        return POINTS_OF_A_CAPITAL
    home = state.homes[seat]
    return POINTS_OF_A_CAPITAL if home != NOBODY and state.owner[home] == seat else 0


def card_income(state: State, seat: int) -> int:
    """The production value of this round's card. PROD-04."""
    return state.deck.production[state.played[seat]]


def begin_production(state: State, events: Events) -> None:
    """The player counts his points once, before he buys; at least six. PROD-01, PROD-05."""
    seat = state.active()
    centers, capitals = center_income(state, seat), capital_income(state, seat)
    card = card_income(state, seat)
    points = max(centers + capitals + card, LEAST_INCOME)
    if events is not None:
        events.append(Event(INCOME_COUNTED, (seat, centers, capitals, card, points)))
    state.phase = Purchase(points, 0, 0, 0, 0, False)


def purchase(state: State) -> Purchase:
    """The phase, as a purchase."""
    phase = state.phase
    assert isinstance(phase, Purchase)
    return phase


def places(state: State, seat: int) -> tuple[int, int]:
    """Places left at the centers: for land and air units, and for submarines. PROD-12 to 14."""
    bought = purchase(state).units
    submarines = count(bought, SUBMARINE)
    working = working_centers(state, seat, own_centers(state, seat))
    left = UNITS_PER_CENTER * working - total(bought)
    launches = UNITS_PER_CENTER * working_centers(state, seat, launch_centers(state, seat))
    if PRODUCTION_LIMIT_INCLUDES_SUBMARINES.of(state.edition):
        beside = launches - submarines
        return left, beside if beside < left else left
    return left + submarines, FIGURES[SUBMARINE] if launches else 0


def places_left(state: State, seat: int, unit: int) -> int:
    """How many more units of a type the centers can take. PROD-16."""
    on_land, at_sea = places(state, seat)
    return at_sea if unit == SUBMARINE else on_land


def add_units(state: State, seat: int, menu: Menu) -> None:
    """How many more units of each type can be bought. PROD-06, COMP-08."""
    phase = purchase(state)
    points = phase.points
    out = figures_out(state, seat) + phase.units
    on_land, at_sea = places(state, seat)
    for unit in UNITS:
        bound = points // COST[unit]
        room = at_sea if unit == SUBMARINE else on_land
        if bound and room > 0:
            figures = FIGURES[unit] - count(out, unit)
            if figures < bound:  # not min(): it costs an interpreter more than all the rest
                bound = figures
            if room < bound:
                bound = room
            if bound > 0:
                menu.add(PURCHASES[unit][bound])


def center_bound(state: State, seat: int) -> int:
    """How many more centers can be bought: points, box, sites. PROD-15, COMP-10."""
    phase = purchase(state)
    affordable = phase.points // CENTER_COST
    if not affordable:
        return 0
    sites = size(center_sites(state, seat))
    left = centers_left(state)
    bound = (sites if sites < left else left) - phase.centers
    return affordable if affordable < bound else bound


def purchase_options(state: State, seat: int) -> list[Option]:
    """Units, centers, cards, neutral units, an ally, a free mech, or the end. PROD-06."""
    menu = Listed()
    write_purchases(state, seat, menu)
    return menu.options


def write_purchases(state: State, seat: int, menu: Menu) -> None:
    """Units, centers, cards, neutral units, an ally, a free mech, or the end. PROD-06."""
    phase = purchase(state)
    menu.add(TO_END)
    if phase.points > 1 and own_centers(state, seat):
        add_units(state, seat, menu)
    bound = center_bound(state, seat)
    if bound > 0:
        menu.add(CENTERS[bound])
    if phase.points and not phase.cards:
        add_cards(state, seat, menu)
    add_neutrals(state, seat, menu)
    for option in ability_options(state, seat, 0):  # ABIL-BUILDER-01
        menu.add(option)


def add_cards(state: State, seat: int, menu: Menu) -> None:
    """One purchase per number of discards, within the hand limit. CARD-05, CARD-07 to CARD-09."""
    hand = state.hands[seat]
    held = size(hand)
    affordable = purchase(state).points // CARD_COST
    room = HAND_LIMIT - held
    for thrown in range(held + 1):
        least = 0 if thrown and DISCARD_WITHOUT_PURCHASE.of(state.edition) else 1
        bound = affordable if affordable < room + thrown else room + thrown
        if bound >= least:
            menu.cards(BUY_CARDS, least, bound, hand, thrown)


def refuse_cost(state: State, what: str, amount: int, cost: int) -> Refusal | None:
    """Purchases stay within the points. PROD-06."""
    points = purchase(state).points
    if amount < 1:
        return Refusal("PROD-06", "amount-zero")
    if cost > points:
        return Refusal(
            "PROD-06", "too-few-points", unit=what, amount=amount, cost=cost, points=points
        )
    return None


def refuse_buy(state: State, seat: int, action: Action) -> Refusal | None:
    """Own units need points, figures, and centers with room. PROD-06, PROD-12, PROD-13."""
    number, unit = action.number(0), action.number(1)
    if unit not in UNITS:
        return Refusal("PROD-06", "unit-unknown", number=unit)
    refusal = refuse_cost(state, UNIT_NAMES[unit], number, number * COST[unit])
    if refusal is not None:
        return refusal
    figures = figures_left(state, seat, unit) - count(purchase(state).units, unit)
    if number > figures:
        return Refusal(
            "COMP-08", "too-few-figures", unit=UNIT_NAMES[unit], amount=number, left=figures
        )
    places = places_left(state, seat, unit)
    if number > places:
        return Refusal(
            places_rule(state, seat, unit),
            "too-few-places",
            unit=UNIT_NAMES[unit],
            amount=number,
            left=max(places, 0),
        )
    return None


def places_rule(state: State, seat: int, unit: int) -> str:
    """The rule behind missing places: no center, no coast, or five per center."""
    if not own_centers(state, seat):
        return "PROD-16"
    centers = own_centers(state, seat)
    if unit == SUBMARINE and not launch_centers(state, seat):
        return "PROD-11" if centers & state.board.coastal else "PROD-12"
    if working_centers(state, seat, centers) < size(centers):
        return "PROD-17"
    return "PROD-14" if unit == SUBMARINE else "PROD-13"


def do_buy(state: State, seat: int, action: Action, events: Events) -> None:
    """Units are paid and set aside. PROD-07."""
    phase = purchase(state)
    number, unit = action.number(0), action.number(1)
    if events is not None:
        events.append(Event(UNITS_BOUGHT, (seat, ((unit, number),))))
    state.phase = Purchase(
        phase.points - number * COST[unit],
        phase.units + of(unit, number),
        phase.neutrals,
        phase.centers,
        phase.cards,
        True,
    )


def refuse_buy_centers(state: State, seat: int, action: Action) -> Refusal | None:
    """Centers need points, a figure in the box and a site. PROD-15, COMP-10."""
    phase = purchase(state)
    number = action.number(0)
    refusal = refuse_cost(state, "center", number, number * CENTER_COST)
    if refusal is not None:
        return refusal
    if number + phase.centers > centers_left(state):
        return Refusal(
            "COMP-10", "no-center-in-box", amount=number, left=centers_left(state) - phase.centers
        )
    sites = size(center_sites(state, seat))
    if number + phase.centers > sites:
        return Refusal("PROD-15", "too-few-sites", amount=number, left=sites - phase.centers)
    return None


def do_buy_centers(state: State, seat: int, action: Action, events: Events) -> None:
    """Centers are paid and set aside. PROD-07."""
    phase = purchase(state)
    number = action.number(0)
    if events is not None:
        events.append(Event(CENTERS_BOUGHT, (seat, number)))
    state.phase = Purchase(
        phase.points - number * CENTER_COST,
        phase.units,
        phase.neutrals,
        phase.centers + number,
        phase.cards,
        True,
    )


def refuse_buy_cards(state: State, seat: int, action: Action) -> Refusal | None:
    """One wave per turn: discards first, then at least one card, at most five in hand. CARD-09."""
    phase = purchase(state)
    number, discards = action.number(0), action.several(1)
    if phase.cards:
        return Refusal("CARD-09", "cards-bought-already")
    for card in discards:
        if card >= state.deck.size or not state.hands[seat] >> card & 1:
            return Refusal("CARD-08", "card-not-in-hand", card=card_name(state, card))
    if number < 1 and not (discards and DISCARD_WITHOUT_PURCHASE.of(state.edition)):
        return Refusal("CARD-08", "discard-needs-purchase")
    if number * CARD_COST > phase.points:
        return refuse_cost(state, "card", number, number * CARD_COST)
    held = size(state.hands[seat]) - len(discards)
    if held + number > HAND_LIMIT:
        return Refusal("CARD-07", "hand-too-large", amount=number, held=held, limit=HAND_LIMIT)
    return None


def do_buy_cards(state: State, seat: int, action: Action, events: Events) -> None:
    """Discards go to the pile, the number of cards is fixed before one is seen. CARD-10."""
    phase = purchase(state)
    number, discards = action.number(0), action.several(1)
    for card in discards:
        state.hands = changed(state.hands, seat, state.hands[seat] & ~(1 << card))
        state.discards |= 1 << card
    if discards and events is not None:
        events.append(Event(CARDS_DISCARDED, (seat, discards), reveals=True))
    if events is not None:
        events.append(Event(CARDS_BOUGHT, (seat, number)))
    state.phase = Purchase(
        phase.points - number * CARD_COST, phase.units, phase.neutrals, phase.centers, number, True
    )
