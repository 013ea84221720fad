"""The production phase after the purchase: units, then production centers, then cards. PROD-08."""

from __future__ import annotations

from typing import Final

from opendust.dust.actions import TO_END, Verb
from opendust.dust.control import enter_play, own_centers
from opendust.dust.events import CENTER_PLACED, MECH_BUILT_FREE, POINTS_LAPSED, UNITS_BUILT
from opendust.dust.force import MECH, SEA_FIELD, SUBMARINE, UNIT_NAMES, count, of, pairs
from opendust.dust.phases import (
    CenterPlacement,
    Draw,
    Initiative,
    Movement,
    Placement,
    ProductionEnd,
    Purchase,
)
from opendust.dust.rules.abilities import use
from opendust.dust.rules.beginning.setup import center_sites
from opendust.dust.rules.cards import is_draw_over
from opendust.dust.rules.menus import Listed, Menu
from opendust.dust.rules.producing.building import (
    launch_centers,
    launch_room,
    launch_seas,
    refuse_deploy_site,
    refuse_launch_site,
    refuse_room,
    room_for,
    with_built,
)
from opendust.dust.rules.producing.neutrals import add_placements, can_place_neutrals
from opendust.dust.rules.producing.production_abilities import (
    PRODUCTION_ABILITIES_UNTIL,
    ProductionAbilitiesUntil,
    ability_options,
)
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.event import Event, Events
from opendust.kernel.option import ONLY, UP_TO, Option, among
from opendust.kernel.refusal import Refusal

DEPLOY: Final = Verb.DEPLOY
UNTIL_CARDS: Final = ProductionAbilitiesUntil.CARDS_DRAWN
LAUNCH: Final = Verb.LAUNCH


def do_purchase_done(state: State, seat: int, action: Action, events: Events) -> None:
    """Unspent points lapse and delivery begins. ROUND-04, PROD-08."""
    phase = state.phase
    assert isinstance(phase, Purchase)
    if phase.points and events is not None:
        events.append(Event(POINTS_LAPSED, (seat, phase.points)))
    state.phase = Placement(phase.units, phase.neutrals, phase.centers, phase.cards, ())


def placement(state: State) -> Placement:
    """The phase, as a placement."""
    phase = state.phase
    assert isinstance(phase, Placement)
    return phase


def settle_placement(state: State, events: Events) -> bool:
    """Go on to the centers when nothing is left to place; whether it did."""
    phase = placement(state)
    if phase.units or (phase.neutrals and can_place_neutrals(state)):
        return False
    state.phase = CenterPlacement(phase.centers, phase.cards, 0)
    return True


def settle_centers(state: State, events: Events) -> bool:
    """Go on to the cards when every center stands; whether it did. PROD-08."""
    phase = state.phase
    assert isinstance(phase, CenterPlacement)
    if phase.centers:
        return False
    if lasts_until_cards(state):
        deliver_cards(state, phase.cards, phase.fresh)
    else:
        state.phase = ProductionEnd(phase.cards, phase.fresh)
    return True


def settle_production(state: State, events: Events) -> bool:
    """Go on unless an ability can still be used; whether it did. ABIL-BUILDER-01."""
    phase = state.phase
    assert isinstance(phase, ProductionEnd)
    if ability_options(state, state.active(), phase.fresh):
        return False
    end_production(state, phase)
    return True


def end_production(state: State, phase: ProductionEnd) -> None:
    """Movement follows, after cards that are still to come."""
    if phase.cards:
        deliver_cards(state, phase.cards, phase.fresh)
    else:
        state.phase = movement(state)


def deliver_cards(state: State, cards: int, fresh: int) -> None:
    """Bought cards come to the hand, usable from the next initiative step. PROD-08, PROD-20."""
    state.phase = Draw((state.active(),) * cards, False, fresh)


def settle_draw(state: State, events: Events) -> bool:
    """After the last card: the initiative step, or the end of the active player's production."""
    phase = state.phase
    assert isinstance(phase, Draw)
    if not is_draw_over(state, events):
        return False
    if phase.forced:
        state.phase = Initiative()
    else:
        state.phase = ProductionEnd(0, phase.fresh) if lasts_until_cards(state) else movement(state)
    return True


def lasts_until_cards(state: State) -> bool:
    """Production lasts until the bought cards are in hand, and its abilities as long. PROD-08."""
    until = PRODUCTION_ABILITIES_UNTIL.of(state.edition)
    return until is UNTIL_CARDS


def movement(state: State) -> Movement:
    """The movement phase: as many movements as the card says. MOVE-GEN-01."""
    return Movement(state.deck.movement[state.played[state.active()]])


def placement_options(state: State, seat: int) -> list[Option]:
    """Every bought unit at a center, in any order that leaves room for the rest. PROD-09."""
    menu = Listed()
    write_placements(state, seat, menu)
    return menu.options


def write_placements(state: State, seat: int, menu: Menu) -> None:
    """Every bought unit at a center, in any order that leaves room for the rest. PROD-09."""
    phase = placement(state)
    if count(phase.units, SUBMARINE):
        for option in launch_options(state, seat):
            menu.add(option)
    bought = pairs(phase.units & ~SEA_FIELD)
    for center in bits(own_centers(state, seat)):
        left = deploy_room(state, seat, center)
        for unit, aside in bought:
            bound = aside if aside < left else left
            if bound > 0:
                menu.delivery(DEPLOY, bound, unit, center)
    if phase.neutrals:
        add_placements(state, menu)
    for option in ability_options(state, seat, 0):
        menu.add(option)


def deploy_room(state: State, seat: int, center: int) -> int:
    """How many land and air units a center takes now; submarines aside keep theirs. PROD-11."""
    phase = placement(state)
    left = room_for(state, phase.built, center, MECH)
    submarines = count(phase.units, SUBMARINE)
    if submarines:
        while left > 0 and launch_room(
            state, seat, with_built(state, phase.built, center, MECH, left)
        ) < submarines:  # fmt: skip
            left -= 1
    return left


def launch_options(state: State, seat: int) -> list[Option]:
    """Submarines beside their centers. PROD-11."""
    phase = placement(state)
    found: list[Option] = []
    for center in bits(launch_centers(state, seat)):
        left = room_for(state, phase.built, center, SUBMARINE)
        bound = min(count(phase.units, SUBMARINE), left)
        if bound > 0:
            seas = among(launch_seas(state, seat, center), state.board.land_count)
            found.append(Option(LAUNCH, (UP_TO[bound], ONLY[center], seas)))
    return found


def refuse_bought(state: State, unit: int, number: int) -> Refusal | None:
    """Only units bought this turn are placed. PROD-08."""
    aside = count(placement(state).units, unit)
    if not 1 <= number <= aside:
        return Refusal("PROD-08", "not-set-aside", unit=UNIT_NAMES[unit], amount=number, left=aside)
    return None


def refuse_deploy(state: State, seat: int, action: Action) -> Refusal | None:
    """Bought land and air units go to own centers, five each. PROD-09, PROD-10, PROD-13."""
    phase = placement(state)
    number, unit, area = action.number(0), action.number(1), action.number(2)
    refusal = refuse_deploy_site(state, seat, unit, area) or refuse_bought(state, unit, number)
    refusal = refusal or refuse_room(state, phase.built, area, unit, number)
    if refusal is None and number > deploy_room(state, seat, area):
        return Refusal("PROD-11", "submarines-first")
    return refusal


def refuse_launch(state: State, seat: int, action: Action) -> Refusal | None:
    """Bought submarines go beside an own center with room. PROD-11, PROD-14."""
    phase = placement(state)
    number, center, area = action.number(0), action.number(1), action.number(2)
    refusal = refuse_launch_site(state, seat, center, area)
    refusal = refusal or refuse_bought(state, SUBMARINE, number)
    return refusal or refuse_room(state, phase.built, center, SUBMARINE, number)


def put(
    state: State, seat: int, unit: int, number: int, center: int, area: int, events: Events
) -> None:
    """Put bought units down and count them."""
    phase = placement(state)
    enter_play(state, seat, area, of(unit, number))
    if events is not None:
        events.append(Event(UNITS_BUILT, (seat, area, ((unit, number),))))
    built = with_built(state, phase.built, center, unit, number)
    state.phase = Placement(
        phase.units - of(unit, number), phase.neutrals, phase.centers, phase.cards, built
    )


def do_deploy(state: State, seat: int, action: Action, events: Events) -> None:
    """Land and air units appear at a center; they may move and attack at once. PROD-19."""
    number, unit, area = action.number(0), action.number(1), action.number(2)
    put(state, seat, unit, number, area, area, events)


def do_launch(state: State, seat: int, action: Action, events: Events) -> None:
    """Submarines appear beside a center. PROD-11."""
    number, center, area = action.number(0), action.number(1), action.number(2)
    put(state, seat, SUBMARINE, number, center, area, events)


def center_placement_options(state: State, seat: int) -> list[Option]:
    """A site for a bought center. PROD-15."""
    sites = among(center_sites(state, seat))
    fresh = state.phase.fresh if isinstance(state.phase, CenterPlacement) else 0
    extra = ability_options(state, seat, fresh)
    return [Option(Verb.CENTER, (sites,)), *extra]


def do_center(state: State, seat: int, action: Action, events: Events) -> None:
    """A bought center stands; it builds nothing bought this turn. PROD-10, PROD-15."""
    phase = state.phase
    assert isinstance(phase, CenterPlacement)
    area = action.number(0)
    state.centers |= 1 << area
    if events is not None:
        events.append(Event(CENTER_PLACED, (seat, area)))
    state.phase = CenterPlacement(phase.centers - 1, phase.cards, phase.fresh | 1 << area)


def production_end_options(state: State, seat: int) -> list[Option]:
    """The last use of an ability of this phase, or the end. ABIL-BUILDER-01."""
    phase = state.phase
    assert isinstance(phase, ProductionEnd)
    return [TO_END, *ability_options(state, seat, phase.fresh)]  # ABIL-BUILDER-01 end


def do_production_done(state: State, seat: int, action: Action, events: Events) -> None:
    """The player waives the ability."""
    phase = state.phase
    assert isinstance(phase, ProductionEnd)
    end_production(state, phase)


def do_free_mech(state: State, seat: int, action: Action, events: Events) -> None:
    """Mech Builder: a free mech beyond the five of its center. ABIL-BUILDER-02, ABIL-BUILDER-03."""
    use(state, seat, events)
    enter_play(state, seat, action.number(0), of(MECH, 1))
    if events is not None:
        events.append(Event(MECH_BUILT_FREE, (seat, action.number(0))))
