"""The Command Squad: its members' abilities, their rolls and their limits (p.23)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.event import Event
from opendust.tactics import plans
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.cards import Role
from opendust.tactics.events import Happening, faces_of
from opendust.tactics.phases import AbilityRoll, Proceeding
from opendust.tactics.rules.dice import hits_in
from opendust.tactics.rules.skills import COMMAND_SQUAD, has_living, printed
from opendust.tactics.state import DESTROYED, OFF_BOARD, State

ABILITIES: Final = (
    plans.GET_MOVING,
    plans.MAKESHIFT_REPAIR,
    plans.FIELD_REPAIR,
    plans.GET_UP,
    plans.COME_ON_GUYS,
)
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

FINE: Final = ""
NO_COMMAND: Final = "ability-no-command-squad"
MEMBER_LOST: Final = "ability-member-lost"
NO_RADIOMAN: Final = "ability-needs-radioman"
NO_RADIO_FOR_SQUAD: Final = "ability-needs-radioman-for-squad"
ALREADY_TRIED: Final = "ability-already-tried"
VEHICLE_BACK: Final = "ability-vehicle-returned-before"
SQUAD_BACK: Final = "ability-squad-returned-before"
NO_VEHICLE_LOST: Final = "ability-no-vehicle-lost"
NO_SQUAD_LOST: Final = "ability-no-squad-lost"
NOT_FRIENDLY: Final = "ability-not-friendly"
ON_ITSELF: Final = "ability-on-itself"
NOT_ADJACENT: Final = "ability-not-adjacent"
NOT_ACTIVATED: Final = "ability-not-activated-yet"
WRONG_KIND: Final = "ability-wrong-kind"
NO_SQUAD: Final = "ability-brings-back-squads"
NO_VEHICLE: Final = "ability-brings-back-vehicles"
SQUAD_NOT_LOST: Final = "ability-squad-not-destroyed"
UNHURT: Final = "ability-unhurt"
NOT_DESTROYED: Final = "ability-not-destroyed"
NOT_ON_BOARD: Final = "ability-not-on-board"

RULES: Final[dict[str, str]] = {
    NO_COMMAND: "SKILL-COMMAND-1",
    MEMBER_LOST: "SKILL-COMMAND-2",
    NO_RADIOMAN: "SKILL-COMMAND-MECH-3",
    NO_RADIO_FOR_SQUAD: "SKILL-COMMAND-MEDIC-4",
    ALREADY_TRIED: "SKILL-COMMAND-7",
    VEHICLE_BACK: "SKILL-COMMAND-MECH-3",
    SQUAD_BACK: "SKILL-COMMAND-MEDIC-4",
    NO_VEHICLE_LOST: "SKILL-COMMAND-MECH-2",
    NO_SQUAD_LOST: "SKILL-COMMAND-MEDIC-3",
    NOT_FRIENDLY: "SKILL-COMMAND-OFFICER-1",
    ON_ITSELF: "SKILL-COMMAND-8",
    NOT_ADJACENT: "SKILL-COMMAND-OFFICER-1",
    NOT_ACTIVATED: "AMB-SKILL-18",
    WRONG_KIND: "SKILL-COMMAND-MECH-1",
    UNHURT: "SKILL-COMMAND-MEDIC-1",
    NOT_DESTROYED: "SKILL-COMMAND-MECH-2",
    SQUAD_NOT_LOST: "SKILL-COMMAND-MEDIC-3",
    NO_SQUAD: "SKILL-COMMAND-MEDIC-4",
    NO_VEHICLE: "SKILL-COMMAND-MECH-2",
    NOT_ON_BOARD: "AMB-SKILL-18",
}


def is_living_member(state: State, body: int, role: Role) -> bool:
    """Whether a Command Squad still has a member. SKILL-COMMAND-2."""
    return bool(printed(state, body) & COMMAND_SQUAD) and has_living(state, body, role)


def ability_fault(state: State, body: int, deed: int) -> str:
    """Why a unit cannot declare an ability. SKILL-COMMAND-2, -6, -7, MECH-3, MEDIC-4."""
    if not printed(state, body) & COMMAND_SQUAD:
        return NO_COMMAND
    if not is_living_member(state, body, ROLE_OF[deed]):
        return MEMBER_LOST
    if state.tried[state.battle.owner[body]]:
        return ALREADY_TRIED
    if deed not in BRINGS_BACK:
        return FINE
    mends = deed == plans.FIELD_REPAIR
    if not is_living_member(state, body, Role.RADIOMAN):
        return NO_RADIOMAN if mends else NO_RADIO_FOR_SQUAD
    if state.revived[state.battle.owner[body]] & (1 << deed):
        return VEHICLE_BACK if mends else SQUAD_BACK
    for unit in range(state.battle.unit_count):
        if not target_fault(state, body, deed, unit):
            return FINE
    return NO_VEHICLE_LOST if mends else NO_SQUAD_LOST


def target_fault(state: State, body: int, deed: int, unit: int) -> str:
    """Why an ability cannot be used on a unit. SKILL-COMMAND-8 and the abilities' own rules."""
    if state.battle.side[unit] != state.battle.side[body]:
        return NOT_FRIENDLY
    if unit in state.parts_of(body):
        return ON_ITSELF
    if deed in BRINGS_BACK:
        return return_fault(state, deed, unit)
    if not state.is_on_board(unit):
        return NOT_ON_BOARD
    if deed == plans.GET_MOVING:
        return order_fault(state, body, unit)
    if not is_beside(state, body, unit):
        return NOT_ADJACENT
    card = state.battle.cards[unit]
    if deed == plans.MAKESHIFT_REPAIR and not card.is_vehicle:
        return WRONG_KIND
    return FINE if is_hurt(state, unit) else UNHURT


def return_fault(state: State, deed: int, unit: int) -> str:
    """A destroyed vehicle, or a destroyed squad, of the side. MECH-2, MEDIC-3, MEDIC-4."""
    card = state.battle.cards[unit]
    is_lost = state.place[unit] == DESTROYED
    if deed == plans.FIELD_REPAIR:
        if not card.is_vehicle:
            return NO_VEHICLE
        return FINE if is_lost else NOT_DESTROYED
    if not card.is_squad:
        return NO_SQUAD
    return FINE if is_lost else SQUAD_NOT_LOST


def order_fault(state: State, body: int, unit: int) -> str:
    """Get Moving: an activated unit, adjacent or anywhere by radio. OFFICER-1, -2, AMB-SKILL-18."""
    if state.leader[unit] != NO_UNIT:
        return WRONG_KIND
    if not state.activated[unit]:
        return NOT_ACTIVATED
    if is_living_member(state, body, Role.RADIOMAN) or is_beside(state, body, unit):
        return FINE
    return NOT_ADJACENT


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
    """One attempt per player and round. SKILL-COMMAND-7, AMB-SKILL-17."""
    state.tried[state.battle.owner[body]] = 1


def use_ability(state: State, deed: int, unit: int, events: list[Event]) -> None:
    """Carry an ability out, or roll for it first. SKILL-COMMAND-6."""
    note_attempt(state, state.acting().unit)
    if deed in ROLLED:
        state.phase = AbilityRoll(deed, unit)
    else:
        state.phase = Proceeding()
        restore(state, state.battle.model_first[unit], 1, events)


def restore(state: State, model: int, points: int, events: list[Event]) -> None:
    """HP or miniatures come back."""
    unit = state.battle.model_unit[model]
    gained = min(points, state.battle.model_full[model] - state.health[model])
    if gained:
        state.health[model] += gained
        events.append(Event(Happening.HEALTH_REGAINED, (unit, ((model, gained),))))


def get_up(state: State, model: int, events: list[Event]) -> None:
    """One miniature or HP returns, with the unit's ammo. MEDIC-1, MEDIC-2, AMB-SKILL-22."""
    note_attempt(state, state.acting().unit)
    restore(state, model, 1, events)
    unit = state.battle.model_unit[model]
    if state.battle.cards[unit].is_squad and state.battle.profile.get_up_restores_ammo:
        for line in state.battle.lines_of(unit):
            state.ammo[line] = state.battle.lines[line].ammo
    state.phase = Proceeding()


def get_up_models(state: State, body: int) -> list[int]:
    """The models of adjacent squads and heroes that have lost something. MEDIC-1."""
    found: list[int] = []
    for unit in range(state.battle.unit_count):
        if not state.battle.cards[unit].is_soldier:
            continue
        if not target_fault(state, body, plans.GET_UP, unit):
            for model in state.battle.models_of(unit):
                if state.health[model] < state.battle.model_full[model]:
                    found.append(model)
    return found


def take_ability_roll(state: State, values: tuple[int, ...], events: list[Event]) -> None:
    """HIT: the ability works. SKILL-COMMAND-6."""
    phase = state.phase
    assert isinstance(phase, AbilityRoll)
    acting = state.acting()
    hits = hits_in(values)
    detail = (acting.unit, phase.deed, hits, faces_of(values))
    events.append(Event(Happening.ABILITY_ROLLED, detail, reveals=True))
    state.phase = Proceeding()
    if not hits:
        return
    if phase.deed == plans.GET_MOVING:
        events.append(Event(Happening.UNIT_REACTIVATED, (phase.unit,)))
    else:
        state.revived[state.battle.owner[acting.unit]] |= 1 << phase.deed
        bring_back(state, phase.unit, events)
    for unit in state.parts_of(phase.unit):
        state.activated[unit] = 0
    acting.after = phase.unit


def bring_back(state: State, unit: int, events: list[Event]) -> None:
    """A destroyed unit returns whole, off the board. AMB-SKILL-20."""
    for model in state.battle.models_of(unit):
        state.health[model] = state.battle.model_full[model]
    for line in state.battle.lines_of(unit):
        state.ammo[line] = state.battle.lines[line].ammo
        state.loaded[line] = 1
    state.place[unit] = OFF_BOARD
    state.moved[unit] = 0
    state.marks[unit] = 0
    events.append(Event(Happening.UNIT_RETURNED, (unit,)))
