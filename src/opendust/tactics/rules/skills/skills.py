"""Skills: who has the use of which, and what declaring one does (rulebook p.20 to 22)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.bits import bits
from opendust.kernel.event import Event, Events
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.events import Happening
from opendust.tactics.profile import SWITCHES
from opendust.tactics.rules import plans
from opendust.tactics.state import ALL_IN_ONE, HEROIC, MEDAL_USED, State
from opendust.tactics.units.cards import SKILL_BIT, Role, Skill

ENTRY_FULL_MOVE: Final = SWITCHES.yes("entry_full_move")

ADVANCED_REACTIVE_FIRE: Final = SKILL_BIT[Skill.ADVANCED_REACTIVE_FIRE]
AGILE: Final = SKILL_BIT[Skill.AGILE]
ALL_IN_ONE_SKILL: Final = SKILL_BIT[Skill.ALL_IN_ONE]
ARTILLERY_STRIKE: Final = SKILL_BIT[Skill.ARTILLERY_STRIKE]
ASSAULT: Final = SKILL_BIT[Skill.ASSAULT]
BADASS: Final = SKILL_BIT[Skill.BADASS]
BERSERK: Final = SKILL_BIT[Skill.BERSERK]
BLACK_OPS: Final = SKILL_BIT[Skill.BLACK_OPS]
CHARGE: Final = SKILL_BIT[Skill.CHARGE]
COMMAND_SQUAD: Final = SKILL_BIT[Skill.COMMAND_SQUAD]
COMMANDER: Final = SKILL_BIT[Skill.COMMANDER]
DAMAGE_RESILIENT: Final = SKILL_BIT[Skill.DAMAGE_RESILIENT]
FAST: Final = SKILL_BIT[Skill.FAST]
HEROIC_ATTACK: Final = SKILL_BIT[Skill.HEROIC_ATTACK]
JUMP: Final = SKILL_BIT[Skill.JUMP]
MEDAL_OF_HONOR: Final = SKILL_BIT[Skill.MEDAL_OF_HONOR]
SCOUT_VEHICLE: Final = SKILL_BIT[Skill.SCOUT_VEHICLE]
SELF_REPAIR: Final = SKILL_BIT[Skill.SELF_REPAIR]
SPOTTER: Final = SKILL_BIT[Skill.SPOTTER]
SUPERIOR_REACTIVE_FIRE: Final = SKILL_BIT[Skill.SUPERIOR_REACTIVE_FIRE]
TANK_HEAD: Final = SKILL_BIT[Skill.TANK_HEAD]
SERUM: Final = SKILL_BIT[Skill.WIEDERBELEBUNGSSERUM]

SHARED: Final = (
    ADVANCED_REACTIVE_FIRE | AGILE | ASSAULT | BADASS | BERSERK | CHARGE | HEROIC_ATTACK
    | SUPERIOR_REACTIVE_FIRE
)  # fmt: skip
"""What a hero shares with his squad. SKILL-SHARE-1."""

ONCE_PER_GAME: Final = ALL_IN_ONE_SKILL | ASSAULT | BERSERK | HEROIC_ATTACK | TANK_HEAD
"""SKILL-LIMIT-1."""

WITH_MOVE: Final = ASSAULT | JUMP
WITH_ATTACK: Final = BERSERK | MEDAL_OF_HONOR
ALWAYS: Final = ALL_IN_ONE_SKILL | HEROIC_ATTACK
DECLARED: Final = WITH_MOVE | WITH_ATTACK | ALWAYS
"""Free skills that are declared. Charge is a plan of its own. ACT-03, ACT-08."""


def printed(state: State, unit: int) -> int:
    """The skills of a unit's card; a spotter's is lost with him. AMB-SKILL-5."""
    mask = state.battle.cards[unit].skill_mask
    if mask & SPOTTER and not has_living(state, unit, Role.SPOTTER):
        mask &= ~SPOTTER
    return mask


def has_living(state: State, unit: int, role: Role) -> bool:
    """Whether a miniature of this role lives; true where the card names no such miniature."""
    named = False
    for model in state.battle.models_of(unit):
        if state.battle.model_role[model] is role:
            named = True
            if state.health[model]:
                return True
    return not named


def skills_of(state: State, body: int) -> int:
    """What a whole unit has the use of: its own skills and what its hero shares. HERO-08."""
    mask = printed(state, body)
    hero = state.hero[body]
    if hero == NO_UNIT:
        return mask
    if not state.battle.cards[hero].skill_mask & JUMP:
        mask &= ~JUMP  # AMB-MOVE-21
    return mask | (printed(state, hero) & SHARED)


def personal_skills(state: State, unit: int) -> int:
    """What one part of a unit has the use of: a hero also his squad's skills. HERO-08, HERO-09."""
    leader = state.leader[unit]
    if leader != NO_UNIT:
        return printed(state, unit) | printed(state, leader)
    return skills_of(state, unit)


def owner_of(state: State, body: int, skill: int) -> int:
    """The part of a unit that can still use a skill, or NO_UNIT. SKILL-LIMIT-1."""
    for unit in state.parts_of(body):
        if printed(state, unit) & skill and not state.used[unit] & skill & ONCE_PER_GAME:
            if skill == MEDAL_OF_HONOR and state.marks[unit] & MEDAL_USED:
                continue  # SKILL-LIMIT-2
            return unit
    return NO_UNIT


def declarable(state: State, body: int, plan: int) -> int:
    """The free skills that may be declared with a plan by units that have them. ACT-04, D-11."""
    mask = ALWAYS
    if plans.has_attack(plan):
        mask |= WITH_ATTACK
    if plans.has_move(plan):
        mask |= JUMP
        moves_on = state.is_on_board(body) or plans.deeds_of(plan) == (plans.MOVE, plans.MOVE)
        if moves_on or ENTRY_FULL_MOVE.of(state.battle.profile):
            mask |= ASSAULT  # AMB-SETUP-1: it does not lengthen an entry of one space
    return mask


def available(state: State, body: int) -> int:
    """The declared free skills that some part of the unit can still use."""
    mask = 0
    for unit in state.parts_of(body):
        mask |= printed(state, unit)
    mask &= DECLARED
    if not skills_of(state, body) & JUMP:
        mask &= ~JUMP
    for number in bits(mask):
        if owner_of(state, body, 1 << number) == NO_UNIT:
            mask &= ~(1 << number)
    return mask


def use_skills(state: State, body: int, mask: int, events: Events) -> None:
    """Mark declared skills as used and begin what lasts for the round. AMB-SKILL-7, -10."""
    for number in bits(mask):
        bit = 1 << number
        owner = owner_of(state, body, bit)
        state.used[owner] |= bit & ONCE_PER_GAME
        if events is not None:
            events.append(Event(Happening.SKILL_USED, (owner, number)))
        if bit == ALL_IN_ONE_SKILL:
            state.marks[owner] |= ALL_IN_ONE
            if owner == body and state.hero[body] != NO_UNIT:
                state.marks[state.hero[body]] |= ALL_IN_ONE
        elif bit == HEROIC_ATTACK:  # SKILL-HEROICATTACK-2
            for unit in state.parts_of(body):
                state.marks[unit] |= HEROIC


def is_reversed(state: State, unit: int) -> bool:
    """Spotter: HIT and BLANK are exchanged for his squad, its hero included. SKILL-SPOTTER-1."""
    return bool(personal_skills(state, unit) & SPOTTER)


def reaction_dice(state: State, body: int) -> int:
    """One die, two with Advanced, three with Superior Reactive Fire. REACT-03, AMB-REACT-12."""
    mask = skills_of(state, body)
    if mask & SUPERIOR_REACTIVE_FIRE:
        return 3
    return 2 if mask & ADVANCED_REACTIVE_FIRE else 1
