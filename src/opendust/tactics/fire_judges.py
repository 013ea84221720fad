"""Judges of reactive fire, attacks, skills and standing orders: why an action is not legal."""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.kernel.refusal import Refusal
from opendust.tactics import plans
from opendust.tactics.menus import (
    losing_menu,
    medal_menu,
    retaliating_menu,
    skill_menu,
    spreading_menu,
)
from opendust.tactics.phases import Turn, UsingSkill
from opendust.tactics.refusals import (
    line_name,
    not_in,
    refusal,
    target_name,
    unit_name,
    unknown,
)
from opendust.tactics.rules import (
    artillery,
    attacks,
    declarations,
    fire_zone,
    reactive_fire,
    skill_actions,
)
from opendust.tactics.state import State


def refuse_react(state: State, seat: int, action: Action) -> Refusal | None:
    """An unactivated unit of one's own with the enemy unit in its fire zone. REACT-01, -06."""
    unit = action.number(0)
    missing = unknown(state, "unit", unit)
    if missing is not None:
        return missing
    fault = reactive_fire.react_fault(state, unit)
    if not fault and state.battle.owner[unit] != seat:
        fault = reactive_fire.NOT_YOURS
    return refusal(fault, unit=unit_name(state, unit))


def refuse_declare(state: State, seat: int, action: Action) -> Refusal | None:
    """Free skills and special weapons that the unit has. REACT-16."""
    allowed = declarations.extras_out_of_turn(state, state.fight().unit)
    if all(extra in allowed for extra in action.several(0)):
        return None
    return Refusal("ACT-03", declarations.NO_SUCH_EXTRA, unit=unit_name(state, state.fight().unit))


def aim_refusal(state: State, line: int, target: int, fault: str) -> Refusal | None:
    """The refusal of a declared target."""
    return refusal(fault, weapon=line_name(state, line), target=target_name(state, target))


def line_and_target_fault(state: State, line: int, target: int) -> str:
    """Why a line cannot be aimed at a target."""
    return attacks.line_fault(state, line) or attacks.aim_fault(state, line, target)


def refuse_aim(state: State, seat: int, action: Action) -> Refusal | None:
    """A line without limited ammo at a target in its fire zone. ATK-03."""
    line, target = action.number(0), action.number(1)
    missing = unknown(state, "line", line) or unknown(state, "target", target)
    if missing is not None:
        return missing
    weapon = state.battle.lines[line]
    fault = line_and_target_fault(state, line, target)
    if not fault and weapon.is_sniper and target < state.battle.unit_count:
        fault = attacks.NAMES_MINIATURE
    if not fault and weapon.is_limited:
        fault = attacks.NEEDS_AMMO
    return aim_refusal(state, line, target, fault)


def refuse_spend(state: State, seat: int, action: Action) -> Refusal | None:
    """A limited-ammo line with as much ammo as the unit can use. WEAP-AMMO-2, WEAP-AMMO-6."""
    line, target, ammo = action.number(0), action.number(1), action.number(2)
    missing = unknown(state, "line", line) or unknown(state, "target", target)
    if missing is not None:
        return missing
    fault = line_and_target_fault(state, line, target)
    if not fault and not state.battle.lines[line].is_limited:
        fault = attacks.TAKES_NO_AMMO
    if not fault and state.battle.lines[line].is_sniper and target < state.battle.unit_count:
        fault = attacks.NAMES_MINIATURE
    if not fault and not 1 <= ammo <= attacks.most_ammo(state, line):
        fault = attacks.TOO_MUCH_AMMO
    return aim_refusal(state, line, target, fault)


def refuse_snipe(state: State, seat: int, action: Action) -> Refusal | None:
    """A sniper names a miniature of a unit in his fire zone. SKILL-SNIPER-1."""
    line, model = action.number(0), action.number(1)
    missing = unknown(state, "line", line) or unknown(state, "model", model)
    if missing is not None:
        return missing
    target = state.body_of(state.battle.model_unit[model])
    fault = line_and_target_fault(state, line, target)
    if not fault and not state.battle.lines[line].is_sniper:
        fault = attacks.NO_SNIPER
    if not fault and not state.health[model]:
        fault = fire_zone.NOT_ON_BOARD
    return aim_refusal(state, line, target, fault)


def refuse_spread(state: State, seat: int, action: Action) -> Refusal | None:
    """The flame goes on towards its target. WEAP-FLAME-5."""
    return not_in(spreading_menu(state, seat), action, "WEAP-FLAME-4", "flame-not-there")


def refuse_reroll(state: State, seat: int, action: Action) -> Refusal | None:
    """A die that lies there. SKILL-MEDAL-1."""
    return not_in(medal_menu(state, seat), action, "SKILL-MEDAL-1", "reroll-no-such-die")


def refuse_retaliate(state: State, seat: int, action: Action) -> Refusal | None:
    """Range C lines that can damage the attacker. CC-02."""
    return not_in(retaliating_menu(state, seat), action, "CC-02", "retaliate-not-with-that")


def refuse_lose(state: State, seat: int, action: Action) -> Refusal | None:
    """Exactly as many losses as damage points. ATK-17."""
    return not_in(losing_menu(state, seat), action, "ATK-17", "losses-do-not-match")


def refuse_reload(state: State, seat: int, action: Action) -> Refusal | None:
    """An empty weapon of the unit. SKILL-RELOAD-1."""
    return not_in(skill_menu(state, seat), action, "SKILL-RELOAD-1", skill_actions.NOT_EMPTY)


def refuse_choose(state: State, seat: int, action: Action) -> Refusal | None:
    """A unit that the skill can be used on. SKILL-COMMAND-8."""
    unit = action.number(0)
    phase = state.phase
    assert isinstance(phase, UsingSkill)
    missing = unknown(state, "unit", unit)
    if missing is not None:
        return missing
    if phase.deed in (plans.RELOAD, plans.GET_UP, plans.ARTILLERY_STRIKE):
        return Refusal("ACT-07", "not-now")
    fault = skill_actions.choice_fault(state, phase.deed, unit)
    return refusal(fault, unit=unit_name(state, unit))


def refuse_restore(state: State, seat: int, action: Action) -> Refusal | None:
    """A lost miniature of an adjacent squad, or HP of an adjacent hero. MEDIC-1."""
    return not_in(skill_menu(state, seat), action, "SKILL-COMMAND-MEDIC-1", "restore-not-that")


def refuse_strike(state: State, seat: int, action: Action) -> Refusal | None:
    """A ready artillery unit, and a target that the observer sees. ARTY-08."""
    unit, target = action.number(0), action.number(1)
    phase = state.phase
    assert isinstance(phase, UsingSkill)
    missing = unknown(state, "unit", unit) or unknown(state, "unit", target)
    if missing is not None:
        return missing
    if phase.deed != plans.ARTILLERY_STRIKE:
        return Refusal("ACT-07", "not-now")
    fault = artillery.strike_fault(state, unit, target)
    return refusal(fault, unit=unit_name(state, unit), target=unit_name(state, target))


def refuse_order(state: State, seat: int, action: Action) -> Refusal | None:
    """A standing order for a unit of one's own, once in a turn."""
    unit, quarry, reach = action.number(0), action.number(1), action.number(2)
    missing = unknown(state, "unit", unit)
    if missing is not None:
        return missing
    if quarry >= len(reactive_fire.QUARRIES) or not 1 <= reach <= reactive_fire.LONGEST_ORDER:
        return Refusal("REACT-15", "order-malformed")
    return refuse_order_of(state, seat, unit)


def refuse_order_of(state: State, seat: int, unit: int) -> Refusal | None:
    """The unit's order may be changed now."""
    phase = state.phase
    assert isinstance(phase, Turn)
    fault = reactive_fire.order_fault(state, phase.ordered, seat, unit)
    return refusal(fault, unit=unit_name(state, unit))


def refuse_cancel(state: State, seat: int, action: Action) -> Refusal | None:
    """An order that was left before."""
    unit = action.number(0)
    missing = unknown(state, "unit", unit)
    if missing is not None:
        return missing
    if state.battle.owner[unit] == seat and not state.orders[unit]:
        return Refusal("REACT-15", reactive_fire.NO_ORDER, unit=unit_name(state, unit))
    return refuse_order_of(state, seat, unit)


def refuse_silence(state: State, seat: int, action: Action) -> Refusal | None:
    """A seat that is asked may choose to stay silent, once in a turn."""
    fault = reactive_fire.ALREADY_SILENT if state.silent[seat] else ""
    return refusal(fault or seat_changed(state, seat))


def refuse_asking(state: State, seat: int, action: Action) -> Refusal | None:
    """A silent seat may be asked again, once in a turn."""
    fault = "" if state.silent[seat] else reactive_fire.NOT_SILENT
    return refusal(fault or seat_changed(state, seat))


def seat_changed(state: State, seat: int) -> str:
    """Whether the seat has changed this in the present turn."""
    phase = state.phase
    assert isinstance(phase, Turn)
    is_set = phase.ordered & (1 << (state.battle.unit_count + seat))
    return reactive_fire.ORDERED_BEFORE if is_set else ""
