"""What can the enemy do next? The attack first, then the answer of whoever is left to give it."""

from __future__ import annotations

from opendust.kernel.refusal import BadText
from opendust.odds.chances import Chances, Number
from opendust.odds.tactics.duel import Asked, TacticsOdds
from opendust.odds.tactics.field import Field
from opendust.odds.tactics.walk import walk
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.phases import Turn
from opendust.tactics.rules.fire.damage import split
from opendust.tactics.state import DESTROYED, State

Ends = dict[tuple[int, ...], Number]


def after_answer(
    odds: TacticsOdds, *, all_out: bool = False, sustained: bool = False, exact: bool = False
) -> TacticsOdds:
    """What both sides have left when the target that does most has attacked back."""
    found = [
        TacticsOdds(odds.field, answered(odds, target, Chances(exact=exact), all_out, sustained))
        for target in odds.field.targets
    ]
    return min(found, key=lambda one: one.swing())


def answered(
    odds: TacticsOdds, target: int, chances: Chances, all_out: bool, sustained: bool
) -> Ends:
    """The ends of the attack, each followed by one target's own attack."""
    ends: Ends = {}
    for health, chance in odds.ends.items():
        for later, more in answers(odds.field, health, target, chances, all_out, sustained).items():
            ends[later] = ends.get(later, 0) + chance * more
    return ends


def answers(
    field: Field, health: tuple[int, ...], target: int, chances: Chances, all_out: bool,
    sustained: bool,
) -> Ends:  # fmt: skip
    """What follows one end of the attack; nothing where the target cannot answer."""
    state = left_over(field, health)
    body, foe = standing(state, field.state, target), standing(state, field.state, field.attacker)
    if NO_UNIT in (body, foe):
        return {health: chances.one}
    asked = Asked(Field(state, body, (foe,), NO_UNIT), "none", sustained=sustained, all_out=all_out)
    try:
        begun = asked.begun()
    except BadText:
        return {health: chances.one}
    return walk(begun, asked.decide, chances)


def standing(state: State, before: State, body: int) -> int:
    """The unit, or its hero if only he is left, or NO_UNIT."""
    for unit in before.parts_of(body):
        if state.is_alive(unit):
            return state.body_of(unit)
    return NO_UNIT


def left_over(field: Field, health: tuple[int, ...]) -> State:
    """The position after the attack, with the second side on turn."""
    state = field.state.copy()
    state.health = list(health)
    for unit in range(state.battle.unit_count):
        if state.strength(unit) == 0:
            split(state, state.body_of(unit))
            state.put(unit, DESTROYED)
    state.phase = Turn(1, ())
    return state
