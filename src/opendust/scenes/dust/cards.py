"""What does a card of DUST show? Its values, stars and what its ability does."""

from __future__ import annotations

from opendust.dust.deck import Deck
from opendust.scenes.dust.models import CardScene
from opendust.words import text


def card_scene(deck: Deck, card: int, language: str) -> CardScene:
    """One card."""
    ability = deck.abilities[card].value
    return CardScene(
        id=deck.ids[card],
        combat=deck.combat[card],
        movement=deck.movement[card],
        production=deck.production[card],
        stars=deck.stars[card],
        ability=ability,
        name=text("dust-ability-" + ability, language),
        effect=text("dust-effect-" + ability, language),
    )
