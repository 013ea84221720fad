"""Why not? A refusal in words: the reason, what would be legal, the rule and its source."""

from __future__ import annotations

from typing import Any

from opendust.dust.rulebook import rule, spelled_out
from opendust.dust.state import State
from opendust.kernel.action import Action, Field
from opendust.kernel.alternatives import Alternative, alternatives
from opendust.kernel.contract import Game
from opendust.kernel.refusal import Refusal
from opendust.words.catalogue import Details, has_message, listed, text, written
from opendust.words.dust_nouns import counts_text, detail_text, noun_text

MOST_LISTED = 8


def refusal_text(
    game: Game[Any],
    state: State,
    refusal: Refusal,
    language: str = "en",
    *,
    seat: int = -1,
    action: Action | None = None,
) -> str:
    """The whole answer. With seat and action it says what would be legal instead."""
    parts = [reason_text(game, state, refusal, language)]
    if refusal.could:
        now = [str(option.verb.value) for option in game.options(state, seat)]
        verbs = list(dict.fromkeys(now)) or list(refusal.could)
        parts.append(text("could-verbs", language, values=listed(verbs)))
    elif action is not None and action.verb in game.VERBS:
        signature = game.VERBS[action.verb]
        for could in alternatives(game, state, seat, action, tuple(refusal.details)):
            parts.append(could_text(state, signature[could.field], could, language))
    if refusal.rule:
        parts.append(f" ({listed([refusal.rule, *citation(state, refusal.rule)])})")
    return " ".join(parts)


def reason_text(game: Game[Any], state: State, refusal: Refusal, language: str) -> str:
    """The sentence of the refusal with the actual pieces and numbers."""
    details: Details = {}
    for name, detail in refusal.details.items():
        if isinstance(detail, str):
            details[name] = detail_text(state, name, detail, language)
        else:
            details[name] = listed(detail) if isinstance(detail, tuple) else detail
    unit, amount = refusal.details.get("unit"), refusal.details.get("amount")
    things = f"dust-units-{unit}"
    if isinstance(amount, int) and has_message(things):
        details["things"] = text(things, language, amount=amount)
    special = f"{game.NAME}-refusal-{refusal.message}"
    message = special if has_message(special) else f"refusal-{refusal.message}"
    return written(message, language, details)


def could_text(state: State, field: Field, could: Alternative, language: str) -> str:
    """What one field could be instead."""
    if could.bounds:
        values = counts_text(state, field.noun, could.bounds, language)
        return text("could-units", language, values=values)
    if not could.values:
        if could.least == could.most:
            return text("could-one-amount", language, values=could.least)
        return text("could-amount", language, least=could.least, most=could.most)
    names = [noun_text(state, field.noun, value, language) for value in could.values]
    if len(names) > MOST_LISTED + 1:
        more = text("could-and-more", language, amount=len(names) - MOST_LISTED)
        names = [*names[:MOST_LISTED], more]
    special = f"could-{field.name}"
    message = special if could.alone and has_message(special) else "could-any"
    return text(message, language, values=listed(names))


def citation(state: State, rule_id: str) -> list[str]:
    """Where the edition's own rulebook prints the rule, or the first source that does."""
    found = rule(rule_id)
    if found is None or not found.sources:
        return []
    own = SOURCES_OF.get(state.edition.base, ())
    for prefix in own:
        for source in found.sources:
            if source.startswith(prefix + " ") or source == prefix:
                return [spelled_out(source)]
    return [spelled_out(found.sources[0])]


SOURCES_OF = {
    "premium-en": ("EN-P",),
    "premium-de": ("DE-S", "EN-P"),
    "epic-de": ("DE-E", "DE-S"),
    "original-it": ("IT",),
}
"""The rulebooks of the packaged editions, the nearest one first."""
