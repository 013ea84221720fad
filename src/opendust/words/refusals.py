"""Why not? A refusal in words: the reason, what would be legal, the rule and its source."""

from __future__ import annotations

from typing import Any

from opendust.kernel.action import Action, Field
from opendust.kernel.alternatives import Alternative, alternatives
from opendust.kernel.contract import Game
from opendust.kernel.refusal import Refusal
from opendust.words.catalogue import has_message, listed, text, written
from opendust.words.plain import spaced
from opendust.words.vocabulary import Vocabulary, vocabulary_of

MOST_LISTED = 8


def refusal_text(
    game: Game[Any],
    state: Any,
    refusal: Refusal,
    language: str = "en",
    *,
    seat: int = -1,
    action: Action | None = None,
    typed: bool = False,
) -> str:
    """The whole answer. With seat and action it says what would be legal instead.

    Verbs are told in words; `typed` adds the command for those who type it.
    """
    words = vocabulary_of(game.NAME)
    parts = [reason_text(game, state, refusal, language)]
    if refusal.could:
        now = [str(option.verb.value) for option in game.options(state, seat)]
        verbs = list(dict.fromkeys(now)) or list(refusal.could)
        told = [
            verb_text(game.NAME, verb, language) + (f" ({verb})" if typed else "") for verb in verbs
        ]
        parts.append(text("could-verbs", language, values=listed(told)))
    elif action is not None and action.verb in game.VERBS:
        signature = game.VERBS[action.verb]
        found = alternatives(game, state, seat, action, tuple(refusal.details))
        for place, could in enumerate(found):
            field = signature[could.field]
            if place == 0:
                parts.append(could_text(words, state, field, could, language))
            else:
                values = values_text(words, state, field, could, language)
                parts.append(text("could-or", language, values=values))
    if refusal.rule:
        parts.append(f" ({rules_text(words, state, refusal, language)})")
    return " ".join(parts)


def rules_text(words: Vocabulary, state: Any, refusal: Refusal, language: str) -> str:
    """The rule with its source, and quietly the others that forbid the same."""
    first = listed([refusal.rule, *words.citation(state, refusal.rule, language)])
    if not refusal.also:
        return first
    return f"{first}; {text('refusal-also', language, rules=listed(list(refusal.also)))}"


def reason_text(game: Game[Any], state: Any, refusal: Refusal, language: str) -> str:
    """The sentence of the refusal with the actual pieces and numbers."""
    details = vocabulary_of(game.NAME).refusal_details(state, refusal, language)
    verb = refusal.details.get("verb")
    if isinstance(verb, str):
        details["verb"] = verb_text(game.NAME, verb, language)
    special = f"{game.NAME}-refusal-{refusal.message}"
    for message in (special, f"refusal-{refusal.message}"):
        if has_message(message):
            return written(message, language, details)
    return text("plain-refusal", language, reason=spaced(refusal.message))


def verb_text(game: str, verb: str, language: str) -> str:
    """What a verb does, in a few words."""
    message = f"{game}-verb-{verb}"
    return text(message, language) if has_message(message) else spaced(verb)


def could_text(
    words: Vocabulary, state: Any, field: Field, could: Alternative, language: str
) -> str:
    """What one field could be instead."""
    values = values_text(words, state, field, could, language)
    if could.bounds:
        return text("could-units", language, values=values)
    if not could.values:
        if could.least == could.most:
            return text("could-one-amount", language, values=values)
        return text("could-amount", language, least=could.least, most=could.most)
    special = f"could-{field.name}"
    message = special if could.alone and has_message(special) else "could-any"
    return text(message, language, values=values)


def values_text(
    words: Vocabulary, state: Any, field: Field, could: Alternative, language: str
) -> str:
    """The values that one field could have, the first of many."""
    if could.bounds:
        return words.counts_text(state, field.noun, could.bounds, language)
    if not could.values:
        least, most = str(could.least), str(could.most)
        return least if least == most else f"{least}\N{EN DASH}{most}"
    names = [words.noun_text(state, field.noun, value, language) for value in could.values]
    if len(names) <= MOST_LISTED + 1:
        return listed(names)
    first, more = listed(names[:MOST_LISTED]), len(names) - MOST_LISTED
    return text("could-and-more", language, values=first, amount=more)
