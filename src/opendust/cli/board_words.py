"""The words of `opendust board` and `opendust check`, from the message catalogues."""

from __future__ import annotations

from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from opendust.kernel.refusal import Fault

_CATALOGUES = ("board.ftl", "edition.ftl", "case.ftl")
_bundles: dict[str, FluentBundle] = {}


def text(message: str, language: str = "en", **details: str | int) -> str:
    """A message in a language, in English where that has none."""
    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle = _bundle("en")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    written, _ = bundle.format_pattern(pattern, details)
    return str(written)


def fault_text(fault: Fault, language: str = "en") -> str:
    """A fault's sentence; lists are joined by commas."""
    details: dict[str, str | int] = {
        name: ", ".join(detail) if isinstance(detail, tuple) else detail
        for name, detail in fault.details.items()
    }
    return text(fault.message, language, **details)


def _bundle(language: str) -> FluentBundle:
    if language not in _bundles:
        bundle = FluentBundle([language], use_isolating=False)
        for name in _CATALOGUES:
            place = files("opendust").joinpath("words", "locale", language, name)
            if place.is_file():
                bundle.add_resource(FluentResource(place.read_text(encoding="utf-8")))
        _bundles[language] = bundle
    return _bundles[language]
