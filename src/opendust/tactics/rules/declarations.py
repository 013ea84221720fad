"""Declarations: which plans a unit may announce (p.7, p.12)."""

from __future__ import annotations

from typing import Final, final

from opendust.kernel.bits import bits
from opendust.kernel.refusal import Refusal
from opendust.tactics.rules import plans
from opendust.tactics.rules.fire.artillery import is_command_strike
from opendust.tactics.rules.fire.fire_zone import (
    SHOOTER_IN_SMOKE,
    has_target,
    is_in_smoke,
    usable_lines,
)
from opendust.tactics.rules.moving.unit_entry import has_entry
from opendust.tactics.rules.skills.command_squad import ABILITIES, ONE_ABILITY
from opendust.tactics.rules.skills.in_vain import refuse_in_vain
from opendust.tactics.rules.skills.skill_actions import RELOAD_AFTER_FIRE, refuse_deed
from opendust.tactics.rules.skills.skills import (
    ARTILLERY_STRIKE,
    CHARGE,
    COMMAND_SQUAD,
    TANK_HEAD,
    printed,
    skills_of,
)
from opendust.tactics.state import OFF_BOARD, State

TWO_ATTACKS: Final = Refusal("ACT-02", "plan-two-attacks")
MUST_ENTER: Final = Refusal("SETUP-07", "plan-must-enter")
NO_ENTRY: Final = Refusal("AMB-SETUP-4", "plan-no-entry")
NO_CHARGE: Final = Refusal("SKILL-CHARGE-1", "plan-no-charge")
NOTHING_TO_SHOOT: Final = Refusal("LOS-01", "plan-nothing-to-shoot")
NO_WEAPON: Final = Refusal("ACT-06", "plan-no-weapon")

IDLE: Final = plans.plan_of(plans.NOTHING, plans.NOTHING)
TWICE_ATTACK: Final = plans.plan_of(plans.ATTACK, plans.ATTACK)
SHOOTING: Final = RELOAD_AFTER_FIRE + 1
ARMED: Final = 1 << (SHOOTING + 1)
OUTSIDE: Final = 1 << (SHOOTING + 2)
CHARGING: Final = 1 << (SHOOTING + 3)
COMMANDING: Final = 1 << (SHOOTING + 4)
AT_ONCE: Final = SHOOTING + 5
"""Facts besides those with a number in `Prospect.faults`; from AT_ONCE on, actions in vain."""
ALL_DEEDS: Final = list(range(plans.DEEDS))
BESIDES: Final = [plans.SUSTAINED, plans.CHARGE]
"""The plans that are no pair of actions."""
RELOADS: Final = (1 << plans.RELOAD) | (1 << RELOAD_AFTER_FIRE)
KNOWN_DEEDS: Final = (1 << plans.MOVE) | (1 << plans.ATTACK) | (1 << plans.NOTHING)


@final
class Prospect:
    """What decides which plans a unit may declare, each fact looked up at most once.

    `known` is the mask of what has been looked up: the actions by their numbers, a reload after
    an attack, and whether there is anything to shoot at; `faults` are the answers.
    """

    def __init__(self, state: State, body: int) -> None:
        self.state = state
        self.body = body
        self.is_outside = state.place[body] == OFF_BOARD
        self.can_enter = self.is_outside and has_entry(state, body)
        self.lines = usable_lines(state, body)
        self.is_armed = bool(self.lines)
        self.known = KNOWN_DEEDS
        self.faults: list[Refusal | None] = [None] * (SHOOTING + 1)

    def refuse_shooting(self) -> Refusal | None:
        """Why the unit cannot attack at once."""
        if not self.known & (1 << SHOOTING):
            self.known |= 1 << SHOOTING
            if not has_target(self.state, self.body, self.lines):
                is_hidden = self.state.is_on_board(self.body) and is_in_smoke(self.state, self.body)
                self.faults[SHOOTING] = SHOOTER_IN_SMOKE if is_hidden else NOTHING_TO_SHOOT
        return self.faults[SHOOTING]

    def refuse_deed(self, deed: int) -> Refusal | None:
        """Why the unit cannot declare an action."""
        if not self.known & (1 << deed):
            self.known |= 1 << deed
            self.faults[deed] = refuse_deed(self.state, self.body, deed)
        return self.faults[deed]

    def refuse_at_once(self, deed: int) -> Refusal | None:
        """Why an action that the unit may declare cannot be its first one. LOS-01, AMB-ACT-1."""
        if deed == plans.ATTACK:
            return self.refuse_shooting()
        return refuse_in_vain(self.state, self.body, deed) if deed >= plans.RELOAD else None

    def refuse_plan(self, plan: int) -> Refusal | None:
        """Why the unit cannot declare a plan. ACT-01, ACT-02, SETUP-07."""
        first, second = plans.deeds_of(plan)
        if plan == TWICE_ATTACK:
            return TWO_ATTACKS
        if self.is_outside and not self.can_enter:
            return None if plan == IDLE else NO_ENTRY
        if self.is_outside and first != plans.MOVE:
            return MUST_ENTER
        if plan == plans.CHARGE and not skills_of(self.state, self.body) & CHARGE:
            return NO_CHARGE
        if plans.has_attack(plan) and not self.is_armed and first != plans.RELOAD:
            return NO_WEAPON  # an empty weapon may be reloaded and fired: WEAP-RELOAD-2
        if self.has_two_abilities(first, second):
            return ONE_ABILITY
        if first == plans.ATTACK and second == plans.RELOAD:
            second = RELOAD_AFTER_FIRE
        fault = self.refuse_deed(first) or self.refuse_deed(second)
        return self.refuse_at_once(first) if fault is None else fault

    def facts(self) -> int:
        """Everything that `refuse_plan` asks about a unit that may be activated, as one number."""
        mask = KNOWN_DEEDS
        for deed in bits(self.skill_deeds()):
            if self.refuse_deed(deed) is None:
                mask |= 1 << deed
                if deed != plans.ATTACK and self.refuse_at_once(deed):
                    mask |= 1 << (AT_ONCE + deed)
        if self.refuse_shooting() is None:
            mask |= 1 << SHOOTING
        if self.is_armed:
            mask |= ARMED
        if self.is_outside:
            mask |= OUTSIDE
        if skills_of(self.state, self.body) & CHARGE:
            mask |= CHARGING
        if is_command_strike(self.state, self.body, plans.ARTILLERY_STRIKE):
            mask |= COMMANDING
        return mask

    def skill_deeds(self) -> int:
        """The SKILL actions that such a unit may have at all, as a mask; most have none. ACT-07."""
        state, body = self.state, self.body
        skills, mask = 0, 0
        for unit in state.parts_of(body):
            skills |= printed(state, unit)
            if state.battle.has_reloadable[unit]:
                mask |= RELOADS
        if skills & TANK_HEAD:
            mask |= 1 << plans.TANK_HEAD
        if skills & (ARTILLERY_STRIKE | COMMAND_SQUAD):
            mask |= 1 << plans.ARTILLERY_STRIKE
        return mask | ABILITIES if skills & COMMAND_SQUAD else mask

    def allowed(self) -> list[int]:
        """Every plan that is not refused, in the order of their numbers."""
        firsts = [deed for deed in ALL_DEEDS if self.refuse_deed(deed) is None]
        found: list[int] = []
        for first in firsts:
            if self.refuse_at_once(first):
                continue
            for second in firsts if first != plans.ATTACK else ALL_DEEDS:
                plan = plans.plan_of(first, second)
                if self.refuse_plan(plan) is None:
                    found.append(plan)
        return found + [plan for plan in BESIDES if self.refuse_plan(plan) is None]

    def has_two_abilities(self, first: int, second: int) -> bool:
        """Whether both actions are abilities of a Command Squad. SKILL-COMMAND-7."""
        return self.is_ability(first) and self.is_ability(second)

    def is_ability(self, deed: int) -> bool:
        """Whether an action is an ability of a Command Squad; its Radioman's is one too."""
        return bool(ABILITIES >> deed & 1) or is_command_strike(self.state, self.body, deed)


def refuse_plan(state: State, body: int, plan: int) -> Refusal | None:
    """Why a unit cannot declare a plan. ACT-01."""
    return Prospect(state, body).refuse_plan(plan)


def plans_for(state: State, body: int) -> list[int]:
    """Every plan that a unit may declare, in the order of their numbers."""
    return _PLANS[facts_for(state, body)]


def facts_for(state: State, body: int) -> int:
    """What decides which plans a unit may declare, as one number."""
    prospect = Prospect(state, body)
    if prospect.is_outside and not prospect.can_enter:
        return SHUT_OUT
    facts = prospect.facts()
    if facts not in _PLANS:
        _PLANS[facts] = prospect.allowed()
    return facts


SHUT_OUT: Final = -1
_PLANS: Final[dict[int, list[int]]] = {SHUT_OUT: [IDLE]}
"""The plans that some facts allow, found once: there are a few dozen such sets in all matches."""
