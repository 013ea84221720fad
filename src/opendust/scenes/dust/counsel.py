"""Why would a captain of DUST do that? By what the board shows, and by what comes of it.

The first sentence names facts that anybody can check on the board. Then this and another action are
imagined to the end of the round, and a second one tells the chances to win and what made the
difference. In the setup the next best areas are named too, as the bots' own sense ranks them.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.odds import Odds
from opendust.bots.dust.recruit.setup import settlements
from opendust.bots.dust.recruit.survey import FAR, Survey
from opendust.bots.dust.recruit.weights import load_weights
from opendust.dust.actions import Verb
from opendust.dust.force import UNIT_NAMES
from opendust.dust.game import options
from opendust.dust.phases import ClaimCapital, ClaimLand, ClaimSource, SetupCenters
from opendust.dust.state import NOBODY, State
from opendust.kernel.action import Action
from opendust.kernel.refusal import BadText
from opendust.scenes.dust.imagined import imagined_reason
from opendust.scenes.dust.odds import match_odds
from opendust.scenes.dust.settling import capital_reason, center_reason, land_reason, source_reason
from opendust.words import text
from opendust.words.dust.notes import kind_text
from opendust.words.numbers import percent_text

MOST_SITES: Final = 3
LEAST: Final = 0.01
SITES: Final = (ClaimCapital, ClaimLand, ClaimSource, SetupCenters)
FIGHTS: Final = (Verb.ATTACK, Verb.DROP)
SPECIAL: Final = (Verb.BOMBARD, Verb.MISSILE)
PLACING: Final = (Verb.DEPLOY, Verb.LAUNCH, Verb.FREE_MECH)
IN_BATTLE: Final = (Verb.PASS, Verb.RETREAT, Verb.RADAR, Verb.SECRET_WEAPON, Verb.ACE)


def counsel(view: State, seat: int, best: Action, language: str) -> list[tuple[Action, str]]:
    """Why somebody would do that; then what comes next best."""
    survey = Survey(view, seat, load_weights(), Odds())
    found = [best]
    if isinstance(view.phase, SITES):
        sites = settlements(survey, pick_of(options(view, seat)[0], 0))
        found = [best, *[action for action in sites if action != best]][:MOST_SITES]
    shown = imagined_reason(survey, best, found[1:], language)
    first = reason(survey, best, language)
    if shown is not None:
        first = shown if first == text("counsel-weighed", language) else f"{first} {shown}"
    return [(best, first), *[(action, reason(survey, action, language)) for action in found[1:]]]


def reason(survey: Survey, action: Action, language: str) -> str:
    """The sentence for one action."""
    verb, state = action.verb, survey.state
    if verb is Verb.CLAIM:
        is_capital = isinstance(state.phase, ClaimCapital)
        return (capital_reason if is_capital else land_reason)(survey, area_of(action), language)
    if verb is Verb.CENTER:
        return center_reason(survey, area_of(action), language)
    if verb is Verb.PLAY:
        return card_reason(state, area_of(action), language)
    if verb is Verb.BUY:
        return text("counsel-buy-" + UNIT_NAMES[area_of(action, 1)], language)
    if verb in PLACING:
        return post_reason(survey, area_of(action, len(action.args) - 1), language)
    if verb is Verb.MOVE:
        return way_reason(survey, area_of(action, 1), language)
    if verb in FIGHTS or (verb in IN_BATTLE and state.battle is not None):
        return odds_reason(survey, action, language)
    if verb in SPECIAL:
        return text("counsel-special", language)
    return plain_reason(state, action, language)


def area_of(action: Action, index: int = 0) -> int:
    """The number that stands in a field of an action."""
    given = action.args[index]
    assert isinstance(given, int)
    return given


def card_reason(state: State, card: int, language: str) -> str:
    """What the three values of a card bring."""
    deck = state.deck
    return text(
        "counsel-card-setup" if state.round == 0 else "counsel-card",
        language,
        combat=deck.combat[card],
        movement=deck.movement[card],
        production=deck.production[card],
    )


def post_reason(survey: Survey, area: int, language: str) -> str:
    """Why units stand well in an area: a source held, a threat answered, a front near by."""
    state = survey.state
    name = state.board.label(area, language)
    if state.owner[area] == NOBODY and state.board.is_source(area):
        return source_reason(survey, language)
    dice = round(survey.strike(area, survey.seat))
    if dice:
        return text("counsel-threat", language, area=name, dice=dice)
    if area < state.board.land_count and survey.front_steps()[area] < FAR:
        return text("counsel-front", language, area=name, steps=survey.front_steps()[area])
    return text("counsel-weighed", language)


def way_reason(survey: Survey, area: int, language: str) -> str:
    """Why units go somewhere: free land is taken by going there."""
    state = survey.state
    if state.owner[area] != NOBODY or state.board.is_source(area):
        return post_reason(survey, area, language)
    return text("counsel-free", language, area=state.board.label(area, language))


def odds_reason(survey: Survey, action: Action, language: str) -> str:
    """How the battle would go, by the exact odds."""
    state = survey.state
    would = action if action.verb in FIGHTS else None
    try:
        chance = match_odds(state, survey.seat, would, language)["odds"]["conquest"]
    except BadText:
        return text("counsel-weighed", language)
    if would is None:
        area, message = state.fight().target, "counsel-battle"
    else:
        area, message = area_of(action, 1 if action.verb is Verb.ATTACK else 0), "counsel-attack"
    told = chance_text(chance, language)
    kind = kind_text(state, area, language)
    name = state.board.label(area, language) + (f" ({kind})" if kind else "")
    return text(message, language, area=name, chance=told)


def chance_text(chance: float, language: str) -> str:
    """A chance in whole percent; what is not certain does not look so."""
    if 0 < chance < LEAST:
        return "<" + percent_text(LEAST, language)
    if 1 - LEAST < chance < 1:
        return ">" + percent_text(1 - LEAST, language)
    return percent_text(chance, language)


def plain_reason(state: State, action: Action, language: str) -> str:
    """Decisions without a place or a unit: by what is decided, and where in the turn."""
    phase = type(state.phase).__name__.lower()
    if action.verb is Verb.DONE and phase in ("purchase", "movement", "combat"):
        return text("counsel-done-" + phase, language)
    known = {
        Verb.COLOR: "counsel-color",
        Verb.DESTROY: "counsel-destroy",
        Verb.BUY_CENTERS: "counsel-buy-center",
        Verb.BUY_CARDS: "counsel-buy-card",
        Verb.DONE: "counsel-done",
    }
    return text(known.get(Verb(action.verb), "counsel-weighed"), language)
