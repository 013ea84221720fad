"""What happened, in a sentence: the log of a match is made of these."""

from __future__ import annotations

from typing import Any

from opendust.kernel.contract import Game
from opendust.kernel.event import Event
from opendust.words.catalogue import Details, has_message, listed, written
from opendust.words.plain import spaced
from opendust.words.vocabulary import value_details, vocabulary_of


def event_text(game: Game[Any], state: Any, event: Event, language: str = "en") -> str:
    """The sentence of an event; a player who sees less of it reads less."""
    words = vocabulary_of(game.NAME)
    details: Details = {}
    for field, value in zip(game.EVENTS[event.kind], event.args, strict=True):
        details |= value_details(words, state, field, value, language)
    details |= words.event_details(event)
    message = f"{game.NAME}-event-{words.event_name(event)}"
    if has_message(message):
        sentence = written(message, language, details)
    else:
        sentence = plain_sentence(game, event, details)
    return sentence[:1].upper() + sentence[1:]


def plain_sentence(game: Game[Any], event: Event, details: Details) -> str:
    """What happened, by the names that the game gives to it: `bid made: player ada, face 4`."""
    fields = [f"{spaced(field.name)} {details[field.name]}" for field in game.EVENTS[event.kind]]
    kind = spaced(str(event.kind.value))
    return f"{kind}: {listed(fields)}" if fields else kind
