"""Which sentence belongs to a message? Project Fluent catalogues, English where one is missing.

A catalogue is every .ftl file in a language's folder under locale/ and in the folders there. The
browser reads the same files, so nothing here may be needed to understand them. Understanding a
whole catalogue takes seconds, so a message is understood when it is first needed. Fluent itself is
only loaded for a message that fills something in, and other packages are only asked for what is not
ours: help must come at once.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from opendust.words.entries import entries, plain_text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "it", "fr")
LOCALE: Final = Path(__file__).with_name("locale")

Details = dict[str, str | int]

_bundles: dict[str, FluentBundle] = {}
_constant: dict[tuple[str, str], str] = {}


def text(message: str, language: str = "en", **details: str | int) -> str:
    """A message in a language, in English where that has none."""
    if details:
        return written(message, language, details)
    key = (language, message)
    found = _constant.get(key)
    if found is None:
        found = _constant[key] = written(message, language, details)
    return found


def written(message: str, language: str, details: Details) -> str:
    """A message with details whose names Python cannot spell as keywords."""
    entry = entry_of(message, language)
    if entry is None:
        language, entry = "en", entry_of(message, "en")
    if entry is None:
        raise KeyError(message)
    plain = plain_text(entry)
    return filled(message, entry, language, details) if plain is None else plain


def has_message(message: str) -> bool:
    """Whether there is such a message, in English and so in all languages."""
    return entry_of(message, "en") is not None


def entry_of(message: str, language: str) -> str | None:
    """A message as it is written: ours, or that of another package's game."""
    found = sources(language).get(message)
    return guest_sources(language).get(message) if found is None else found


@lru_cache(maxsize=len(LANGUAGES))
def sources(language: str) -> dict[str, str]:
    """Our messages in a language as they are written, each by its name."""
    found: dict[str, str] = {}
    for content in catalogue_texts(language).values():
        found |= entries(content)
    return found


def catalogue_texts(language: str) -> dict[str, str]:
    """Our catalogue files of a language, by their place in its folder."""
    folder = LOCALE.joinpath(language)
    return {
        place.relative_to(folder).as_posix(): place.read_text(encoding="utf-8")
        for place in sorted(folder.rglob("*.ftl"))
    }


@lru_cache(maxsize=len(LANGUAGES))
def guest_sources(language: str) -> dict[str, str]:
    """The messages of other packages' games."""
    from importlib.resources import files

    from opendust.registry import guests

    found: dict[str, str] = {}
    for package in [entry.locale for entry in guests().values() if entry.locale]:
        folder = files(package).joinpath("locale", language)
        for place in folder.iterdir() if folder.is_dir() else ():
            if place.name.endswith(".ftl"):
                found |= entries(place.read_text(encoding="utf-8"))
    return found


def labelled(label: str, words: str, language: str) -> str:
    """A thing and what is said of it, with the colon of the language between them."""
    return f"{label}{text('colon', language)}{words}"


def listed(items: list[str] | tuple[str, ...]) -> str:
    """Several things in one sentence."""
    return ", ".join(items)


def filled(message: str, entry: str, language: str, details: Details) -> str:
    """A message with its details filled in, by Fluent."""
    from fluent.runtime import FluentBundle, FluentResource

    if language not in _bundles:
        _bundles[language] = FluentBundle([language], use_isolating=False)
    bundle = _bundles[language]
    if not bundle.has_message(message):
        bundle.add_resource(FluentResource(entry))
    pattern = bundle.get_message(message).value
    assert pattern is not None
    sentence, _ = bundle.format_pattern(pattern, details)
    return str(sentence)
