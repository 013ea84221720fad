"""What does a game call its things? Its vocabulary, found by the game's name.

Events, prompts and refusals are put into words here for every game alike; a vocabulary says how
the game's nouns, numbers and sources read.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Protocol

from opendust.kernel.action import Arg, Field, Pairs, Shape
from opendust.kernel.event import Event
from opendust.kernel.refusal import Refusal
from opendust.registry import entry_of
from opendust.words.catalogue import Details, listed
from opendust.words.plain import PlainVocabulary


class Vocabulary(Protocol):
    """The functions of a vocabulary module."""

    def noun_text(self, state: Any, noun: str, value: int, language: str) -> str:
        """One thing by the noun of its field and its number."""
        ...

    def counts_text(self, state: Any, noun: str, amounts: Pairs, language: str) -> str:
        """Amounts by thing."""
        ...

    def prompt_details(self, state: Any, seat: int, language: str) -> Details:
        """The names and numbers that the prompts speak of."""
        ...

    def event_name(self, event: Event) -> str:
        """By what name the sentence of an event stands in the catalogue: its kind, mostly."""
        ...

    def event_details(self, event: Event) -> Details:
        """What the sentence of an event says besides the event's own fields."""
        ...

    def refusal_details(self, state: Any, refusal: Refusal, language: str) -> Details:
        """The details of a refusal in words."""
        ...

    def citation(self, state: Any, rule_id: str, language: str) -> list[str]:
        """Where a rule is printed, in the reader's words."""
        ...

    def aliases(self, state: Any, noun: str) -> list[tuple[str, int]]:
        """Further names under which a noun's things can be typed."""
        ...


@lru_cache(maxsize=64)
def vocabulary_of(game: str) -> Vocabulary:
    """The vocabulary of a game, or a plain one."""
    found: Vocabulary = entry_of(game).part("vocabulary") or PlainVocabulary(game)
    return found


def value_details(
    words: Vocabulary, state: Any, field: Field, value: Arg, language: str
) -> Details:
    """The details that one field of an event or action gives to its sentence."""
    if isinstance(value, int):
        if field.shape is Shape.AMOUNT:
            return {field.name: value}
        return {field.name: words.noun_text(state, field.noun, value, language)}
    several: list[str] = []
    amounts: list[tuple[int, int]] = []
    for item in value:
        if isinstance(item, tuple):
            amounts.append(item)
        else:
            several.append(words.noun_text(state, field.noun, item, language))
    if field.shape is Shape.COUNTS:
        written = words.counts_text(state, field.noun, tuple(amounts), language)
    else:
        written = listed(several)
    return {field.name: written, field.name + "-count": len(value)}
