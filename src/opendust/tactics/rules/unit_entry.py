"""Unit entry: how units come onto the board (p.19)."""

from __future__ import annotations

from opendust.kernel.event import Event
from opendust.tactics.events import Happening
from opendust.tactics.phases import Moving
from opendust.tactics.rules.movement import allowance, end_if_spent
from opendust.tactics.state import State


def enter(state: State, space: int, events: list[Event]) -> None:
    """The first MOVE leads one space onto the board. SETUP-07, AMB-SETUP-1.

    Fast and Scout Vehicle may lengthen it; where entry is an ordinary MOVE, its points too.
    """
    unit = state.acting().unit
    state.put(unit, space)
    for part in state.parts_of(unit):
        state.moved[part] = 1
    events.append(Event(Happening.UNIT_ENTERED, (unit, space)))
    points = 0
    if state.battle.profile.entry_full_move:
        points = allowance(state, unit, 1) - 1
    state.phase = Moving(points, 0, 1)
    end_if_spent(state, events)
