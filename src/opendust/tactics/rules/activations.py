"""Activations: which unit, which actions, which skills and special weapons are declared (p.6 to 7).

What may be declared besides the plan (an extra) is numbered: the skills in the order of
cards.SKILLS, then the weapon lines. Extras are independent of one another.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.event import Event
from opendust.tactics import plans
from opendust.tactics.activation import Activation
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.cards import SKILLS, Role
from opendust.tactics.events import Happening
from opendust.tactics.phases import Proceeding, RoundEnd, Turn
from opendust.tactics.rules.command_squad import ABILITIES, ability_fault
from opendust.tactics.rules.fire_zone import has_target, use_fault
from opendust.tactics.rules.skills import (
    ALWAYS,
    ARTILLERY_STRIKE,
    CHARGE,
    COMMAND_SQUAD,
    FAST,
    JUMP,
    SCOUT_VEHICLE,
    TANK_HEAD,
    WITH_ATTACK,
    available,
    declarable,
    has_living,
    owner_of,
    printed,
    skills_of,
    use_skills,
)
from opendust.tactics.rules.terrain import standing_fault
from opendust.tactics.state import OFF_BOARD, State

SKILL_COUNT: Final = len(SKILLS)
SCOUT_POINTS: Final = 2

FINE: Final = ""
NOT_YOURS: Final = "unit-not-yours"
NOT_A_UNIT: Final = "unit-joined-to-squad"
IS_DESTROYED: Final = "unit-destroyed"
IS_ACTIVATED: Final = "unit-activated"
NOT_REACTIVATED: Final = "unit-not-the-reactivated"
NOT_PARTED: Final = "unit-not-one-of-the-parted"
TWO_ATTACKS: Final = "plan-two-attacks"
MUST_ENTER: Final = "plan-must-enter"
NO_ENTRY: Final = "plan-no-entry"
NO_CHARGE: Final = "plan-no-charge"
NOTHING_TO_SHOOT: Final = "plan-nothing-to-shoot"
NO_WEAPON: Final = "plan-no-weapon"
NOTHING_TO_RELOAD: Final = "plan-nothing-to-reload"
NO_OBSERVER: Final = "plan-no-observer"
NO_ARTILLERY: Final = "plan-no-artillery"
NO_TANK_HEAD: Final = "plan-no-tank-head"
ONE_ABILITY: Final = "plan-one-ability"
NO_SUCH_EXTRA: Final = "extra-not-available"

RULES: Final = {
    NOT_YOURS: "ROUND-03",
    NOT_A_UNIT: "HERO-06",
    IS_DESTROYED: "ATK-16",
    IS_ACTIVATED: "ROUND-05",
    NOT_REACTIVATED: "SKILL-COMMAND-OFFICER-1",
    NOT_PARTED: "AMB-HERO-1",
    TWO_ATTACKS: "ACT-02",
    MUST_ENTER: "SETUP-07",
    NO_ENTRY: "AMB-SETUP-4",
    NO_CHARGE: "SKILL-CHARGE-1",
    NOTHING_TO_SHOOT: "LOS-01",
    NO_WEAPON: "ACT-06",
    NOTHING_TO_RELOAD: "SKILL-RELOAD-1",
    NO_OBSERVER: "ARTY-07",
    NO_ARTILLERY: "ARTY-10",
    NO_TANK_HEAD: "SKILL-TANKHEAD-1",
    ONE_ABILITY: "SKILL-COMMAND-7",
    NO_SUCH_EXTRA: "ACT-03",
}


def unit_fault(state: State, phase: Turn, seat: int, unit: int) -> str:
    """Why a seat cannot activate a unit now. ROUND-02 to ROUND-05, TEAM-02."""
    if state.battle.owner[unit] != seat:
        return NOT_YOURS
    if not state.is_alive(unit):
        return IS_DESTROYED
    if state.leader[unit] != NO_UNIT:
        return NOT_A_UNIT
    if state.activated[unit]:
        return IS_ACTIVATED
    if not phase.only or unit in phase.only:
        return FINE
    return NOT_PARTED if len(phase.only) > 1 else NOT_REACTIVATED


def has_ready(state: State, side: int) -> bool:
    """Whether a side has a unit that is not activated. ROUND-04."""
    for unit in range(state.battle.unit_count):
        if state.battle.side[unit] == side and not state.activated[unit] and state.is_body(unit):
            return True
    return False


def entry_spaces(state: State, body: int) -> list[int]:
    """The free deployment spaces that a unit may occupy. AMB-SETUP-3."""
    spaces = state.battle.scenario.entry(state.battle.side[body])
    return [
        space for space in spaces if not standing_fault(state, body, space, is_jumping=False)
    ]


def plan_fault(state: State, body: int, plan: int) -> str:
    """Why a unit cannot declare a plan. ACT-01, ACT-02, SETUP-07."""
    first, second = plans.deeds_of(plan)
    if plan == plans.plan_of(plans.ATTACK, plans.ATTACK):
        return TWO_ATTACKS
    if state.place[body] == OFF_BOARD:
        if not entry_spaces(state, body):
            idle = plans.plan_of(plans.NOTHING, plans.NOTHING)
            return FINE if plan == idle else NO_ENTRY
        if first != plans.MOVE:
            return MUST_ENTER
    if plan == plans.CHARGE and not skills_of(state, body) & CHARGE:
        return NO_CHARGE
    if first in ABILITIES and second in ABILITIES:
        return ONE_ABILITY
    if is_command_strike(state, body, first) and second in ABILITIES:
        return ONE_ABILITY
    if is_command_strike(state, body, second) and first in ABILITIES:
        return ONE_ABILITY
    if plans.has_attack(plan) and not has_weapon(state, body):
        return NO_WEAPON
    fault = deed_fault(state, body, first, plan) or deed_fault(state, body, second, plan)
    if not fault and first == plans.ATTACK and not has_target(state, body):
        return NOTHING_TO_SHOOT
    return fault


def plans_for(state: State, body: int) -> list[int]:
    """Every plan that a unit may declare, in the order of their numbers."""
    deeds = [deed for deed in range(plans.DEEDS) if may_have(state, body, deed)]
    found: list[int] = []
    for first in deeds:
        shoots = first != plans.ATTACK or has_target(state, body)
        if not shoots:
            continue
        for second in deeds:
            plan = plans.plan_of(first, second)
            if not plan_fault(state, body, plan):
                found.append(plan)
    for plan in (plans.SUSTAINED, plans.CHARGE):
        if not plan_fault(state, body, plan):
            found.append(plan)
    return found


def may_have(state: State, body: int, deed: int) -> bool:
    """Whether an action is worth a look for a unit with these skills."""
    if deed <= plans.RELOAD:
        return True
    mask = 0
    for unit in state.parts_of(body):
        mask |= printed(state, unit)
    if deed == plans.TANK_HEAD:
        return bool(mask & TANK_HEAD)
    if deed == plans.ARTILLERY_STRIKE:
        return bool(mask & (ARTILLERY_STRIKE | COMMAND_SQUAD))
    return bool(mask & COMMAND_SQUAD)


def is_command_strike(state: State, body: int, deed: int) -> bool:
    """Whether an Artillery Strike is the Radioman's and so a Command Squad ability."""
    if deed != plans.ARTILLERY_STRIKE:
        return False
    return bool(printed(state, body) & COMMAND_SQUAD)


def has_weapon(state: State, body: int) -> bool:
    """Whether a unit has any weapon line it could use."""
    for unit in state.parts_of(body):
        for line in state.battle.lines_of(unit):
            if not use_fault(state, line):
                return True
    return False


def deed_fault(state: State, body: int, deed: int, plan: int) -> str:
    """Why a SKILL action cannot be declared. ACT-07."""
    if deed <= plans.NOTHING:
        return FINE
    if deed == plans.RELOAD:
        return FINE if has_reload(state, body, plan) else NOTHING_TO_RELOAD
    if deed == plans.ARTILLERY_STRIKE:
        return strike_fault(state, body)
    if deed == plans.TANK_HEAD:
        has_it = owner_of(state, body, TANK_HEAD) != NO_UNIT
        return FINE if has_it else NO_TANK_HEAD
    return ability_fault(state, body, deed)


def has_reload(state: State, body: int, plan: int) -> bool:
    """Whether a weapon is empty, or will be after this plan's attack. WEAP-RELOAD-2."""
    fires = plans.deeds_of(plan)[0] == plans.ATTACK
    for unit in state.parts_of(body):
        for line in state.battle.lines_of(unit):
            if state.battle.lines[line].is_reloadable and (fires or not state.loaded[line]):
                return True
    return False


def strike_fault(state: State, body: int) -> str:
    """An observer with a friendly, loaded, unactivated artillery unit. ARTY-07, -10, -14."""
    if printed(state, body) & COMMAND_SQUAD:
        if not has_living(state, body, Role.RADIOMAN):
            return NO_OBSERVER
        if state.tried[state.battle.owner[body]]:
            return ONE_ABILITY
    elif not any(printed(state, unit) & ARTILLERY_STRIKE for unit in state.parts_of(body)):
        return NO_OBSERVER
    for unit in range(state.battle.unit_count):
        is_friend = state.battle.side[unit] == state.battle.side[body] and unit != body
        if is_friend and is_ready_artillery(state, unit):
            return FINE
    return NO_ARTILLERY


def is_ready_artillery(state: State, unit: int) -> bool:
    """Whether a unit could fire an indirect shot now. ARTY-10, AMB-ARTY-4, AMB-SETUP-5."""
    if not state.is_body(unit) or not state.is_on_board(unit) or state.activated[unit]:
        return False
    for part in state.parts_of(unit):
        for line in state.battle.lines_of(part):
            if state.battle.lines[line].is_artillery and not use_fault(state, line):
                return True
    return False


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
        if state.battle.lines[line].is_limited and not use_fault(state, line)
    ]


def skill_numbers(mask: int) -> list[int]:
    """The numbers of the skills in a mask."""
    return [number for number in range(SKILL_COUNT) if mask & (1 << number)]


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


def activate(
    state: State, body: int, plan: int, extras: tuple[int, ...], events: list[Event]
) -> None:
    """A unit begins its activation with what was declared. ACT-01, ACT-03."""
    events.append(Event(Happening.UNIT_ACTIVATED, (body, plan, extras)))
    skills = skills_in(extras)
    mark_activated(state, body)
    has = skills_of(state, body)
    leaps = bool(skills & JUMP) and state.is_on_board(body)
    script = plans.script_of(
        plan, is_fast=bool(has & FAST), is_jump=leaps,
        is_charge_open=state.battle.profile.charge_reaction_between_moves,
    )  # fmt: skip
    acting = Activation(body, state.hero[body], script)
    acting.skills = skills
    acting.weapons = weapons_in(extras)
    acting.fast = 1 if has & FAST else 0
    acting.scout = SCOUT_POINTS if has & SCOUT_VEHICLE and state.round == 1 else 0
    state.activation = acting
    use_skills(state, body, skills, events)
    state.phase = Proceeding()


def mark_activated(state: State, body: int) -> None:
    """The unit, with its hero, has had its activation of this round. ROUND-05."""
    for unit in state.parts_of(body):
        state.activated[unit] = 1


def end_activation(state: State, events: list[Event]) -> None:
    """The unit is done; a unit it reactivated comes next, else the other side. ROUND-03."""
    acting = state.acting()
    state.activation = None
    events.append(Event(Happening.ACTIVATION_ENDED, (acting.unit,)))
    side = state.battle.side[acting.unit]
    after = acting.after
    if after != NO_UNIT and state.is_body(after) and not state.activated[after]:
        state.phase = Turn(side, (after,))
    else:
        next_turn(state, 1 - side)


def next_turn(state: State, side: int) -> None:
    """Sides alternate; when one is done the other goes on; then the round ends. ROUND-04, -06."""
    if has_ready(state, side):
        state.phase = Turn(side, ())
    elif has_ready(state, 1 - side):
        state.phase = Turn(1 - side, ())
    else:
        state.phase = RoundEnd(0)
