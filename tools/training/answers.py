"""What else could be answered at every small question? Units, centers, refuges, casualties."""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.setup import centers
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.pieces import MOST_PIECES, PIECES, pieces
from opendust.bots.dust.search.windows import most
from opendust.dust.actions import Verb
from opendust.dust.phases import Casualties, CenterPlacement, RetreatPlace, SpecialCasualties
from opendust.kernel.action import Action
from opendust.kernel.option import Option

SMALL: Final = (*PIECES, CenterPlacement, RetreatPlace, Casualties, SpecialCasualties)
"""Where somebody is asked what or where, once for each piece."""


def answers(survey: Survey, first: Action, options: list[Option]) -> list[Action]:
    """The planned answer, and the next best of its kind; the general tries the pieces alone."""
    same = [option for option in options if option.verb is first.verb]
    found: list[Action] = []
    if first.verb is Verb.CENTER:
        found = centers(survey, pick_of(same[0], 0))
    elif first.verb is Verb.RETREAT_TO:
        found = [Action(Verb.RETREAT_TO, (area, first.pairs(1))) for area in pick_of(same[0], 0)]
    elif first.verb is Verb.DESTROY:
        found = [option.fill(most) for option in same]
    else:
        return pieces(survey, first, options)
    return [first, *[action for action in found if action != first][: MOST_PIECES - 1]]
