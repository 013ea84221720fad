"""The movement phase: land, sea, amphibious and strategic bomber movement.

All four cost one point and end alike, so a player names origin, target and units, and the route
is whichever kind allows it (land before amphibious before strategic).
"""

from __future__ import annotations

from typing import Final

from opendust.dust.actions import TO_END, Verb
from opendust.dust.control import free_land, free_sea, lift, set_down
from opendust.dust.edition import SWITCHES
from opendust.dust.events import AREA_LEFT, AREA_TAKEN, BOMBERS_FLOWN, UNITS_MOVED
from opendust.dust.force import BOMBER, BOMBER_FIELD, count, has, of, pack
from opendust.dust.phases import Combat, Movement
from opendust.dust.rules.menus import Listed, Menu
from opendust.dust.rules.producing.building import area_name
from opendust.dust.state import NOBODY, State
from opendust.kernel.action import Action
from opendust.kernel.bits import bits, border, flood
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Counts, Option, Pick
from opendust.kernel.refusal import Refusal

LAND_MOVEMENT_THROUGH_UNOCCUPIED: Final = SWITCHES.yes("land_movement_through_unoccupied")
BOMBER_STRATEGIC_FROM_MANY_AREAS: Final = SWITCHES.yes("bomber_strategic_from_many_areas")


MOVE: Final = Verb.MOVE
NO_ROUTE: Final = -1
BY_LAND: Final = 0
BY_SEA: Final = 1
AMPHIBIOUS: Final = 2
STRATEGIC: Final = 3
ROUTES: Final = ("land", "sea", "amphibious", "strategic")


def land_reach(state: State, seat: int, origin: int) -> int:
    """The land areas that a land movement can reach. MOVE-LAND-02, MOVE-LAND-03, MOVE-LAND-04."""
    own = state.land[seat]
    free = free_land(state)
    spread = state.board.land_spread
    if LAND_MOVEMENT_THROUGH_UNOCCUPIED.of(state.edition):  # MOVE-LAND-02, VARIANT-01 paths
        return flood(1 << origin, own | free, spread)
    chain = flood(1 << origin, own, spread)
    return chain | (border(chain, spread) & free)


def convoy_coasts(state: State, seat: int, origin: int) -> int:
    """The land areas joined to an area by a chain of own submarines. MOVE-AMPH-02, CMBT-07."""
    own = state.sea[seat]
    start = state.board.land_to_sea[origin] & own
    if not start:
        return 0
    return border(flood(start, own, state.board.sea_spread), state.board.coast_spread)


def sea_reach(state: State, seat: int, number: int) -> int:
    """The sea areas that a sea movement can reach. MOVE-SEA-02."""
    return flood(1 << number, state.sea[seat] | free_sea(state), state.board.sea_spread)


def movement_options(state: State, seat: int) -> list[Option]:
    """Every movement, or the end of the phase. MOVE-GEN-01."""
    menu = Listed()
    write_movements(state, seat, menu)
    return menu.options


def write_movements(state: State, seat: int, menu: Menu) -> None:
    """Every movement, by origin and kind, or the end of the phase. MOVE-GEN-01."""
    menu.add(TO_END)
    open_land = state.land[seat] | free_land(state)
    add_land_options(state, seat, open_land, menu)
    if state.sea[seat]:
        add_sea_options(state, seat, menu)
    if BOMBER_STRATEGIC_FROM_MANY_AREAS.of(state.edition):
        for option in fly_options(state, seat, open_land):
            menu.add(option)


def add_land_options(state: State, seat: int, open_land: int, menu: Menu) -> None:
    """From each own land area: any units as far as chains reach, bombers beyond. MOVE-LAND-02."""
    convoys = convoy_chains(state, seat)
    near, units = state.board.land_to_land, state.units
    chains: list[int] = []
    reaches: list[int] = []
    for origin in bits(state.land[seat]):
        here = 1 << origin
        reach = 0
        if near[origin] & open_land:
            reach = known_reach(state, seat, origin, chains, reaches)
        for coasts in convoys:
            if coasts & here:
                reach |= coasts & open_land
        reach &= ~here
        force = units[origin]
        if reach:
            menu.journey(MOVE, origin, reach, 0, force)
        bombers = force & BOMBER_FIELD
        if bombers:
            beyond = open_land & ~(reach | here)
            if beyond:
                menu.journey(MOVE, origin, beyond, 0, bombers)


def add_sea_options(state: State, seat: int, menu: Menu) -> None:
    """From each own sea area: as far as no other player's submarines block. MOVE-SEA-02."""
    land_count, units = state.board.land_count, state.units
    waters = 0
    for number in bits(state.sea[seat]):
        here = 1 << number
        if not waters & here:
            waters = sea_reach(state, seat, number)
        reach = waters & ~here
        if reach:
            origin = number + land_count
            menu.journey(MOVE, origin, reach, land_count, units[origin])


def convoy_chains(state: State, seat: int) -> list[int]:
    """The coasts that each chain of own submarines joins. MOVE-AMPH-02."""
    left = state.sea[seat]
    found: list[int] = []
    while left:
        chain = flood(left & -left, left, state.board.sea_spread)
        found.append(border(chain, state.board.coast_spread))
        left &= ~chain
    return found


def known_reach(state: State, seat: int, origin: int, chains: list[int], reaches: list[int]) -> int:
    """The land reach of an area; areas of one own chain share it, so it is computed once."""
    for at in range(len(chains)):
        if chains[at] >> origin & 1:
            return reaches[at]
    reach = land_reach(state, seat, origin)
    chain = reach
    if not LAND_MOVEMENT_THROUGH_UNOCCUPIED.of(state.edition):
        chain = flood(1 << origin, state.land[seat], state.board.land_spread)
    chains.append(chain)
    reaches.append(reach)
    return reach


def fly_options(state: State, seat: int, open_land: int) -> list[Option]:
    """Bombers from several areas to one, where the edition allows it. MOVE-BOMB-02."""
    bases = [
        (area, count(state.units[area], BOMBER))
        for area in bits(state.land[seat])
        if count(state.units[area], BOMBER)
    ]
    if not bases:
        return []
    found: list[Option] = []
    held = 0
    for base, _ in bases:
        held |= 1 << base
        others = tuple([pair for pair in bases if pair[0] != base])
        if others:
            found.append(fly_option((base,), others))
    elsewhere = tuple(bits(open_land & ~held))
    if elsewhere:
        found.append(fly_option(elsewhere, tuple(bases)))
    return found


def fly_option(targets: tuple[int, ...], bases: tuple[tuple[int, int], ...]) -> Option:
    """At least one bomber from the bases to one of the targets."""
    most = sum([bombers for _, bombers in bases])
    return Option(Verb.FLY, (Pick(targets), Counts(bases, 1, most)))


def route(state: State, seat: int, origin: int, target: int, force: int) -> int:
    """The kind of movement that takes these units there, or NO_ROUTE."""
    land_count = state.board.land_count
    if origin >= land_count:
        if target < land_count:  # MOVE-SEA-01
            return NO_ROUTE
        reach = sea_reach(state, seat, origin - land_count)
        return BY_SEA if reach >> (target - land_count) & 1 else NO_ROUTE
    if target >= land_count:
        return NO_ROUTE
    if state.board.land_to_land[origin] >> target & 1:
        return BY_LAND
    if land_reach(state, seat, origin) >> target & 1:
        return BY_LAND
    if convoy_coasts(state, seat, origin) >> target & 1:  # MOVE-AMPH-01
        return AMPHIBIOUS
    return STRATEGIC if force == force & BOMBER_FIELD else NO_ROUTE


def refuse_move(state: State, seat: int, action: Action) -> Refusal | None:
    """Own units from one area to a friendly or unoccupied one that a route reaches. MOVE-GEN-06."""
    origin, target = action.number(0), action.number(1)
    refusal = refuse_units(state, seat, origin, action, "MOVE-GEN-02")
    if refusal is not None:
        return refusal
    refusal = refuse_target(state, seat, target)
    if refusal is not None:
        return refusal
    if origin == target:
        return Refusal("MOVE-GEN-06", "target-is-origin", area=area_name(state, origin))
    land_count = state.board.land_count
    if (origin >= land_count) != (target >= land_count):
        return Refusal("COMP-25", "stays-in-element", target=area_name(state, target))
    if route(state, seat, origin, target, pack(action.pairs(2))) == NO_ROUTE:
        return Refusal(
            no_route_rule(state, seat, origin, target),
            "no-route",
            origin=area_name(state, origin),
            target=area_name(state, target),
        )
    return None


def refuse_units(state: State, seat: int, origin: int, action: Action, rule: str) -> Refusal | None:
    """The origin is the player's and holds at least one unit of those named. MOVE-GEN-02."""
    if origin >= state.board.area_count or state.owner[origin] != seat:
        return Refusal(rule, "origin-not-own", origin=area_name(state, origin))
    amounts = action.pairs(2)
    if not amounts:
        return Refusal(rule, "no-units")
    force = pack(amounts)
    if not has(state.units[origin], force):  # MOVE-GEN-05, CMBT-04
        return Refusal(rule, "units-not-there", origin=area_name(state, origin))
    return None


def refuse_target(state: State, seat: int, target: int) -> Refusal | None:
    """No movement ends where another player or neutrals stand. MOVE-GEN-03."""
    if target >= state.board.area_count:
        return Refusal("MOVE-GEN-06", "area-unknown", number=target)
    if state.owner[target] not in (seat, NOBODY):  # COMP-18, NEUT-06 moves
        return Refusal("MOVE-GEN-03", "target-held", target=area_name(state, target))
    return None


def has_broken_convoy(state: State, seat: int, origin: int, target: int) -> bool:
    """Whether only a convoy is missing: own submarines wait at a coast, or no land joins the two.

    At both coasts they may wait anywhere, at one there is nothing but sea in between.
    """
    near, board = state.board.land_to_sea, state.board
    here, there = near[origin] & state.sea[seat], near[target] & state.sea[seat]
    if here and there:
        return True
    begun, other = (here, near[target]) if here else (there, near[origin])
    if not begun:
        if flood(1 << origin, board.all_land, board.land_spread) >> target & 1:
            return False
        begun, other = near[origin], near[target]
    return bool(begun and flood(begun, board.all_sea, board.sea_spread) & other)


def no_route_rule(state: State, seat: int, origin: int, target: int) -> str:
    """The rule behind a missing route."""
    if origin >= state.board.land_count:
        return "MOVE-SEA-02"
    return "MOVE-AMPH-02" if has_broken_convoy(state, seat, origin, target) else "MOVE-LAND-02"


def refuse_attack_now(action: Action) -> Refusal:
    """Nobody attacks before the movement has ended. MOVE-GEN-10."""
    return Refusal("MOVE-GEN-10", "movement-first", verb=str(action.verb.value))


def refuse_move_now(state: State, seat: int, action: Action) -> Refusal:
    """An attack ends movement for good; before the first one it is the order of phases that does.

    MOVE-GEN-10, ROUND-02.
    """
    phase = state.phase
    assert isinstance(phase, Combat)
    has_attacked = phase.points < state.deck.combat[state.played[seat]]
    rule = "MOVE-GEN-10" if has_attacked else "ROUND-02"
    return Refusal(rule, "movement-over", verb=str(action.verb.value))


def do_move(state: State, seat: int, action: Action, events: Events) -> None:
    """One movement takes any number of units over any distance. MOVE-GEN-04."""
    origin, target = action.number(0), action.number(1)
    force = pack(action.pairs(2))
    if events is not None:
        kind = route(state, seat, origin, target, force)
        events.append(Event(UNITS_MOVED, (seat, kind, origin, target, action.pairs(2))))
    travel(state, seat, origin, target, force, events)
    spend_movement(state)


def travel(state: State, seat: int, origin: int, target: int, force: int, events: Events) -> None:
    """Units leave one area and enter another; both may change hands. MOVE-GEN-07, MOVE-GEN-08."""
    lift(state, origin, force)
    if state.owner[origin] == NOBODY and events is not None:
        events.append(Event(AREA_LEFT, (seat, origin)))
    if state.owner[target] == NOBODY and events is not None:
        events.append(Event(AREA_TAKEN, (seat, target)))
    set_down(state, seat, target, force)


def refuse_fly(state: State, seat: int, action: Action) -> Refusal | None:
    """Bombers of one strategic movement may come from several areas. MOVE-BOMB-02."""
    if not BOMBER_STRATEGIC_FROM_MANY_AREAS.of(state.edition):
        return Refusal("MOVE-BOMB-02", "one-origin-only")
    target, bases = action.number(0), action.pairs(1)
    refusal = refuse_target(state, seat, target)
    if refusal is not None:
        return refusal
    if target >= state.board.land_count:
        return Refusal("MOVE-BOMB-01", "target-not-land", target=area_name(state, target))
    if not bases:
        return Refusal("MOVE-BOMB-01", "no-units")
    for area, amount in bases:
        if area == target:
            return Refusal("MOVE-GEN-06", "target-is-origin", area=area_name(state, area))
        if area >= state.board.area_count or state.owner[area] != seat:
            return Refusal("MOVE-BOMB-01", "origin-not-own", origin=area_name(state, area))
        if count(state.units[area], BOMBER) < amount:
            return Refusal("MOVE-BOMB-01", "units-not-there", origin=area_name(state, area))
    return None


def do_fly(state: State, seat: int, action: Action, events: Events) -> None:
    """One movement point for all the bombers. MOVE-BOMB-02."""
    target, bases = action.number(0), action.pairs(1)
    if events is not None:
        events.append(Event(BOMBERS_FLOWN, (seat, target, bases)))
    for area, amount in bases:
        travel(state, seat, area, target, of(BOMBER, amount), events)
    spend_movement(state)


def spend_movement(state: State) -> None:
    """Every movement costs one point. MOVE-GEN-01."""
    phase = state.phase
    assert isinstance(phase, Movement)
    state.phase = Movement(phase.points - 1)  # MOVE-GEN-01


def settle_movement(state: State, events: Events) -> bool:
    """Without points the phase is over; whether it is. MOVE-GEN-01."""
    phase = state.phase
    assert isinstance(phase, Movement)
    if phase.points:
        return False
    to_combat(state)
    return True


def do_movement_done(state: State, seat: int, action: Action, events: Events) -> None:
    """Movement is over for this turn. MOVE-GEN-10, ROUND-04."""
    to_combat(state)


def to_combat(state: State) -> None:
    """The combat phase: as many attacks as the card says. CMBT-01."""
    state.phase = Combat(state.deck.combat[state.played[state.active()]], ())
