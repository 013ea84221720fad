"""What helps to choose an area or a card of DUST, in one line?"""

from __future__ import annotations

from opendust.dust.phases import ClaimLand, ClaimSource
from opendust.dust.state import NOBODY, State
from opendust.words.catalogue import listed, text
from opendust.words.dust.nouns import force_text, owner_text


def note_text(state: State, noun: str, value: int, language: str) -> str:
    """Who holds an area with what, what a card does."""
    if noun == "area":
        return area_note(state, value, language)
    if noun == "card":
        return card_note(state, value, language)
    return ""


def kind_text(state: State, area: int, language: str) -> str:
    """Capital, power source, center, or nothing."""
    words: list[str] = []
    if state.board.mark(area):
        words.append(text("play-kind-" + state.board.mark(area), language))
    if area < state.board.land_count and state.centers >> area & 1:
        words.append(text("play-kind-center", language))
    return listed(words)


def area_note(state: State, area: int, language: str) -> str:
    """What an area is, who holds it and with what, in one line."""
    parts = [kind_text(state, area, language)]
    if state.owner[area] != NOBODY:
        force = force_text(state.units[area], language)
        owner = owner_text(state, state.owner[area], language)
        parts.append(force if is_own(state, area) else f"{owner} ({force})")
    elif is_beside_own(state, area):
        parts.append(text("play-kind-beside", language))
    return listed([part for part in parts if part])


def is_own(state: State, area: int) -> bool:
    """Whether the player who looks holds an area."""
    return state.hidden is not None and state.owner[area] == state.hidden.viewer


def is_beside_own(state: State, area: int) -> bool:
    """Whether an area to be claimed lies beside one of the player who looks."""
    if state.hidden is None or not isinstance(state.phase, (ClaimLand, ClaimSource)):
        return False
    return any(is_own(state, other) for other in state.board.neighbours(area))


def card_note(state: State, card: int, language: str) -> str:
    """What the ability of a card does."""
    return text("dust-effect-" + state.deck.abilities[card].value, language)
