"""The things that actions speak of: menus of them, their names, numbers that name nothing.

A reason that inner loops ask for is one `Refusal` per chapter, without details; the judge of an
action says what it is `about`.
"""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.kernel.option import Option, Pick, Subset
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.rules import plans
from opendust.tactics.state import State


def one_of(verb: Verb, values: list[int]) -> list[Option]:
    """An option to pick one value, if there is any."""
    return [Option(verb, (Pick(tuple(values)),))] if values else []


def some_of(values: list[int]) -> Subset:
    """Any of the values."""
    return Subset(tuple(values), 0, len(values))


def is_offered(options: list[Option], action: Action) -> bool:
    """Whether a menu has an action, for choices without reasons of their own."""
    return any(option.contains(action) for option in options)


def refuse_nothing(state: State, seat: int, action: Action) -> Refusal | None:
    """An action that is always legal at its point."""
    return None


def refuse_unknown(state: State, noun: str, value: int) -> Refusal | None:
    """A number that names nothing. GEN-03."""
    sizes = {
        "unit": state.battle.unit_count,
        "space": state.battle.grid.space_count,
        "line": state.battle.line_count,
        "model": state.battle.model_count,
        "target": state.battle.unit_count + state.battle.grid.space_count,
        "plan": plans.PLAN_COUNT,
    }
    return None if value < sizes[noun] else Refusal("GEN-03", "no-such-thing", noun=noun)


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
