"""Whom could a unit of Dust Tactics hit from where it stands, with what, and if not, why?"""

from __future__ import annotations

from opendust.kernel.refusal import BadText, Fault, Refusal
from opendust.scenes.study_models import FireStudy, TargetStudy, WeaponZone
from opendust.scenes.tactics.attack import COVERS, value_against
from opendust.scenes.tactics.moves import unit_named
from opendust.tactics.attack import ORDINARY, Attack
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.rules.fire.cover_saves import grade_against, ignores_cover
from opendust.tactics.rules.fire.fire_zone import (
    refuse_damage,
    refuse_target,
    refuse_use,
    refuse_zone,
)
from opendust.tactics.rules.fire.sight import ANY_OTHER_SIGHT, can_see
from opendust.tactics.rules.fire.special_weapons import dice_for
from opendust.tactics.state import State
from opendust.words import text
from opendust.words.catalogue import has_message, written
from opendust.words.tactics.vocabulary import refusal_details


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
