"""How does a game read that brings no vocabulary? By the names of its own notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from opendust.kernel.action import Pairs
from opendust.kernel.event import Event
from opendust.kernel.refusal import Refusal
from opendust.kernel.text.notation import name_of
from opendust.registry import GAMES, rulebook_of
from opendust.words.catalogue import Details, listed

SEAT = "seat"
"""The noun whose names are the players'."""


def spaced(name: str) -> str:
    """A name of the notation as people write it."""
    return name.replace("-", " ").replace("_", " ")


def details_of(refusal: Refusal, told: Callable[[str, str], str]) -> Details:
    """The details of a refusal, each text as the game tells it by the name of its detail."""
    details: Details = {}
    for name, detail in refusal.details.items():
        if isinstance(detail, str):
            details[name] = told(name, detail)
        else:
            details[name] = listed(detail) if isinstance(detail, tuple) else detail
    return details


@final
class PlainVocabulary:
    """The vocabulary of any game; what its catalogue has no sentence for is named plainly."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game = GAMES[name]

    def noun_text(self, state: Any, noun: str, value: int, language: str) -> str:
        """One thing by its name in the notation; players by the names they chose."""
        seats = getattr(state, "seats", ())
        if noun == SEAT and 0 <= value < len(seats):
            return str(seats[value])
        return spaced(name_of(self.game.names(state, noun), value))

    def counts_text(self, state: Any, noun: str, amounts: Pairs, language: str) -> str:
        """Amounts by thing."""
        return listed(
            [f"{many} {self.noun_text(state, noun, key, language)}" for key, many in amounts]
        )

    def prompt_details(self, state: Any, seat: int, language: str) -> Details:
        """Who decides."""
        return {"player": self.noun_text(state, SEAT, seat, language)}

    def event_name(self, event: Event) -> str:
        """The kind."""
        return str(event.kind.value)

    def event_details(self, event: Event) -> Details:
        """Nothing besides the fields."""
        return {}

    def refusal_details(self, state: Any, refusal: Refusal, language: str) -> Details:
        """The details as the game gave them."""
        return {
            name: listed([spaced(item) for item in detail])
            if isinstance(detail, tuple)
            else spaced(detail)
            if isinstance(detail, str)
            else detail
            for name, detail in refusal.details.items()
        }

    def citation(self, state: Any, rule_id: str, language: str) -> list[str]:
        """Where a rule is printed, if the game has a rulebook."""
        found = rulebook_of(self.name).rule(rule_id)
        return [] if found is None else list(found.sources)

    def aliases(self, state: Any, noun: str) -> list[tuple[str, int]]:
        """No further names."""
        return []
