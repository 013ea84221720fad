"""Judges: why an action is not legal, with the rule that forbids it.

The chapters in rules/ answer with faults; here a fault becomes a refusal with the text forms of
what it is about.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.kernel.refusal import Refusal
from opendust.tactics import plans
from opendust.tactics.cards import SKILLS
from opendust.tactics.menus import (
    losing_menu,
    medal_menu,
    placing_menu,
    retaliating_menu,
    skill_menu,
    spreading_menu,
)
from opendust.tactics.phases import Moving, Turn, UsingSkill
from opendust.tactics.rules import (
    activations,
    artillery,
    attacks,
    command_squad,
    declarations,
    fire_zone,
    heroes,
    movement,
    reactive_fire,
    skill_actions,
)
from opendust.tactics.state import State

RULES: Final[dict[str, str]] = {
    **movement.RULES,
    **attacks.RULES,
    **artillery.RULES,
    **command_squad.RULES,
    **skill_actions.RULES,
    **heroes.RULES,
    **activations.RULES,
    **declarations.RULES,
    **reactive_fire.RULES,
}
"""The rule behind every fault."""


def refusal(fault: str, **details: str | int | tuple[str, ...]) -> Refusal | None:
    """The refusal that a fault means; none for no fault."""
    return Refusal(RULES[fault], fault, **details) if fault else None


def not_in(menu: list[Option], action: Action, rule: str, message: str) -> Refusal | None:
    """For choices without reasons of their own: a refusal unless the menu has the action."""
    for option in menu:
        if option.contains(action):
            return None
    return Refusal(rule, message)


def unit_name(state: State, unit: int) -> str:
    """The name of a unit, or its number."""
    names = state.battle.unit_names
    return names[unit] if unit < len(names) else f"#{unit}"


def space_name(state: State, space: int) -> str:
    """The name of a space, or its number."""
    names = state.battle.grid.names
    return names[space] if space < len(names) else f"#{space}"


def line_name(state: State, line: int) -> str:
    """The name of a weapon line, or its number."""
    names = state.battle.line_names
    return names[line] if line < len(names) else f"#{line}"


def target_name(state: State, target: int) -> str:
    """The name of a unit or of the space of a cover element."""
    units = state.battle.unit_count
    return unit_name(state, target) if target < units else space_name(state, target - units)


def refuse_freely(state: State, seat: int, action: Action) -> Refusal | None:
    """An action that is always legal at its point."""
    return None


def unknown(state: State, noun: str, value: int) -> Refusal | None:
    """A refusal for a number that names nothing."""
    sizes = {
        "unit": state.battle.unit_count,
        "space": state.battle.grid.space_count,
        "line": state.battle.line_count,
        "model": state.battle.model_count,
        "target": state.battle.unit_count + state.battle.grid.space_count,
        "plan": plans.PLAN_COUNT,
        "extra": len(SKILLS) + state.battle.line_count,
    }
    return None if value < sizes[noun] else Refusal("GEN-03", "no-such-thing", noun=noun)


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
    return refusal(
        fault, weapon=line_name(state, line), target=target_name(state, target)
    )


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
    return refusal(
        fault, unit=unit_name(state, unit), target=unit_name(state, target)
    )


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


