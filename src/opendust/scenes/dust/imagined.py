"""What did imagined rounds show? A sentence on the chance to win, and on what makes the difference.

An action is compared with doing no more, or with what else a bold player would do; a card with
another one, an area of the setup with the next best, an answer in a battle with another answer.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.comparison import Comparison
from opendust.bots.dust.planner.planner import Planner
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.reasons import compare
from opendust.bots.dust.search.weights import load_search_weights
from opendust.dust.actions import Verb
from opendust.dust.game import options, refuse
from opendust.kernel.action import Action
from opendust.scenes.gains import another, even_text, gain_text

WORLDS: Final = 4
LEAST: Final = 0.01
"""Imagined rounds for each of the two, and the difference that is worth a reason."""
BOLD: Final = 1
KEY: Final = b"why"


def imagined_reason(
    survey: Survey, action: Action, others: list[Action], language: str
) -> str | None:
    """What the action brings by imagined rounds; None if there is no choice or they speak against.

    It is compared with the first of the others, where they are known.
    """
    other = others[0] if others else alternative(survey, action)
    if other is None:
        return None
    weights = load_search_weights("general")
    found = compare(survey.state, survey.seat, (action, other), weights, WORLDS)
    # In the setup single areas hardly ever count: saying so at each of them would be noise.
    if not survey.state.round and abs(found.chance - found.other) < LEAST:
        return None
    return told(found, language)


def told(found: Comparison, language: str) -> str | None:
    """The chances with it and otherwise, and what makes the difference, if anything does."""
    if abs(found.chance - found.other) < LEAST:
        return even_text(found, language)
    if found.chance < found.other or not found.figures:
        return None
    return gain_text(found, "counsel-imagined", "counsel-by", language)


def alternative(survey: Survey, action: Action) -> Action | None:
    """What else could be done; None if nothing can."""
    state, seat = survey.state, survey.seat
    menu = options(state, seat)
    if action.verb is Verb.DONE:
        bold = load_search_weights("general").stances(state)[BOLD]
        other = Planner(KEY).answer(state, seat, menu, bold)
        if other != action:
            return other
    elif refuse(state, seat, Action(Verb.DONE)) is None:
        return Action(Verb.DONE)
    return another(menu, action, KEY)
