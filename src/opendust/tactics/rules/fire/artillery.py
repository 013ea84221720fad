"""Artillery: an observer orders an indirect shot (p.14 to 15, 20)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option, Pick
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.attack import INDIRECT
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.board.board import OUTSIDE
from opendust.tactics.events import Happening
from opendust.tactics.phases import Declaring, UsingSkill
from opendust.tactics.rules import plans
from opendust.tactics.rules.corrections import has_all_corrections, has_first_corrections
from opendust.tactics.rules.extras import extras_out_of_turn
from opendust.tactics.rules.fire.attacks import begin_attack
from opendust.tactics.rules.fire.fire_zone import (
    NOT_SEEN,
    OUT_OF_RANGE,
    enemies_of,
    in_range,
    refuse_damage,
    refuse_target,
    refuse_use,
    sees,
)
from opendust.tactics.rules.skills.command_squad import ALREADY_TRIED, MEMBER_LOST, note_attempt
from opendust.tactics.rules.skills.skills import (
    ARTILLERY_STRIKE,
    COMMAND_SQUAD,
    has_living,
    printed,
)
from opendust.tactics.rules.things import refuse_unknown, unit_name
from opendust.tactics.rules.turns import mark_activated
from opendust.tactics.state import State
from opendust.tactics.units.cards import Role
from opendust.tactics.units.weapons import RangeKind

NO_OBSERVER: Final = Refusal("ARTY-07", "plan-no-observer")
NO_ARTILLERY: Final = Refusal("ARTY-10", "plan-no-artillery")
NOT_READY: Final = Refusal("ARTY-10", "strike-no-artillery")
NO_GUN: Final = Refusal("SKILL-ARTSTRIKE-1", "strike-no-artillery")
NOT_LOADED: Final = Refusal("AMB-ARTY-4", "strike-no-artillery")
NOT_ON_BOARD: Final = Refusal("AMB-SETUP-5", "strike-no-artillery")
NOT_OBSERVED: Final = NOT_SEEN.citing("ARTY-08")
RADIOMAN_LOST: Final = MEMBER_LOST.citing("ARTY-14")
NO_EXIT: Final = Refusal("STRUCT-11", "strike-target-deep-inside")
NO_EXIT_FOR_GUN: Final = Refusal("STRUCT-10", "strike-gun-deep-inside")


def is_command_strike(state: State, body: int, deed: int) -> bool:
    """Whether an Artillery Strike is the Radioman's, a Command Squad ability, and no hero's own."""
    if deed != plans.ARTILLERY_STRIKE or not printed(state, body) & COMMAND_SQUAD:
        return False
    hero = state.hero[body]
    if hero == NO_UNIT or not has_all_corrections(state):
        return True
    return not printed(state, hero) & ARTILLERY_STRIKE


def refuse_observer(state: State, body: int) -> Refusal | None:
    """An observer with a friendly, loaded, unactivated artillery unit. ARTY-07, -10, -14."""
    if is_command_strike(state, body, plans.ARTILLERY_STRIKE):
        if not has_living(state, body, Role.RADIOMAN):  # ARTY-14
            return RADIOMAN_LOST
        if state.tried[state.battle.owner[body]]:
            return ALREADY_TRIED
    elif not any(printed(state, unit) & ARTILLERY_STRIKE for unit in state.parts_of(body)):
        return NO_OBSERVER
    for unit in state.battle.side_units[state.battle.side[body]]:
        if unit != body and is_ready_artillery(state, unit):
            return None
    return no_artillery(state, body)


def no_artillery(state: State, body: int) -> Refusal:
    """None of the side's guns can fire: there is none, or what keeps the first one from it."""
    for unit in range(state.battle.unit_count):
        if state.battle.side[unit] == state.battle.side[body] and unit != body:
            fault = why_not_ready(state, unit)
            if fault is not NO_GUN and state.is_alive(unit):
                return NO_ARTILLERY.first_by(fault.rule)
    return NO_ARTILLERY.citing(NO_ARTILLERY.rule).and_by(NO_GUN.rule)


def is_ready_artillery(state: State, unit: int) -> bool:
    """Whether a unit could fire an indirect shot now. ARTY-10, AMB-ARTY-4, AMB-SETUP-5."""
    if not state.is_body(unit) or not state.is_on_board(unit) or state.activated[unit]:
        return False
    for part in state.parts_of(unit):
        for line in state.battle.lines_of(part):
            if state.battle.lines[line].is_artillery and not refuse_use(state, line):
                return True
    return False


def why_not_ready(state: State, unit: int) -> Refusal:
    """No artillery at all, not on the board, activated, or empty. ARTY-10, AMB-ARTY-4."""
    parts = state.parts_of(unit)
    guns = [line for part in parts for line in state.battle.lines_of(part)]
    if not state.is_body(unit) or not any(state.battle.lines[gun].is_artillery for gun in guns):
        return NO_GUN
    if not state.is_on_board(unit):
        return NOT_ON_BOARD
    return NOT_READY if state.activated[unit] else NOT_LOADED


def refuse_strike_at(state: State, artillery: int, target: int) -> Refusal | None:
    """Why the unit in activation cannot order this shot. ARTY-09."""
    return refuse_order(state, state.acting().unit, artillery, target)


def refuse_order(state: State, observer: int, artillery: int, target: int) -> Refusal | None:
    """Why an observer cannot order this shot. ARTY-08 to ARTY-11, AMB-ARTY-3 to -6."""
    fault = refuse_gun(state, observer, artillery)
    if fault is not None:
        return fault
    return refuse_indirect(state, observer, artillery, target)


def refuse_gun(state: State, observer: int, artillery: int) -> Refusal | None:
    """Why an observer cannot order a shot of this unit, whatever the target. ARTY-10."""
    battle = state.battle
    if battle.side[artillery] != battle.side[observer] or artillery == observer:
        return NO_GUN
    return None if is_ready_artillery(state, artillery) else why_not_ready(state, artillery)


def refuse_indirect(state: State, observer: int, artillery: int, target: int) -> Refusal | None:
    """Why a gun that is ready has no indirect shot at a target. ARTY-08, AMB-ARTY-3, -6."""
    fault = refuse_target(state, observer, target) or refuse_target(state, artillery, target)
    if fault is not None:
        return fault
    if not sees(state, observer, target):  # SKILL-ARTSTRIKE-1
        return NOT_OBSERVED
    return refuse_walls(state, artillery, target) or refuse_weapons(state, artillery, target)


def refuse_walls(state: State, artillery: int, target: int) -> Refusal | None:
    """Across an outer wall gun and target need an exit, in any direction. AMB-ARTY-6."""
    grid = state.battle.grid
    gun, place = state.place[artillery], state.place[target]
    is_judged = has_first_corrections(state)  # before, only the target was
    if is_judged and grid.structure[gun] == grid.structure[place]:
        return None
    if grid.structure[place] != OUTSIDE and not grid.exits[place]:  # STRUCT-11
        return NO_EXIT
    if is_judged and grid.structure[gun] != OUTSIDE and not grid.exits[gun]:
        return NO_EXIT_FOR_GUN
    return None


def refuse_weapons(state: State, artillery: int, target: int) -> Refusal | None:
    """Whether some range A weapon of the unit reaches and can damage the target."""
    fault: Refusal | None = OUT_OF_RANGE[RangeKind.ARTILLERY]
    for unit in state.parts_of(artillery):
        for line in state.battle.lines_of(unit):
            if not state.battle.lines[line].is_artillery or refuse_use(state, line):
                continue
            if in_range(state, artillery, line, target):
                fault = refuse_damage(state, line, target)
                if fault is None:
                    return None
    return fault


def strike_targets(state: State, artillery: int) -> list[int]:
    """Every target of an indirect shot by this unit."""
    observer = state.acting().unit
    if refuse_gun(state, observer, artillery) is not None:
        return []
    return [
        unit
        for unit in enemies_of(state, observer)
        if refuse_indirect(state, observer, artillery, unit) is None
    ]


def has_strike(state: State) -> bool:
    """Whether some artillery unit has a target."""
    return any(strike_targets(state, unit) for unit in range(state.battle.unit_count))


def strike_options(state: State) -> list[Option]:
    """Which unit fires at which target. D-27."""
    found: list[Option] = []
    for unit in range(state.battle.unit_count):
        targets = strike_targets(state, unit)
        if targets:
            found.append(Option(Verb.STRIKE, (Pick((unit,)), Pick(tuple(targets)))))
    return found


def refuse_strike(state: State, seat: int, action: Action) -> Refusal | None:
    """A ready artillery unit, and a target that the observer sees. ARTY-08."""
    unit, target = action.number(0), action.number(1)
    phase = state.phase
    assert isinstance(phase, UsingSkill)
    missing = refuse_unknown(state, "unit", unit) or refuse_unknown(state, "unit", target)
    if missing is not None:
        return missing
    if phase.deed != plans.ARTILLERY_STRIKE:
        return Refusal("ACT-07", "not-now")
    fault = refuse_strike_at(state, unit, target)
    if fault is None:
        return None
    return fault.about(unit=unit_name(state, unit), target=unit_name(state, target))


def do_strike(state: State, seat: int, action: Action, events: Events) -> None:
    """The artillery unit is activated at once and fires. ARTY-11, ARTY-12."""
    artillery, target = action.number(0), action.number(1)
    observer = state.acting().unit
    if is_command_strike(state, observer, plans.ARTILLERY_STRIKE):
        note_attempt(state, observer)
    if events is not None:
        events.append(Event(Happening.STRIKE_ORDERED, (observer, artillery, target)))
    mark_activated(state, artillery)
    begin_attack(state, artillery, INDIRECT, target, 0, ())
    if extras_out_of_turn(state, artillery):
        state.phase = Declaring()
