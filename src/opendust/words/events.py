"""What happened, in a sentence: the log of a match is made of these."""

from __future__ import annotations

from typing import Any

from opendust.dust.events import Happening
from opendust.dust.state import State
from opendust.kernel.contract import Game
from opendust.kernel.event import Event
from opendust.words.catalogue import Details, written
from opendust.words.dust_nouns import value_details


def event_text(game: Game[Any], state: State, event: Event, language: str = "en") -> str:
    """The sentence of an event; a player who sees less of it reads less."""
    details: Details = {}
    for field, value in zip(game.EVENTS[event.kind], event.args, strict=True):
        details |= value_details(state, field, value, language)
    details |= derived(event)
    sentence = written(f"{game.NAME}-event-{event.kind.value}", language, details)
    return sentence[:1].upper() + sentence[1:]


def derived(event: Event) -> Details:
    """What a sentence says besides the event's own fields."""
    if event.kind is not Happening.INCOME_COUNTED:
        return {}
    numbers = [value for value in event.args[1:] if isinstance(value, int)]
    return {"topped": numbers[3] - sum(numbers[:3])}
