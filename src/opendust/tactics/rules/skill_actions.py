"""SKILL actions: what can be chosen when one is performed, and what it does (p.7, 20 to 23)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.event import Event
from opendust.tactics import plans
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.events import Happening
from opendust.tactics.phases import Proceeding, UsingSkill
from opendust.tactics.rules.artillery import strike_targets
from opendust.tactics.rules.command_squad import (
    FINE,
    NOT_ADJACENT,
    NOT_FRIENDLY,
    NOT_ON_BOARD,
    ON_ITSELF,
    UNHURT,
    WRONG_KIND,
    ability_fault,
    get_up_models,
    is_beside,
    is_hurt,
    restore,
    target_fault,
    use_ability,
)
from opendust.tactics.rules.declarations import strike_fault
from opendust.tactics.rules.skills import TANK_HEAD, owner_of
from opendust.tactics.state import State

NOT_EMPTY: Final = "reload-not-empty"
RULES: Final[dict[str, str]] = {NOT_EMPTY: "SKILL-RELOAD-1"}


def begin_skill(state: State, deed: int, events: list[Event]) -> None:
    """A SKILL action begins; one without any choice left is lost. AMB-ACT-1."""
    state.phase = UsingSkill(deed)
    if deed == plans.RELOAD:
        empty = empty_lines(state)
        if len(empty) == 1:
            reload(state, empty[0], events)
            return
        has_choice = bool(empty)
    elif deed == plans.ARTILLERY_STRIKE:
        has_choice = not strike_fault(state, state.acting().unit) and has_strike(state)
    elif deed == plans.GET_UP:
        has_choice = not is_ability_lost(state, deed) and bool(models_to_restore(state))
    else:
        has_choice = not is_ability_lost(state, deed) and bool(units_to_choose(state, deed))
    if not has_choice:
        events.append(Event(Happening.ACTION_LOST, (state.acting().unit, deed)))
        state.phase = Proceeding()


def is_ability_lost(state: State, deed: int) -> bool:
    """Whether a declared skill can no longer be used, since its member died for example."""
    if deed == plans.TANK_HEAD:
        return owner_of(state, state.acting().unit, TANK_HEAD) == NO_UNIT
    return bool(ability_fault(state, state.acting().unit, deed))


def empty_lines(state: State) -> list[int]:
    """The weapons of the unit that one action can reload. SKILL-RELOAD-1, AMB-WEAP-6."""
    return [
        line
        for unit in state.parts_of(state.acting().unit)
        for line in state.battle.lines_of(unit)
        if state.battle.lines[line].is_reloadable and not state.loaded[line]
    ]


def reload(state: State, line: int, events: list[Event]) -> None:
    """The weapon can fire again. WEAP-RELOAD-1."""
    state.loaded[line] = 1
    events.append(Event(Happening.WEAPON_RELOADED, (state.battle.line_unit[line], line)))
    state.phase = Proceeding()


def has_strike(state: State) -> bool:
    """Whether some artillery unit has a target."""
    return any(strike_targets(state, unit) for unit in range(state.battle.unit_count))


def choice_fault(state: State, deed: int, unit: int) -> str:
    """Why a skill cannot be used on a unit."""
    if deed == plans.TANK_HEAD:
        return tank_head_fault(state, unit)
    return target_fault(state, state.acting().unit, deed, unit)


def tank_head_fault(state: State, unit: int) -> str:
    """Tank Head: one adjacent friendly vehicle that is damaged. SKILL-TANKHEAD-1."""
    body = state.acting().unit
    if state.battle.side[unit] != state.battle.side[body]:
        return NOT_FRIENDLY
    if unit in state.parts_of(body):
        return ON_ITSELF
    if not state.battle.cards[unit].is_vehicle:
        return WRONG_KIND
    if not state.is_on_board(unit):
        return NOT_ON_BOARD
    if not is_beside(state, body, unit):
        return NOT_ADJACENT
    return FINE if is_hurt(state, unit) else UNHURT


def units_to_choose(state: State, deed: int) -> list[int]:
    """The units that a skill can be used on."""
    return [unit for unit in range(state.battle.unit_count) if not choice_fault(state, deed, unit)]


def models_to_restore(state: State) -> list[int]:
    """The miniatures that the Medic can bring back."""
    return get_up_models(state, state.acting().unit)


def choose(state: State, deed: int, unit: int, events: list[Event]) -> None:
    """Use the skill on the chosen unit."""
    if deed != plans.TANK_HEAD:
        use_ability(state, deed, unit, events)
        return
    owner = owner_of(state, state.acting().unit, TANK_HEAD)
    state.used[owner] |= TANK_HEAD
    model = state.battle.model_first[unit]
    restore(state, model, state.battle.model_full[model], events)
    state.phase = Proceeding()
