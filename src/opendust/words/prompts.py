"""What must be decided, what can be done, and what an action means, in words."""

from __future__ import annotations

from enum import Enum
from typing import Any

from opendust.kernel.action import Action
from opendust.kernel.contract import Game
from opendust.kernel.option import Option, Pick
from opendust.words.catalogue import has_message, listed, text, written
from opendust.words.vocabulary import VOCABULARIES, value_details


def prompt_text(game: Game[Any], state: Any, seat: int, point: str, language: str = "en") -> str:
    """What a player has to decide at a decision point, and what for."""
    details = VOCABULARIES[game.NAME].prompt_details(state, seat, language)
    return written(f"{game.NAME}-prompt-{point}", language, details)


def verb_text(game: Game[Any], verb: Enum, point: str, language: str = "en") -> str:
    """What a verb does, at this decision point."""
    special = f"{game.NAME}-{verb.value}-{point}"
    return text(special if has_message(special) else f"{game.NAME}-verb-{verb.value}", language)


def option_text(
    game: Game[Any], state: Any, option: Option, point: str, language: str = "en"
) -> str:
    """An option in one line: the verb, and the fields that leave no choice."""
    words = verb_text(game, option.verb, point, language)
    nouns = VOCABULARIES[game.NAME]
    fixed: list[str] = []
    for field, domain in zip(game.VERBS[option.verb], option.domains, strict=True):
        if isinstance(domain, Pick) and len(domain.values) == 1:
            fixed.append(nouns.noun_text(state, field.noun, domain.values[0], language))
    return f"{words} ({listed(fixed)})" if fixed else words


def action_text(game: Game[Any], state: Any, action: Action, language: str = "en") -> str:
    """An action in words: the verb and its arguments."""
    words = [text(f"{game.NAME}-verb-{action.verb.value}", language)]
    nouns = VOCABULARIES[game.NAME]
    for field, value in zip(game.VERBS[action.verb], action.args, strict=True):
        if isinstance(value, int) or value:
            words.append(str(value_details(nouns, state, field, value, language)[field.name]))
    return f"{words[0]}: {listed(words[1:])}" if len(words) > 1 else words[0]
