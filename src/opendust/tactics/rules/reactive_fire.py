"""Reactive fire: windows, attempts, and what a standing order fires (p.16 to 17)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.attack import NO_MODEL, REACTIVE
from opendust.tactics.events import Happening, faces_of
from opendust.tactics.phases import Declaring, Proceeding, ReactionRoll, Spreading, Window
from opendust.tactics.rules.extras import extras_out_of_turn
from opendust.tactics.rules.fire.ammo import most_ammo
from opendust.tactics.rules.fire.attacks import begin_attack, fire
from opendust.tactics.rules.fire.dice import FACES, hits_in
from opendust.tactics.rules.fire.fire_zone import (
    IN_SMOKE,
    SHOOTER_IN_SMOKE,
    has_line_for,
    refuse_target,
)
from opendust.tactics.rules.fire.flames import next_flames, spread
from opendust.tactics.rules.fire.targets import aim, targets_of, usable_lines
from opendust.tactics.rules.skills.skills import reaction_dice
from opendust.tactics.rules.standing_orders import (
    NOT_ON_BOARD,
    NOT_YOURS,
    is_order_met,
    refuse_body,
)
from opendust.tactics.rules.things import one_of, refuse_unknown, unit_name
from opendust.tactics.rules.turns import mark_activated
from opendust.tactics.state import State

IS_ACTIVATED: Final = Refusal("REACT-01", "reaction-unit-activated")
CANNOT_HIT: Final = Refusal("REACT-06", "reaction-cannot-hit")
IN_THE_SMOKE: Final = (IN_SMOKE, SHOOTER_IN_SMOKE)


def refuse_reaction(state: State, unit: int) -> Refusal | None:
    """Why a unit cannot try reactive fire. REACT-01, REACT-02, REACT-06."""
    fault = refuse_body(state, unit)
    if fault is not None:
        return fault
    if not state.is_on_board(unit):
        return NOT_ON_BOARD
    if state.battle.side[unit] == state.battle.side[state.acting().unit]:
        return NOT_YOURS
    if state.activated[unit]:
        return IS_ACTIVATED
    fault = refuse_target(state, unit, state.acting().unit)
    if fault is not None:
        return fault if fault in IN_THE_SMOKE else CANNOT_HIT
    return None if has_line_for(state, unit, state.acting().unit) else CANNOT_HIT


def reactors(state: State) -> list[int]:
    """Every unit that may try."""
    side = 1 - state.battle.side[state.acting().unit]
    return [unit for unit in state.battle.side_units[side] if refuse_reaction(state, unit) is None]


def open_window(state: State, events: Events) -> None:
    """Ask the other side, unless nobody can react or an order answers. REACT-02, AMB-REACT-2."""
    acting = state.acting()
    if acting.answered or not state.is_on_board(acting.unit):
        return
    ready = reactors(state)
    if not ready:
        return
    # From here on hidden orders decide what is seen.
    if events is not None:
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


def window_options(state: State, seat: int) -> list[Option]:
    """Which unit tries reactive fire, if any. D-19."""
    units = [unit for unit in state.battle.seat_units[seat] if refuse_reaction(state, unit) is None]
    return [*one_of(Verb.REACT, units), Option(Verb.HOLD_FIRE)]


def refuse_react(state: State, seat: int, action: Action) -> Refusal | None:
    """An unactivated unit of one's own with the enemy unit in its fire zone. REACT-01, -06."""
    unit = action.number(0)
    missing = refuse_unknown(state, "unit", unit)
    if missing is not None:
        return missing
    fault = refuse_reaction(state, unit)
    if fault is None and state.battle.owner[unit] != seat:
        fault = NOT_YOURS
    if fault is None:
        return None
    enemy = unit_name(state, state.acting().unit)
    return fault.about(unit=unit_name(state, unit), target=enemy)


def do_react(state: State, seat: int, action: Action, events: Events) -> None:
    """A unit tries reactive fire."""
    try_reaction(state, action.number(0), 0, events)


def do_hold_fire(state: State, seat: int, action: Action, events: Events) -> None:
    """A player lets the window pass."""
    phase = state.phase
    assert isinstance(phase, Window)
    asked = tuple([other for other in phase.asked if other != seat])
    state.phase = Window(phase.side, asked) if asked else Proceeding()


def try_reaction(state: State, unit: int, ordered: int, events: Events) -> None:
    """Success or failure, the unit counts as activated. REACT-03, REACT-05."""
    acting = state.acting()
    acting.answered = 1
    mark_activated(state, unit)
    if events is not None:
        events.append(Event(Happening.REACTION_TRIED, (unit, acting.unit)))
    state.phase = ReactionRoll(unit, ordered)


def reaction_chance(state: State) -> Chance:
    """The dice of a reaction. REACT-03."""
    phase = state.phase
    assert isinstance(phase, ReactionRoll)
    return Chance("reaction-roll", reaction_dice(state, phase.unit), FACES)


def do_reaction_roll(state: State, values: tuple[int, ...], events: Events) -> None:
    """A HIT activates the unit for one ATTACK at the enemy unit. REACT-04, REACT-07."""
    phase = state.phase
    assert isinstance(phase, ReactionRoll)
    hits = hits_in(values)
    detail = (phase.unit, hits, faces_of(values))
    if events is not None:
        events.append(Event(Happening.REACTION_ROLLED, detail, reveals=True))
    if not hits:
        state.phase = Proceeding()
        return
    begin_attack(state, phase.unit, REACTIVE, state.acting().unit, 0, ())
    if phase.ordered:
        fire_everything(state, events)
    elif extras_out_of_turn(state, phase.unit):
        state.phase = Declaring()


def fire_everything(state: State, events: Events) -> None:
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


def aim_all(state: State, events: Events) -> None:
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
