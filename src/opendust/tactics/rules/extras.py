"""Extras: free skills and special weapons that are declared besides the plan (p.7, p.12).

They are numbered: the skills in the order of cards.SKILLS, then the weapon lines. Extras are
independent of one another.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.event import Event
from opendust.kernel.option import Option
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.phases import Aiming
from opendust.tactics.rules import plans
from opendust.tactics.rules.fire.fire_zone import refuse_use
from opendust.tactics.rules.skills.skills import (
    ALWAYS,
    WITH_ATTACK,
    available,
    declarable,
    use_skills,
)
from opendust.tactics.rules.things import some_of, unit_name
from opendust.tactics.state import State
from opendust.tactics.units.cards import SKILLS

SKILL_COUNT: Final = len(SKILLS)

NO_SUCH_EXTRA: Final = Refusal("ACT-03", "extra-not-available")


def extras_for(state: State, body: int, plan: int) -> list[int]:
    """Skills and special weapons that may be declared with a plan. ACT-03, D-11, D-12."""
    found = skill_numbers(declarable(state, body, plan))
    if plans.has_attack(plan):
        found += [
            SKILL_COUNT + line
            for line in limited_lines(state, body)
            if plan != plans.CHARGE or state.battle.lines[line].longest <= 1
        ]
    return found


def extras_out_of_turn(state: State, body: int) -> list[int]:
    """What a unit may declare for an attack out of its turn. REACT-16, AMB-ARTY-7."""
    found = skill_numbers(available(state, body) & (ALWAYS | WITH_ATTACK))
    return found + [SKILL_COUNT + line for line in limited_lines(state, body)]


def limited_lines(state: State, body: int) -> list[int]:
    """The limited-ammo lines that have ammo, in the order of their numbers. WEAP-AMMO-1."""
    return [
        line
        for unit in sorted(state.parts_of(body))
        for line in state.battle.lines_of(unit)
        if state.battle.lines[line].is_limited and not refuse_use(state, line)
    ]


def skill_numbers(mask: int) -> list[int]:
    """The numbers of the skills in a mask."""
    return list(bits(mask))


def skills_in(extras: tuple[int, ...]) -> int:
    """The mask of the skills among extras."""
    mask = 0
    for extra in extras:
        if extra < SKILL_COUNT:
            mask |= 1 << extra
    return mask


def weapons_in(extras: tuple[int, ...]) -> tuple[int, ...]:
    """The weapon lines among extras."""
    return tuple([extra - SKILL_COUNT for extra in extras if extra >= SKILL_COUNT])


def declaring_options(state: State, seat: int) -> list[Option]:
    """Free skills and special weapons of a unit that attacks out of turn. D-20."""
    return [Option(Verb.DECLARE, (some_of(extras_out_of_turn(state, state.fight().unit)),))]


def refuse_declare(state: State, seat: int, action: Action) -> Refusal | None:
    """Free skills and special weapons that the unit has. REACT-16."""
    allowed = extras_out_of_turn(state, state.fight().unit)
    if all(extra in allowed for extra in action.several(0)):
        return None
    return NO_SUCH_EXTRA.about(unit=unit_name(state, state.fight().unit))


def do_declare(state: State, seat: int, action: Action, events: list[Event]) -> None:
    """Skills and special weapons of an attack out of turn are declared. REACT-16."""
    attack = state.fight()
    extras = action.several(0)
    attack.skills = skills_in(extras)
    attack.weapons = weapons_in(extras)
    use_skills(state, attack.unit, attack.skills, events)
    state.phase = Aiming()
