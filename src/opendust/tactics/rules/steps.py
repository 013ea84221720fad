"""The steps of an activation: MOVE, ATTACK, SKILL and the windows between them (p.7, 16)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.event import Event, Events
from opendust.tactics.attack import CHARGING, ORDINARY, SUSTAINED
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.events import Happening
from opendust.tactics.phases import Entering
from opendust.tactics.rules import plans, reactive_fire, turns
from opendust.tactics.rules.fire import attacks, targets
from opendust.tactics.rules.moving import movement
from opendust.tactics.rules.skills import skill_actions
from opendust.tactics.state import State

ATTACK_MODES: Final = {
    plans.ATTACK: ORDINARY,
    plans.SUSTAINED_ATTACK: SUSTAINED,
    plans.CHARGE_ATTACK: CHARGING,
}


def proceed(state: State, events: Events) -> bool:
    """The activation goes on with its next step, if the unit is still there. REACT-08."""
    acting = state.acting()
    if not state.is_alive(acting.unit) and not go_on_alone(state):
        turns.end_activation(state, events)
        return True
    if acting.at >= len(acting.script):
        turns.end_activation(state, events)
        return True
    step = acting.step()
    acting.at += 1
    if step == plans.WINDOW:
        reactive_fire.open_window(state, events)
    elif step in (plans.MOVE, plans.LEAP):
        begin_move(state, step, events)
    elif step in ATTACK_MODES:
        begin_attack(state, step, events)
    elif step != plans.NOTHING:  # ACT-09
        skill_actions.begin_skill(state, step, events)
    return True


def go_on_alone(state: State) -> bool:
    """The hero of a squad that died goes on alone. AMB-HERO-3."""
    acting = state.acting()
    if acting.hero == NO_UNIT or not state.is_on_board(acting.hero):
        return False
    acting.unit = acting.hero
    acting.hero = NO_UNIT
    return True


def begin_move(state: State, step: int, events: Events) -> None:
    """A unit off the board enters it first. SETUP-07."""
    if not state.is_on_board(state.acting().unit):
        state.phase = Entering()
    elif step == plans.LEAP:
        movement.begin_leap(state, events)
    else:
        movement.begin_move(state, 1, events)


def begin_attack(state: State, step: int, events: Events) -> None:
    """An attack begins; one without any target is lost. AMB-ACT-1."""
    acting = state.acting()
    mode = ATTACK_MODES[step]
    attacks.begin_attack(state, acting.unit, mode, NO_UNIT, acting.skills, acting.weapons)
    if not targets.has_aim(state):
        attacks.end_attack(state)
        if events is not None:
            events.append(Event(Happening.ACTION_LOST, (acting.unit, plans.ATTACK)))
