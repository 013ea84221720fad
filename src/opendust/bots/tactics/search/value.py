"""Who is likely to win from here? Points, wounds, objectives within reach, guns ready to fire."""

from __future__ import annotations

from math import exp

from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.claims import fulfilment
from opendust.bots.weight_tables import Table
from opendust.tactics.attack import ORDINARY
from opendust.tactics.board.scenario import ANY_SIDE
from opendust.tactics.phases import Over
from opendust.tactics.state import State


def final_value(state: State, side: int, table: Table) -> float | None:
    """What a finished match is worth to a side: 1, 0 or a draw; nothing while it goes on."""
    phase = state.phase
    if not isinstance(phase, Over):
        return None
    return table["draw"] if phase.side < 0 else float(phase.side == side)


def chance_to_win(survey: Survey, side: int, table: Table) -> float:
    """The value of a position to a side, between 0 and 1."""
    state = survey.state
    ended = final_value(state, side, table)
    if ended is not None:
        return ended
    lead = standing(survey, side, table) - standing(survey, 1 - side, table)
    return 1 / (1 + exp(max(-50.0, min(50.0, -lead / scale_of(state, table)))))


def scale_of(state: State, table: Table) -> float:
    """The lead in AP that makes winning likely: less of an army from round to round."""
    total = sum([card.ap for card in state.battle.cards]) / 2
    limit = state.battle.scenario.round_limit
    left = 1 - state.round / limit if limit else 1.0
    return total * (table["sure"] + table["open"] * left)


def standing(survey: Survey, side: int, table: Table) -> float:
    """What a side has, in army points."""
    total = harm_done(survey.state, side, table) + prospects(survey, side, table)
    return total + table["guns"] * guns(survey, side, table)


def harm_done(state: State, side: int, table: Table) -> float:
    """The AP of enemies destroyed, and a share of those wounded."""
    battle = state.battle
    total = 0.0
    for unit in range(battle.unit_count):
        if battle.side[unit] == side:
            continue
        ap = battle.cards[unit].ap
        if not state.is_alive(unit):
            total += ap
        else:
            full = sum([battle.model_full[model] for model in battle.models_of(unit)])
            total += table["wounds"] * ap * (1 - state.strength(unit) / full)
    return total


def prospects(survey: Survey, side: int, table: Table) -> float:
    """Objectives, as far as the side has them."""
    total = 0.0
    for objective in survey.state.battle.scenario.objectives:
        if objective.side in (side, ANY_SIDE):
            prize = objective.points * table["point"]
            prize += table["victory"] if objective.wins else 0.0
            total += prize * fulfilment(survey, objective, side, table)
    return total


def guns(survey: Survey, side: int, table: Table) -> float:
    """What the units of a side could do at once from where they stand; those spent, later."""
    if not table["guns"]:
        return 0.0
    state = survey.state
    friends, enemies = (survey.friends, survey.enemies)
    if side != survey.side:
        friends, enemies = enemies, friends
    total = 0.0
    for unit in friends:
        best = max(
            [
                survey.fire(unit, state.place[unit], enemy, state.place[enemy], ORDINARY)
                for enemy in enemies
            ],
            default=0.0,
        )
        total += best * (table["spent"] if state.activated[unit] else 1.0)
    return total
