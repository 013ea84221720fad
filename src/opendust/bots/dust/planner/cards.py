"""Which card does the captain play? The one whose points its plans can use."""

from __future__ import annotations

from opendust.bots.dust.planner.weights import PlanWeights
from opendust.bots.dust.recruit.attacks import prospects
from opendust.bots.dust.recruit.cards import card_worth, danger_from, rivals
from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.actions import Verb
from opendust.kernel.action import Action
from opendust.kernel.bits import bits


def choose_card(survey: Survey, weights: PlanWeights) -> Action:
    """The card of the round."""
    gains = [found.gain for found in prospects(survey, survey.seat) if found.gain > 0]
    danger = sum([danger_from(survey, rival) for rival in rivals(survey)])
    hand = bits(survey.state.hands[survey.seat])
    best = max(hand, key=lambda card: round_worth(survey, weights, card, gains, danger))
    return Action(Verb.PLAY, (best,))


def round_worth(
    survey: Survey, weights: PlanWeights, card: int, gains: list[float], danger: float
) -> float:
    """A card's worth now: attacks it allows, going first under threat, last in the first round."""
    table, combat = weights.play, survey.state.deck.combat[card]
    worth = card_worth(survey, card) - weights.sense.card["combat"] * combat
    if survey.state.round == 1:
        return worth + table["first_round"] * sum(gains[:combat]) - table["late"] * combat
    worth += table["prospect"] * sum(gains[:combat])
    return worth + table["first"] * danger * combat / 5
