"""Artillery: an observer orders an indirect shot (p.14 to 15, 20)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.event import Event
from opendust.tactics import plans
from opendust.tactics.attack import INDIRECT
from opendust.tactics.board import OUTSIDE
from opendust.tactics.events import Happening
from opendust.tactics.phases import Declaring
from opendust.tactics.rules.activations import mark_activated
from opendust.tactics.rules.attacks import begin_attack
from opendust.tactics.rules.command_squad import note_attempt
from opendust.tactics.rules.declarations import (
    extras_out_of_turn,
    is_command_strike,
    is_ready_artillery,
)
from opendust.tactics.rules.fire_zone import (
    FINE,
    NOT_SEEN,
    OUT_OF_RANGE,
    damage_fault,
    in_range,
    sees,
    target_fault,
    use_fault,
)
from opendust.tactics.rules.fire_zone import RULES as ZONE_RULES
from opendust.tactics.state import State

NO_ARTILLERY: Final = "strike-no-artillery"
NO_EXIT: Final = "strike-target-deep-inside"

RULES: Final[dict[str, str]] = {**ZONE_RULES, NO_ARTILLERY: "ARTY-10", NO_EXIT: "AMB-ARTY-6"}


def strike_fault(state: State, artillery: int, target: int) -> str:
    """Why an observer cannot order this shot. ARTY-08 to ARTY-11, AMB-ARTY-3 to -6."""
    observer = state.acting().unit
    battle = state.battle
    if battle.side[artillery] != battle.side[observer] or artillery == observer:
        return NO_ARTILLERY
    if not is_ready_artillery(state, artillery):
        return NO_ARTILLERY
    fault = target_fault(state, observer, target) or target_fault(state, artillery, target)
    if fault:
        return fault
    if not sees(state, observer, target):
        return NOT_SEEN
    place = state.place[target]
    if battle.grid.structure[place] != OUTSIDE and not battle.grid.exits[place]:
        return NO_EXIT
    return weapon_fault(state, artillery, target)


def weapon_fault(state: State, artillery: int, target: int) -> str:
    """Whether some range A weapon of the unit reaches and can damage the target."""
    fault = OUT_OF_RANGE
    for unit in state.parts_of(artillery):
        for line in state.battle.lines_of(unit):
            if not state.battle.lines[line].is_artillery or use_fault(state, line):
                continue
            if in_range(state, artillery, line, target):
                fault = damage_fault(state, line, target)
                if not fault:
                    return FINE
    return fault


def strike_targets(state: State, artillery: int) -> list[int]:
    """Every target of an indirect shot by this unit."""
    return [
        unit for unit in range(state.battle.unit_count) if not strike_fault(state, artillery, unit)
    ]


def strike(state: State, artillery: int, target: int, events: list[Event]) -> None:
    """The artillery unit is activated at once and fires. ARTY-11, ARTY-12."""
    observer = state.acting().unit
    if is_command_strike(state, observer, plans.ARTILLERY_STRIKE):
        note_attempt(state, observer)
    events.append(Event(Happening.STRIKE_ORDERED, (observer, artillery, target)))
    mark_activated(state, artillery)
    begin_attack(state, artillery, INDIRECT, target, 0, ())
    if extras_out_of_turn(state, artillery):
        state.phase = Declaring()
