"""Unit entry: how units come onto the board (p.19)."""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.events import Happening
from opendust.tactics.phases import Moving
from opendust.tactics.rules.moving.movement import (
    about_step,
    allowance,
    crush,
    end_if_spent,
    moves_at_once,
    refuse_crusher,
)
from opendust.tactics.rules.moving.terrain import refuse_standing
from opendust.tactics.rules.skills.skills import ENTRY_FULL_MOVE
from opendust.tactics.rules.things import one_of, space_name
from opendust.tactics.state import State


def entry_places(state: State, body: int) -> tuple[int, ...]:
    """Deployment spaces; for a very large vehicle every place that touches one. BOARD-04."""
    battle = state.battle
    spaces = battle.scenario.entry(battle.side[body])
    if not battle.is_large[body]:
        return spaces
    return tuple(
        [
            place
            for place in range(battle.grid.space_count)
            if any(space in spaces for space in battle.cells(body, place))
        ]
    )


def has_entry(state: State, body: int) -> bool:
    """Whether a deployment space is free for a unit. AMB-SETUP-4."""
    for space in entry_places(state, body):
        if not refuse_standing(state, body, space, is_jumping=False):
            return True
    return False


def entry_spaces(state: State, body: int) -> list[int]:
    """The free deployment spaces that a unit may occupy. AMB-SETUP-3."""
    return [
        space
        for space in entry_places(state, body)
        if not refuse_standing(state, body, space, is_jumping=False)
    ]


def entering_options(state: State, seat: int) -> list[Option]:
    """On which deployment space, over a crate or not. D-16, D-17."""
    body = state.acting().unit
    spaces = entry_spaces(state, body)
    crushes = [space for space in spaces if refuse_crusher(state, body, space) is None]
    return one_of(Verb.ENTER, spaces) + one_of(Verb.CRUSH, crushes)


def refuse_enter(state: State, seat: int, action: Action) -> Refusal | None:
    """A unit enters on a free deployment space of its side. AMB-SETUP-3."""
    space = action.number(0)
    if space in entry_spaces(state, state.acting().unit):
        return None
    return Refusal("AMB-SETUP-3", "enter-not-there", space=space_name(state, space))


def refuse_enter_over(state: State, seat: int, action: Action) -> Refusal | None:
    """A vehicle that enters on a crate's space may crush the crate. COVEL-06, AMB-MOVE-9."""
    fault = refuse_enter(state, seat, action)
    if fault is not None:
        return fault
    unit, space = state.acting().unit, action.number(0)
    fault = refuse_crusher(state, unit, space)
    return None if fault is None else about_step(state, fault, space)


def do_enter_over(state: State, seat: int, action: Action, events: Events) -> None:
    """The crate is destroyed and the vehicle enters in its space. COVEL-06."""
    crush(state, action.number(0), events)
    do_enter(state, seat, action, events)


def do_enter(state: State, seat: int, action: Action, events: Events) -> None:
    """The first MOVE leads one space onto the board. SETUP-07, AMB-SETUP-1.

    Fast and Scout Vehicle may lengthen it; where entry is an ordinary MOVE, its points too.
    """
    space = action.number(0)
    unit = state.acting().unit
    state.put(unit, space)
    for part in state.parts_of(unit):
        state.moved[part] = 1
    if events is not None:
        events.append(Event(Happening.UNIT_ENTERED, (unit, space)))
    points = allowance(state, unit, moves_at_once(state) - 1)  # AMB-MOVE-12
    if ENTRY_FULL_MOVE.of(state.battle.profile):
        points += allowance(state, unit, 1) - 1
    state.phase = Moving(points, 0, 1)
    end_if_spent(state, events)
