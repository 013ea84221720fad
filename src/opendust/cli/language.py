"""In which language does the command speak?

`--language` decides, then the variable OPENDUST_LANGUAGE, then the system's LC_ALL, LC_MESSAGES or
LANG; English otherwise. It is decided once, before any help is written, and holds for the process.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from opendust.words.catalogue import LANGUAGES, text

OPTION: Final = "--language"
VARIABLES: Final = ("OPENDUST_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

_spoken = ["en"]


def speak(language: str) -> None:
    """Speak this language from now on."""
    _spoken[0] = language


def spoken() -> str:
    """The language of this process."""
    return _spoken[0]


def chosen(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The first language that is named and known; the first system variable with a value counts."""
    named = [words[place + 1] for place in values_at(words) if place + 1 < len(words)]
    named += [word.partition("=")[2] for word in words if word.startswith(OPTION + "=")]
    found = [word for word in named if word in LANGUAGES]
    if found:
        return found[-1]
    given = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = given.partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else "en"


def values_at(words: Sequence[str]) -> Iterator[int]:
    """Where `--language` stands alone, before its value."""
    return (place for place, word in enumerate(words) if word == OPTION)


def without_language(words: Sequence[str]) -> list[str]:
    """The words without `--language` and its value."""
    taken = {place for start in values_at(words) for place in (start, start + 1)}
    return [word for place, word in enumerate(words) if place not in taken]


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """Gives a command the argument `--language`."""
    parser.add_argument(
        OPTION, choices=LANGUAGES, default=spoken(), metavar=value_name("language"),
        help=help_text("language"),
    )  # fmt: skip


def said(message: str, /, **details: str | int) -> str:
    """A message in the language of this process."""
    return text(message, spoken(), **details)


def help_text(name: str, /, **details: str | int) -> str:
    """What the help says of a command or an argument."""
    return said(f"help-{name}", **details)


def value_name(name: str) -> str:
    """What the help calls the value of an argument."""
    return said(f"value-{name}")
