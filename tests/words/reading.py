"""The catalogues as Fluent reads them, each language once in a test process."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType

from opendust.words.catalogue import catalogue_texts


@cache
def entries(language: str) -> dict[str, list[EntryType]]:
    """What the files of a language hold, by their names."""
    texts = catalogue_texts(language)
    return {name: FluentParser().parse(content).body for name, content in texts.items()}
