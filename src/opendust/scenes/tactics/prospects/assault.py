"""Which pair of actions leads to an attack on a unit, and which is the best?

From where the unit stands with one action or with both, or after one MOVE from the space that
promises most. What each of them does is played by the engine.
"""

from __future__ import annotations

from opendust.scenes.tactics.moves import Legs, legs_of, unit_named
from opendust.scenes.tactics.prospects.attacks import attack_from, dice_at, force
from opendust.scenes.tactics.prospects.models import Assault, AssaultStudy
from opendust.tactics.rules import plans
from opendust.tactics.state import State

AFTER_MOVE = plans.plan_of(plans.MOVE, plans.ATTACK)
AT_ONCE = plans.plan_of(plans.ATTACK, plans.NOTHING)


def assault(view: State, name: str, target: str) -> AssaultStudy:
    """The ways in which a unit could attack another in its activation. ACT-01, ACT-02."""
    unit, other = unit_named(view, name), unit_named(view, target)
    battle, names = view.battle, view.battle.grid.names
    ways: list[Assault] = []
    if view.is_on_board(unit) and view.is_on_board(other):
        for plan in (plans.SUSTAINED, AT_ONCE):
            found = attack_from(view, unit, view.place[unit], other, plan)
            if found is not None and found["dice"]:
                ways.append(Assault(plan=plans.PLAN_NAMES[plan], stops=[], prospect=found))
    spaces = approaches(view, unit, other)
    best = best_of(view, unit, other, spaces)
    if best >= 0:
        found = attack_from(view, unit, best, other, AT_ONCE)
        if found is not None:
            name_of = plans.PLAN_NAMES[AFTER_MOVE]
            ways.append(Assault(plan=name_of, stops=[names[best]], prospect=found))
    ways.sort(key=lambda way: -worth(way))
    return AssaultStudy(
        kind="assault",
        unit=battle.unit_names[unit],
        target=battle.unit_names[other],
        ways=ways,
        spaces={names[space]: dice for space, (_, dice) in sorted(spaces.items())},
    )


def worth(way: Assault) -> float:
    """Destroying counts most, then hurting; what it costs oneself counts against it."""
    found = way["prospect"]
    return found["destroyed"] + found["hurt"] + 0.1 * (found["lost"] - found["own_lost"])


def approaches(view: State, unit: int, other: int) -> dict[int, tuple[Legs, int]]:
    """The spaces of one MOVE from which a unit has something to fire at another: way, dice."""
    found: dict[int, tuple[Legs, int]] = {}
    if not view.is_on_board(other):
        return found
    for space, legs in legs_of(view, unit, 1).items():
        if len(legs) != 1:
            continue
        stood = view.copy()
        stood.put(unit, space)
        dice = dice_at(stood, unit, other)
        if dice:
            found[space] = (legs, dice)
    return found


def best_of(view: State, unit: int, other: int, spaces: dict[int, tuple[Legs, int]]) -> int:
    """The space that promises most; of those alike the one with the shortest way. -1: none."""

    def promise(space: int) -> tuple[float, int, int]:
        stood = view.copy()
        stood.put(unit, space)
        return (-force(stood, unit, other), len(spaces[space][0][0]), space)

    return min(spaces, key=promise, default=-1)
