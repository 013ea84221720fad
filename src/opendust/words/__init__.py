"""The words for people: message catalogues, one folder per language, and what fills them in.

The engine names messages and arguments; every sentence that anybody reads comes from here. What
speaks of games is loaded when it is first used, since help speaks of none.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from opendust.words.catalogue import LANGUAGES, text

if TYPE_CHECKING:
    from opendust.words.events import event_text
    from opendust.words.faults import fault_line, fault_text
    from opendust.words.prompts import action_text, option_text, prompt_text, verb_text
    from opendust.words.refusals import refusal_text

__all__ = [
    "LANGUAGES",
    "action_text",
    "event_text",
    "fault_line",
    "fault_text",
    "option_text",
    "prompt_text",
    "refusal_text",
    "text",
    "verb_text",
]

PLACES = {
    "action_text": "prompts",
    "event_text": "events",
    "fault_line": "faults",
    "fault_text": "faults",
    "option_text": "prompts",
    "prompt_text": "prompts",
    "refusal_text": "refusals",
    "verb_text": "prompts",
}
"""The module of each name that speaks of games."""


def __getattr__(name: str) -> Any:
    if name not in PLACES:
        raise AttributeError(f"module 'opendust.words' has no attribute {name!r}")
    return getattr(import_module(f"opendust.words.{PLACES[name]}"), name)
