"""What is done for a seat that is absent: nothing risky, and nothing that stops the match."""

from __future__ import annotations

from opendust.kernel.action import Action, Pairs
from opendust.tactics import plans
from opendust.tactics.actions import Verb
from opendust.tactics.phases import Losing, Phase, Retaliating, Turn
from opendust.tactics.rules.activations import unit_fault
from opendust.tactics.rules.close_combat import retaliation_bounds
from opendust.tactics.rules.damage import everything
from opendust.tactics.rules.declarations import has_entry
from opendust.tactics.state import State
from opendust.tactics.turn import POINTS

QUIET = (Verb.READY, Verb.HOLD_FIRE, Verb.STOP, Verb.FIRE, Verb.KEEP, Verb.FORGO)


def default(state: State, seat: int) -> Action:
    """The quiet choice of a decision point; losses fall where there is most to lose."""
    phase: Phase = state.phase
    if isinstance(phase, Turn):
        return idle(state, phase, seat)
    if isinstance(phase, Losing):
        return Action(Verb.LOSE, (cheapest(state, phase.unit, phase.points),))
    if isinstance(phase, Retaliating):
        return Action(Verb.RETALIATE, (retaliation_bounds(state, phase.unit),))
    found = POINTS[type(phase)].menu(state, seat)
    for option in found:
        if option.verb in QUIET:
            return Action(option.verb)
    # A number has no other smallest choice than the first of its range.
    return found[0].fill(lambda limit: 0)


def idle(state: State, phase: Turn, seat: int) -> Action:
    """The first unit does nothing; one off the board only enters. AMB-ACT-2, SETUP-07."""
    for unit in range(state.battle.unit_count):
        if unit_fault(state, phase, seat, unit):
            continue
        first = plans.NOTHING
        if not state.is_on_board(unit) and has_entry(state, unit):
            first = plans.MOVE
        return Action(Verb.ACTIVATE, (unit, plans.plan_of(first, plans.NOTHING), ()))
    raise ValueError(seat)


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
