"""What does the rulebook say? The numbered statements, rulings and facts, loaded from the package.

Refusals, the `opendust rules` command and the conformance table all read these. The data stands
in data/rules.toml; it is read once, when first asked for.
"""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from typing import Final, final

from opendust.dust.option_catalogue import package_text

Entry = dict[str, object]

RULE_ID: Final = re.compile(r"[A-Z]+(?:-[A-Z]+)?-\d\d")
"""The form of every id: COMP-01, BTL-LAND-02, A-31, F-05."""

SOURCE: Final = re.compile(r"\b(?:EN-P|DE-S|DE-E|FR-P|FR-E|IT|FR)\b")
"""The abbreviations of the sources."""


@final
class Rule:
    """One statement, with its sources and its value in every edition."""

    __slots__ = ("chapter", "facts", "id", "options", "rulings", "sources", "text", "values")

    def __init__(self, entry: Entry) -> None:
        self.id = _text(entry, "id")
        self.chapter = _text(entry, "chapter")
        self.text = _text(entry, "text")
        self.sources = _list(entry, "sources")
        self.options = _list(entry, "options")
        self.rulings = _list(entry, "rulings")
        self.facts = _list(entry, "facts")
        self.values = _table(entry, "values")

    @property
    def section(self) -> str:
        """The id without its number."""
        return self.id.rpartition("-")[0]


@final
class Ruling:
    """What we decided where the texts are silent, unclear or at odds, and why."""

    __slots__ = ("id", "impact", "question", "reason", "ruling", "topic")

    def __init__(self, entry: Entry) -> None:
        self.id = _text(entry, "id")
        self.topic = _text(entry, "topic")
        self.impact = _text(entry, "impact")
        self.question = _text(entry, "question")
        self.ruling = _text(entry, "ruling")
        self.reason = _text(entry, "reason")


@final
class Fact:
    """What follows from the texts although none of them prints it."""

    __slots__ = ("derivation", "id", "text")

    def __init__(self, entry: Entry) -> None:
        self.id = _text(entry, "id")
        self.text = _text(entry, "text")
        self.derivation = _text(entry, "derivation")


@final
class Example:
    """A worked example: EX as printed, DV as it follows from the statements."""

    __slots__ = ("expected", "given", "id", "sources")

    def __init__(self, entry: Entry) -> None:
        self.id = _text(entry, "id")
        self.sources = _list(entry, "sources")
        self.given = _text(entry, "given")
        self.expected = _text(entry, "expected")


@final
class DecisionPoint:
    """A moment at which somebody chooses: who, among what, within which limits."""

    __slots__ = ("constraints", "id", "kind", "options", "stage", "who")

    def __init__(self, entry: Entry) -> None:
        self.id = _text(entry, "id")
        self.stage = _text(entry, "stage")
        self.kind = _text(entry, "kind")
        self.who = _text(entry, "who")
        self.options = _text(entry, "options")
        self.constraints = _text(entry, "constraints")


@final
class Section:
    """A part of a chapter, such as one ability, with the rulings on its corner cases."""

    __slots__ = ("id", "rulings", "title")

    def __init__(self, entry: Entry) -> None:
        self.id = _text(entry, "id")
        self.title = _text(entry, "title")
        self.rulings = _list(entry, "rulings")


@final
class Rulebook:
    """Everything in data/rules.toml, in its order."""

    def __init__(self, text: str) -> None:
        book: dict[str, list[Entry]] = tomllib.loads(text)
        self.sources = {_text(e, "id"): _text(e, "title") for e in book["source"]}
        self.chapters = {_text(e, "id"): _text(e, "title") for e in book["chapter"]}
        self.sections = {_text(e, "id"): Section(e) for e in book["section"]}
        self.rules = {_text(e, "id"): Rule(e) for e in book["rule"]}
        self.rulings = {_text(e, "id"): Ruling(e) for e in book["ruling"]}
        self.facts = {_text(e, "id"): Fact(e) for e in book["fact"]}
        self.decision_points = {_text(e, "id"): DecisionPoint(e) for e in book["decision_point"]}
        self.examples = {_text(e, "id"): Example(e) for e in book["example"]}

    def shown_ids(self) -> tuple[str, ...]:
        """What cases and tests must show: every statement and every worked example."""
        return (*self.rules, *self.examples)

    def known_ids(self) -> tuple[str, ...]:
        """What a case may name: besides those also rulings, facts and decision points."""
        return (*self.shown_ids(), *self.rulings, *self.facts, *self.decision_points)


def _text(entry: Entry, key: str) -> str:
    """A text of an entry."""
    value = entry[key]
    if not isinstance(value, str):
        raise TypeError(key)
    return value


def _list(entry: Entry, key: str) -> tuple[str, ...]:
    """A list of texts of an entry, empty if it is not there."""
    value = entry.get(key, [])
    if not isinstance(value, list):
        raise TypeError(key)
    return tuple([str(item) for item in value])


def _table(entry: Entry, key: str) -> dict[str, str]:
    """A table of texts of an entry."""
    value = entry[key]
    if not isinstance(value, dict):
        raise TypeError(key)
    return {str(name): str(item) for name, item in value.items()}


_BOOK: Final[list[Rulebook]] = []


def rulebook() -> Rulebook:
    """The rulebook, read from the package when first asked for."""
    if not _BOOK:
        _BOOK.append(Rulebook(package_text("rules.toml")))
    return _BOOK[0]


def rule(rule_id: str) -> Rule | None:
    """The statement with that id, in capitals or not."""
    return rulebook().rules.get(rule_id.upper())


def rules() -> tuple[Rule, ...]:
    """All statements, in the order of the chapters."""
    return tuple(rulebook().rules.values())


def ruling(ruling_id: str) -> Ruling | None:
    """The ruling with that id."""
    return rulebook().rulings.get(ruling_id.upper())


def value_in(statement: Rule, edition_name: str) -> str:
    """The statement's value in a packaged edition: Y, y, a dash or a value of its own."""
    return statement.values[edition_name]


def search(words: str) -> list[Rule]:
    """The statements that contain every word, those with more of them whole words first."""
    wanted = words.lower().split()
    found: list[tuple[int, int, Rule]] = []
    for number, statement in enumerate(rules()):
        text = searchable(statement)
        if wanted and all(word in text for word in wanted):
            whole = sum([1 for word in wanted if re.search(rf"\b{re.escape(word)}\b", text)])
            found.append((-whole, number, statement))
    found.sort(key=lambda entry: (entry[0], entry[1]))
    return [statement for _, _, statement in found]


def searchable(statement: Rule) -> str:
    """What a search looks through: id, text, options, chapter and section, in small letters."""
    book = rulebook()
    section = book.sections.get(statement.section)
    title = section.title if section else ""
    parts = (statement.id, statement.text, *statement.options, book.chapters[statement.chapter])
    return " ".join((*parts, title)).lower()


def nearest_ids(text: str) -> list[str]:
    """The ids most like a text that is none: of the same section, or spelled alike."""
    book = rulebook()
    known = [*book.rules, *book.rulings, *book.facts, *book.decision_points]
    return get_close_matches(text.upper(), known, 5, 0.6)


def related(statement: Rule) -> list[str]:
    """Statements named in this one, naming it, or switched by the same options."""
    named = set(RULE_ID.findall(statement.text))
    near: list[str] = []
    for other in rules():
        if other.id == statement.id:
            continue
        shares = any(name in statement.options for name in other.options)
        if shares or other.id in named or statement.id in RULE_ID.findall(other.text):
            near.append(other.id)
    return near


def cited_rulings(statement: Rule) -> list[Ruling]:
    """The rulings on this statement, then those on its section."""
    book = rulebook()
    section = book.sections.get(statement.section)
    ids = [*statement.rulings, *(section.rulings if section else ())]
    return [book.rulings[ruling_id] for ruling_id in dict.fromkeys(ids)]


def spelled_out(citation: str) -> str:
    """A citation with the abbreviation of its source written out: EN-P p4, FR, against: IT p6."""
    return SOURCE.sub(lambda match: rulebook().sources[match.group()], citation)
