"""What are the things of DUST called? Areas, units, cards, players, dice, in a language."""

from __future__ import annotations

from typing import Final

from opendust.dust.dice import HIT_FACE
from opendust.dust.force import UNIT_NAMES, pairs
from opendust.dust.notation import FIXED
from opendust.dust.state import NEUTRAL, NOBODY, State
from opendust.kernel.action import Pairs
from opendust.words.catalogue import has_message, listed, text

AREAS: Final = ("area", "origin", "target", "center")
"""The details of refusals that name an area."""


def noun_text(state: State, noun: str, value: int, language: str) -> str:
    """One thing by the noun of its field and its number."""
    if noun == "area":
        known = 0 <= value < state.board.area_count
        return state.board.label(value, language) if known else f"#{value}"
    if noun in ("owner", "seat"):
        return owner_text(state, value, language)
    if noun == "card":
        return card_text(state, value, language)
    names = FIXED.get(noun, ())
    word = names[value] if 0 <= value < len(names) else ""
    message = f"dust-{noun}-{word}"
    return text(message, language) if has_message(message) else word or f"#{value}"


def owner_text(state: State, owner: int, language: str) -> str:
    """A player by name, or the words for neutral forces and nobody."""
    if 0 <= owner < state.players:
        return state.seats[owner]
    return text("dust-owner-neutral" if owner == NEUTRAL else "dust-owner-nobody", language)


def card_text(state: State, card: int, language: str) -> str:
    """A card: its ability, its three values, its stars."""
    deck = state.deck
    if not 0 <= card < deck.size:
        return f"#{card}"
    return text(
        "dust-card",
        language,
        ability=text("dust-ability-" + deck.abilities[card].value, language),
        combat=deck.combat[card],
        movement=deck.movement[card],
        production=deck.production[card],
        stars=deck.stars[card],
    )


def units_text(amounts: Pairs, language: str) -> str:
    """Amounts of units, such as `3 tanks, 1 mech`."""
    parts = [
        text("dust-units-" + UNIT_NAMES[unit], language, amount=amount) for unit, amount in amounts
    ]
    return listed(parts) if parts else text("dust-no-units", language)


def force_text(force: int, language: str) -> str:
    """A packed force in words."""
    return units_text(pairs(force), language)


def faces_text(faces: Pairs) -> str:
    """Dice from low to high, hits in brackets: `1 2 [5] [6]`."""
    dice: list[str] = []
    for face, amount in faces:
        dice += [f"[{face}]" if face >= HIT_FACE else str(face)] * amount
    return " ".join(dice) if dice else "-"


def counts_text(state: State, noun: str, amounts: Pairs, language: str) -> str:
    """Amounts by thing: units, dice, or so many from each area."""
    if noun == "unit":
        return units_text(amounts, language)
    if noun == "face":
        return faces_text(amounts)
    return listed([
        text("dust-units-from", language, amount=amount,
             area=noun_text(state, noun, key, language))
        for key, amount in amounts
    ])  # fmt: skip


def detail_text(state: State, name: str, detail: str, language: str) -> str:
    """A detail of a refusal, from its text form in the notation to words."""
    if name in AREAS:
        area = state.board.index(detail)
        return detail if area == NOBODY else state.board.label(area, language)
    if name == "card":
        card = state.deck.index(detail)
        return detail if card < 0 else card_text(state, card, language)
    message = f"dust-{name}-{detail}"
    if name in ("unit", "ability", "color") and has_message(message):
        return text(message, language)
    return detail
