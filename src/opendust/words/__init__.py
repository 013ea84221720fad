"""The words for people: message catalogues, one folder per language, and what fills them in.

The engine names messages and arguments; every sentence that anybody reads comes from here.
"""

from __future__ import annotations

from opendust.words.catalogue import LANGUAGES, text
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
