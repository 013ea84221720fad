"""Where does the unit enter, and where does it go? The best end of all that is left to move."""

from __future__ import annotations

from opendust.bots.tactics.recruit.skills import values_of, worth_of_strike
from opendust.bots.tactics.recruit.spaces.ground import worth_of_place
from opendust.bots.tactics.recruit.spaces.reach import points_for
from opendust.bots.tactics.recruit.survey import Survey
from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.tactics.actions import Verb
from opendust.tactics.attack import CHARGING, ORDINARY
from opendust.tactics.phases import Moving
from opendust.tactics.rules import plans
from opendust.tactics.rules.moving.movement import movement_of, points_left
from opendust.tactics.rules.moving.reach import Node, Reach, reach
from opendust.tactics.rules.moving.unit_entry import entry_spaces
from opendust.tactics.rules.skills.skills import ASSAULT
from opendust.tactics.state import State


def steps_ahead(state: State) -> tuple[int, ...]:
    """What is still to come in the activation."""
    acting = state.acting()
    return acting.script[acting.at :]


def worth_of_end(survey: Survey, place: int) -> float:
    """What it is worth to end the moving here, with the attack that follows."""
    ahead = steps_ahead(survey.state)
    body = survey.state.acting().unit
    total = worth_of_place(survey, body, place)
    if plans.CHARGE_ATTACK in ahead:
        return total + survey.best_fire(body, place, CHARGING)
    if plans.ARTILLERY_STRIKE in ahead:
        return total + worth_of_strike(survey, body, place)
    if plans.ATTACK in ahead:
        return total + survey.best_fire(body, place, ORDINARY)
    return total


def best_end(survey: Survey, ends: list[int]) -> int:
    """The best space among the ends."""
    return max(ends, key=lambda place: worth_of_end(survey, place))


def ends_ahead(survey: Survey) -> list[tuple[float, int]]:
    """Every space in which the unit in activation can end its moves, with its worth."""
    state = survey.state
    acting = state.acting()
    if isinstance(state.phase, Moving):
        ends = list(way_ahead(survey, with_later=True).ends)
    else:
        moves = steps_ahead(state).count(plans.MOVE)
        points = points_for(state, acting.unit, moves, acting.skills)
        starts: list[Node] = [(space, 0, 0) for space in entry_spaces(state, acting.unit)]
        ends = list(reach(state, acting.unit, starts, points).ends)
    return [(worth_of_end(survey, end), end) for end in with_targets(survey, ends)]


def with_targets(survey: Survey, ends: list[int]) -> list[int]:
    """The ends from which the attack that was declared hits somebody; all where none does.

    Whoever is asked in the middle of a move did not choose the plan, but shall not waste it.
    """
    ahead = steps_ahead(survey.state)
    mode = CHARGING if plans.CHARGE_ATTACK in ahead else ORDINARY
    if mode == ORDINARY and plans.ATTACK not in ahead:
        return ends
    body = survey.state.acting().unit
    return [end for end in ends if survey.best_fire(body, end, mode) > 0] or ends


def way_ahead(survey: Survey, *, with_later: bool) -> Reach:
    """Where the unit can go from here, in this MOVE or with all that follow."""
    state = survey.state
    phase = state.phase
    assert isinstance(phase, Moving)
    acting = state.acting()
    points = points_left(state, phase)
    if with_later:
        moves = steps_ahead(state).count(plans.MOVE)
        points += movement_of(state, acting.unit) * moves * (2 if acting.skills & ASSAULT else 1)
    start: Node = (state.place[acting.unit], acting.diagonal, phase.roof)
    return reach(state, acting.unit, [start], points)


def choose_entry(survey: Survey, options: list[Option]) -> Action:
    """The deployment space from which the best end can be reached."""
    state = survey.state
    body = state.acting().unit
    moves = steps_ahead(state).count(plans.MOVE)
    points = points_for(state, body, moves, state.acting().skills)
    best: tuple[float, int] | None = None
    for space in values_of(options[0], 0):
        ends = list(reach(state, body, [(space, 0, 0)], points).ends)
        score = max([worth_of_end(survey, end) for end in ends]) + survey.tastes[space]
        if best is None or score > best[0]:
            best = (score, space)
    assert best is not None
    return Action(Verb.ENTER, (best[1],))


def choose_step(survey: Survey, options: list[Option]) -> Action:
    """The next step to the best end, or the end of the MOVE."""
    is_last = plans.MOVE not in steps_ahead(survey.state)
    for with_later in (False,) if is_last else (True, False):
        step = step_on(survey, way_ahead(survey, with_later=with_later), options)
        if step is not None:
            return step
    return quiet_step(options)


def step_on(survey: Survey, way: Reach, options: list[Option]) -> Action | None:
    """The first step to the best end, if the rules allow it now."""
    if not way.ends:
        return None
    here = survey.state.place[survey.state.acting().unit]
    step = way.first_step(best_end(survey, sorted(way.ends)))
    if step == here:
        stop = [option for option in options if option.verb is Verb.STOP]
        return Action(Verb.STOP) if stop else None
    verbs = {option.verb for option in options if step in values_of_step(option)}
    if Verb.CRUSH in verbs and crushes(survey, step):
        return Action(Verb.CRUSH, (step,))
    return Action(Verb.STEP, (step,)) if Verb.STEP in verbs else None


def values_of_step(option: Option) -> tuple[int, ...]:
    """The spaces of a step; none for the end of the MOVE."""
    return values_of(option, 0) if option.domains else ()


def crushes(survey: Survey, space: int) -> bool:
    """A crate is crushed where an enemy squad is nearer to it than a friendly one."""
    grid = survey.state.battle.grid
    nearest = [
        min(
            [
                grid.range_between(space, survey.state.place[unit])
                for unit in units
                if survey.state.battle.cards[unit].is_squad
            ],
            default=grid.space_count,
        )
        for units in (survey.enemies, survey.friends)
    ]
    return nearest[0] < nearest[1]


def quiet_step(options: list[Option]) -> Action:
    """Stop where that is allowed, else any step."""
    for option in options:
        if option.verb is Verb.STOP:
            return Action(Verb.STOP)
    return options[0].fill(lambda limit: 0)
