"""Standing orders: how a player is answered for at windows of reactive fire. REACT-15."""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Amount, Domain, Option, Pick
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.events import Happening
from opendust.tactics.phases import Turn
from opendust.tactics.rules.things import one_of, refuse_unknown, unit_name
from opendust.tactics.rules.turns import IS_DESTROYED
from opendust.tactics.rules.turns import NOT_A_UNIT as JOINED
from opendust.tactics.state import State

NOT_YOURS: Final = Refusal("REACT-03", "reaction-not-your-unit")
NOT_ON_BOARD: Final = Refusal("AMB-SETUP-5", "reaction-no-unit")
ORDERED_BEFORE: Final = Refusal("REACT-15", "order-changed-this-turn")

# Whom a standing order is about.
ANY_UNIT: Final = 0
SOLDIERS: Final = 1
VEHICLES: Final = 2
QUARRIES: Final = ("anything", "soldiers", "vehicles")
LONGEST_ORDER: Final = 30
ORDER_BASE: Final = 100

# A turn has these on every menu, so they are made once.
ORDER: Final = Verb.ORDER
CANCEL_ORDER: Final = Verb.CANCEL_ORDER
ANY_QUARRY: Final = Pick(tuple(range(len(QUARRIES))))
ANY_REACH: Final = Amount(1, LONGEST_ORDER)
BE_ASKED: Final = Option(Verb.BE_ASKED)
STAY_SILENT: Final = Option(Verb.STAY_SILENT)


def order_code(quarry: int, reach: int) -> int:
    """A standing order as one number; 0 is none."""
    return quarry * ORDER_BASE + reach


def is_order_met(state: State, unit: int) -> bool:
    """Whether a unit's standing order is about the enemy unit where it now stands."""
    order = state.orders[unit]
    if not order:
        return False
    enemy = state.acting().unit
    quarry, reach = divmod(order, ORDER_BASE)
    card = state.battle.cards[enemy]
    if (quarry == SOLDIERS and not card.is_soldier) or (quarry == VEHICLES and card.is_soldier):
        return False
    return state.distance(unit, enemy) <= reach


def order_options(state: State, phase: Turn, seat: int) -> list[Option]:
    """Standing orders for reactive fire; each unit's once in a turn."""
    units = [
        unit
        for unit in state.battle.seat_units[seat]
        if refuse_order_for(state, phase.ordered, seat, unit) is None
    ]
    found: list[Option] = []
    if units:
        domains: tuple[Domain, ...] = (Pick(tuple(units)), ANY_QUARRY, ANY_REACH)
        found.append(Option(ORDER, domains))
    found += one_of(CANCEL_ORDER, [unit for unit in units if state.orders[unit]])
    if not has_changed(state, phase, seat):
        found.append(BE_ASKED if state.silent[seat] else STAY_SILENT)
    return found


def refuse_order_for(state: State, ordered: int, seat: int, unit: int) -> Refusal | None:
    """A seat may change the order of each of its units once in a turn."""
    if state.battle.owner[unit] != seat:
        return NOT_YOURS
    fault = refuse_body(state, unit)
    if fault is not None:
        return fault
    return ORDERED_BEFORE if ordered & (1 << unit) else None


def refuse_body(state: State, unit: int) -> Refusal | None:
    """Destroyed units and heroes in a squad do nothing by themselves. ATK-16, HERO-06."""
    if not state.is_alive(unit):
        return IS_DESTROYED
    return JOINED if state.leader[unit] != NO_UNIT else None


def has_changed(state: State, phase: Turn, seat: int) -> bool:
    """Whether the seat has chosen silence or questions in the present turn."""
    return bool(phase.ordered & (1 << (state.battle.unit_count + seat)))


def refuse_order(state: State, seat: int, action: Action) -> Refusal | None:
    """A standing order for a unit of one's own, once in a turn."""
    unit, quarry, reach = action.number(0), action.number(1), action.number(2)
    missing = refuse_unknown(state, "unit", unit)
    if missing is not None:
        return missing
    if quarry >= len(QUARRIES) or not 1 <= reach <= LONGEST_ORDER:
        return Refusal("REACT-15", "order-malformed")
    return refuse_order_now(state, seat, unit)


def refuse_order_now(state: State, seat: int, unit: int) -> Refusal | None:
    """The unit's order may be changed now."""
    phase = state.phase
    assert isinstance(phase, Turn)
    fault = refuse_order_for(state, phase.ordered, seat, unit)
    return None if fault is None else fault.about(unit=unit_name(state, unit))


def do_order(state: State, seat: int, action: Action, events: Events) -> None:
    """Leave a standing order; only its player sees it."""
    unit, quarry, reach = action.number(0), action.number(1), action.number(2)
    state.orders[unit] = order_code(quarry, reach)
    note_order(state, unit)
    if events is not None:
        events.append(Event(Happening.ORDER_LEFT, (unit, quarry, reach), owner=seat))


def refuse_cancel(state: State, seat: int, action: Action) -> Refusal | None:
    """An order that was left before."""
    unit = action.number(0)
    missing = refuse_unknown(state, "unit", unit)
    if missing is not None:
        return missing
    if state.battle.owner[unit] == seat and not state.orders[unit]:
        return Refusal("REACT-15", "order-none", unit=unit_name(state, unit))
    return refuse_order_now(state, seat, unit)


def do_cancel(state: State, seat: int, action: Action, events: Events) -> None:
    """Take a standing order back."""
    unit = action.number(0)
    state.orders[unit] = 0
    note_order(state, unit)
    if events is not None:
        events.append(Event(Happening.ORDER_CANCELLED, (unit,), owner=seat))


def refuse_silence(state: State, seat: int, action: Action) -> Refusal | None:
    """A seat that is asked may choose to stay silent, once in a turn."""
    if state.silent[seat]:
        return Refusal("REACT-15", "order-already-silent")
    return refuse_second_change(state, seat)


def refuse_asking(state: State, seat: int, action: Action) -> Refusal | None:
    """A silent seat may be asked again, once in a turn."""
    if not state.silent[seat]:
        return Refusal("REACT-15", "order-not-silent")
    return refuse_second_change(state, seat)


def refuse_second_change(state: State, seat: int) -> Refusal | None:
    """Silence is chosen or ended once in a turn."""
    phase = state.phase
    assert isinstance(phase, Turn)
    return ORDERED_BEFORE.about() if has_changed(state, phase, seat) else None


def do_silence(state: State, seat: int, action: Action, events: Events) -> None:
    """Let all windows pass from now on, unless an order answers."""
    state.silent[seat] = 1
    note_order(state, state.battle.unit_count + seat)
    if events is not None:
        events.append(Event(Happening.WINDOWS_SILENCED, (seat,), owner=seat))


def do_asking(state: State, seat: int, action: Action, events: Events) -> None:
    """Be asked at windows again."""
    state.silent[seat] = 0
    note_order(state, state.battle.unit_count + seat)
    if events is not None:
        events.append(Event(Happening.WINDOWS_OPENED, (seat,), owner=seat))


def note_order(state: State, bit: int) -> None:
    """Remember what was changed in this turn."""
    phase = state.phase
    assert isinstance(phase, Turn)
    state.phase = Turn(phase.side, phase.only, phase.ordered | (1 << bit))
