"""Extras: free skills and special weapons that are declared besides the plan (p.7, p.12).

They are numbered: the skills in the order of cards.SKILLS, then the weapon lines. Extras are
independent of one another.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.bits import bits
from opendust.kernel.event import Events
from opendust.kernel.option import Option
from opendust.kernel.refusal import Refusal
from opendust.tactics.actions import Verb
from opendust.tactics.phases import Aiming
from opendust.tactics.rules import plans
from opendust.tactics.rules.fire.fire_zone import refuse_use
from opendust.tactics.rules.skills.skills import (
    ALWAYS,
    ASSAULT,
    BERSERK,
    CHARGE,
    DECLARED,
    JUMP,
    MEDAL_OF_HONOR,
    WITH_ATTACK,
    available,
    declarable,
    printed,
    skills_of,
    use_skills,
)
from opendust.tactics.rules.things import some_of, unit_name
from opendust.tactics.state import State
from opendust.tactics.units.cards import SKILLS

SKILL_COUNT: Final = len(SKILLS)
AN_ATTACK: Final = plans.plan_of(plans.ATTACK, plans.NOTHING)

NO_SUCH_EXTRA: Final = Refusal("ACT-03", "extra-not-available")
LACKING: Final = Refusal("CARD-07", "extra-skill-lacking")
USED: Final = Refusal("SKILL-LIMIT-1", "extra-skill-used")
NO_ENTRY_ASSAULT: Final = Refusal("AMB-SETUP-1", "extra-assault-entry")
JUMP_OF_ONE: Final = Refusal("AMB-MOVE-21", "extra-jump-of-one")
WITHOUT_MOVE: Final = Refusal("SKILL-JUMP-1", "extra-without-move")
WITHOUT_ATTACK: Final = Refusal("ACT-03", "extra-without-attack")
OF_ANOTHER: Final = Refusal("ATK-02", "extra-of-another-unit")
ATTACK_RULES: Final = {BERSERK: "SKILL-BERSERK-1", MEDAL_OF_HONOR: "SKILL-MEDAL-1"}


def extras_for(state: State, body: int, plan: int) -> list[int]:
    """Skills and special weapons that may be declared with a plan. ACT-03, D-11, D-12."""
    return extras_among(state, body, plan, available(state, body), limited_lines(state, body))


def extras_among(state: State, body: int, plan: int, usable: int, limited: list[int]) -> list[int]:
    """The same, given what the unit can still use of its skills and special weapons."""
    found = skill_numbers(declarable(state, body, plan) & usable)
    if limited and plans.has_attack(plan):
        found += [
            SKILL_COUNT + line
            for line in limited
            if plan != plans.CHARGE or state.battle.lines[line].longest <= 1
        ]
    return found


def refuse_extras(
    state: State, body: int, plan: int, extras: tuple[int, ...], allowed: list[int]
) -> Refusal | None:
    """Why something declared does not go with the plan, or None. ACT-03."""
    for extra in extras:
        if extra in allowed:
            continue
        if extra < SKILL_COUNT:
            return refuse_skill(state, body, plan, 1 << extra)
        return refuse_weapon(state, body, plan, extra - SKILL_COUNT)
    return None


def refuse_skill(state: State, body: int, plan: int, skill: int) -> Refusal:
    """Not on the card, used up, or without the action that it is about. CARD-07, SKILL-LIMIT-1."""
    mask = 0
    for unit in state.parts_of(body):
        mask |= printed(state, unit)
    if not mask & skill:
        return LACKING
    if skill == JUMP and not skills_of(state, body) & JUMP:
        return JUMP_OF_ONE
    if not skill & DECLARED:
        return NO_SUCH_EXTRA.citing("SKILL-CHARGE-1") if skill == CHARGE else NO_SUCH_EXTRA
    if not skill & available(state, body):
        return USED.citing("SKILL-LIMIT-2") if skill == MEDAL_OF_HONOR else USED
    if skill in ATTACK_RULES:
        return WITHOUT_ATTACK.citing(ATTACK_RULES[skill])
    if skill == ASSAULT:
        return NO_ENTRY_ASSAULT if plans.has_move(plan) else WITHOUT_MOVE.citing("SKILL-ASSAULT-1")
    return WITHOUT_MOVE


def refuse_weapon(state: State, body: int, plan: int, line: int) -> Refusal:
    """Another unit's, without ammo, too long for a charge, or without an attack. WEAP-AMMO-1."""
    if line >= state.battle.line_count:
        return NO_SUCH_EXTRA
    if state.body_of(state.battle.line_unit[line]) != body:
        return OF_ANOTHER
    if not state.battle.lines[line].is_limited:
        return NO_SUCH_EXTRA
    if not plans.has_attack(plan):
        return WITHOUT_ATTACK
    fault = refuse_use(state, line)
    if fault is not None:
        return NO_SUCH_EXTRA.citing(fault.rule)
    return NO_SUCH_EXTRA.citing("SKILL-CHARGE-1")


def extras_out_of_turn(state: State, body: int) -> list[int]:
    """What a unit may declare for an attack out of its turn. REACT-16, AMB-ARTY-7."""
    found = skill_numbers(available(state, body) & (ALWAYS | WITH_ATTACK))
    return found + [SKILL_COUNT + line for line in limited_lines(state, body)]


def limited_lines(state: State, body: int) -> list[int]:
    """The limited-ammo lines that have ammo, in the order of their numbers. WEAP-AMMO-1."""
    battle, parts = state.battle, state.parts_of(body)
    found: list[int] = []
    for unit in parts if len(parts) == 1 else sorted(parts):
        for line in battle.lines_of(unit):
            if battle.lines[line].is_limited and refuse_use(state, line) is None:
                found.append(line)
    return found


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
    unit = state.fight().unit
    allowed = extras_out_of_turn(state, unit)
    fault = refuse_extras(state, unit, AN_ATTACK, action.several(0), allowed)
    return None if fault is None else fault.about(unit=unit_name(state, unit))


def do_declare(state: State, seat: int, action: Action, events: Events) -> None:
    """Skills and special weapons of an attack out of turn are declared. REACT-16."""
    attack = state.fight()
    extras = action.several(0)
    attack.skills = skills_in(extras)
    attack.weapons = weapons_in(extras)
    use_skills(state, attack.unit, attack.skills, events)
    state.phase = Aiming()
