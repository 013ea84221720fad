"""What must be decided, what can be done, and what an action means, in words."""

from __future__ import annotations

import re
from enum import Enum
from typing import Any, Final

from opendust.kernel.action import Action
from opendust.kernel.contract import Game
from opendust.kernel.option import Option, Pick
from opendust.kernel.pending import Choice
from opendust.words.catalogue import has_message, labelled, listed, text, written
from opendust.words.plain import spaced
from opendust.words.vocabulary import value_details, vocabulary_of

# What a menu says of a verb besides, as prices.
ASIDE: Final = re.compile(r"\s\([^()]*\)$")


def prompt_text(game: Game[Any], state: Any, seat: int, point: str, language: str = "en") -> str:
    """What a player has to decide at a decision point, and what for."""
    details = vocabulary_of(game.NAME).prompt_details(state, seat, language)
    message = f"{game.NAME}-prompt-{point}"
    if not has_message(message):
        return text("plain-prompt", language, player=str(details["player"]), point=spaced(point))
    return written(message, language, details)


def subject_text(game: Game[Any], state: Any, seat: int, language: str = "en") -> str:
    """What is under way: the unit that acts or suffers, or the area fought for; else nothing."""
    details = vocabulary_of(game.NAME).prompt_details(state, seat, language)
    return str(details.get("unit") or details.get("target") or "")


def verb_text(game: Game[Any], verb: Enum, point: str, language: str = "en") -> str:
    """What a verb does, at this decision point."""
    for message in (f"{game.NAME}-{verb.value}-{point}", f"{game.NAME}-verb-{verb.value}"):
        if has_message(message):
            return text(message, language)
    return spaced(str(verb.value))


def option_text(
    game: Game[Any], state: Any, option: Option, point: str, language: str = "en"
) -> str:
    """An option in one line: the verb, and the fields that leave no choice."""
    words = verb_text(game, option.verb, point, language)
    nouns = vocabulary_of(game.NAME)
    fixed: list[str] = []
    for field, domain in zip(game.VERBS[option.verb], option.domains, strict=True):
        if isinstance(domain, Pick) and len(domain.values) == 1:
            fixed.append(nouns.noun_text(state, field.noun, domain.values[0], language))
    return f"{words} ({listed(fixed)})" if fixed else words


def action_text(game: Game[Any], state: Any, action: Action, language: str = "en") -> str:
    """An action in words: the verb as its question has it, its arguments, a way with an arrow."""
    pending = game.pending(state)
    point = pending.point if isinstance(pending, Choice) else ""
    verb = ASIDE.sub("", verb_text(game, action.verb, point, language))
    nouns = vocabulary_of(game.NAME)
    words: dict[str, str] = {}
    given = dict(zip(game.VERBS[action.verb], action.args, strict=True))
    named = {field.name: value for field, value in given.items()}
    amount, unit = named.get("amount"), named.get("unit")
    for field, value in given.items():
        if isinstance(amount, int) and isinstance(unit, int) and field.name in ("amount", "unit"):
            words["unit"] = nouns.counts_text(state, "unit", ((unit, amount),), language)
            continue
        if isinstance(value, int) or value:
            words[field.name] = str(value_details(nouns, state, field, value, language)[field.name])
    if "origin" in words and "target" in words:
        words["origin"] += f" → {words.pop('target')}"
    return labelled(verb, listed(list(words.values())), language) if words else verb
