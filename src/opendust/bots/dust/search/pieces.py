"""Where else could bought units go, and what else the reinforcements of the setup?

Each placement is tried beside the few others that sense likes next. Where new centers go, who
retreats where and what a roll destroys is left to sense: there was nothing to gain
(docs/study/trials.md).
"""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.recruit.menu import amount_of, pick_of
from opendust.bots.dust.recruit.placement import post_score, sea_score
from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.actions import Verb
from opendust.dust.phases import Placement, Reinforce
from opendust.kernel.action import Action
from opendust.kernel.option import Option

PIECES: Final = (Placement, Reinforce)
"""Where somebody is asked where units go, once for each kind and place."""
MOST_PIECES: Final = 4
"""How many answers are tried, the planned one included."""


def pieces(survey: Survey, first: Action, options: list[Option]) -> list[Action]:
    """The planned answer, and the next best of its kind."""
    same = [option for option in options if option.verb is first.verb]
    others: list[Action] = []
    if first.verb is Verb.DEPLOY:
        others = posts(survey, first, same)
    elif first.verb is Verb.LAUNCH:
        others = launches(survey, first, same)
    return [first, *[action for action in others if action != first][: MOST_PIECES - 1]]


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
