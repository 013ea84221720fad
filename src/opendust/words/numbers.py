"""How is a number written in a language? Its decimal sign, its thousands, its percent sign."""

from __future__ import annotations

from typing import Final

NOBREAK: Final = "\u00a0"
POINTS: Final = {"en": ".", "de": ",", "it": ",", "fr": ","}
THOUSANDS: Final = {"en": ",", "de": ".", "it": ".", "fr": "\u202f"}
PERCENTS: Final = {"en": "%", "de": NOBREAK + "%", "it": "%", "fr": NOBREAK + "%"}


def number_text(number: float, language: str, *, digits: int = 0, signed: bool = False) -> str:
    """A number with so many digits behind the point: 1,234.5 or 1.234,5."""
    plain = f"{number:{'+' if signed else ''},.{digits}f}"
    whole, _, part = plain.partition(".")
    grouped = whole.replace(",", THOUSANDS[language])
    return grouped + (POINTS[language] + part if part else "")


def percent_text(share: float, language: str, *, digits: int = 0) -> str:
    """A share as a percentage."""
    return number_text(100 * share, language, digits=digits) + PERCENTS[language]
