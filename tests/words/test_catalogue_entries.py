"""Is a message understood alone as it is in its file, and plain text as Fluent reads it?"""

from __future__ import annotations

from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Message, TextElement

from opendust.words.catalogue import LANGUAGES, catalogue_texts, sources
from opendust.words.entries import plain_text


@cache
def entries(language: str) -> dict[str, list[EntryType]]:
    """What the files of a language hold as Fluent reads them; each is read once for all tests."""
    texts = catalogue_texts(language)
    return {name: FluentParser().parse(content).body for name, content in texts.items()}


def written(language: str) -> list[Message]:
    """The messages of a language as Fluent reads their files."""
    found: list[Message] = []
    for body in entries(language).values():
        found += [entry for entry in body if isinstance(entry, Message)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_stands_alone(language: str) -> None:
    parser, found = FluentParser(), sources(language)
    messages = written(language)
    for entry in messages:
        alone = parser.parse_entry(found[entry.id.name])
        assert isinstance(alone, Message)
        assert alone.value is not None
        assert entry.value is not None
        assert alone.value.equals(entry.value)
    assert len(messages) == len(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_text_is_what_fluent_reads(language: str) -> None:
    read = 0
    for entry in written(language):
        plain = plain_text(sources(language)[entry.id.name])
        if plain is not None:
            assert entry.value is not None
            (only,) = entry.value.elements
            assert isinstance(only, TextElement)
            assert only.value == plain
            read += 1
    assert read > 500


@pytest.mark.parametrize(
    ("entry", "plain"),
    [
        ("a = one line\n\n# of others\n", "one line"),
        ("a =\n    head:\n      deeper\n\n    end\n# after\n", "head:\n  deeper\n\nend"),
        ("a = first\n    second\n", "first\nsecond"),
        ("a = { $name } won\n", None),
    ],
)
def test_what_is_plain(entry: str, plain: str | None) -> None:
    assert plain_text(entry) == plain
