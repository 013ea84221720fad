"""Is every sentence written as its language is? All messages, plural forms, signs and spaces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from opendust.words.catalogue import LANGUAGES, catalogue_texts

NOBREAK: Final = "\u00a0\u202f"

NO_NOUN: Final = {
    "en": r"AP|HP|ms|s|of|per|by|from|to|more|drawn|unfinished|destroyed|left|passed|failed|chosen"
    r"|then|now|must|ammo|damage",
    "de": r"[a-zäöü]+|AP|LP|Panzer|Jäger|Bomber|Treffer|Fehler|Schaden",
    "it": r"AP|PF|ms|s|a|da|di|su|fino|per|che|delle|supereresti|robot|caccia|round|unità",
    "fr": r"AP|PV|ms|s|à|de|des|en|par|pour|sur|alors|maintenant|pas",
}
"""What stays the same after any number: units of measure, small words, nouns without a plural."""

ALWAYS_SEVERAL: Final = frozenset({
    "arena-progress", "arena-stopped", "arena-report-part",  # a seed is played once for each seat
    "arena-report-what",  # seats: two at least
    "arena-summary", "arena-report-inputs", "arena-report-dice",  # totals and means of whole games
    "fault-world-land-count", "fault-world-sea-count", "fault-world-capital-count",
    "fault-world-land-source-count", "fault-world-sea-source-count",  # what a world board has
    "fault-deck-size", "fault-map-size", "odds-too-large", "seats-wrong",  # limits of the program
    "fault-board-too-many-areas", "armies-too-many", "army-hero-twice",  # said of too many only
    "seed-wrong",  # a seed has sixteen bytes
    "odds-one-attacker", "dust-refusal-hand-too-large",  # limits of the rules
})  # fmt: skip
"""Messages whose number is never one."""

OTHER_WORDS: Final = {
    "en": r"somebody|everybody|nobody|whoever|known are|of yours|roll again",
    "de": r"miniatur|vernicht|feindlich|aussicht|aufstellung|mehrheit|dauerangriff|\bsaat\b"
    r"|(?<!-)\bseeds?\b|fertigkeit|\b(?:spielen|wählen|geben|nehmen) sie\b",
    "it": r"sostenut|gittata|\blecit|cecchin|radiotelegraf|rendita|abilità(?<!probabilità)|capacità"
    r"|maggioranz|\britira i\b|\b(?:giocate|scegliete)\b",
    "fr": r"\btuile|ruines|\bhp\b|\bpa\b|robot|capacité|majorité|\b(?:tu|ton|ta|tes|toi)\b",
}
"""Words for which the glossary has another one, and the wrong person."""

LOG_WORDS: Final = 12
"""Somebody reads the log while the next thing happens."""

SHOWN_SIGNS: Final = frozenset({"tactics-play-legend"})
"""Messages that show a straight apostrophe as a sign."""


def entries(language: str) -> Iterator[Message]:
    """Every message of a language."""
    for content in catalogue_texts(language).values():
        for entry in FluentParser().parse(content).body:
            if isinstance(entry, Message):
                yield entry


def patterns(pattern: Pattern, chosen: frozenset[str]) -> Iterator[tuple[Pattern, frozenset[str]]]:
    """The pattern and the variants inside it, with the variables that chose each of them."""
    yield pattern, chosen
    for element in pattern.elements:
        expression = element.expression if isinstance(element, Placeable) else None
        if isinstance(expression, SelectExpression):
            selector = expression.selector
            name = selector.id.name if isinstance(selector, VariableReference) else ""
            for variant in expression.variants:
                yield from patterns(variant.value, chosen | {name})


def texts(message: Message) -> str:
    """All words of a message, without what is filled in."""
    assert message.value is not None
    found = [
        element.value
        for pattern, _ in patterns(message.value, frozenset())
        for element in pattern.elements
        if isinstance(element, TextElement)
    ]
    return "\n".join(found)


def counted() -> frozenset[str]:
    """The variables that are numbers: somewhere a plural form is chosen by them."""
    found: set[str] = set()
    for language in LANGUAGES:
        for message in entries(language):
            assert message.value is not None
            for pattern, _ in patterns(message.value, frozenset()):
                for element in pattern.elements:
                    expression = element.expression if isinstance(element, Placeable) else None
                    if isinstance(expression, SelectExpression) and by_plural(expression):
                        assert isinstance(expression.selector, VariableReference)
                        found.add(expression.selector.id.name)
    return frozenset(found)


def by_plural(expression: SelectExpression) -> bool:
    """Whether a number chooses."""
    keys = [variant.key for variant in expression.variants]
    names = {key.value if isinstance(key, NumberLiteral) else key.name for key in keys}
    return "one" in names


def bare_numbers(language: str, numbers: frozenset[str]) -> Iterator[str]:
    """Messages in which a noun follows a number that chooses no form."""
    for message in entries(language):
        assert message.value is not None
        for pattern, chosen in patterns(message.value, frozenset()):
            for element, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                if not (isinstance(element, Placeable) and isinstance(after, TextElement)):
                    continue
                expression = element.expression
                if not isinstance(expression, VariableReference):
                    continue
                name = expression.id.name
                if name not in numbers or name in chosen:
                    continue
                if re.match(rf"[ {NOBREAK}](?!(?:{NO_NOUN[language]})\b)[^\W\d]", after.value):
                    yield f"{message.id.name}: {{ ${name} }}{after.value}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_a_noun_chooses_its_form(language: str) -> None:
    found = bare_numbers(language, counted())
    assert [line for line in found if line.partition(":")[0] not in ALWAYS_SEVERAL] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    english = {message.id.name for message in entries("en")}
    assert sorted(english ^ {message.id.name for message in entries(language)}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(language: str) -> None:
    straight = [message.id.name for message in entries(language) if "'" in texts(message)]
    assert sorted(set(straight) - SHOWN_SIGNS) == []


def test_french_has_unbreakable_spaces() -> None:
    wrong = re.compile(
        rf"[^\W\d_](?:[;?]|:(?![/\w]))|(?<![{NOBREAK}])»|«(?![{NOBREAK}])| [;?!:]| %(?![(rs])"
    )
    found = [
        f"{message.id.name}: {place.group()}"
        for message in entries("fr")
        if (place := wrong.search(texts(message)))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "foreign"), [("en", "„«»"), ("de", "”«»"), ("it", "„“”"), ("fr", "„“”")]
)
def test_quotation_marks_are_those_of_the_language(language: str, foreign: str) -> None:
    found = [m.id.name for m in entries(language) if set(foreign) & set(texts(m))]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_word(language: str) -> None:
    wrong = re.compile(OTHER_WORDS[language], re.IGNORECASE)
    found = [
        f"{message.id.name}: {place.group()}"
        for message in entries(language)
        if (place := wrong.search(texts(message)))
    ]
    assert found == []


def forms(pattern: Pattern) -> list[str]:
    """Every sentence that a pattern can become, with one word for whatever is filled in."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        expression = element.expression if isinstance(element, Placeable) else None
        if isinstance(element, TextElement):
            parts.append([element.value])
        elif isinstance(expression, SelectExpression):
            parts.append([form for some in expression.variants for form in forms(some.value)])
        elif isinstance(expression, StringLiteral):
            parts.append([expression.value])
        else:
            parts.append(["it"])
    return ["".join(chosen) for chosen in product(*parts)]


def test_a_line_of_the_log_has_twelve_words() -> None:
    lines = [message for message in entries("en") if "-event-" in message.id.name]
    assert len(lines) > 80
    longest: dict[str, int] = {}
    for message in lines:
        assert message.value is not None
        longest[message.id.name] = max([len(form.split()) for form in forms(message.value)])
    assert {name: words for name, words in longest.items() if words > LOG_WORDS} == {}
