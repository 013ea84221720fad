"""What happened, in a sentence: the log of a match is made of these."""

from __future__ import annotations

from typing import Any

from opendust.kernel.contract import Game
from opendust.kernel.event import Event
from opendust.words.catalogue import Details, written
from opendust.words.vocabulary import VOCABULARIES, value_details


def event_text(game: Game[Any], state: Any, event: Event, language: str = "en") -> str:
    """The sentence of an event; a player who sees less of it reads less."""
    words = VOCABULARIES[game.NAME]
    details: Details = {}
    for field, value in zip(game.EVENTS[event.kind], event.args, strict=True):
        details |= value_details(words, state, field, value, language)
    details |= words.event_details(event)
    sentence = written(f"{game.NAME}-event-{event.kind.value}", language, details)
    return sentence[:1].upper() + sentence[1:]
