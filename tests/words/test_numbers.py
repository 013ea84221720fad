"""Are numbers written as the language writes them? By hand, by Fluent, and as Babel knows it."""

from __future__ import annotations

import re

import pytest
from babel.numbers import format_decimal, format_percent
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, SelectExpression

from opendust.words import text
from opendust.words.catalogue import LANGUAGES, catalogue_texts
from opendust.words.numbers import number_text, percent_text

NUMBERS = (0, 1.5, -0.25, 999, 1234, 1234567.5)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_is_written_as_babel_writes_it(number: float, language: str) -> None:
    digits = 0 if float(number).is_integer() else 1
    shown = format_decimal(number, "#,##0" + "." * (digits > 0) + "0" * digits, locale=language)
    assert number_text(number, language, digits=digits) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_share_is_written_as_babel_writes_it(language: str) -> None:
    assert percent_text(0.625, language, digits=1) == format_percent(
        0.625, locale=language, decimal_quantization=False
    )
    assert percent_text(1, language) == format_percent(1, locale=language)


def test_what_that_means() -> None:
    assert [percent_text(0.623, language, digits=1) for language in LANGUAGES] == [
        "62.3%", "62,3\u00a0%", "62,3%", "62,3\u00a0%",
    ]  # fmt: skip
    assert [number_text(1234.5, language, digits=1) for language in LANGUAGES] == [
        "1,234.5", "1.234,5", "1.234,5", "1\u202f234,5",
    ]  # fmt: skip
    assert number_text(0.5, "de", digits=2, signed=True) == "+0,50"


def test_fluent_writes_numbers_of_the_language() -> None:
    shown = [text("dust-units-tank", language, amount=1200) for language in LANGUAGES]
    assert [re.split(r" \w", words)[0] for words in shown] == [
        "1,200", "1.200", "1.200", "1\u202f200",
    ]  # fmt: skip


def test_nothing_is_one_in_french() -> None:
    assert text("dust-units-tank", "fr", amount=0) == "0 char"
    assert text("dust-units-tank", "fr", amount=1) == "1 char"
    assert text("dust-units-tank", "fr", amount=2) == "2 chars"
    assert text("dust-units-tank", "en", amount=0) == "0 tanks"


def test_the_french_form_of_one_never_says_one_of_nothing() -> None:
    wrong: list[str] = []
    for content in catalogue_texts("fr").values():
        for message in FluentParser().parse(content).body:
            if isinstance(message, Message) and message.value is not None:
                wrong += [message.id.name for some in selections(message) if says_one(some)]
    assert wrong == []


def selections(message: Message) -> list[SelectExpression]:
    """The choices in a message."""
    assert message.value is not None
    return [
        element.expression
        for element in message.value.elements
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression)
    ]


def says_one(choice: SelectExpression) -> bool:
    """Whether the form for one has a 1 in it, and nothing is said of 0 apart."""
    forms = {
        getattr(form.key, "name", getattr(form.key, "value", "")): form for form in choice.variants
    }
    if "one" not in forms or "0" in forms:
        return False
    words = [getattr(element, "value", "") for element in forms["one"].value.elements]
    return any(re.search(r"\b(1|une?)\b", word) for word in words)
