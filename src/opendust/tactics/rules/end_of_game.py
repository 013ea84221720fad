"""End of a round and of the game: Self-Repair, objectives, victory points (p.7, p.22)."""

from __future__ import annotations

from typing import Final

from opendust.kernel.event import Event, Events
from opendust.kernel.pending import Chance, Result
from opendust.tactics.battle import SIDES
from opendust.tactics.board.scenario import ANY_SIDE, Goal, Objective, is_one_of
from opendust.tactics.events import Happening, faces_of
from opendust.tactics.phases import Initiative, Over, RoundEnd, RoundStart, SelfRepair
from opendust.tactics.rules.fire.dice import FACES, hits_in
from opendust.tactics.rules.skills.command_squad import restore
from opendust.tactics.rules.skills.skills import SELF_REPAIR
from opendust.tactics.state import DESTROYED, State

NOBODY: Final = -1


def begin_round(state: State, events: Events) -> bool:
    """All units are refreshed and initiative is rolled. ROUND-06, INIT-01."""
    state.round += 1
    for unit in range(state.battle.unit_count):
        state.activated[unit] = 0
        state.moved[unit] = 0
        state.marks[unit] = 0
    for seat in range(len(state.tried)):
        state.tried[seat] = 0
    if events is not None:
        events.append(Event(Happening.ROUND_BEGAN, (state.round,)))
    state.phase = Initiative()
    return True


def close_round(state: State, events: Events) -> bool:
    """Units repair themselves one after the other; then the round is judged. AMB-SKILL-13."""
    phase = state.phase
    assert isinstance(phase, RoundEnd)
    for unit in range(phase.unit, state.battle.unit_count):
        if state.battle.cards[unit].skill_mask & SELF_REPAIR and lost_points(state, unit):
            state.phase = SelfRepair(unit)
            return True
    if events is not None:
        events.append(
            Event(Happening.ROUND_ENDED, (state.round, points_of(state, 0), points_of(state, 1)))
        )
    judge(state, events)
    return True


def lost_points(state: State, unit: int) -> int:
    """The marked HP of a unit that is not destroyed. SKILL-SELFREPAIR-2."""
    if not state.is_alive(unit):
        return 0
    return state.battle.cards[unit].hp - state.strength(unit)


def repair_chance(state: State) -> Chance:
    """One die for each HP lost. SKILL-SELFREPAIR-1."""
    phase = state.phase
    assert isinstance(phase, SelfRepair)
    return Chance("self-repair-roll", lost_points(state, phase.unit), FACES)


def do_self_repair(state: State, values: tuple[int, ...], events: Events) -> None:
    """Each HIT restores one HP. SKILL-SELFREPAIR-1."""
    phase = state.phase
    assert isinstance(phase, SelfRepair)
    hits = hits_in(values)
    detail = (phase.unit, hits, faces_of(values))
    if events is not None:
        events.append(Event(Happening.SELF_REPAIR_ROLLED, detail, reveals=True))
    for model in state.battle.models_of(phase.unit):
        gap = min(hits, state.battle.model_full[model] - state.health[model])
        restore(state, model, gap, events)  # SKILL-SELFREPAIR-1
        hits -= gap
    state.phase = RoundEnd(phase.unit + 1)


def is_fulfilled(state: State, objective: Objective, side: int) -> bool:
    """Whether a side fulfils an objective now. END-02."""
    if objective.side not in (side, ANY_SIDE) or state.round < objective.from_round:
        return False
    return counted(state, objective, side) >= objective.count


def counted(state: State, objective: Objective, side: int) -> int:
    """How much of an objective a side has: spaces held, units there, or enemies destroyed."""
    battle = state.battle
    if objective.goal is Goal.DESTROY:
        return sum(
            [
                1
                for unit, card in enumerate(battle.cards)
                if battle.side[unit] != side
                and state.place[unit] == DESTROYED
                and is_one_of(card, objective.who)
            ]
        )
    there = [
        unit
        for unit, card in enumerate(battle.cards)
        if battle.side[unit] == side
        and is_one_of(card, objective.who)
        and any(space in objective.spaces for space in state.cells(unit))
    ]
    if objective.goal is Goal.REACH:
        return len(there)
    held = {space for unit in there for space in state.cells(unit)}
    return len(held.intersection(objective.spaces))


def is_open(state: State, objective: Objective, side: int) -> bool:
    """Whether a side could still fulfil an objective. END-04."""
    if objective.side not in (side, ANY_SIDE):
        return False
    able = 0
    for unit, card in enumerate(state.battle.cards):
        if not is_one_of(card, objective.who):
            continue
        is_own = state.battle.side[unit] == side
        if objective.goal is Goal.DESTROY:
            able += 0 if is_own else 1
        elif is_own and state.is_alive(unit):
            able += 1
    return able >= objective.count


def points_of(state: State, side: int) -> int:
    """The AP of the enemy units destroyed, and bonuses for objectives. END-06."""
    points = state.lost[1 - side]
    for objective in state.battle.scenario.objectives:
        if objective.points and is_fulfilled(state, objective, side):
            points += objective.points
    return points


def is_wiped_out(state: State, side: int) -> bool:
    """Whether a side has no unit left, on the board or off it. END-01."""
    for unit in range(state.battle.unit_count):
        if state.battle.side[unit] == side and state.is_alive(unit):
            return False
    return True


def judge(state: State, events: Events) -> None:
    """The game ends only at the end of a round. END-01 to END-05, AMB-END-3."""
    objectives = [entry for entry in state.battle.scenario.objectives if entry.wins]
    winners: list[int] = []
    for side in range(SIDES):
        done = any(is_fulfilled(state, objective, side) for objective in objectives)
        if done and events is not None:
            events.append(Event(Happening.OBJECTIVE_FULFILLED, (side,)))
        if done or is_wiped_out(state, 1 - side):
            winners.append(side)
    is_lost_cause = bool(objectives) and not any(
        is_open(state, objective, side) for objective in objectives for side in range(SIDES)
    )
    limit = state.battle.scenario.round_limit
    if len(winners) == 1:
        finish(state, winners[0], events)
    elif winners or is_lost_cause or (limit and state.round >= limit):
        finish(state, leader(state), events)
    else:
        state.phase = RoundStart()


def leader(state: State) -> int:
    """The side with more victory points; equal points are a draw. END-03, AMB-END-1."""
    difference = points_of(state, 0) - points_of(state, 1)
    if difference == 0:
        return NOBODY
    return 0 if difference > 0 else 1


def finish(state: State, side: int, events: Events) -> None:
    """The game is over."""
    if side == NOBODY:
        if events is not None:
            events.append(Event(Happening.MATCH_DRAWN))
    else:
        if events is not None:
            events.append(Event(Happening.MATCH_WON, (side,)))
    state.phase = Over(side)


def the_result(state: State) -> Result:
    """Which players have won, and the victory points of everybody's side. END-05."""
    phase = state.phase
    assert isinstance(phase, Over)
    seats = state.battle.seat_side
    winners = tuple([seat for seat, side in enumerate(seats) if phase.side in (side, -1)])
    return Result(winners, tuple([points_of(state, side) for side in seats]))
