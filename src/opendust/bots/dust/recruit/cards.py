"""Which card to play, keep or throw away, and when to interrupt?"""

from __future__ import annotations

from opendust.bots.dust.recruit.attacks import prospects
from opendust.bots.dust.recruit.sight import Sight
from opendust.dust.actions import Verb
from opendust.dust.phases import SetupCards
from opendust.dust.state import NEUTRAL
from opendust.kernel.action import Action
from opendust.kernel.bits import bits


def card_worth(sight: Sight, card: int) -> float:
    """What a card is worth in hand: its numbers and its ability."""
    deck, table = sight.state.deck, sight.weights.card
    return (
        table["production"] * deck.production[card]
        + table["movement"] * min(deck.movement[card], table["idle"])
        + table["combat"] * deck.combat[card]
        + sight.weights.ability[deck.abilities[card].value]
    )


def choose_card(sight: Sight) -> Action:
    """The setup card, or the card of the round."""
    state = sight.state
    hand = bits(state.hands[sight.seat])
    if isinstance(state.phase, SetupCards):
        best = max(hand, key=lambda card: setup_worth(sight, card))
    else:
        chances = [found.gain for found in prospects(sight, sight.seat) if found.gain > 0]
        danger = sum([danger_from(sight, rival) for rival in rivals(sight)])
        best = max(hand, key=lambda card: round_worth(sight, card, chances, danger))
    return Action(Verb.PLAY, (best,))


def setup_worth(sight: Sight, card: int) -> float:
    """Reinforcements and early claims, against what the card would do in play. SETUP-24."""
    deck, table = sight.state.deck, sight.weights.setup
    return (
        table["production"] * deck.production[card]
        + table["order"] * deck.combat[card]
        - table["keep"] * card_worth(sight, card)
    )


def round_worth(sight: Sight, card: int, chances: list[float], danger: float) -> float:
    """A card's worth in this position: attacks it allows, and going first under threat."""
    deck, table = sight.state.deck, sight.weights.card
    combat = deck.combat[card]
    worth = card_worth(sight, card) - table["combat"] * combat
    worth += table["prospect"] * sum(chances[:combat])
    return worth + table["first"] * danger * combat / 5


def rivals(sight: Sight) -> list[int]:
    """The other players."""
    return [other for other in range(sight.state.players) if other != sight.seat]


def danger_from(sight: Sight, rival: int) -> float:
    """What a rival could gain by attacking this seat now."""
    mine = [
        found.gain
        for found in prospects(sight, rival)
        if found.gain > 0 and sight.state.owner[found.target] == sight.seat
    ]
    card = sight.state.played[rival]
    attacks = sight.state.deck.combat[card] if card >= 0 else 2
    return sum(mine[:attacks])


def choose_interruption(sight: Sight) -> Action:
    """Koshka: go first if the player about to act could hurt. ABIL-KOSHKA-01."""
    danger = danger_from(sight, sight.state.active())
    if danger >= sight.weights.koshka["from"]:
        return Action(Verb.INTERRUPT)
    return Action(Verb.PASS)


def best_ally(sight: Sight) -> int:
    """Diplomat: the rival who threatens more than he offers, or -1. ABIL-DIPLOMAT-02."""
    state = sight.state
    best, most = -1, sight.weights.diplomat["from"]
    mine = prospects(sight, sight.seat)
    attacks = state.deck.combat[state.played[sight.seat]]
    for rival in rivals(sight):
        if rival not in state.queue:
            continue  # His turn is over: a truce would only bind one's own hands.
        forgone = [found.gain for found in mine if state.owner[found.target] == rival]
        others = [found.gain for found in mine if state.owner[found.target] == NEUTRAL]
        lost = sum([gain for gain in forgone if gain > 0][:attacks]) - 0.5 * sum(others[:1])
        surplus = danger_from(sight, rival) - max(0.0, lost)
        if surplus > most:
            best, most = rival, surplus
    return best
