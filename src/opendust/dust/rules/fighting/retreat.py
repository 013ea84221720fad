"""Retreating: who may leave a battle, how many, and where they go. RETR-01 to RETR-15."""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.actions import TO_PASS, Verb
from opendust.dust.control import free_land, free_sea, lift, set_down
from opendust.dust.edition import SWITCHES, Edition
from opendust.dust.events import AREA_TAKEN, RETREATS_TOLD, UNITS_RETREATED
from opendust.dust.force import has, pack, pairs, total
from opendust.dust.phases import (
    ATTACKER,
    DEFENDER,
    STEP_AFTER_RETREAT,
    BattleStep,
    RetreatPlace,
    RetreatTogether,
)
from opendust.dust.rules.producing.building import area_name, sea_areas
from opendust.dust.state import (
    AMPHIBIOUS_BATTLE,
    DROP_BATTLE,
    NEUTRAL,
    NOBODY,
    SEA_BATTLE,
    State,
)
from opendust.kernel.action import Action
from opendust.kernel.bits import bits, border
from opendust.kernel.closed_set import closed_set
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Counts, Option, Pick
from opendust.kernel.refusal import Refusal


@closed_set
class RetreatLimit(Enum):
    """How many units may leave in one retreat."""

    HALF_ROUNDED_UP = "half_rounded_up"
    ONE_UNIT = "one_unit"


@closed_set
class RetreatUnitsJudged(Enum):
    """How the units of one retreat find their areas."""

    ONE_BY_ONE = "one_by_one"
    TOGETHER = "together"


@closed_set
class DefenderRetreatToUnoccupied(Enum):
    """When a defender may retreat to an unoccupied area."""

    ONLY_IF_NO_ADJACENT_FRIENDLY = "only_if_no_adjacent_friendly"
    NEVER = "never"


@closed_set
class DefenderRetreatBySea(Enum):
    """Whether defenders of a coast may retreat over a chain of their own submarines."""

    NONE = "none"
    SHORTEST_OWN_CONVOY_ROUTE = "shortest_own_convoy_route"


@closed_set
class RetreatNoDestination(Enum):
    """What becomes of a retreating defender that has nowhere to go."""

    DESTROYED = "destroyed"
    RETREAT_UNAVAILABLE = "retreat_unavailable"


RETREAT_NO_DESTINATION: Final = SWITCHES.choice("retreat_no_destination", RetreatNoDestination)
RETREAT_LIMIT: Final = SWITCHES.choice("retreat_limit", RetreatLimit)
RETREAT_UNITS_JUDGED: Final = SWITCHES.choice("retreat_units_judged", RetreatUnitsJudged)
DEFENDER_RETREAT_BEFORE_FIRST_ROLL: Final = SWITCHES.yes("defender_retreat_before_first_roll")
ATTACKER_RETREAT_BEFORE_FIRST_ROLL: Final = SWITCHES.yes("attacker_retreat_before_first_roll")
SUBMARINE_RETREAT: Final = SWITCHES.yes("submarine_retreat")
DEFENDER_RETREAT_TO_UNOCCUPIED: Final = SWITCHES.choice(
    "defender_retreat_to_unoccupied", DefenderRetreatToUnoccupied
)
DEFENDER_RETREAT_BY_SEA: Final = SWITCHES.choice("defender_retreat_by_sea", DefenderRetreatBySea)


UNDECIDED: Final = -1
ONLY_WITHOUT_FRIEND: Final = DefenderRetreatToUnoccupied.ONLY_IF_NO_ADJACENT_FRIENDLY
NOT_BY_SEA: Final = DefenderRetreatBySea.NONE
ONE_UNIT: Final = RetreatLimit.ONE_UNIT


def force_of(state: State, side: int) -> int:
    """The units of a side that are in the battle."""
    battle = state.fight()
    return battle.attackers if side == ATTACKER else state.units[battle.target]


def origin_mask(state: State) -> int:
    """The areas that the attackers came from, as a mask of their element. RETR-09, A-71."""
    battle = state.fight()
    offset = state.board.land_count if battle.kind == SEA_BATTLE else 0
    mask = 0
    for area, _ in battle.origins:
        mask |= 1 << (area - offset)  # ABIL-DROPPER-08
    return mask


def refuges(state: State) -> tuple[int, int]:
    """Where defenders may go now: a land mask and a sea mask. RETR-08, RETR-13, RETR-15."""
    battle = state.fight()
    seat = battle.defender
    if seat == NEUTRAL:  # NEUT-16
        return 0, 0  # Neutral units never retreat. NEUT-16.
    closed = origin_mask(state)
    if battle.kind == SEA_BATTLE:
        near = state.board.sea_to_sea[battle.target - state.board.land_count] & ~closed
        return 0, near & state.sea[seat] or near & open_refuges(state, free_sea(state))
    near = state.board.land_to_land[battle.target] & ~closed
    adjacent = near & state.land[seat] or near & open_refuges(state, free_land(state))
    return adjacent | sea_refuges(state) & ~closed, 0


def open_refuges(state: State, free: int) -> int:
    """Unoccupied areas are a refuge only without an adjacent friendly one. RETR-08, A-33."""
    option = ONLY_WITHOUT_FRIEND
    return free if DEFENDER_RETREAT_TO_UNOCCUPIED.of(state.edition) is option else 0


def sea_refuges(state: State) -> int:
    """Friendly coasts over own submarines by the fewest sea areas. RETR-11, A-63."""
    if DEFENDER_RETREAT_BY_SEA.of(state.edition) is NOT_BY_SEA:
        return 0
    battle = state.fight()
    own_sea = state.sea[battle.defender]
    own_land = state.land[battle.defender] & ~(1 << battle.target)
    edge = state.board.land_to_sea[battle.target] & own_sea
    reached = edge
    while edge:
        coasts = border(edge, state.board.coast_spread) & own_land
        if coasts:
            return coasts
        edge = border(edge, state.board.sea_spread) & own_sea & ~reached
        reached |= edge
    return 0


def has_refuge(state: State) -> bool:
    """Whether defenders have anywhere to go. RETR-10."""
    land, sea = refuges(state)
    return bool(land or sea)


def can_retreat(state: State, side: int) -> bool:
    """Whether a side may withdraw units before this roll. RETR-02 to RETR-04, RETR-10."""
    battle = state.fight()
    if not is_retreat_open(state.edition, battle.kind, side, battle.rolled):
        return False
    return side == ATTACKER or has_refuge(state)


def is_retreat_open(edition: Edition, kind: int, side: int, rolled: int) -> bool:
    """Whether a side may withdraw now, if it has anywhere to go. RETR-02 to RETR-04, RETR-12."""
    if kind == SEA_BATTLE and not SUBMARINE_RETREAT.of(edition):
        return False
    if side == ATTACKER:
        may_start = ATTACKER_RETREAT_BEFORE_FIRST_ROLL.of(edition) or bool(rolled >> ATTACKER & 1)
        return may_start and kind not in (AMPHIBIOUS_BATTLE, DROP_BATTLE)
    return DEFENDER_RETREAT_BEFORE_FIRST_ROLL.of(edition) or bool(rolled >> DEFENDER & 1)


def refuse_now(state: State, seat: int) -> Refusal | None:
    """Why a side of the battle may not retreat at this moment. RETR-02 to RETR-04, RETR-10."""
    battle = state.fight()
    if seat not in (battle.attacker, battle.defender):
        return Refusal("NEUT-16", "neutrals-stay") if battle.defender == NEUTRAL else None
    if battle.kind == SEA_BATTLE and not SUBMARINE_RETREAT.of(state.edition):
        return Refusal("RETR-12", "submarines-stay")
    if seat == battle.attacker:
        if battle.kind == AMPHIBIOUS_BATTLE:
            return Refusal("BTL-AMPH-03", "landing-cannot-retreat")
        if battle.kind == DROP_BATTLE:
            return Refusal("ABIL-DROPPER-04", "dropped-cannot-retreat")
        if not is_retreat_open(state.edition, battle.kind, ATTACKER, battle.rolled):
            return Refusal("RETR-04", "retreat-before-first-roll")
        return refuse_at_this_moment(state)
    if not is_retreat_open(state.edition, battle.kind, DEFENDER, battle.rolled):
        return Refusal("RETR-03", "retreat-before-first-roll")
    return refuse_at_this_moment(state) if has_refuge(state) else refuse_without_refuge(state)


def refuse_at_this_moment(state: State) -> Refusal:
    """Units leave right before a roll; at sea the attacker decides first. RETR-02, RETR-12."""
    rule = "RETR-12" if state.fight().kind == SEA_BATTLE else "RETR-02"
    return Refusal(rule, "retreat-only-before-roll")


def refuse_without_refuge(state: State) -> Refusal:
    """Units without a place to go would be destroyed, or cannot leave; nobody is asked. A-33."""
    fate = RETREAT_NO_DESTINATION.of(state.edition)
    is_lost = fate is RetreatNoDestination.DESTROYED
    return Refusal("RETR-10", "no-refuge-destroyed" if is_lost else "no-refuge", fate=fate.value)


def retreat_limit(state: State, side: int) -> int:
    """Half of the units in the battle, rounded up, or one. RETR-01, A-30."""
    return most_to_retreat(state.edition, force_of(state, side))


def most_to_retreat(edition: Edition, force: int) -> int:
    """How many units of a force may leave in one retreat. RETR-01, A-30."""
    if RETREAT_LIMIT.of(edition) is ONE_UNIT:
        return 1
    return (total(force) + 1) // 2


def side_of(state: State, seat: int) -> int:
    """The side of a player in the battle."""
    return ATTACKER if state.fight().attacker == seat else DEFENDER


def retreat_options(state: State, seat: int) -> list[Option]:
    """Stay, or withdraw some units; shields do not matter. RETR-01, RETR-05."""
    side = side_of(state, seat)
    units = Counts(pairs(force_of(state, side)), 1, retreat_limit(state, side))
    return [TO_PASS, Option(Verb.RETREAT, (units,))]


def refuse_retreat(state: State, seat: int, action: Action) -> Refusal | None:
    """Own units in the battle, at least one, at most the limit. RETR-01."""
    side = side_of(state, seat)
    amounts = action.pairs(0)
    if not amounts:
        return Refusal("RETR-01", "no-units")
    force = pack(amounts)
    if not has(force_of(state, side), force):
        return Refusal("RETR-05", "units-not-in-battle")
    if total(force) > retreat_limit(state, side):
        return Refusal(
            "RETR-01", "too-many-retreat", amount=total(force), limit=retreat_limit(state, side)
        )
    return None


def do_retreat(state: State, seat: int, action: Action, events: Events) -> None:
    """The units leave the battle for good. RETR-06."""
    force = pack(action.pairs(0))
    phase = state.phase
    if isinstance(phase, RetreatTogether):
        decide_together(state, seat, force, events)
    else:
        withdraw(state, side_of(state, seat), force, STEP_AFTER_RETREAT, events)


def do_stay(state: State, seat: int, action: Action, events: Events) -> None:
    """Nobody leaves."""
    if isinstance(state.phase, RetreatTogether):
        decide_together(state, seat, 0, events)
    else:
        withdraw(state, side_of(state, seat), 0, STEP_AFTER_RETREAT, events)


def decide_together(state: State, seat: int, force: int, events: Events) -> None:
    """Keep a secret decision; carry both out when both are there. A-31."""
    phase = state.phase
    assert isinstance(phase, RetreatTogether)
    battle = state.fight()
    if seat == battle.attacker:
        phase = RetreatTogether(force, phase.defenders)
    else:
        phase = RetreatTogether(phase.attackers, force)
    state.phase = phase
    if phase.attackers != UNDECIDED and phase.defenders != UNDECIDED:
        # Both come to light: nobody takes a decision back who has seen the other.
        if events is not None:
            events.append(Event(RETREATS_TOLD, (battle.attacker,), reveals=True))
        return_attackers(state, phase.attackers, events)
        withdraw(state, DEFENDER, phase.defenders, STEP_AFTER_RETREAT, events)


def withdraw(state: State, side: int, force: int, step: int, events: Events) -> None:
    """Attackers go back to the origin, defenders to a refuge of their owner's choice. RETR-07."""
    if side == ATTACKER:
        return_attackers(state, force, events)
        state.phase = BattleStep(step, side)
        return
    if not force:
        state.phase = BattleStep(step, side)
        return
    land, sea = refuges(state)
    target = state.fight().target
    lift(state, target, force)
    state.phase = RetreatPlace(force, land, sea, step)


def return_attackers(state: State, force: int, events: Events) -> None:
    """Attackers go back to the area they came from. RETR-07."""
    if not force:
        return
    battle = state.fight()
    origin = battle.origins[0][0]
    battle.attackers -= force
    set_down(state, battle.attacker, origin, force)
    if events is not None:
        events.append(Event(UNITS_RETREATED, (battle.attacker, origin, pairs(force))))


def place(state: State) -> RetreatPlace:
    """The phase, as the placing of retreating units."""
    phase = state.phase
    assert isinstance(phase, RetreatPlace)
    return phase


def refuge_areas(state: State) -> tuple[int, ...]:
    """The areas open to the retreating units. RETR-15."""
    phase = place(state)
    return tuple(bits(phase.land)) + sea_areas(state, phase.sea)


def settle_place(state: State, events: Events) -> bool:
    """With one refuge there is nothing to choose; whether the units are placed."""
    phase = place(state)
    areas = refuge_areas(state)
    if phase.units and len(areas) > 1:
        return False
    if phase.units:
        take_refuge(state, areas[0], phase.units, events)
    state.phase = BattleStep(phase.step, DEFENDER)
    return True


def place_options(state: State, seat: int) -> list[Option]:
    """Any of the units to any of the refuges, each unit on its own. RETR-15."""
    units = place(state).units
    amounts = Counts(pairs(units), 1, total(units))
    return [Option(Verb.RETREAT_TO, (Pick(refuge_areas(state)), amounts))]


def refuse_place(state: State, seat: int, action: Action) -> Refusal | None:
    """Retreating units go to an open refuge. RETR-08, RETR-09, RETR-15."""
    area, amounts = action.number(0), action.pairs(1)
    if area not in refuge_areas(state):
        rule, message = why_closed(state, area)
        return Refusal(rule, message, area=area_name(state, area))
    if not amounts or not has(place(state).units, pack(amounts)):
        return Refusal("RETR-15", "units-not-retreating")
    return None


def why_closed(state: State, area: int) -> tuple[str, str]:
    """The rule that closes an area to retreating units, and how it is told. RETR-08, 09, 13, 15."""
    battle, board = state.fight(), state.board
    if area >= board.area_count:
        return "RETR-15", "refuge-closed"
    if (area >= board.land_count) != (battle.kind == SEA_BATTLE):
        return "RETR-13", "stays-in-element"
    if area in [origin for origin, _ in battle.origins]:
        return "RETR-09", "refuge-is-origin"
    is_free = state.owner[area] == NOBODY and board.is_adjacent(battle.target, area)
    if is_free and open_refuges(state, 1):
        return "RETR-08", "refuge-friendly-first"
    return "RETR-15", "refuge-closed"


def do_place(state: State, seat: int, action: Action, events: Events) -> None:
    """The units arrive; the rest may go elsewhere. RETR-15, A-33."""
    phase = place(state)
    force = pack(action.pairs(1))
    take_refuge(state, action.number(0), force, events)
    land, sea = phase.land, phase.sea
    if RETREAT_UNITS_JUDGED.of(state.edition) is RetreatUnitsJudged.ONE_BY_ONE:
        land, sea = refuges(state)
    state.phase = RetreatPlace(phase.units - force, land, sea, phase.step)


def take_refuge(state: State, area: int, force: int, events: Events) -> None:
    """Units enter a refuge and control it. RETR-08."""
    seat = state.fight().defender
    if events is not None:
        events.append(Event(UNITS_RETREATED, (seat, area, pairs(force))))
    if state.owner[area] == NOBODY and events is not None:
        events.append(Event(AREA_TAKEN, (seat, area)))
    set_down(state, seat, area, force)
