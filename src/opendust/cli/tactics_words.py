"""The words of the commands on Dust Tactics' files, from the message catalogues."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from opendust.kernel.refusal import BadText, Detail, Fault, Refusal

_CATALOGUES = ("tactics-data.ftl", "edition.ftl")
_bundles: dict[str, FluentBundle] = {}


def text(message: str, **details: Detail) -> str:
    """A message in English; lists are joined by commas."""
    pattern = _bundle("en").get_message(message).value
    if pattern is None:
        raise KeyError(message)
    flat = {
        name: ", ".join(detail) if isinstance(detail, tuple) else detail
        for name, detail in details.items()
    }
    written, _ = _bundle("en").format_pattern(pattern, flat)
    return str(written)


def has_message(message: str) -> bool:
    """Whether there are words for a message."""
    return bool(_bundle("en").has_message(message))


def _bundle(language: str) -> FluentBundle:
    """The catalogues of a language."""
    if language not in _bundles:
        bundle = FluentBundle([language], use_isolating=False)
        for name in _CATALOGUES:
            place = files("opendust").joinpath("words", "locale", language, name)
            if place.is_file():
                bundle.add_resource(FluentResource(place.read_text(encoding="utf-8")))
        _bundles[language] = bundle
    return _bundles[language]


def fault_text(fault: Fault) -> str:
    """A fault with its place: file, line, sentence."""
    place = f"{fault.source}:{fault.line}: " if fault.line else f"{fault.source}: "
    return place + text(fault.message, **fault.details)


def refusal_text(refusal: Refusal) -> str:
    """A refusal's sentence with its rule."""
    return f"{text(refusal.message, **refusal.details)} ({refusal.rule})"


def print_faults(bad: BadText) -> int:
    """Prints what is wrong, one line per fault; the exit status is 2."""
    for fault in bad.faults:
        print(fault_text(fault), file=sys.stderr)
    return 2


def read_text(name: str) -> str:
    """The text of a file that the user names."""
    try:
        return Path(name).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadText([Fault(name, 0, "fault-file-unreadable", reason=str(error))]) from error
