"""Refusals: the rule behind every fault, and the text forms of what a refusal is about.

The chapters in rules/ answer with faults; here a fault becomes a refusal.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.kernel.refusal import Refusal
from opendust.tactics import plans
from opendust.tactics.cards import SKILLS
from opendust.tactics.rules import (
    activations,
    artillery,
    attacks,
    command_squad,
    declarations,
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
