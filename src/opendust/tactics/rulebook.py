"""Where are the rules of Dust Tactics, and how are their sources named?

The data stands in data/rules.toml; it is read once, when first asked for.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.text.rulebook import Rulebook
from opendust.tactics.profile import package_text

_BOOK: Final[list[Rulebook]] = []


def rulebook() -> Rulebook:
    """The rulebook, read from the package when first asked for."""
    if not _BOOK:
        _BOOK.append(Rulebook(package_text("rules.toml")))
    return _BOOK[0]


def spelled_out(citation: str) -> str:
    """A part of the rulebook with the book's title; what already names its book stays."""
    return citation if "FAQ" in citation else f"{rulebook().sources['RB']}, {citation}"
