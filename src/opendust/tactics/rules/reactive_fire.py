"""Reactive fire: windows, attempts, and standing orders that answer for a player (p.16 to 17)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.event import Event
from opendust.tactics.attack import NO_MODEL, REACTIVE
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.events import Happening, faces_of
from opendust.tactics.phases import Declaring, Proceeding, ReactionRoll, Spreading, Window
from opendust.tactics.rules.activations import mark_activated
from opendust.tactics.rules.attacks import (
    aim,
    begin_attack,
    fire,
    most_ammo,
    next_flames,
    spread,
    targets_of,
    usable_lines,
)
from opendust.tactics.rules.declarations import extras_out_of_turn
from opendust.tactics.rules.dice import hits_in
from opendust.tactics.rules.fire_zone import can_hit
from opendust.tactics.state import State

FINE: Final = ""
NOT_YOURS: Final = "reaction-not-your-unit"
IS_ACTIVATED: Final = "reaction-unit-activated"
NOT_A_UNIT: Final = "reaction-no-unit"
CANNOT_HIT: Final = "reaction-cannot-hit"
ORDERED_BEFORE: Final = "order-changed-this-turn"
NO_ORDER: Final = "order-none"
ALREADY_SILENT: Final = "order-already-silent"
NOT_SILENT: Final = "order-not-silent"

RULES: Final[dict[str, str]] = {
    NOT_YOURS: "REACT-03",
    IS_ACTIVATED: "REACT-01",
    NOT_A_UNIT: "REACT-01",
    CANNOT_HIT: "REACT-06",
    ORDERED_BEFORE: "REACT-15",
    NO_ORDER: "REACT-15",
    ALREADY_SILENT: "REACT-15",
    NOT_SILENT: "REACT-15",
}

# Whom a standing order is about.
ANY_UNIT: Final = 0
SOLDIERS: Final = 1
VEHICLES: Final = 2
QUARRIES: Final = ("anything", "soldiers", "vehicles")
LONGEST_ORDER: Final = 30
ORDER_BASE: Final = 100


def react_fault(state: State, unit: int) -> str:
    """Why a unit cannot try reactive fire. REACT-01, REACT-02, REACT-06."""
    if not state.is_body(unit) or not state.is_on_board(unit):
        return NOT_A_UNIT
    if state.activated[unit]:
        return IS_ACTIVATED
    if state.battle.side[unit] == state.battle.side[state.acting().unit]:
        return NOT_YOURS
    return FINE if can_hit(state, unit, state.acting().unit) else CANNOT_HIT


def reactors(state: State) -> list[int]:
    """Every unit that may try."""
    side = 1 - state.battle.side[state.acting().unit]
    return [
        unit
        for unit in range(state.battle.unit_count)
        if state.battle.side[unit] == side and not react_fault(state, unit)
    ]


def open_window(state: State, events: list[Event]) -> None:
    """Ask the other side, unless nobody can react or an order answers. REACT-02, AMB-REACT-2."""
    acting = state.acting()
    if acting.answered or not state.is_on_board(acting.unit):
        return
    ready = reactors(state)
    if not ready:
        return
    # From here on hidden orders decide what is seen.
    events.append(Event(Happening.WINDOW_OPENED, (acting.unit,), reveals=True))
    for unit in ready:
        if is_order_met(state, unit):
            try_reaction(state, unit, 1, events)
            return
    seats: list[int] = []
    for unit in ready:
        seat = state.battle.owner[unit]
        if seat not in seats and not state.silent[seat]:
            seats.append(seat)
    if seats:
        state.phase = Window(1 - state.battle.side[acting.unit], tuple(sorted(seats)))


def hold_fire(state: State, seat: int) -> None:
    """A seat lets the window pass."""
    phase = state.phase
    assert isinstance(phase, Window)
    asked = tuple([other for other in phase.asked if other != seat])
    state.phase = Window(phase.side, asked) if asked else Proceeding()


def try_reaction(state: State, unit: int, ordered: int, events: list[Event]) -> None:
    """Success or failure, the unit counts as activated. REACT-03, REACT-05."""
    acting = state.acting()
    acting.answered = 1
    mark_activated(state, unit)
    events.append(Event(Happening.REACTION_TRIED, (unit, acting.unit)))
    state.phase = ReactionRoll(unit, ordered)


def take_reaction_roll(state: State, values: tuple[int, ...], events: list[Event]) -> None:
    """A HIT activates the unit for one ATTACK at the enemy unit. REACT-04, REACT-07."""
    phase = state.phase
    assert isinstance(phase, ReactionRoll)
    hits = hits_in(values)
    detail = (phase.unit, hits, faces_of(values))
    events.append(Event(Happening.REACTION_ROLLED, detail, reveals=True))
    if not hits:
        state.phase = Proceeding()
        return
    begin_attack(state, phase.unit, REACTIVE, state.acting().unit, 0, ())
    if phase.ordered:
        fire_everything(state, events)
    elif extras_out_of_turn(state, phase.unit):
        state.phase = Declaring()


def fire_everything(state: State, events: list[Event]) -> None:
    """A standing order fires every line without limited ammo that reaches; else also ammo."""
    aim_all(state, events)
    attack = state.fight()
    if not attack.shots:
        attack.weapons = tuple(
            [
                line
                for unit in state.parts_of(attack.unit)
                for line in state.battle.lines_of(unit)
                if state.battle.lines[line].is_limited
            ]
        )
        aim_all(state, events)
    fire(state)


def aim_all(state: State, events: list[Event]) -> None:
    """Aim every usable line at the enemy unit."""
    quarry = state.fight().quarry
    for line in usable_lines(state):
        if quarry not in targets_of(state, line):
            continue
        weapon = state.battle.lines[line]
        model = first_model(state, quarry) if weapon.is_sniper else NO_MODEL
        ammo = most_ammo(state, line) if weapon.is_limited else 0
        aim(state, line, quarry, ammo, model, events)
        while isinstance(state.phase, Spreading):
            spread(state, next_flames(state)[0], events)


def first_model(state: State, body: int) -> int:
    """The first living miniature of a unit, for a sniper who fires by order."""
    for unit in state.parts_of(body):
        for model in state.battle.models_of(unit):
            if state.health[model]:
                return model
    return NO_MODEL


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


def order_fault(state: State, ordered: int, seat: int, unit: int) -> str:
    """A seat may change the order of each of its units once in a turn."""
    if state.battle.owner[unit] != seat:
        return NOT_YOURS
    if not state.is_alive(unit) or state.leader[unit] != NO_UNIT:
        return NOT_A_UNIT
    return ORDERED_BEFORE if ordered & (1 << unit) else FINE
