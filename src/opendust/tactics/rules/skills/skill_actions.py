"""SKILL actions: which can be declared, what is chosen when one is performed (p.7, 20 to 23)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.event import Event, Events
from opendust.kernel.option import Option
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.events import Happening
from opendust.tactics.phases import Proceeding, UsingSkill
from opendust.tactics.rules import plans
from opendust.tactics.rules.corrections import has_all_corrections
from opendust.tactics.rules.fire.artillery import has_strike, refuse_observer, strike_options
from opendust.tactics.rules.fire.fire_zone import NOT_LOADED, refuse_use
from opendust.tactics.rules.skills.command_squad import (
    get_up_models,
    refuse_ability,
    refuse_ability_on,
    refuse_use_on,
    restore,
    use_ability,
)
from opendust.tactics.rules.skills.skills import TANK_HEAD, owner_of
from opendust.tactics.rules.things import is_offered, one_of, refuse_unknown, unit_name
from opendust.tactics.state import State

NOTHING_TO_RELOAD: Final = Refusal("SKILL-RELOAD-1", "plan-nothing-to-reload")
NO_TANK_HEAD: Final = Refusal("SKILL-TANKHEAD-1", "plan-no-tank-head")

RELOAD_AFTER_FIRE: Final = plans.DEEDS
"""A reload that follows an attack needs no weapon that is empty now. WEAP-RELOAD-2."""


def refuse_deed(state: State, body: int, deed: int) -> Refusal | None:
    """Why a SKILL action cannot be declared. ACT-07."""
    if deed in (plans.RELOAD, RELOAD_AFTER_FIRE):
        fires = deed == RELOAD_AFTER_FIRE
        return None if has_reload(state, body, fires=fires) else NOTHING_TO_RELOAD
    if deed == plans.ARTILLERY_STRIKE:  # ARTY-09
        return refuse_observer(state, body)
    if deed == plans.TANK_HEAD:
        if owner_of(state, body, TANK_HEAD) != NO_UNIT:
            return None
        had_it = any(state.used[unit] & TANK_HEAD for unit in state.parts_of(body))
        return NO_TANK_HEAD.citing("SKILL-LIMIT-1") if had_it else NO_TANK_HEAD
    return refuse_ability(state, body, deed)


def has_reload(state: State, body: int, *, fires: bool) -> bool:
    """Whether a weapon is empty, or will be after this plan's attack. WEAP-RELOAD-2."""
    for unit in state.parts_of(body):
        for line in state.battle.lines_of(unit):
            if is_empty(state, line) or (fires and state.battle.lines[line].is_reloadable):
                return True
    return False


def is_empty(state: State, line: int) -> bool:
    """Whether a weapon that is still carried waits to be reloaded. WEAP-RELOAD-1, AMB-ATK-8."""
    if not state.battle.lines[line].is_reloadable or state.loaded[line]:
        return False
    return refuse_use(state, line) is NOT_LOADED or not has_all_corrections(state)


def begin_skill(state: State, deed: int, events: Events) -> None:
    """A SKILL action begins; one without any choice left is lost. AMB-ACT-1."""
    state.phase = UsingSkill(deed)
    if deed == plans.RELOAD:
        empty = empty_lines(state)
        if len(empty) == 1:
            reload(state, empty[0], events)
            return
        has_choice = bool(empty)
    elif deed == plans.ARTILLERY_STRIKE:
        has_choice = not refuse_observer(state, state.acting().unit) and has_strike(state)
    elif deed == plans.GET_UP:
        has_choice = not is_ability_lost(state, deed) and bool(models_to_restore(state))
    else:
        has_choice = not is_ability_lost(state, deed) and bool(units_to_choose(state, deed))
    if deed == plans.TANK_HEAD and has_all_corrections(state):
        use_tank_head(state)
    if not has_choice:
        if events is not None:
            events.append(Event(Happening.ACTION_LOST, (state.acting().unit, deed)))
        state.phase = Proceeding()


def is_ability_lost(state: State, deed: int) -> bool:
    """Whether a declared skill can no longer be used, since its member died for example."""
    if deed == plans.TANK_HEAD:
        return owner_of(state, state.acting().unit, TANK_HEAD) == NO_UNIT
    return refuse_ability(state, state.acting().unit, deed) is not None


def use_tank_head(state: State) -> None:
    """Once a game, and not given back where it was declared in vain. SKILL-LIMIT-1, AMB-ACT-1."""
    owner = owner_of(state, state.acting().unit, TANK_HEAD)
    if owner != NO_UNIT:
        state.used[owner] |= TANK_HEAD


def skill_options(state: State, seat: int) -> list[Option]:
    """What a SKILL action is used on. D-27, D-32 to D-35."""
    phase = state.phase
    assert isinstance(phase, UsingSkill)
    if phase.deed == plans.RELOAD:
        found = one_of(Verb.RELOAD, empty_lines(state))
    elif phase.deed == plans.GET_UP:
        found = one_of(Verb.RESTORE, models_to_restore(state))
    elif phase.deed == plans.ARTILLERY_STRIKE:
        found = strike_options(state)
    else:
        found = one_of(Verb.CHOOSE, units_to_choose(state, phase.deed))
    return [*found, Option(Verb.FORGO)]


def do_forgo(state: State, seat: int, action: Action, events: Events) -> None:
    """The SKILL action lapses."""
    state.phase = Proceeding()


def empty_lines(state: State) -> list[int]:
    """The weapons of the unit that one action can reload. SKILL-RELOAD-1, AMB-WEAP-6."""
    return [
        line
        for unit in state.parts_of(state.acting().unit)
        for line in state.battle.lines_of(unit)
        if is_empty(state, line)
    ]


def refuse_reload(state: State, seat: int, action: Action) -> Refusal | None:
    """An empty weapon of the unit. SKILL-RELOAD-1."""
    if is_offered(skill_options(state, seat), action):
        return None
    return Refusal("SKILL-RELOAD-1", "reload-not-empty")


def do_reload(state: State, seat: int, action: Action, events: Events) -> None:
    """The chosen weapon is reloaded."""
    reload(state, action.number(0), events)


def reload(state: State, line: int, events: Events) -> None:
    """The weapon can fire again. WEAP-RELOAD-1."""
    state.loaded[line] = 1
    if events is not None:
        events.append(Event(Happening.WEAPON_RELOADED, (state.battle.line_unit[line], line)))
    state.phase = Proceeding()


def units_to_choose(state: State, deed: int) -> list[int]:
    """The units that a skill can be used on."""
    body = state.acting().unit
    units = range(state.battle.unit_count)
    return [unit for unit in units if not refuse_use_on(state, body, deed, unit)]


def refuse_choose(state: State, seat: int, action: Action) -> Refusal | None:
    """A unit that the skill can be used on. SKILL-COMMAND-8."""
    unit = action.number(0)
    phase = state.phase
    assert isinstance(phase, UsingSkill)
    missing = refuse_unknown(state, "unit", unit)
    if missing is not None:
        return missing
    if phase.deed in (plans.RELOAD, plans.GET_UP, plans.ARTILLERY_STRIKE):
        return Refusal("ACT-07", "not-now")
    fault = refuse_use_on(state, state.acting().unit, phase.deed, unit)
    return None if fault is None else fault.about(unit=unit_name(state, unit))


def do_choose(state: State, seat: int, action: Action, events: Events) -> None:
    """The skill is used on the chosen unit."""
    phase = state.phase
    assert isinstance(phase, UsingSkill)
    unit = action.number(0)
    if phase.deed != plans.TANK_HEAD:
        use_ability(state, phase.deed, unit, events)
        return
    use_tank_head(state)
    model = state.battle.model_first[unit]
    restore(state, model, state.battle.model_full[model], events)
    state.phase = Proceeding()


def models_to_restore(state: State) -> list[int]:
    """The miniatures that the Medic can bring back."""
    return get_up_models(state, state.acting().unit)


def refuse_restore(state: State, seat: int, action: Action) -> Refusal | None:
    """A lost miniature of an adjacent squad, or HP of an adjacent hero. MEDIC-1."""
    if is_offered(skill_options(state, seat), action):
        return None
    model = action.number(0)
    missing = refuse_unknown(state, "model", model)
    if missing is not None:
        return missing
    unit = state.battle.model_unit[model]
    fault = refuse_ability_on(state, state.acting().unit, plans.GET_UP, unit)
    if fault is None or not state.battle.cards[unit].is_soldier:
        return Refusal("SKILL-COMMAND-MEDIC-1", "restore-not-that")
    return fault.about(unit=unit_name(state, unit))
