"""Reinforcements: the last step of the setup. SETUP-24 to SETUP-30."""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.actions import TO_END, Verb
from opendust.dust.control import enter_play, figures_left, own_centers
from opendust.dust.edition import SWITCHES
from opendust.dust.events import REINFORCEMENTS_ENDED, UNITS_BUILT
from opendust.dust.force import COST, SUBMARINE, UNIT_NAMES, of
from opendust.dust.phases import Reinforce, RoundStart
from opendust.dust.rules.beginning.setup import reinforcement
from opendust.dust.rules.cards import discard_played
from opendust.dust.rules.corrections import has_corrections
from opendust.dust.rules.menus import Listed, Menu
from opendust.dust.rules.producing.building import (
    LAND_AND_AIR,
    PRODUCTION_LIMIT_INCLUDES_SUBMARINES,
    UNITS_PER_CENTER,
    launch_centers,
    launch_room,
    launch_seas,
    refuse_deploy_site,
    refuse_launch_site,
    refuse_room,
    room_for,
    with_built,
    working_centers,
)
from opendust.dust.state import NOBODY, State
from opendust.kernel.action import Action, Pairs
from opendust.kernel.bits import bits
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Event, Events
from opendust.kernel.option import ONLY, UP_TO, Option, among
from opendust.kernel.refusal import Refusal


@closed_set
class SetupSpendRule(Enum):
    """Whether the reinforcement budget is a limit or must be spent to the last point."""

    UP_TO = "up_to"
    EXACT = "exact"


SETUP_SUBMARINES: Final = SWITCHES.yes("setup_submarines")
SETUP_SPEND_RULE: Final = SWITCHES.choice("setup_spend_rule", SetupSpendRule)


DEPLOY: Final = Verb.DEPLOY
LAUNCH: Final = Verb.LAUNCH
DEAREST: Final = max(COST)
EXACT: Final = SetupSpendRule.EXACT


def reinforce(state: State) -> Reinforce:
    """The phase, as reinforcements."""
    phase = state.phase
    assert isinstance(phase, Reinforce)
    return phase


def total_room(state: State, seat: int, built: Pairs) -> int:
    """How many units the player's centers can still build."""
    centers = own_centers(state, seat)
    done = sum([amount for _, amount in built])
    return UNITS_PER_CENTER * working_centers(state, seat, centers) - done


def can_spend(points: int, places: int) -> bool:
    """Whether points can be spent to the last: 1 never, others with enough places. F-14."""
    return points != 1 and -(-points // DEAREST) <= places


def leaves_spendable(state: State, seat: int, unit: int, number: int, center: int) -> bool:
    """Whether the rest of an exact budget can be spent after these units. SETUP-24, A-17."""
    phase = reinforce(state)
    built = with_built(state, phase.built, center, unit, number)
    rest, places = phase.points - number * COST[unit], total_room(state, seat, built)
    beside = min(roomless_submarines(state, seat, built), rest // COST[SUBMARINE])
    return any(can_spend(rest - some * COST[SUBMARINE], places) for some in range(beside + 1))


def roomless_submarines(state: State, seat: int, built: Pairs) -> int:
    """How many submarines can be built that take no place of a center. PROD-14, A-19."""
    counted = PRODUCTION_LIMIT_INCLUDES_SUBMARINES.of(state.edition) or not has_corrections(state)
    if counted or not SETUP_SUBMARINES.of(state.edition):
        return 0
    return launch_room(state, seat, built)


def is_exact(state: State) -> bool:
    """Whether the budget must be spent to the last point. A-17."""
    return SETUP_SPEND_RULE.of(state.edition) is EXACT


def most(state: State, seat: int, unit: int, center: int) -> int:
    """How many units of a type a center can build now, or fewer. SETUP-24, A-17.

    An exact budget leaves no gap: whoever may build so many may build fewer.
    """
    phase = reinforce(state)
    bound = phase.points // COST[unit]
    if not bound:
        return 0
    places = room_for(state, phase.built, center, unit)
    if places < bound:
        bound = places
    figures = figures_left(state, seat, unit)
    if figures < bound:
        bound = figures
    if is_exact(state):
        while bound > 0 and not leaves_spendable(state, seat, unit, bound, center):
            bound -= 1
    return bound


def reinforce_options(state: State, seat: int) -> list[Option]:
    """Units at own centers, submarines beside them, or the end. SETUP-24 to SETUP-26."""
    found = builds(state, seat)
    if not must_spend(state, found):
        found.append(TO_END)
    return found


def must_spend(state: State, found: list[Option]) -> bool:
    """Whether the budget is exact and something is left to build. SETUP-24, A-17."""
    if not has_corrections(state):  # submarines alone did not count
        found = [option for option in found if option.verb is not Verb.LAUNCH]
    return is_exact(state) and bool(found)


def builds(state: State, seat: int) -> list[Option]:
    """Units at own centers, submarines beside them. SETUP-25, SETUP-26."""
    menu = Listed()
    write_builds(state, seat, menu)
    return menu.options


def write_reinforcements(state: State, seat: int, menu: Menu) -> None:
    """What `reinforce_options` lists, written into a menu."""
    if is_exact(state):
        for option in reinforce_options(state, seat):
            menu.add(option)
        return
    write_builds(state, seat, menu)
    menu.add(TO_END)


def write_builds(state: State, seat: int, menu: Menu) -> None:
    """Units at own centers, submarines beside them. SETUP-25, SETUP-26."""
    for center in bits(own_centers(state, seat)):
        for unit in LAND_AND_AIR:
            bound = most(state, seat, unit, center)
            if bound > 0:
                menu.delivery(DEPLOY, bound, unit, center)
    if SETUP_SUBMARINES.of(state.edition):
        for center in bits(launch_centers(state, seat)):
            bound = most(state, seat, SUBMARINE, center)
            if bound > 0:
                seas = among(launch_seas(state, seat, center), state.board.land_count)
                menu.add(Option(LAUNCH, (UP_TO[bound], ONLY[center], seas)))


def refuse_budget(state: State, seat: int, unit: int, number: int, center: int) -> Refusal | None:
    """Units at normal cost within the budget, five per center, within the figures. SETUP-24."""
    phase = reinforce(state)
    name = UNIT_NAMES[unit]
    if number < 1:
        return Refusal("SETUP-24", "amount-zero")
    if number * COST[unit] > phase.points:
        return Refusal(
            "SETUP-24",
            "too-few-points",
            unit=name,
            amount=number,
            cost=number * COST[unit],
            points=phase.points,
        )
    if number > figures_left(state, seat, unit):
        return Refusal(
            "COMP-08",
            "too-few-figures",
            unit=name,
            amount=number,
            left=figures_left(state, seat, unit),
        )
    if is_exact(state) and not leaves_spendable(state, seat, unit, number, center):
        return Refusal("SETUP-24", "budget-not-exact", rest=phase.points - number * COST[unit])
    return refuse_room(state, phase.built, center, unit, number)


def refuse_deploy(state: State, seat: int, action: Action) -> Refusal | None:
    """Land and air units at an own center. SETUP-25, SETUP-27."""
    number, unit, area = action.number(0), action.number(1), action.number(2)
    fault = refuse_deploy_site(state, seat, unit, area)
    if fault is not None:
        return in_setup(state, seat, fault, "SETUP-26" if unit == SUBMARINE else "SETUP-25", area)
    return refuse_budget(state, seat, unit, number, area)


def refuse_launch(state: State, seat: int, action: Action) -> Refusal | None:
    """Submarines beside an own center, where the edition allows them. SETUP-26."""
    if not SETUP_SUBMARINES.of(state.edition):
        return Refusal("SETUP-26", "no-setup-submarines")
    number, center, area = action.number(0), action.number(1), action.number(2)
    fault = refuse_launch_site(state, seat, center, area)
    if fault is not None:
        return in_setup(state, seat, fault, "SETUP-26", area)
    return refuse_budget(state, seat, SUBMARINE, number, center)


def in_setup(state: State, seat: int, fault: Refusal, rule: str, area: int) -> Refusal:
    """What forbids a place in production, by the rule of the setup. SETUP-25 to SETUP-27."""
    if fault.rule == "COMP-25":
        return fault
    is_held = area < state.board.area_count and state.owner[area] not in (seat, NOBODY)
    return fault.first_by("SETUP-27" if is_held else rule)


def refuse_done(state: State, seat: int, action: Action) -> Refusal | None:
    """Where the budget is exact, it is spent to the last point. A-17."""
    if must_spend(state, builds(state, seat)):
        return Refusal("SETUP-24", "budget-not-spent", points=reinforce(state).points)
    return None


def build(
    state: State, seat: int, unit: int, number: int, center: int, area: int, events: Events
) -> None:
    """Put reinforcements down and count them."""
    phase = reinforce(state)
    enter_play(state, seat, area, of(unit, number))
    if events is not None:
        events.append(Event(UNITS_BUILT, (seat, area, ((unit, number),))))
    built = with_built(state, phase.built, center, unit, number)
    state.phase = Reinforce(phase.turn, phase.points - number * COST[unit], built)


def do_deploy(state: State, seat: int, action: Action, events: Events) -> None:
    """Land and air units appear at a center. SETUP-25."""
    number, unit, area = action.number(0), action.number(1), action.number(2)
    build(state, seat, unit, number, area, area, events)


def do_launch(state: State, seat: int, action: Action, events: Events) -> None:
    """Submarines appear beside a center and may claim a sea power source. SETUP-26, SETUP-29."""
    number, center, area = action.number(0), action.number(1), action.number(2)
    build(state, seat, SUBMARINE, number, center, area, events)


def do_done(state: State, seat: int, action: Action, events: Events) -> None:
    """The rest of the budget is lost; the next player reinforces, or round 1 begins. SETUP-28."""
    phase = reinforce(state)
    if events is not None:
        events.append(Event(REINFORCEMENTS_ENDED, (seat, phase.points)))
    if phase.turn + 1 < state.players:  # SETUP-28
        state.phase = Reinforce(phase.turn + 1, reinforcement(state, phase.turn + 1), ())
        return
    discard_played(state)  # SETUP-30
    state.phase = RoundStart()
