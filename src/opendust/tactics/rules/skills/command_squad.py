"""The Command Squad: its members' abilities, their rolls and their limits (p.23)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Action
from opendust.kernel.event import Event, Events
from opendust.kernel.pending import Chance
from opendust.kernel.refusal import Refusal
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.events import Happening, faces_of
from opendust.tactics.phases import AbilityRoll, Proceeding
from opendust.tactics.profile import SWITCHES
from opendust.tactics.rules import plans
from opendust.tactics.rules.corrections import has_first_corrections
from opendust.tactics.rules.fire.dice import FACES, hits_in
from opendust.tactics.rules.skills.skills import COMMAND_SQUAD, has_living, printed
from opendust.tactics.rules.turns import NOT_A_UNIT
from opendust.tactics.state import DESTROYED, OFF_BOARD, State
from opendust.tactics.units.cards import Role

GET_UP_RESTORES_AMMO: Final = SWITCHES.yes("get_up_restores_ammo")

ABILITIES: Final = (
    1 << plans.GET_MOVING
    | 1 << plans.MAKESHIFT_REPAIR
    | 1 << plans.FIELD_REPAIR
    | 1 << plans.GET_UP
    | 1 << plans.COME_ON_GUYS
)
"""The abilities of a Command Squad, as a mask of actions."""
ROLE_OF: Final = {
    plans.GET_MOVING: Role.OFFICER,
    plans.MAKESHIFT_REPAIR: Role.MECHANIC,
    plans.FIELD_REPAIR: Role.MECHANIC,
    plans.GET_UP: Role.MEDIC,
    plans.COME_ON_GUYS: Role.MEDIC,
}
ROLLED: Final = (plans.GET_MOVING, plans.FIELD_REPAIR, plans.COME_ON_GUYS)
"""The abilities that need a HIT. SKILL-COMMAND-6."""
BRINGS_BACK: Final = (plans.FIELD_REPAIR, plans.COME_ON_GUYS)
RULE_OF: Final = {
    plans.GET_MOVING: "SKILL-COMMAND-OFFICER-1",
    plans.MAKESHIFT_REPAIR: "SKILL-COMMAND-MECH-1",
    plans.FIELD_REPAIR: "SKILL-COMMAND-MECH-2",
    plans.GET_UP: "SKILL-COMMAND-MEDIC-1",
    plans.COME_ON_GUYS: "SKILL-COMMAND-MEDIC-3",
    plans.TANK_HEAD: "SKILL-TANKHEAD-1",
}
"""The rule that says whom an ability or skill is for: refusals cite it."""


def by_deed(fault: Refusal) -> dict[int, Refusal]:
    """A refusal that cites the rule of each ability or skill."""
    return {deed: fault.citing(rule) for deed, rule in RULE_OF.items()}


NO_COMMAND: Final = Refusal("SKILL-COMMAND-1", "ability-no-command-squad")
MEMBER_LOST: Final = Refusal("SKILL-COMMAND-2", "ability-member-lost")
NO_RADIOMAN: Final = Refusal("SKILL-COMMAND-MECH-3", "ability-needs-radioman")
NO_RADIO_FOR_SQUAD: Final = Refusal("SKILL-COMMAND-MEDIC-4", "ability-needs-radioman-for-squad")
ONE_ABILITY: Final = Refusal("SKILL-COMMAND-7", "plan-one-ability")
ALREADY_TRIED: Final = Refusal("SKILL-COMMAND-7", "ability-already-tried")
VEHICLE_BACK: Final = Refusal("SKILL-COMMAND-MECH-3", "ability-vehicle-returned-before")
SQUAD_BACK: Final = Refusal("SKILL-COMMAND-MEDIC-4", "ability-squad-returned-before")
NO_VEHICLE_LOST: Final = Refusal("SKILL-COMMAND-MECH-2", "ability-no-vehicle-lost")
NO_SQUAD_LOST: Final = Refusal("SKILL-COMMAND-MEDIC-3", "ability-no-squad-lost")
NOT_FRIENDLY: Final = by_deed(Refusal("SKILL-COMMAND-1", "ability-not-friendly"))
ON_ITSELF: Final = Refusal("SKILL-COMMAND-8", "ability-on-itself")
NOT_ADJACENT: Final = by_deed(Refusal("SKILL-COMMAND-1", "ability-not-adjacent"))
NOT_ACTIVATED: Final = Refusal("AMB-SKILL-18", "ability-not-activated-yet")
WRONG_KIND: Final = by_deed(Refusal("SKILL-COMMAND-1", "ability-wrong-kind"))
NO_HERO: Final = Refusal("SKILL-COMMAND-MEDIC-4", "ability-brings-back-squads")
NO_SQUAD: Final = Refusal("SKILL-COMMAND-MEDIC-3", "ability-brings-back-squads")
NO_VEHICLE: Final = Refusal("SKILL-COMMAND-MECH-2", "ability-brings-back-vehicles")
SQUAD_NOT_LOST: Final = Refusal("SKILL-COMMAND-MEDIC-3", "ability-squad-not-destroyed")
UNHURT: Final = by_deed(Refusal("SKILL-COMMAND-1", "ability-unhurt"))
NOT_DESTROYED: Final = Refusal("SKILL-COMMAND-MECH-2", "ability-not-destroyed")
NOT_ON_BOARD: Final = by_deed(Refusal("SKILL-COMMAND-1", "ability-not-on-board"))
NO_ORDER_OFF_BOARD: Final = Refusal("AMB-SKILL-18", "ability-not-on-board")


def is_living_member(state: State, body: int, role: Role) -> bool:
    """Whether a Command Squad still has a member. SKILL-COMMAND-2."""
    return bool(printed(state, body) & COMMAND_SQUAD) and has_living(state, body, role)


def refuse_ability(state: State, body: int, deed: int) -> Refusal | None:
    """Why a unit cannot declare an ability. SKILL-COMMAND-2, -6, -7, MECH-3, MEDIC-4."""
    if not printed(state, body) & COMMAND_SQUAD:
        return NO_COMMAND
    if not is_living_member(state, body, ROLE_OF[deed]):
        return MEMBER_LOST
    if state.tried[state.battle.owner[body]]:
        return ALREADY_TRIED
    if deed not in BRINGS_BACK:
        return None
    mends = deed == plans.FIELD_REPAIR
    if not is_living_member(state, body, Role.RADIOMAN):
        return NO_RADIOMAN if mends else NO_RADIO_FOR_SQUAD
    if state.revived[state.battle.owner[body]] & revival_bit(state, body, deed):
        return VEHICLE_BACK if mends else SQUAD_BACK
    for unit in range(state.battle.unit_count):
        if not refuse_ability_on(state, body, deed, unit):
            return None
    return NO_VEHICLE_LOST if mends else NO_SQUAD_LOST


def refuse_ability_on(state: State, body: int, deed: int, unit: int) -> Refusal | None:
    """Why an ability cannot be used on a unit. SKILL-COMMAND-8 and the abilities' own rules."""
    if state.battle.side[unit] != state.battle.side[body]:
        return NOT_FRIENDLY[deed]
    if unit in state.parts_of(body):
        return ON_ITSELF
    if deed in BRINGS_BACK:
        return refuse_return(state, deed, unit)
    if deed == plans.GET_MOVING:
        return refuse_get_moving(state, body, unit)
    if not state.is_on_board(unit):
        return NOT_ON_BOARD[deed]
    if not is_beside(state, body, unit):  # SKILL-COMMAND-MECH-1
        return NOT_ADJACENT[deed]
    card = state.battle.cards[unit]
    if deed == plans.MAKESHIFT_REPAIR and not card.is_vehicle:  # SKILL-COMMAND-MECH-1 vehicle
        return WRONG_KIND[deed]
    return None if is_hurt(state, unit) else UNHURT[deed]


def refuse_use_on(state: State, body: int, deed: int, unit: int) -> Refusal | None:
    """Why an ability, or Tank Head, cannot be used on a unit."""
    if deed == plans.TANK_HEAD:
        return refuse_tank_head(state, body, unit)
    return refuse_ability_on(state, body, deed, unit)


def refuse_tank_head(state: State, body: int, unit: int) -> Refusal | None:
    """Tank Head: one adjacent friendly vehicle that is damaged. SKILL-TANKHEAD-1."""
    if state.battle.side[unit] != state.battle.side[body]:
        return NOT_FRIENDLY[plans.TANK_HEAD]
    if not state.battle.cards[unit].is_vehicle:
        return WRONG_KIND[plans.TANK_HEAD]
    if not state.is_on_board(unit):
        return NOT_ON_BOARD[plans.TANK_HEAD]
    if not is_beside(state, body, unit):
        return NOT_ADJACENT[plans.TANK_HEAD]
    return None if is_hurt(state, unit) else UNHURT[plans.TANK_HEAD]


def refuse_return(state: State, deed: int, unit: int) -> Refusal | None:
    """A destroyed vehicle, or a destroyed squad, of the side. MECH-2, MEDIC-3, MEDIC-4."""
    card = state.battle.cards[unit]
    is_lost = state.place[unit] == DESTROYED
    if deed == plans.FIELD_REPAIR:
        if not card.is_vehicle:
            return NO_VEHICLE
        return None if is_lost else NOT_DESTROYED
    if not card.is_squad:
        return NO_HERO if card.is_hero else NO_SQUAD
    return None if is_lost else SQUAD_NOT_LOST


def refuse_get_moving(state: State, body: int, unit: int) -> Refusal | None:
    """Get Moving: an activated unit, adjacent or anywhere by radio. OFFICER-1, -2, AMB-SKILL-18."""
    if not state.is_on_board(unit):
        return NO_ORDER_OFF_BOARD
    if state.leader[unit] != NO_UNIT:
        return NOT_A_UNIT
    if not state.activated[unit]:
        return NOT_ACTIVATED
    if is_living_member(state, body, Role.RADIOMAN) or is_beside(state, body, unit):
        return None
    return NOT_ADJACENT[plans.GET_MOVING]


def is_beside(state: State, body: int, unit: int) -> bool:
    """Adjacent, or in the same space. AMB-SKILL-14."""
    return state.distance(body, unit) <= 1


def is_hurt(state: State, unit: int) -> bool:
    """Whether a unit has lost HP or miniatures."""
    for model in state.battle.models_of(unit):
        if state.health[model] < state.battle.model_full[model]:
            return True
    return False


def note_attempt(state: State, body: int) -> None:
    """One attempt per side and round. SKILL-COMMAND-7, TEAM-01, AMB-SKILL-17."""
    state.tried[state.battle.owner[body]] = 1
    if has_first_corrections(state):
        for seat in state.battle.seats_of(state.battle.side[body]):  # TEAM-01
            state.tried[seat] = 1


def revival_bit(state: State, body: int, deed: int) -> int:
    """The mark of a success, for each Mechanic and each Medic. MECH-3, MEDIC-4.

    A player's first Command Squad has the bit of the ability, the next ones the bits above.
    """
    battle = state.battle
    before = 0
    for unit in range(body):
        if battle.owner[unit] == battle.owner[body] and printed(state, unit) & COMMAND_SQUAD:
            before += 1
    return 1 << (deed + before * plans.DEEDS)


def use_ability(state: State, deed: int, unit: int, events: Events) -> None:
    """Carry an ability out, or roll for it first. SKILL-COMMAND-6."""
    note_attempt(state, state.acting().unit)  # SKILL-COMMAND-6 blank
    if deed in ROLLED:
        state.phase = AbilityRoll(deed, unit)
    else:
        state.phase = Proceeding()
        restore(state, state.battle.model_first[unit], 1, events)


def restore(state: State, model: int, points: int, events: Events) -> None:
    """HP or miniatures come back."""
    unit = state.battle.model_unit[model]
    gained = min(points, state.battle.model_full[model] - state.health[model])
    if gained:
        state.health[model] += gained
        if events is not None:
            events.append(Event(Happening.HEALTH_REGAINED, (unit, ((model, gained),))))


def do_restore(state: State, seat: int, action: Action, events: Events) -> None:
    """One miniature or HP returns, with the unit's ammo. MEDIC-1, MEDIC-2, AMB-SKILL-22."""
    model = action.number(0)
    note_attempt(state, state.acting().unit)
    restore(state, model, 1, events)
    unit = state.battle.model_unit[model]
    if state.battle.cards[unit].is_squad and GET_UP_RESTORES_AMMO.of(state.battle.profile):
        for line in state.battle.lines_of(unit):
            state.ammo[line] = state.battle.lines[line].ammo  # SKILL-COMMAND-MEDIC-2
    state.phase = Proceeding()


def get_up_models(state: State, body: int) -> list[int]:
    """The models of adjacent squads and heroes that have lost something. MEDIC-1."""
    found: list[int] = []
    for unit in range(state.battle.unit_count):
        if not state.battle.cards[unit].is_soldier:
            continue
        if not refuse_ability_on(state, body, plans.GET_UP, unit):
            for model in state.battle.models_of(unit):
                if state.health[model] < state.battle.model_full[model]:
                    found.append(model)
    return found


def ability_chance(state: State) -> Chance:
    """One die. SKILL-COMMAND-6."""
    return Chance("ability-roll", 1, FACES)


def do_ability_roll(state: State, values: tuple[int, ...], events: Events) -> None:
    """HIT: the ability works. SKILL-COMMAND-6."""
    phase = state.phase
    assert isinstance(phase, AbilityRoll)
    acting = state.acting()
    hits = hits_in(values)
    detail = (acting.unit, phase.deed, hits, faces_of(values))
    if events is not None:
        events.append(Event(Happening.ABILITY_ROLLED, detail, reveals=True))
    state.phase = Proceeding()
    if not hits:  # SKILL-COMMAND-6
        return
    if phase.deed == plans.GET_MOVING:
        if events is not None:
            events.append(Event(Happening.UNIT_REACTIVATED, (phase.unit,)))
    else:
        owner = state.battle.owner[acting.unit]
        state.revived[owner] |= revival_bit(state, acting.unit, phase.deed)
        bring_back(state, phase.unit, events)
    for unit in state.parts_of(phase.unit):
        state.activated[unit] = 0  # REACT-17
    acting.after = phase.unit


def bring_back(state: State, unit: int, events: Events) -> None:
    """A destroyed unit returns whole, off the board. AMB-SKILL-20."""
    for model in state.battle.models_of(unit):
        state.health[model] = state.battle.model_full[model]
    for line in state.battle.lines_of(unit):
        state.ammo[line] = state.battle.lines[line].ammo
        state.loaded[line] = 1
    state.place[unit] = OFF_BOARD
    state.moved[unit] = 0
    state.marks[unit] = 0
    if events is not None:
        events.append(Event(Happening.UNIT_RETURNED, (unit,)))
