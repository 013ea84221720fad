"""What did imagined turns show? A sentence on the chance to win, and on what makes the difference.

An action is compared with holding back: the unit does nothing, the move ends, fire is held. Where
that shows no gain, or cannot be done, it is compared with the next best.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.comparison import Comparison
from opendust.bots.tactics.recruit.activations import intents
from opendust.bots.tactics.recruit.memory import Memory
from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.commander import GENERAL
from opendust.bots.tactics.search.reasons import compare
from opendust.bots.tactics.search.weights import load_search_weights
from opendust.kernel.action import Action
from opendust.scenes.gains import another, even_text, gain_text
from opendust.tactics.actions import Verb
from opendust.tactics.game import options, refuse
from opendust.tactics.rules import plans
from opendust.tactics.state import State
from opendust.words import text
from opendust.words.numbers import percent_text

FUTURES: Final = 16
LEAST: Final = 0.01
"""Imagined turns for each of the two, and the difference that is worth a sentence."""
RESTS: Final = (Verb.STOP, Verb.HOLD_FIRE, Verb.FIRE, Verb.KEEP, Verb.FORGO, Verb.READY)
NOTHING: Final = plans.plan_of(plans.NOTHING, plans.NOTHING)
KEY: Final = b"otherwise"


def imagined_reason(view: State, seat: int, action: Action, language: str) -> str:
    """What the action brings by imagined turns, or that nothing else can be done."""
    weights = load_search_weights(GENERAL)
    compared: list[Comparison] = []
    for other in (rest(view, seat, action), next_best(view, seat, action)):
        if other is not None:
            found = compare(view, seat, (action, other), weights, FUTURES)
            if found.chance > found.other + LEAST and found.figures:
                return gain_text(found, "counsel-futures", "counsel-for", language)
            compared.append(found)
    return no_gain_text(compared, language)


def no_gain_text(compared: list[Comparison], language: str) -> str:
    """The chance alone, where imagined turns do not show what it is good for."""
    if not compared:
        return text("counsel-only", language)
    if all(abs(found.chance - found.other) <= LEAST for found in compared):
        return even_text(compared[0], language)
    chance = percent_text(compared[0].chance, language)
    weighed = text("counsel-weighed-ap", language)
    return f"{weighed} {text('counsel-chance', language, chance=chance)}"


def rest(view: State, seat: int, action: Action) -> Action | None:
    """How to hold back instead, if that is another action and legal."""
    resting = [Action(verb) for verb in RESTS]
    if action.verb is Verb.ACTIVATE:
        # A unit in reserve that does nothing is safe for now, which says nothing about its entry.
        if not view.is_on_board(action.number(0)):
            return None
        resting = [Action(Verb.ACTIVATE, (action.number(0), NOTHING, ()))]
    for other in resting:
        if other != action and refuse(view, seat, other) is None:
            return other
    return None


def next_best(view: State, seat: int, action: Action) -> Action | None:
    """The next activation by plain sense; elsewhere any other action; None if there is none."""
    menu = options(view, seat)
    if action.verb is Verb.ACTIVATE:
        survey = Survey(view, seat, load_search_weights(GENERAL).sense, Memory(KEY))
        others = [one for one in intents(survey, menu) if one.action != action]
        return max(others, key=lambda one: one.gain).action if others else None
    return another(menu, action, KEY)
