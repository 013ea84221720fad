"""Which card to play, keep or throw away, and when to interrupt?"""

from __future__ import annotations

from opendust.bots.dust.recruit.attacks import prospects
from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.actions import Verb
from opendust.dust.phases import SetupCards
from opendust.dust.state import NEUTRAL
from opendust.kernel.action import Action
from opendust.kernel.bits import bits


def card_worth(survey: Survey, card: int) -> float:
    """What a card is worth in hand: its numbers and its ability."""
    deck, table = survey.state.deck, survey.weights.card
    return (
        table["production"] * deck.production[card]
        + table["movement"] * min(deck.movement[card], table["idle"])
        + table["combat"] * deck.combat[card]
        + survey.weights.ability[deck.abilities[card].value]
    )


def choose_card(survey: Survey) -> Action:
    """The setup card, or the card of the round."""
    state = survey.state
    hand = bits(state.hands[survey.seat])
    if isinstance(state.phase, SetupCards):
        best = max(hand, key=lambda card: setup_worth(survey, card))
    else:
        chances = [found.gain for found in prospects(survey, survey.seat) if found.gain > 0]
        danger = sum([danger_from(survey, rival) for rival in rivals(survey)])
        best = max(hand, key=lambda card: round_worth(survey, card, chances, danger))
    return Action(Verb.PLAY, (best,))


def setup_worth(survey: Survey, card: int) -> float:
    """Reinforcements and early claims, against what the card would do in play. SETUP-24."""
    deck, table = survey.state.deck, survey.weights.setup
    return (
        table["production"] * deck.production[card]
        + table["order"] * deck.combat[card]
        - table["keep"] * card_worth(survey, card)
    )


def round_worth(survey: Survey, card: int, chances: list[float], danger: float) -> float:
    """A card's worth in this position: attacks it allows, and going first under threat."""
    deck, table = survey.state.deck, survey.weights.card
    combat = deck.combat[card]
    worth = card_worth(survey, card) - table["combat"] * combat
    worth += table["prospect"] * sum(chances[:combat])
    return worth + table["first"] * danger * combat / 5


def rivals(survey: Survey) -> list[int]:
    """The other players."""
    return [other for other in range(survey.state.players) if other != survey.seat]


def danger_from(survey: Survey, rival: int) -> float:
    """What a rival could gain by attacking this seat now."""
    mine = [
        found.gain
        for found in prospects(survey, rival)
        if found.gain > 0 and survey.state.owner[found.target] == survey.seat
    ]
    card = survey.state.played[rival]
    attacks = survey.state.deck.combat[card] if card >= 0 else 2
    return sum(mine[:attacks])


def choose_interruption(survey: Survey) -> Action:
    """Koshka: go first if the player about to act could hurt. ABIL-KOSHKA-01."""
    danger = danger_from(survey, survey.state.active())
    if danger >= survey.weights.koshka["from"]:
        return Action(Verb.INTERRUPT)
    return Action(Verb.PASS)


def best_ally(survey: Survey) -> int:
    """Diplomat: the rival who threatens more than he offers, or -1. ABIL-DIPLOMAT-02."""
    state = survey.state
    best, most = -1, survey.weights.diplomat["from"]
    mine = prospects(survey, survey.seat)
    attacks = state.deck.combat[state.played[survey.seat]]
    for rival in rivals(survey):
        if rival not in state.queue:
            continue  # His turn is over: a truce would only bind one's own hands.
        forgone = [found.gain for found in mine if state.owner[found.target] == rival]
        others = [found.gain for found in mine if state.owner[found.target] == NEUTRAL]
        lost = sum([gain for gain in forgone if gain > 0][:attacks]) - 0.5 * sum(others[:1])
        surplus = danger_from(survey, rival) - max(0.0, lost)
        if surplus > most:
            best, most = rival, surplus
    return best
