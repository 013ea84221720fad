"""What else could be done with a piece? Other places, other units to build or to destroy.

A turn is made of many small answers: where bought units and centers go, who retreats where, what a
roll destroys. Each is tried beside the few others that sense likes next.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.recruit.menu import amount_of, pick_of
from opendust.bots.dust.recruit.placement import post_score, sea_score
from opendust.bots.dust.recruit.setup import centers
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.windows import most
from opendust.dust.actions import Verb
from opendust.dust.phases import (
    Casualties,
    CenterPlacement,
    Placement,
    Reinforce,
    RetreatPlace,
    SpecialCasualties,
)
from opendust.kernel.action import Action
from opendust.kernel.option import Option

PIECES: Final = (CenterPlacement, Placement, Reinforce, RetreatPlace, Casualties, SpecialCasualties)
"""Where somebody is asked what or where, once for each piece."""
MOST_PIECES: Final = 4
"""How many answers are tried, the planned one included."""


def pieces(survey: Survey, first: Action, options: list[Option]) -> list[Action]:
    """The planned answer, and the next best of its kind."""
    others = [action for action in alike(survey, first, options) if action != first]
    return [first, *others[: MOST_PIECES - 1]]


def alike(survey: Survey, first: Action, options: list[Option]) -> list[Action]:
    """Answers of the same kind as a planned one, the best first by plain sense."""
    same = [option for option in options if option.verb is first.verb]
    if first.verb is Verb.DEPLOY:
        return posts(survey, first, same)
    if first.verb is Verb.LAUNCH:
        return launches(survey, first, same)
    if first.verb is Verb.CENTER:
        return centers(survey, pick_of(same[0], 0))
    if first.verb is Verb.RETREAT_TO:
        return [Action(Verb.RETREAT_TO, (area, first.pairs(1))) for area in pick_of(same[0], 0)]
    if first.verb is Verb.DESTROY:
        return [option.fill(most) for option in same]
    return []


def posts(survey: Survey, first: Action, options: list[Option]) -> list[Action]:
    """The same units at other centers, and other units at the same one."""
    number, unit, area = first.number(0), first.number(1), first.number(2)
    found: list[tuple[float, int, int]] = []
    for option in options:
        kind, place = pick_of(option, 1)[0], pick_of(option, 2)[0]
        if kind == unit or place == area:
            score = post_score(survey, place, kind)
            found.append((-score, kind, place))
    bounds = {(pick_of(one, 1)[0], pick_of(one, 2)[0]): amount_of(one) for one in options}
    return [
        Action(Verb.DEPLOY, (min(number, bounds[kind, place]), kind, place))
        for _, kind, place in sorted(found)
    ]


def launches(survey: Survey, first: Action, options: list[Option]) -> list[Action]:
    """As many submarines in other waters, each from the first center that reaches them."""
    found: dict[int, Action] = {}
    for option in options:
        number = min(first.number(0), amount_of(option))
        for sea in pick_of(option, 2):
            found.setdefault(sea, Action(Verb.LAUNCH, (number, pick_of(option, 1)[0], sea)))
    found.pop(first.number(2), None)
    best = sorted(found, key=lambda sea: (-sea_score(survey, sea), sea))
    return [found[sea] for sea in best]
