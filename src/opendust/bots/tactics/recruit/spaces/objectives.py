"""Which spaces do objectives make worth going to? Their pull, less with every space of distance."""

from __future__ import annotations

from opendust.bots.tactics.recruit.spaces.ways import FAR, ways_to
from opendust.bots.tactics.recruit.survey import Survey
from opendust.tactics.board.scenario import ANY_SIDE, Goal, Objective, is_one_of

Pull = tuple[float, list[int]]
"""What a space is worth, and the steps to it from everywhere."""


def pulls_on(survey: Survey, body: int) -> list[Pull]:
    """The spaces that objectives give a unit to go to."""
    found: list[Pull] = []
    for objective in survey.state.battle.scenario.objectives:
        if objective.goal is not Goal.DESTROY:
            found += pulls_of(survey, body, objective)
    return found


def pulls_of(survey: Survey, body: int, objective: Objective) -> list[Pull]:
    """The spaces of one objective, unless a friend stands there."""
    table = survey.weights.place
    card = survey.state.battle.cards[body]
    is_ours = objective.side in (survey.side, ANY_SIDE)
    if is_ours and not is_one_of(card, objective.who):
        return []
    prize = objective.points * survey.weights.worth["point"]
    prize += survey.weights.worth["victory"] / objective.count if objective.wins else 0.0
    prize *= table["hold"] if is_ours else table["deny"] * nearness(survey, objective)
    return [
        (prize, ways_to(survey, space, is_vehicle=card.is_vehicle))
        for space in objective.spaces
        if not is_held_by_other(survey, body, space)
    ]


def nearness(survey: Survey, objective: Objective) -> float:
    """How near the enemy is to an objective of his: 1 on it, less with every space."""
    battle = survey.state.battle
    nearest = FAR
    for enemy in survey.enemies:
        if is_one_of(battle.cards[enemy], objective.who):
            for space in objective.spaces:
                there = survey.state.place[enemy]
                nearest = min(nearest, battle.grid.range_between(there, space))
    return float(survey.weights.place["fade"] ** nearest)


def is_held_by_other(survey: Survey, body: int, space: int) -> bool:
    """Whether a friend already stands in a space."""
    state = survey.state
    return any(
        other != body and state.battle.side[other] == survey.side
        for other in state.bodies_at(space)
    )
