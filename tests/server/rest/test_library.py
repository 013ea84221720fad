"""Is what is the same for everybody written once? And does it stay within bounds?"""

from __future__ import annotations

import gzip
import sys
from time import process_time
from types import FrameType

import anyio
import pytest
from starlette.requests import Request
from starlette.responses import Response

from opendust.kernel.text.rulebook import WORD
from opendust.registry import rulebook_of
from opendust.server.rest import library
from opendust.server.rest.library import Press


def asked(encoding: str = "gzip") -> Request:
    headers = [(b"accept-encoding", encoding.encode())]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": headers})


class Pages:
    """Counts how often a page is written."""

    def __init__(self) -> None:
        self.press = Press()
        self.written = 0

    def write(self) -> list[str]:
        self.written += 1
        return ["a rule"] * 1_000

    def ask(self, *name: str, encoding: str = "gzip") -> Response:
        return anyio.run(self.press.page, asked(encoding), name, self.write)


def test_a_page_is_written_and_compressed_once_and_plain_for_who_cannot_read_that() -> None:
    pages = Pages()
    first, again, plain = pages.ask("rules"), pages.ask("rules"), pages.ask("rules", encoding="")
    assert pages.written == 1
    assert first.headers["content-encoding"] == "gzip"
    assert first.body == again.body
    assert gzip.decompress(bytes(first.body)) == plain.body
    assert "content-encoding" not in plain.headers


def test_what_somebody_searches_for_is_not_kept() -> None:
    pages = Pages()
    pages.ask()
    pages.ask()
    assert pages.written == 2
    assert not pages.press.kept


def test_the_latest_pages_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "MOST_KEPT", 2)
    pages = Pages()
    for name in ("a", "b", "a", "c", "a"):
        pages.ask(name)
    assert list(pages.press.kept) == [("c",), ("a",)]
    assert pages.written == 3


def test_of_many_who_ask_for_a_new_page_one_has_it_written() -> None:
    # Twelve who asked for the rules together had every rulebook read twelve times.
    pages = Pages()

    async def ask() -> None:
        await pages.press.page(asked(), ("rules",), pages.write)

    async def together() -> None:
        async with anyio.create_task_group() as group:
            for _ in range(12):
                group.start_soon(ask)

    anyio.run(together)
    assert pages.written == 1


def test_a_search_does_not_look_for_the_same_word_again_and_again() -> None:
    # A hundred times one letter took 0.3 seconds, in a thread that holds the interpreter.
    book = rulebook_of("dust")
    once, began = book.search("a"), process_time()
    assert book.search("a " * 20_000) == once
    letters = " ".join(chr(code) for code in range(0x21, 0x4000))
    book.search(letters)
    assert process_time() - began < 5


def test_a_search_for_many_words_takes_a_step_or_two_for_each_statement() -> None:
    # Twelve letters that are everywhere were looked for as words in every text: 12 ms each time.
    book = rulebook_of("dust")
    book.search("e")
    steps = 0

    def count(frame: FrameType, event: str, given: object) -> None:
        nonlocal steps
        steps += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        found = book.search("e i a n r t s o d l u m")
    finally:
        sys.setprofile(None)
    assert len(found) > 100
    assert steps < 6 * len(book.rules)


def test_statements_with_whole_words_come_first() -> None:
    book = rulebook_of("dust")
    found = [WORD.findall(book.searchable(rule)) for rule in book.search("mech")]
    wholes = ["mech" in words for words in found]
    assert True in wholes
    assert False in wholes
    assert wholes == sorted(wholes, reverse=True)
