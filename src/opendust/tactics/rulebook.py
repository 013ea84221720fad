"""What does the rulebook say? The numbered statements, rulings, examples and decision points.

Refusals, the `opendust rules` command and the conformance table all read these. The data stands
in data/rules.toml; it is read once, when first asked for.
"""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from typing import Final, final

from opendust.tactics.profile import package_text

Entry = dict[str, object]

RULE_ID: Final = re.compile(r"\b[A-Z]+(?:-[A-Z]+)*-\d+\b")
"""The form of every id: GEN-01, SKILL-COMMAND-MEDIC-2, AMB-LOS-4, EX-13, D-07."""


@final
class Rule:
    """One statement, with its place in the book, the options that switch it and its rulings."""

    __slots__ = ("chapter", "id", "inferred", "options", "rulings", "sources", "text")

    def __init__(self, entry: Entry) -> None:
        self.id = _text(entry, "id")
        self.chapter = _text(entry, "chapter")
        self.text = _text(entry, "text")
        self.sources = _list(entry, "sources")
        self.options = _list(entry, "options")
        self.rulings = _list(entry, "rulings")
        self.inferred = entry.get("inferred") is True

    @property
    def section(self) -> str:
        """The id without its number."""
        return self.id.rpartition("-")[0]


@final
class Ruling:
    """What we decided where the book is silent, unclear or at odds with itself, and why."""

    __slots__ = (
        "alternative",
        "evidence",
        "id",
        "options",
        "question",
        "reason",
        "ruling",
        "topic",
    )

    def __init__(self, entry: Entry) -> None:
        self.id = _text(entry, "id")
        self.topic = _text(entry, "topic")
        self.question = _text(entry, "question")
        self.ruling = _text(entry, "ruling")
        self.reason = _text(entry, "reason")
        self.evidence = _text(entry, "evidence")
        self.alternative = _text(entry, "alternative")
        self.options = _list(entry, "options")


@final
class Example:
    """A worked example of the book; `inferred`: its diagram is lost, the positions are ours."""

    __slots__ = ("id", "inferred", "page", "text", "topic")

    def __init__(self, entry: Entry) -> None:
        self.id = _text(entry, "id")
        self.topic = _text(entry, "topic")
        self.page = _text(entry, "page")
        self.text = _text(entry, "text")
        self.inferred = entry.get("inferred") is True


@final
class DecisionPoint:
    """A moment at which somebody chooses: who, among what, within which limits."""

    __slots__ = ("constraints", "id", "moment", "options", "who")

    def __init__(self, entry: Entry) -> None:
        self.id = _text(entry, "id")
        self.moment = _text(entry, "moment")
        self.who = _text(entry, "who")
        self.options = _text(entry, "options")
        self.constraints = _text(entry, "constraints")


@final
class Rulebook:
    """Everything in data/rules.toml, in its order."""

    def __init__(self, text: str) -> None:
        book: dict[str, list[Entry]] = tomllib.loads(text)
        self.sources = {_text(e, "id"): _text(e, "title") for e in book["source"]}
        self.chapters = {_text(e, "id"): _text(e, "title") for e in book["chapter"]}
        self.rules = {_text(e, "id"): Rule(e) for e in book["rule"]}
        self.rulings = {_text(e, "id"): Ruling(e) for e in book["ruling"]}
        self.examples = {_text(e, "id"): Example(e) for e in book["example"]}
        self.decision_points = {_text(e, "id"): DecisionPoint(e) for e in book["decision_point"]}

    def shown_ids(self) -> tuple[str, ...]:
        """What cases and tests must show: every statement and every worked example."""
        return (*self.rules, *self.examples)

    def known_ids(self) -> tuple[str, ...]:
        """What a case may name: besides those also rulings and decision points."""
        return (*self.shown_ids(), *self.rulings, *self.decision_points)


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
    """What a search looks through: id, text, options and chapter, in small letters."""
    chapter = rulebook().chapters[statement.chapter]
    return " ".join((statement.id, statement.text, *statement.options, chapter)).lower()


def nearest_ids(text: str) -> list[str]:
    """The ids most like a text that is none."""
    book = rulebook()
    known = [*book.rules, *book.rulings, *book.examples, *book.decision_points]
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
