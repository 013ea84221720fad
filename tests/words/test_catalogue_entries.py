"""Is a message understood alone as it is in its file?"""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from opendust.words.catalogue import LANGUAGES, catalogue_texts, sources


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_stands_alone(language: str) -> None:
    parser, found = FluentParser(), sources(language)
    seen = 0
    for content in catalogue_texts(language).values():
        for entry in parser.parse(content).body:
            if isinstance(entry, Message):
                alone = parser.parse_entry(found[entry.id.name])
                assert isinstance(alone, Message)
                assert alone.value is not None
                assert entry.value is not None
                assert alone.value.equals(entry.value)
                seen += 1
    assert seen == len(found)
