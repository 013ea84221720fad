"""What is done for an absent seat where passing is no choice: nothing risky, nothing that stops."""

from __future__ import annotations

from opendust.kernel.action import Action, Pairs
from opendust.tactics import plans
from opendust.tactics.actions import Verb
from opendust.tactics.phases import Losing, Retaliating, Turn
from opendust.tactics.rules.activations import unit_fault
from opendust.tactics.rules.close_combat import retaliation_bounds
from opendust.tactics.rules.damage import everything
from opendust.tactics.rules.declarations import has_entry
from opendust.tactics.state import State


def stand_idle(state: State, seat: int) -> Action:
    """The first unit does nothing; one off the board only enters. AMB-ACT-2, SETUP-07."""
    phase = state.phase
    assert isinstance(phase, Turn)
    for unit in range(state.battle.unit_count):
        if unit_fault(state, phase, seat, unit):
            continue
        first = plans.NOTHING
        if not state.is_on_board(unit) and has_entry(state, unit):
            first = plans.MOVE
        return Action(Verb.ACTIVATE, (unit, plans.plan_of(first, plans.NOTHING), ()))
    raise ValueError(seat)


def retaliate_fully(state: State, seat: int) -> Action:
    """Everything that may retaliate does."""
    phase = state.phase
    assert isinstance(phase, Retaliating)
    return Action(Verb.RETALIATE, (retaliation_bounds(state, phase.unit),))


def lose_the_many(state: State, seat: int) -> Action:
    """Losses fall where there is most to lose."""
    phase = state.phase
    assert isinstance(phase, Losing)
    return Action(Verb.LOSE, (cheapest(state, phase.unit, phase.points),))


def cheapest(state: State, unit: int, points: int) -> Pairs:
    """Losses among the miniatures of which there are most; heroes last."""
    upper = everything(state, unit)
    heroes = [pair for pair in upper if state.battle.model_unit[pair[0]] != unit]
    squad = sorted([pair for pair in upper if pair not in heroes], key=lambda pair: -pair[1])
    taken: list[tuple[int, int]] = []
    for model, most in squad + heroes:
        amount = min(most, points)
        if amount:
            taken.append((model, amount))
            points -= amount
    return tuple(sorted(taken))
