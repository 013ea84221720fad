"""Which sentence belongs to a message? Project Fluent catalogues, English where one is missing.

A catalogue is every .ftl file of a language's folder under locale/. The browser reads the same
files, so nothing here may be needed to understand them.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de", "it", "fr")

Details = dict[str, str | int]

_bundles: dict[str, FluentBundle] = {}


def text(message: str, language: str = "en", **details: str | int) -> str:
    """A message in a language, in English where that has none."""
    return written(message, language, details)


def written(message: str, language: str, details: Details) -> str:
    """A message with details whose names Python cannot spell as keywords."""
    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle = _bundle("en")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    sentence, _ = bundle.format_pattern(pattern, details)
    return str(sentence)


def has_message(message: str) -> bool:
    """Whether there is such a message, in English and so in all languages."""
    return bool(_bundle("en").has_message(message))


def catalogue_texts(language: str) -> dict[str, str]:
    """The catalogue files of a language, by name."""
    folder = files("opendust.words").joinpath("locale", language)
    names = sorted([place.name for place in folder.iterdir() if place.name.endswith(".ftl")])
    return {name: folder.joinpath(name).read_text(encoding="utf-8") for name in names}


def listed(items: list[str] | tuple[str, ...]) -> str:
    """Several things in one sentence."""
    return ", ".join(items)


def _bundle(language: str) -> FluentBundle:
    if language not in _bundles:
        bundle = FluentBundle([language], use_isolating=False)
        for content in catalogue_texts(language).values():
            bundle.add_resource(FluentResource(content))
        _bundles[language] = bundle
    return _bundles[language]
