"""How does the bot prepare? Terrain and cover on its own half, heroes into squads."""

from __future__ import annotations

from opendust.bots.tactics.recruit.skills import values_of
from opendust.bots.tactics.recruit.survey import Survey
from opendust.kernel.action import Action
from opendust.kernel.option import Option
from opendust.tactics.actions import Verb


def zone_distance(survey: Survey, side: int, space: int) -> int:
    """How far a space is from a side's deployment zone."""
    battle = survey.state.battle
    zone = battle.scenario.entry(side)
    return min([battle.grid.range_between(space, other) for other in zone], default=0)


def lean(survey: Survey, space: int) -> float:
    """How much nearer a space is to us than to the enemy, and a taste for it."""
    ours = zone_distance(survey, survey.side, space)
    theirs = zone_distance(survey, 1 - survey.side, space)
    return theirs - ours + survey.tastes[space]


def choose_placing(survey: Survey, options: list[Option]) -> Action:
    """Traps before crates, and everything where our squads will use it."""
    option = options[-1]
    space = max(values_of(option, len(option.domains) - 1), key=lambda one: lean(survey, one))
    if option.verb is Verb.LAY:
        return Action(Verb.LAY, (space,))
    return Action(Verb.PLACE, (values_of(option, 0)[0], space))


def choose_joining(survey: Survey, options: list[Option]) -> Action:
    """A hero joins the squad that is worth most: he is hard to hit there, and it gains skills."""
    cards = survey.state.battle.cards
    for option in options:
        if option.verb is Verb.JOIN:
            squad = max(values_of(option, 1), key=lambda one: (cards[one].ap, -one))
            return Action(Verb.JOIN, (values_of(option, 0)[0], squad))
    return Action(Verb.READY)
