"""Where could a unit of Dust Tactics go, and whom could it hit? Asked of the engine itself.

The unit is activated on a copy of the view, as if it were its turn, and the engine says how far
it can go. Nothing here knows what a step costs or what is in the way.
"""

from __future__ import annotations

from opendust.kernel.action import Action, Decision
from opendust.kernel.refusal import BadText, Fault, Refusal
from opendust.scenes.study_models import FireStudy, MovesStudy, TargetStudy, WeaponZone
from opendust.scenes.tactics.attack import COVERS, value_against
from opendust.tactics.actions import Verb
from opendust.tactics.attack import ORDINARY, Attack
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.phases import Entering, Moving, Turn
from opendust.tactics.rules import plans
from opendust.tactics.rules.fire.cover_saves import grade_against, ignores_cover
from opendust.tactics.rules.fire.fire_zone import (
    refuse_damage,
    refuse_target,
    refuse_use,
    refuse_zone,
)
from opendust.tactics.rules.fire.sight import ANY_OTHER_SIGHT, can_see
from opendust.tactics.rules.fire.special_weapons import dice_for
from opendust.tactics.rules.moving.movement import allowance
from opendust.tactics.rules.moving.reach import Node, reach
from opendust.tactics.rules.moving.unit_entry import entry_spaces
from opendust.tactics.rules.skills.skills import ENTRY_FULL_MOVE
from opendust.tactics.state import State
from opendust.tactics.turn import apply, options
from opendust.words import text
from opendust.words.catalogue import has_message, written
from opendust.words.tactics.vocabulary import refusal_details


def unit_named(view: State, name: str) -> int:
    """The unit that acts under this name."""
    if name not in view.battle.unit_names:
        raise BadText([Fault("", 0, "study-place-unknown", name=name[:60])])
    unit = view.body_of(view.battle.unit_names.index(name))
    if not view.is_alive(unit):
        raise BadText([Fault("", 0, "sight-not-on-board", unit=name)])
    return unit


def on_turn(view: State, unit: int) -> State:
    """The same battlefield with the unit about to be activated."""
    state = view.copy()
    state.activation = None
    state.attack = None
    for part in state.parts_of(unit):
        state.activated[part] = 0
    state.phase = Turn(state.battle.side[unit], (unit,))
    return state


def moves(view: State, name: str) -> MovesStudy:
    """Every space that a unit can stop in, with one MOVE action or with two. MOVE-01."""
    unit = unit_named(view, name)
    found: dict[str, int] = {}
    for number, second in ((1, plans.NOTHING), (2, plans.MOVE)):
        start = on_turn(view, unit)
        seat = start.battle.owner[unit]
        action = Action(Verb.ACTIVATE, (unit, plans.plan_of(plans.MOVE, second), ()))
        if not any(option.contains(action) for option in options(start, seat)):
            continue
        apply(start, Decision(seat, action))
        for space in sorted(stops(start, unit, number)):
            found.setdefault(view.battle.grid.names[space], number)
    return MovesStudy(kind="moves", unit=view.battle.unit_names[unit], moves=found)


def stops(state: State, unit: int, number: int) -> set[int]:
    """The spaces in which a unit can stand after so many MOVEs, if nobody disturbs it."""
    if not isinstance(state.phase, (Moving, Entering)):
        return {state.place[unit]} if state.place[unit] >= 0 else set()
    acting = state.acting()
    extra = acting.fast + acting.scout
    starts, points = first_leg(state, unit)
    found = set(reach(state, unit, starts, points + extra).ends)
    # What Fast and Scout Vehicle add may be spent in either MOVE.
    for spent in range(extra + 1) if number > 1 else ():
        standing = reach(state, unit, starts, points + spent).standing
        found |= set(reach(state, unit, standing, allowance(state, unit, 1) + extra - spent).ends)
    return found


def first_leg(state: State, unit: int) -> tuple[list[Node], int]:
    """Where the first MOVE begins, and its own points; entering counts as its first step."""
    phase = state.phase
    if isinstance(phase, Moving):
        return [(state.place[unit], state.acting().diagonal, phase.roof)], phase.points
    starts: list[Node] = [(space, 0, 0) for space in entry_spaces(state, unit)]
    return starts, allowance(state, unit, 1) - 1 if ENTRY_FULL_MOVE.of(state.battle.profile) else 0


def fire(view: State, name: str, language: str) -> FireStudy:
    """The fire zone of a unit where it stands, and what each weapon can do to each enemy."""
    unit = unit_named(view, name)
    if view.place[unit] < 0:
        raise BadText([Fault("", 0, "sight-not-on-board", unit=name)])
    state = view.copy()
    state.attack = Attack(unit, ORDINARY, NO_UNIT)
    battle = state.battle
    lines = [line for part in state.parts_of(unit) for line in battle.lines_of(part)]
    enemies = [
        other for other in range(battle.unit_count)
        if battle.side[other] != battle.side[unit] and state.is_body(other)
        and state.place[other] >= 0
    ]  # fmt: skip
    return FireStudy(
        kind="fire",
        unit=battle.unit_names[unit],
        zones=[zone(state, unit, line) for line in lines],
        targets=[target(state, unit, line, other, language)
                 for line in lines for other in enemies],
    )  # fmt: skip


def zone(state: State, unit: int, line: int) -> WeaponZone:
    """The spaces in range that a unit sees. ATK-07."""
    grid, weapon = state.battle.grid, state.battle.lines[line]
    here = state.place[unit]
    return WeaponZone(
        weapon=state.battle.line_names[line],
        spaces=[
            grid.names[space] for space in range(grid.space_count)
            if space != here and weapon.reaches(grid.range_between(here, space))
            and can_see(grid, state.flags, here, space, ANY_OTHER_SIGHT)
        ],
    )  # fmt: skip


def target(state: State, unit: int, line: int, other: int, language: str) -> TargetStudy:
    """What a weapon can do to an enemy unit, or why nothing."""
    fault = (
        refuse_use(state, line) or refuse_target(state, unit, other)
        or refuse_damage(state, line, other) or refuse_zone(state, unit, line, other)
    )  # fmt: skip
    card = state.battle.cards[other]
    cover = 0
    if not fault and card.is_squad and not ignores_cover(state, line, other):
        cover = grade_against(state, unit, other, is_indirect=False)
    return TargetStudy(
        weapon=state.battle.line_names[line],
        target=state.battle.unit_names[other],
        value=value_against(state, line, other),
        dice=0 if fault else dice_for(state, line, other, 1),
        cover=COVERS[cover],
        rule=fault.rule if fault else "",
        why_not=fault_words(state, line, other, fault, language) if fault else "",
    )


def fault_words(state: State, line: int, other: int, fault: Refusal, language: str) -> str:
    """The sentence of a refusal about a weapon and its target."""
    message = "tactics-refusal-" + fault.message
    if not has_message(message):
        return text("tactics-refusal-not-now", language)
    battle = state.battle
    bearer = battle.unit_names[battle.line_unit[line]]
    refusal = fault.about(weapon=battle.line_names[line],
                          target=battle.unit_names[other], unit=bearer)  # fmt: skip
    return written(message, language, refusal_details(state, refusal, language))
