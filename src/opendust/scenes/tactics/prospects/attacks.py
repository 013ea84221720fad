"""What would an attack of Dust Tactics do? Played by the engine with everything that reaches."""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.odds.chances import Chances
from opendust.odds.tactics.duel import aim_at
from opendust.odds.tactics.walk import Decide, walk
from opendust.scenes.tactics.moves import activated
from opendust.scenes.tactics.odds import decide as decide_as_absent
from opendust.scenes.tactics.odds import unit_odds
from opendust.scenes.tactics.prospects.models import Prospect
from opendust.tactics.attack import ORDINARY, Attack
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.game import options
from opendust.tactics.phases import Aiming
from opendust.tactics.rules import plans
from opendust.tactics.rules.fire.cover_saves import grade_against
from opendust.tactics.rules.fire.fire_zone import refuse_shot, refuse_use
from opendust.tactics.rules.fire.special_weapons import dice_for
from opendust.tactics.state import State

ATTACK: int = plans.plan_of(plans.ATTACK, plans.NOTHING)


def enemies_of(state: State, unit: int) -> list[int]:
    """The enemy units on the board."""
    side = state.battle.side
    return [
        other
        for other in range(state.battle.unit_count)
        if side[other] != side[unit] and state.is_body(other) and state.is_on_board(other)
    ]


def lines_at(state: State, unit: int, other: int) -> list[int]:
    """The lines without limited ammo that can hit another unit from where a unit stands."""
    return [
        line
        for part in state.parts_of(unit)
        for line in state.battle.lines_of(part)
        if not state.battle.lines[line].is_limited
        and not refuse_use(state, line)
        and not refuse_shot(state, unit, line, other)
    ]


def dice_at(state: State, unit: int, other: int) -> int:
    """How many dice a unit rolls at another from where it stands."""
    state.attack = Attack(unit, ORDINARY, NO_UNIT)
    return sum([dice_for(state, line, other, 1) for line in lines_at(state, unit, other)])


def force(state: State, unit: int, other: int) -> float:
    """A rough measure by which places to attack from are compared: damage at most, less cover."""
    state.attack = Attack(unit, ORDINARY, NO_UNIT)
    armor, total = state.battle.cards[other].armor, 0
    for line in lines_at(state, unit, other):
        damage = state.battle.lines[line].values[armor].damage
        total += dice_for(state, line, other, 1) * max(1, damage)
    if not total or not state.battle.cards[other].is_squad:
        return total
    return total / (1 + grade_against(state, unit, other, is_indirect=False))


def aiming(unit: int, other: int) -> Decide:
    """A unit aims everything at another; all else as somebody who is absent."""

    def decide(state: State, seat: int) -> Action:
        if isinstance(state.phase, Aiming) and state.fight().unit == unit:
            return aim_at(options(state, seat), (other,))
        return decide_as_absent(state, seat)

    return decide


def prospect(begun: State, unit: int, other: int) -> Prospect:
    """What comes of an attack that is about to be aimed."""
    ends = walk(begun, aiming(unit, other), Chances(exact=False))
    parts = [unit_odds(begun, ends, part) for part in begun.parts_of(other)]
    own = [unit_odds(begun, ends, part) for part in begun.parts_of(unit)]
    # A hero and the squad that he leads are hurt if either is.
    full = [begun.health[model] for part in begun.parts_of(other)
            for model in begun.battle.models_of(part)]  # fmt: skip
    models = [model for part in begun.parts_of(other) for model in begun.battle.models_of(part)]
    unhurt = sum([float(chance) for health, chance in ends.items()
                  if [health[model] for model in models] == full])  # fmt: skip
    gone = sum([float(chance) for health, chance in ends.items()
                if not any(health[model] for model in models)])  # fmt: skip
    return Prospect(
        unit=begun.battle.unit_names[unit],
        target=begun.battle.unit_names[other],
        dice=dice_at(begun.copy(), unit, other),
        hurt=max(gone, 1 - unhurt),
        destroyed=gone,
        lost=sum([odds["lost"] for odds in parts]),
        own_lost=sum([odds["lost"] for odds in own]),
    )


def attack_from(view: State, unit: int, space: int, other: int, plan: int) -> Prospect | None:
    """The prospect of an attack by a unit that stands in a space."""
    stood = view.copy()
    if stood.place[unit] != space:
        stood.put(unit, space)
    begun = activated(stood, unit, plan)
    if begun is None or not isinstance(begun.phase, Aiming):
        return None
    return prospect(begun, unit, other)
