"""Judges of set-up, activation and movement: why an action is not legal."""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.kernel.refusal import Refusal
from opendust.tactics import plans
from opendust.tactics.menus import placing_menu
from opendust.tactics.phases import Moving, Turn
from opendust.tactics.refusals import (
    not_in,
    refusal,
    space_name,
    unit_name,
    unknown,
)
from opendust.tactics.rules import activations, declarations, heroes, movement
from opendust.tactics.state import State


def refuse_freely(state: State, seat: int, action: Action) -> Refusal | None:
    """An action that is always legal at its point."""
    return None


def refuse_lay(state: State, seat: int, action: Action) -> Refusal | None:
    """A terrain square is laid on a dotted space. AMB-SETUP-7."""
    return not_in(placing_menu(state, seat), action, "AMB-SETUP-7", "square-not-there")


def refuse_place(state: State, seat: int, action: Action) -> Refusal | None:
    """A cover element stands in the cover zone, on a circle or diamond. SETUP-05."""
    return not_in(placing_menu(state, seat), action, "SETUP-05", "element-not-there")


def refuse_join(state: State, seat: int, action: Action) -> Refusal | None:
    """A hero joins a squad of his own armor class and kind. HERO-04."""
    hero, squad = action.number(0), action.number(1)
    missing = unknown(state, "unit", hero) or unknown(state, "unit", squad)
    if missing is not None:
        return missing
    fault = heroes.join_fault(state, hero, squad)
    if not fault and state.battle.owner[hero] != seat:
        fault = heroes.OTHER_PLAYER
    return refusal(fault, hero=unit_name(state, hero), squad=unit_name(state, squad))


def refuse_first(state: State, seat: int, action: Action) -> Refusal | None:
    """One of the two sides goes first. INIT-05."""
    return None if action.number(0) < 2 else Refusal("INIT-05", "no-such-thing", noun="side")


def refuse_part(state: State, seat: int, action: Action) -> Refusal | None:
    """A hero parts from his squad when it could be activated. AMB-HERO-1."""
    hero = action.number(0)
    phase = state.phase
    assert isinstance(phase, Turn)
    missing = unknown(state, "unit", hero)
    if missing is not None:
        return missing
    fault = heroes.part_fault(state, hero)
    if not fault:
        fault = activations.unit_fault(state, phase, seat, state.leader[hero])
    return refusal(fault, unit=unit_name(state, hero))


def refuse_activate(state: State, seat: int, action: Action) -> Refusal | None:
    """A unit of one's own that has not been activated, with a plan it can declare. ACT-01."""
    unit, plan = action.number(0), action.number(1)
    phase = state.phase
    assert isinstance(phase, Turn)
    missing = unknown(state, "unit", unit) or unknown(state, "plan", plan)
    if missing is not None:
        return missing
    fault = activations.unit_fault(state, phase, seat, unit)
    if fault:
        return refusal(fault, unit=unit_name(state, unit))
    fault = declarations.plan_fault(state, unit, plan)
    if not fault:
        allowed = declarations.extras_for(state, unit, plan)
        if not all(extra in allowed for extra in action.several(2)):
            fault = declarations.NO_SUCH_EXTRA
    return refusal(fault, unit=unit_name(state, unit), plan=plans.PLAN_NAMES[plan])


def refuse_enter(state: State, seat: int, action: Action) -> Refusal | None:
    """A unit enters on a free deployment space of its side. AMB-SETUP-3."""
    space = action.number(0)
    if space in declarations.entry_spaces(state, state.acting().unit):
        return None
    return Refusal("AMB-SETUP-3", "enter-not-there", space=space_name(state, space))


def refuse_step(state: State, seat: int, action: Action) -> Refusal | None:
    """A step that the unit can make and pay for. MOVE-05."""
    space = action.number(0)
    phase = state.phase
    assert isinstance(phase, Moving)
    missing = unknown(state, "space", space)
    if missing is not None:
        return missing
    fault = movement.step_fault(state, phase, space)
    return step_refusal(state, fault, space)


def refuse_crush(state: State, seat: int, action: Action) -> Refusal | None:
    """A vehicle may crush a crate whose space it enters. COVEL-06."""
    space = action.number(0)
    phase = state.phase
    assert isinstance(phase, Moving)
    missing = unknown(state, "space", space)
    if missing is not None:
        return missing
    return step_refusal(state, movement.crush_fault(state, phase, space), space)


def step_refusal(state: State, fault: str, space: int) -> Refusal | None:
    """The refusal of a step."""
    unit = unit_name(state, state.acting().unit)
    return refusal(fault, unit=unit, space=space_name(state, space))


def refuse_stop(state: State, seat: int, action: Action) -> Refusal | None:
    """A unit stops where it may stand. MOVE-12."""
    phase = state.phase
    assert isinstance(phase, Moving)
    return None if movement.may_stop(state, phase) else Refusal("MOVE-12", "stop-not-here")
