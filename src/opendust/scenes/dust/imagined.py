"""What did imagined rounds show? A sentence on the chance to win, and on what makes the difference.

It is said of decisions that no fact on the board explains: the end of a phase, a march behind the
lines, a special attack. Each is compared with what else a bold player would do, or with doing no
more.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.planner.planner import Planner
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.reasons import compare
from opendust.bots.dust.search.weights import load_search_weights
from opendust.dust.actions import Verb
from opendust.dust.game import options
from opendust.dust.phases import Combat, Movement
from opendust.dust.state import NOBODY
from opendust.kernel.action import Action
from opendust.words import text
from opendust.words.catalogue import listed
from opendust.words.numbers import percent_text

WORLDS: Final = 4
LEAST: Final = 0.01
"""Imagined rounds for each of the two, and the difference that is worth a sentence."""
BOLD: Final = 1
SPECIAL: Final = (Verb.BOMBARD, Verb.MISSILE)
KEY: Final = b"why"


def imagined_reason(survey: Survey, action: Action, language: str) -> str | None:
    """What the action brings by imagined rounds; None if they show nothing, or a fact says more."""
    state = survey.state
    other = alternative(survey, action)
    if other is None:
        return None
    found = compare(state, survey.seat, (action, other), load_search_weights("general"), WORLDS)
    if found.chance < found.other + LEAST or not found.figures:
        return None
    return text(
        "counsel-imagined",
        language,
        chance=percent_text(found.chance, language),
        other=percent_text(found.other, language),
        what=listed([text(f"counsel-by-{name}", language) for name in found.figures]),
    )


def alternative(survey: Survey, action: Action) -> Action | None:
    """What else could be done; None if the board itself explains the action."""
    state, seat = survey.state, survey.seat
    if not isinstance(state.phase, (Movement, Combat)) or state.active() != seat:
        return None
    if action.verb is Verb.DONE:
        bold = load_search_weights("general").stances(state)[BOLD]
        other = Planner(KEY).answer(state, seat, options(state, seat), bold)
        return other if other != action else None
    if action.verb is Verb.MOVE:
        target = action.args[1]
        assert isinstance(target, int)
        if state.owner[target] == NOBODY or survey.strike(target, seat):
            return None
    elif action.verb not in SPECIAL:
        return None
    return Action(Verb.DONE)
