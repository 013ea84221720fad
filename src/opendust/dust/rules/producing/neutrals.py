"""Buying neutral units, where the edition allows it. NEUT-07 to NEUT-11."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from opendust.dust.actions import Verb
from opendust.dust.control import (
    ARMIES,
    enter_play,
    neutral_figures_left,
    own_centers,
    shares_colors,
)
from opendust.dust.edition import SWITCHES
from opendust.dust.events import NEUTRALS_BOUGHT, NEUTRALS_PLACED
from opendust.dust.force import (
    COST,
    FIGURES,
    SUBMARINE,
    TANK,
    UNIT_NAMES,
    count,
    has,
    of,
    pairs,
    total,
)
from opendust.dust.phases import Placement, Purchase
from opendust.dust.rules.corrections import has_corrections
from opendust.dust.rules.menus import Menu
from opendust.dust.rules.producing.building import (
    LAND_AND_AIR,
    UNITS_PER_CENTER,
    area_name,
    room,
    with_built,
)
from opendust.dust.state import NEUTRAL, State
from opendust.kernel.action import Action, Pairs
from opendust.kernel.bits import bits
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Event, Events
from opendust.kernel.option import ONLY, UP_TO, Option
from opendust.kernel.refusal import Refusal


@closed_set
class NeutralPurchaseLimit(Enum):
    """How many neutral units may be bought in one turn."""

    FIVE_PER_NEUTRAL_CENTER_PER_PLAYER_TURN = "five_per_neutral_center_per_player_turn"
    UNLIMITED = "unlimited"


NEUTRAL_PURCHASE: Final = SWITCHES.yes("neutral_purchase")
NEUTRAL_PURCHASE_LIMIT: Final = SWITCHES.choice("neutral_purchase_limit", NeutralPurchaseLimit)
NEUTRAL_PURCHASE_NEEDS_OWN_CENTER: Final = SWITCHES.yes("neutral_purchase_needs_own_center")


def neutral_centers(state: State) -> int:
    """The production centers held by neutrals. NEUT-08."""
    return state.centers & state.land[NEUTRAL]


LIMITED: Final = NeutralPurchaseLimit.FIVE_PER_NEUTRAL_CENTER_PER_PLAYER_TURN
BUY_NEUTRALS: Final = Verb.BUY_NEUTRALS
DEPLOY_NEUTRALS: Final = Verb.DEPLOY_NEUTRALS
# What can be bought does not depend on the position, so these options are made once.
NEUTRAL_PURCHASES: Final = [
    [Option(BUY_NEUTRALS, (number, ONLY[unit])) for number in UP_TO] for unit in LAND_AND_AIR
]
ANY_NUMBER: Final = 1000
ROOMY: Final = sum([of(unit, FIGURES[unit] - UNITS_PER_CENTER) for unit in LAND_AND_AIR])
"""With no more units than these, an area can take any five."""
TYPES_TOGETHER: Final = [
    [unit for unit in LAND_AND_AIR if chosen >> unit & 1]
    for chosen in range(1, 1 << len(LAND_AND_AIR))
]


def is_limited(state: State) -> bool:
    """Whether neutral centers have the normal limit. A-20."""
    return NEUTRAL_PURCHASE_LIMIT.of(state.edition) is LIMITED


def can_buy_neutrals(state: State, seat: int) -> bool:
    """Whether this player may buy neutral units at all. NEUT-07, A-20."""
    if not NEUTRAL_PURCHASE.of(state.edition) or not neutral_centers(state):
        return False
    return bool(own_centers(state, seat)) or not NEUTRAL_PURCHASE_NEEDS_OWN_CENTER.of(state.edition)


@final
class Stock:
    """What neutral centers can still take in this turn: room, and figures by type. A-20, A-21."""

    def __init__(self, state: State, built: Pairs) -> None:
        self.areas = bits(neutral_centers(state))
        limited = is_limited(state)
        self.rooms = [room(built, area) if limited else ANY_NUMBER for area in self.areas]
        self.figures = [
            [neutral_figures_left(state, area, unit) for unit in LAND_AND_AIR]
            for area in self.areas
        ]
        self.shared = shares_colors(state)

    def take(self, number: int, area: int) -> None:
        """So many units are placed. Their figures were kept for them: only room can be short."""
        self.rooms[self.areas.index(area)] -= number

    def holds(self, force: int) -> bool:
        """Whether all of a force finds room and figures: any types of it together do."""
        if self.shared and any(count(force, unit) > self.figures[0][unit] for unit in LAND_AND_AIR):
            return False
        for types in TYPES_TOGETHER:  # noqa: SIM110 - any() would make a generator
            if self.slack(force, types) < 0:
                return False
        return True

    def slack(self, force: int, types: list[int]) -> int:
        """How many more units of some types would find room and figures beside a force."""
        left = 0
        for at, places in enumerate(self.rooms):
            figures = self.figures[at]
            space = 0
            for unit in types:
                space += figures[unit]
            left += space if space < places else places
        for unit in types:
            left -= count(force, unit)
        return left

    def most(self, unit: int, force: int, wanted: int) -> int:
        """How many more units of a type it holds beside a force, up to those wanted."""
        if self.shared:
            while wanted > 0 and not self.holds(force + of(unit, wanted)):
                wanted -= 1
            return wanted
        for types in TYPES_TOGETHER:
            left = self.slack(force, types)
            if left < wanted and unit in types:
                wanted = left
            elif left < 0:
                wanted = 0
        return wanted if wanted > 0 else 0


def is_roomy(state: State, centers: tuple[int, ...]) -> bool:
    """Whether no center could run out of figures this turn, which is nearly always so."""
    if not is_limited(state) or shares_colors(state):
        return False
    for area in centers:  # noqa: SIM110 - any() would make a generator where it is interpreted
        if not has(ROOMY, state.units[area]):
            return False
    return True


def neutral_places(state: State, unit: int, bought: int, wanted: int) -> int:
    """How many more neutral units of a type find room and figures, up to those wanted. NEUT-08."""
    centers = bits(neutral_centers(state))
    if is_roomy(state, centers):
        left = UNITS_PER_CENTER * len(centers) - total(bought)
        return left if left < wanted else wanted
    if not has_corrections(state):
        return min(wanted, neutral_places_in_all(state, unit, bought, centers))
    return Stock(state, ()).most(unit, bought, wanted)


def neutral_places_in_all(state: State, unit: int, bought: int, centers: tuple[int, ...]) -> int:
    """How many were sold before it was corrected: as if all centers were one. A-21."""
    armies, standing = len(centers), sum([state.units[area] for area in centers])
    if shares_colors(state):
        armies, standing = ARMIES - state.players, state.on_map[NEUTRAL]
    figures = FIGURES[unit] * armies - count(standing, unit) - count(bought, unit)
    left = UNITS_PER_CENTER * len(centers) - total(bought) if is_limited(state) else ANY_NUMBER
    return min(figures, left)


def add_neutrals(state: State, seat: int, menu: Menu) -> None:
    """Neutral land and air units at normal cost. NEUT-07, NEUT-09."""
    phase = state.phase
    assert isinstance(phase, Purchase)
    points, bought = phase.points, phase.neutrals
    if points < COST[TANK] or not can_buy_neutrals(state, seat):
        return
    centers = bits(neutral_centers(state))
    roomy = is_roomy(state, centers)
    left = UNITS_PER_CENTER * len(centers) - total(bought)
    for unit in LAND_AND_AIR:
        bound = points // COST[unit]
        if not roomy:
            bound = neutral_places(state, unit, bought, bound)
        elif left < bound:
            bound = left
        if bound > 0:
            menu.add(NEUTRAL_PURCHASES[unit][bound])


def refuse_buy_neutrals(state: State, seat: int, action: Action) -> Refusal | None:
    """Neutral units need a neutral center; submarines are never neutral. NEUT-07 to NEUT-09."""
    phase = state.phase
    assert isinstance(phase, Purchase)
    number, unit = action.number(0), action.number(1)
    if not NEUTRAL_PURCHASE.of(state.edition):
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
    places = max(neutral_places(state, unit, phase.neutrals, number), 0)
    if number > places:
        return Refusal(
            "NEUT-08", "too-few-neutral-places", unit=UNIT_NAMES[unit], amount=number, left=places
        )
    return None


def do_buy_neutrals(state: State, seat: int, action: Action, events: Events) -> None:
    """Neutral units are paid and set aside. NEUT-07."""
    phase = state.phase
    assert isinstance(phase, Purchase)
    number, unit = action.number(0), action.number(1)
    if events is not None:
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
    """How many of the neutral units set aside an area can take; the rest finds room. NEUT-08."""
    phase = state.phase
    assert isinstance(phase, Placement)
    bound = count(phase.neutrals, unit)
    figures = neutral_figures_left(state, area, unit)
    if figures < bound:
        bound = figures
    places = room(phase.built, area) if is_limited(state) else bound
    if places < bound:
        bound = places
    if is_roomy(state, bits(neutral_centers(state))) or not has_corrections(state):
        return bound
    while bound > 0 and not leaves_room(state, unit, bound, area):
        bound -= 1
    return bound


def leaves_room(state: State, unit: int, number: int, area: int) -> bool:
    """Whether the other neutral units set aside can still be placed. PROD-07, A-21."""
    phase = state.phase
    assert isinstance(phase, Placement)
    stock = Stock(state, phase.built)
    stock.take(number, area)
    return stock.holds(phase.neutrals - of(unit, number))


def add_placements(state: State, menu: Menu) -> None:
    """Neutral units into areas with a neutral center. NEUT-07."""
    phase = state.phase
    assert isinstance(phase, Placement)
    bought = pairs(phase.neutrals)
    if not bought:
        return
    for area in bits(neutral_centers(state)):
        for unit, _ in bought:
            bound = neutral_bound(state, unit, area)
            if bound > 0:
                menu.delivery(DEPLOY_NEUTRALS, bound, unit, area)


def can_place_neutrals(state: State) -> bool:
    """Whether a neutral unit set aside finds a place. NEUT-08."""
    phase = state.phase
    assert isinstance(phase, Placement)
    for area in bits(neutral_centers(state)):
        for unit, _ in pairs(phase.neutrals):
            if neutral_bound(state, unit, area) > 0:
                return True
    return False


def refuse_neutral_place(state: State, seat: int, action: Action) -> Refusal | None:
    """Only units set aside, into a neutral center with room. NEUT-08."""
    number, unit, area = action.number(0), action.number(1), action.number(2)
    if area >= state.board.land_count or not neutral_centers(state) >> area & 1:
        return Refusal("NEUT-08", "deploy-needs-neutral-center", area=area_name(state, area))
    if unit >= SUBMARINE:
        return Refusal("NEUT-09", "no-neutral-submarines")
    phase = state.phase
    assert isinstance(phase, Placement)
    name, aside = UNIT_NAMES[unit], count(phase.neutrals, unit)
    if not 1 <= number <= aside:
        return Refusal("PROD-08", "not-set-aside", unit=name, amount=number, left=aside)
    bound = neutral_bound(state, unit, area)
    if number > bound:
        return Refusal("NEUT-08", "too-few-neutral-places", unit=name, amount=number, left=bound)
    return None


def do_deploy_neutrals(state: State, seat: int, action: Action, events: Events) -> None:
    """The units stand in the area and obey nobody. NEUT-10."""
    phase = state.phase
    assert isinstance(phase, Placement)
    number, unit, area = action.number(0), action.number(1), action.number(2)
    enter_play(state, NEUTRAL, area, of(unit, number))
    if events is not None:
        events.append(Event(NEUTRALS_PLACED, (area, ((unit, number),))))
    built = with_built(state, phase.built, area, unit, number)
    state.phase = Placement(
        phase.units, phase.neutrals - of(unit, number), phase.centers, phase.cards, built
    )
