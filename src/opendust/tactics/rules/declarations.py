"""Declarations: which plans, skills and special weapons a unit may announce (p.7, p.12).

What may be declared besides the plan (an extra) is numbered: the skills in the order of
cards.SKILLS, then the weapon lines. Extras are independent of one another.
"""

from __future__ import annotations

from typing import Final, final

from opendust.tactics import plans
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.cards import SKILLS, Role
from opendust.tactics.rules.command_squad import ABILITIES, ability_fault
from opendust.tactics.rules.fire_zone import has_target, use_fault
from opendust.tactics.rules.skills import (
    ALWAYS,
    ARTILLERY_STRIKE,
    CHARGE,
    COMMAND_SQUAD,
    TANK_HEAD,
    WITH_ATTACK,
    available,
    declarable,
    has_living,
    owner_of,
    printed,
    skills_of,
)
from opendust.tactics.rules.terrain import standing_fault
from opendust.tactics.state import OFF_BOARD, State

SKILL_COUNT: Final = len(SKILLS)

FINE: Final = ""
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

RULES: Final[dict[str, str]] = {
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

IDLE: Final = plans.plan_of(plans.NOTHING, plans.NOTHING)
TWICE_ATTACK: Final = plans.plan_of(plans.ATTACK, plans.ATTACK)
RELOAD_AFTER_FIRE: Final = plans.DEEDS
"""A reload that follows an attack needs no weapon that is empty now. WEAP-RELOAD-2."""
UNKNOWN: Final = "?"


@final
class Prospect:
    """What decides which plans a unit may declare, each fact looked up at most once."""

    def __init__(self, state: State, body: int) -> None:
        self.state = state
        self.body = body
        self.is_outside = state.place[body] == OFF_BOARD
        self.can_enter = self.is_outside and has_entry(state, body)
        self.is_armed = has_weapon(state, body)
        self.shooting = UNKNOWN
        self.deeds = [FINE] * (plans.NOTHING + 1) + [UNKNOWN] * (plans.DEEDS - plans.NOTHING)

    def shooting_fault(self) -> str:
        """Why the unit cannot attack at once."""
        if self.shooting == UNKNOWN:
            self.shooting = FINE if has_target(self.state, self.body) else NOTHING_TO_SHOOT
        return self.shooting

    def deed_fault(self, deed: int) -> str:
        """Why the unit cannot declare an action."""
        if self.deeds[deed] == UNKNOWN:
            self.deeds[deed] = deed_fault(self.state, self.body, deed)
        return self.deeds[deed]

    def plan_fault(self, plan: int) -> str:
        """Why the unit cannot declare a plan. ACT-01, ACT-02, SETUP-07."""
        first, second = plans.deeds_of(plan)
        if plan == TWICE_ATTACK:
            return TWO_ATTACKS
        if self.is_outside and not self.can_enter:
            return FINE if plan == IDLE else NO_ENTRY
        if self.is_outside and first != plans.MOVE:
            return MUST_ENTER
        if plan == plans.CHARGE and not skills_of(self.state, self.body) & CHARGE:
            return NO_CHARGE
        if plans.has_attack(plan) and not self.is_armed:
            return NO_WEAPON
        if self.has_two_abilities(first, second):
            return ONE_ABILITY
        if first == plans.ATTACK and second == plans.RELOAD:
            second = RELOAD_AFTER_FIRE
        fault = self.deed_fault(first) or self.deed_fault(second)
        return self.shooting_fault() if not fault and first == plans.ATTACK else fault

    def has_two_abilities(self, first: int, second: int) -> bool:
        """Whether both actions are abilities of a Command Squad. SKILL-COMMAND-7."""
        for deed in (first, second):
            if deed not in ABILITIES and not is_command_strike(self.state, self.body, deed):
                return False
        return True


def has_entry(state: State, body: int) -> bool:
    """Whether a deployment space is free for a unit. AMB-SETUP-4."""
    for space in entry_places(state, body):
        if not standing_fault(state, body, space, is_jumping=False):
            return True
    return False


def entry_places(state: State, body: int) -> tuple[int, ...]:
    """Deployment spaces; for a very large vehicle every place that touches one. BOARD-04."""
    battle = state.battle
    spaces = battle.scenario.entry(battle.side[body])
    if not battle.is_large[body]:
        return spaces
    return tuple(
        [
            place
            for place in range(battle.grid.space_count)
            if any(space in spaces for space in battle.cells(body, place))
        ]
    )


def entry_spaces(state: State, body: int) -> list[int]:
    """The free deployment spaces that a unit may occupy. AMB-SETUP-3."""
    return [
        space
        for space in entry_places(state, body)
        if not standing_fault(state, body, space, is_jumping=False)
    ]


def plan_fault(state: State, body: int, plan: int) -> str:
    """Why a unit cannot declare a plan. ACT-01."""
    return Prospect(state, body).plan_fault(plan)


def plans_for(state: State, body: int) -> list[int]:
    """Every plan that a unit may declare, in the order of their numbers."""
    prospect = Prospect(state, body)
    if prospect.is_outside and not prospect.can_enter:
        return [IDLE]
    firsts = [deed for deed in range(plans.DEEDS) if not prospect.deed_fault(deed)]
    found: list[int] = []
    for first in firsts:
        if first == plans.ATTACK and prospect.shooting_fault():
            continue
        for second in firsts if first != plans.ATTACK else range(plans.DEEDS):
            plan = plans.plan_of(first, second)
            if not prospect.plan_fault(plan):
                found.append(plan)
    for plan in (plans.SUSTAINED, plans.CHARGE):
        if not prospect.plan_fault(plan):
            found.append(plan)
    return found


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


def deed_fault(state: State, body: int, deed: int) -> str:
    """Why a SKILL action cannot be declared. ACT-07."""
    if deed in (plans.RELOAD, RELOAD_AFTER_FIRE):
        fires = deed == RELOAD_AFTER_FIRE
        return FINE if has_reload(state, body, fires=fires) else NOTHING_TO_RELOAD
    if deed == plans.ARTILLERY_STRIKE:
        return strike_fault(state, body)
    if deed == plans.TANK_HEAD:
        has_it = owner_of(state, body, TANK_HEAD) != NO_UNIT
        return FINE if has_it else NO_TANK_HEAD
    return ability_fault(state, body, deed)


def has_reload(state: State, body: int, *, fires: bool) -> bool:
    """Whether a weapon is empty, or will be after this plan's attack. WEAP-RELOAD-2."""
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
