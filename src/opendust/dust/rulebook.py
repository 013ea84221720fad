"""Where are the rules of DUST, and how are their sources named?

The data stands in data/rules.toml; it is read once, when first asked for.
"""

from __future__ import annotations

import re
from typing import Final

from opendust.dust.option_catalogue import package_text
from opendust.kernel.text.rulebook import Rulebook

SOURCE: Final = re.compile(r"\b(?:EN-P|DE-S|DE-E|FR-P|FR-E|IT|FR)\b")
"""The abbreviations of the sources."""

_BOOK: Final[list[Rulebook]] = []


def rulebook() -> Rulebook:
    """The rulebook, read from the package when first asked for."""
    if not _BOOK:
        _BOOK.append(Rulebook(package_text("rules.toml")))
    return _BOOK[0]


def spelled_out(citation: str) -> str:
    """A citation with the abbreviation of its source written out: EN-P p4, FR, against: IT p6."""
    return SOURCE.sub(lambda match: rulebook().sources[match.group()], citation)
