"""Which sentence belongs to a message? Project Fluent catalogues, English where one is missing.

A catalogue is every .ftl file of a language's folder under locale/. The browser reads the same
files, so nothing here may be needed to understand them. Understanding a whole catalogue takes
seconds, so a message is understood when it is first needed; none of them refers to another.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from opendust.registry import guests

LANGUAGES: Final = ("en", "de", "it", "fr")

Details = dict[str, str | int]

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

_sources: dict[str, dict[str, str]] = {}
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
    if message not in sources(language):
        language = "en"
    bundle = _bundle(language, message)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    sentence, _ = bundle.format_pattern(pattern, details)
    return str(sentence)


def has_message(message: str) -> bool:
    """Whether there is such a message, in English and so in all languages."""
    return message in sources("en")


def sources(language: str) -> dict[str, str]:
    """The messages of a language as they are written, each by its name."""
    if language not in _sources:
        found: dict[str, str] = {}
        for content in catalogue_texts(language).values():
            starts = [entry.start() for entry in _ENTRY.finditer(content)]
            for start, end in zip(starts, [*starts[1:], len(content)], strict=True):
                entry = content[start:end]
                found[entry.partition("=")[0].rstrip()] = entry
        _sources[language] = found
    return _sources[language]


def catalogue_texts(language: str) -> dict[str, str]:
    """The catalogue files of a language, by name."""
    found: dict[str, str] = {}
    for package in ("opendust.words", *guest_locales()):
        folder = files(package).joinpath("locale", language)
        places = sorted(folder.iterdir(), key=lambda place: place.name) if folder.is_dir() else []
        for place in places:
            if place.name.endswith(".ftl"):
                found.setdefault(place.name, place.read_text(encoding="utf-8"))
    return found


def guest_locales() -> list[str]:
    """The packages with the messages of other packages' games."""
    return [entry.locale for entry in guests().values() if entry.locale]


def labelled(label: str, words: str, language: str) -> str:
    """A thing and what is said of it, with the colon of the language between them."""
    return f"{label}{text('colon', language)}{words}"


def listed(items: list[str] | tuple[str, ...]) -> str:
    """Several things in one sentence."""
    return ", ".join(items)


def _bundle(language: str, message: str) -> FluentBundle:
    """The bundle of a language with at least this message in it."""
    if language not in _bundles:
        _bundles[language] = FluentBundle([language], use_isolating=False)
    bundle = _bundles[language]
    if not bundle.has_message(message):
        bundle.add_resource(FluentResource(sources(language)[message]))
    return bundle
