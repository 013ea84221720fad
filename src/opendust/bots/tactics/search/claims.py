"""How far is an objective fulfilled? Between 0 and 1, by who is near and who is left."""

from __future__ import annotations

from opendust.bots.tactics.recruit.spaces.ways import ways_to
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.weight_tables import Table
from opendust.tactics.board.scenario import Goal, Objective, is_one_of
from opendust.tactics.rules.end_of_game import is_fulfilled
from opendust.tactics.state import State


def fulfilment(survey: Survey, objective: Objective, side: int, table: Table) -> float:
    """How far a side has an objective, or is on its way."""
    if objective.goal is Goal.DESTROY:
        parts = destroyed(survey.state, objective, side)
    elif objective.goal is Goal.REACH:
        parts = arrivals(survey, objective, side, table)
    else:
        parts = [share_of(survey, objective, space, side, table) for space in objective.spaces]
    parts.sort(reverse=True)
    if len(parts) < objective.count:
        return 0.0
    done = 1.0
    for part in parts[: objective.count]:
        done *= part
    if is_fulfilled(survey.state, objective, side):
        return table["held"] + (1 - table["held"]) * done
    return done


def destroyed(state: State, objective: Objective, side: int) -> list[float]:
    """How far each enemy of the kind is destroyed."""
    battle = state.battle
    found: list[float] = []
    for unit, card in enumerate(battle.cards):
        if battle.side[unit] != side and is_one_of(card, objective.who):
            full = sum([battle.model_full[model] for model in battle.models_of(unit)])
            lost = 1 - state.strength(unit) / full
            found.append(1.0 if not state.is_alive(unit) else 0.7 * lost * lost)
    return found


def arrivals(survey: Survey, objective: Objective, side: int, table: Table) -> list[float]:
    """How near each unit of the kind is to one of the spaces."""
    return [
        max([nearness(survey, unit, space, table) for space in objective.spaces])
        for unit in claimants(survey, objective, side)
    ]


def share_of(survey: Survey, objective: Objective, space: int, side: int, table: Table) -> float:
    """A side's share of a space: its units near it against the others'."""
    ours = sum([weight(survey, unit) * nearness(survey, unit, space, table)
                for unit in claimants(survey, objective, side)])  # fmt: skip
    if not ours:
        return 0.0
    theirs = sum([weight(survey, unit) * nearness(survey, unit, space, table)
                  for unit in units_of(survey, 1 - side)])  # fmt: skip
    return ours / (ours + theirs + table["empty"])


def claimants(survey: Survey, objective: Objective, side: int) -> list[int]:
    """The units of a side that count for an objective; a joined hero goes where his squad goes."""
    state = survey.state
    return [
        unit
        for unit in units_of(survey, side)
        if any(is_one_of(state.battle.cards[part], objective.who) for part in state.parts_of(unit))
    ]


def units_of(survey: Survey, side: int) -> list[int]:
    """The units of a side on the board."""
    return survey.friends if side == survey.side else survey.enemies


def weight(survey: Survey, body: int) -> float:
    """What a unit counts for: its AP by what is left of it."""
    return survey.ap(body) * survey.health(body) / max(1, survey.full_health(body))


def nearness(survey: Survey, body: int, space: int, table: Table) -> float:
    """1 on the space, less with every step."""
    is_vehicle = survey.state.battle.cards[body].is_vehicle
    steps = ways_to(survey, space, is_vehicle=is_vehicle)[survey.state.place[body]]
    near: float = table["near"] ** steps
    return near
