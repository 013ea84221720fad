"""What does argparse itself say, in the language of the command?

It asks gettext for every word of its own by the names `_` and `ngettext` of its module, and has no
other door: here they lead to our catalogues. What a newer Python says besides stays English.
"""

from __future__ import annotations

import argparse
from difflib import get_close_matches
from typing import Final

from opendust.cli.language import said
from opendust.words.catalogue import listed

MESSAGES: Final = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "expected one argument": "argparse-one",
    "expected at most one argument": "argparse-at-most-one",
    "expected at least one argument": "argparse-at-least-one",
    "expected %s argument": "argparse-several",
    "not allowed with argument %s": "argparse-not-allowed",
    "ignored explicit argument %r": "argparse-ignored",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "invalid %(type)s value: %(value)r": "argparse-value",
}
"""Argparse's own words and our message for each."""


def translate() -> None:
    """From now on argparse speaks the language of the command."""
    setattr(argparse, "_", own_words)  # noqa: B010 (typeshed does not know the name)
    setattr(argparse, "ngettext", own_number_words)  # noqa: B010
    setattr(argparse.ArgumentParser, "_check_value", check_value)  # noqa: B010


def check_value(_: argparse.ArgumentParser, action: argparse.Action, value: object) -> None:
    """A value must be one of the choices; argparse quotes them as Python does, and guesses none."""
    if action.choices is None or value in action.choices:
        return
    known = [str(choice) for choice in action.choices]
    words = said("argparse-choice") % {"value": value, "choices": listed(known)}
    near = get_close_matches(str(value), known, 1)
    if near:
        words += " " + said("fault-nearest", nearest=near[0])
    raise argparse.ArgumentError(action, words)


def own_words(words: str) -> str:
    """Our words for argparse's, with the space or the line's end behind them."""
    message = MESSAGES.get(words)
    if message is None:
        return words
    return said(message) + words[len(words.rstrip()) :]


def own_number_words(one: str, several: str, number: int) -> str:
    """The same where a number is told."""
    return own_words(one) if one in MESSAGES else one if number == 1 else several
