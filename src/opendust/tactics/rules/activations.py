"""Activations: which unit acts, what begins and ends with it, who is next (p.6 to 7)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.event import Event
from opendust.tactics import plans
from opendust.tactics.activation import Activation
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.events import Happening
from opendust.tactics.phases import Proceeding, RoundEnd, Turn
from opendust.tactics.rules.declarations import skills_in, weapons_in
from opendust.tactics.rules.skills import FAST, JUMP, SCOUT_VEHICLE, skills_of, use_skills
from opendust.tactics.state import State

SCOUT_POINTS: Final = 2

FINE: Final = ""
NOT_YOURS: Final = "unit-not-yours"
NOT_A_UNIT: Final = "unit-joined-to-squad"
IS_DESTROYED: Final = "unit-destroyed"
IS_ACTIVATED: Final = "unit-activated"
NOT_REACTIVATED: Final = "unit-not-the-reactivated"
NOT_PARTED: Final = "unit-not-one-of-the-parted"

RULES: Final[dict[str, str]] = {
    NOT_YOURS: "ROUND-03",
    NOT_A_UNIT: "HERO-06",
    IS_DESTROYED: "ATK-16",
    IS_ACTIVATED: "ROUND-05",
    NOT_REACTIVATED: "SKILL-COMMAND-OFFICER-1",
    NOT_PARTED: "AMB-HERO-1",
}


def unit_fault(state: State, phase: Turn, seat: int, unit: int) -> str:
    """Why a seat cannot activate a unit now. ROUND-02 to ROUND-05, TEAM-02."""
    if state.battle.owner[unit] != seat:
        return NOT_YOURS
    if not state.is_alive(unit):
        return IS_DESTROYED
    if state.leader[unit] != NO_UNIT:
        return NOT_A_UNIT
    if state.activated[unit]:
        return IS_ACTIVATED
    if not phase.only or unit in phase.only:
        return FINE
    return NOT_PARTED if len(phase.only) > 1 else NOT_REACTIVATED


def has_ready(state: State, side: int) -> bool:
    """Whether a side has a unit that is not activated. ROUND-04."""
    for unit in range(state.battle.unit_count):
        if state.battle.side[unit] == side and not state.activated[unit] and state.is_body(unit):
            return True
    return False


def activate(
    state: State, body: int, plan: int, extras: tuple[int, ...], events: list[Event]
) -> None:
    """A unit begins its activation with what was declared. ACT-01, ACT-03."""
    events.append(Event(Happening.UNIT_ACTIVATED, (body, plan, extras)))
    skills = skills_in(extras)
    mark_activated(state, body)
    has = skills_of(state, body)
    leaps = bool(skills & JUMP) and state.is_on_board(body)
    script = plans.script_of(
        plan, is_fast=bool(has & FAST), is_jump=leaps,
        is_charge_open=state.battle.profile.charge_reaction_between_moves,
    )  # fmt: skip
    acting = Activation(body, state.hero[body], script)
    acting.skills = skills
    acting.weapons = weapons_in(extras)
    acting.fast = 1 if has & FAST else 0
    acting.scout = SCOUT_POINTS if has & SCOUT_VEHICLE and state.round == 1 else 0
    state.activation = acting
    use_skills(state, body, skills, events)
    state.phase = Proceeding()


def mark_activated(state: State, body: int) -> None:
    """The unit, with its hero, has had its activation of this round. ROUND-05."""
    for unit in state.parts_of(body):
        state.activated[unit] = 1


def end_activation(state: State, events: list[Event]) -> None:
    """The unit is done; a unit it reactivated comes next, else the other side. ROUND-03."""
    acting = state.acting()
    state.activation = None
    events.append(Event(Happening.ACTIVATION_ENDED, (acting.unit,)))
    side = state.battle.side[acting.unit]
    after = acting.after
    if after != NO_UNIT and state.is_body(after) and not state.activated[after]:
        state.phase = Turn(side, (after,))
    else:
        next_turn(state, 1 - side)


def next_turn(state: State, side: int) -> None:
    """Sides alternate; when one is done the other goes on; then the round ends. ROUND-04, -06."""
    if has_ready(state, side):
        state.phase = Turn(side, ())
    elif has_ready(state, 1 - side):
        state.phase = Turn(1 - side, ())
    else:
        state.phase = RoundEnd(0)
