"""What does a game's rulebook say? Numbered statements, rulings, facts, examples, decision points.

Refusals, the `opendust rules` command and the conformance table all read the same file of a game;
its words are data. A field that a game's book does not use is empty.
"""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, final

MOST_WORDS: Final = 12
"""So many words of a search count; nobody asks for more."""
RULE_ID: Final = re.compile(r"\b[A-Z]+(?:-[A-Z]+)*-\d+\b")
"""The form of every id: GEN-01, SKILL-COMMAND-MEDIC-2, A-31."""
PAGE: Final = re.compile(r"\bpp?\.? ?(?=\d)")
"""How the data names a page: p4, p.13."""
REMARK: Final = re.compile(r" \([^)]*\)")
WORD: Final = re.compile(r"\w+")
HYPHENED: Final = re.compile(r"[\w-]+")


@final
class Entry:
    """One table of the file."""

    def __init__(self, fields: dict[str, object]) -> None:
        self.fields = fields
        self.id = self.text("id")

    def text(self, key: str) -> str:
        """A text, empty if it is not there."""
        value = self.fields.get(key, "")
        if not isinstance(value, str):
            raise TypeError(key)
        return value

    def list(self, key: str) -> tuple[str, ...]:
        """A list of texts, empty if it is not there."""
        value = self.fields.get(key, [])
        if not isinstance(value, list):
            raise TypeError(key)
        return tuple([str(item) for item in value])

    def table(self, key: str) -> dict[str, str]:
        """A table of texts, empty if it is not there."""
        value = self.fields.get(key, {})
        if not isinstance(value, dict):
            raise TypeError(key)
        return {str(name): str(item) for name, item in value.items()}

    def yes(self, key: str) -> bool:
        """Whether the entry says so."""
        return self.fields.get(key) is True


@final
class Rule:
    """One statement: its place in the book, the switches that decide it, its value per variant."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.id
        self.section = entry.id.rpartition("-")[0]
        self.chapter = entry.text("chapter")
        self.text = entry.text("text")
        self.sources = entry.list("sources")
        self.switches: list[str] = []
        self.rulings = entry.list("rulings")
        # Statements whose effect is that this one forbids something.
        self.enforces = entry.list("enforces")
        self.facts = entry.list("facts")
        self.values = entry.table("values")
        self.inferred = entry.yes("inferred")


@final
class Ruling:
    """What we decided where the book is silent, unclear or at odds with itself, and why."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.id
        self.topic = entry.text("topic")
        self.impact = entry.text("impact")
        self.question = entry.text("question")
        self.ruling = entry.text("ruling")
        self.reason = entry.text("reason")
        self.evidence = entry.text("evidence")
        self.alternative = entry.text("alternative")
        self.switches: list[str] = []


@final
class Fact:
    """What follows from the texts although none of them prints it."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.id
        self.text = entry.text("text")
        self.derivation = entry.text("derivation")


@final
class Example:
    """A worked example: what is given and expected, or one text under its topic."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.id
        self.sources = entry.list("sources")
        self.given = entry.text("given")
        self.expected = entry.text("expected")
        self.topic = entry.text("topic")
        self.page = entry.text("page")
        self.text = entry.text("text")
        self.inferred = entry.yes("inferred")


@final
class DecisionPoint:
    """A moment at which somebody chooses: who, among what, within which limits."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.id
        self.stage = entry.text("stage")
        self.kind = entry.text("kind")
        self.moment = entry.text("moment")
        self.who = entry.text("who")
        self.options = entry.text("options")
        self.constraints = entry.text("constraints")


@final
class Section:
    """A part of a chapter, with the rulings on its corner cases."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.id
        self.title = entry.text("title")
        self.rulings = entry.list("rulings")


@final
class Rulebook:
    """Everything in a game's file of rules, in its order.

    A translation is a second file with the same ids: for each of them the texts in its language.
    A switch names the rules and rulings that it belongs to; they do not name it.
    """

    def __init__(self, text: str, translation: str = "", switches: str = "") -> None:
        content = tomllib.loads(text)
        translated = tomllib.loads(translation)
        book = {
            name: [
                Entry(fields | translated.get(name, {}).get(fields["id"], {})) for fields in entries
            ]
            for name, entries in content.items()
        }
        self.switches: dict[str, dict[str, Any]] = translated.get("switch", {})
        self.page = str(translated.get("page", "p."))
        self.sources = {entry.id: entry.text("title") for entry in book["source"]}
        self.implied = "".join([entry.id for entry in book["source"] if entry.yes("implied")])
        self.replaced = [entry.id for entry in book["source"] if not entry.yes("as_written")]
        self.chapters = {entry.id: entry.text("title") for entry in book["chapter"]}
        self.sections = {entry.id: Section(entry) for entry in book.get("section", [])}
        self.rules = {entry.id: Rule(entry) for entry in book["rule"]}
        self.rulings = {entry.id: Ruling(entry) for entry in book.get("ruling", [])}
        self.facts = {entry.id: Fact(entry) for entry in book.get("fact", [])}
        self.examples = {entry.id: Example(entry) for entry in book.get("example", [])}
        points = book.get("decision_point", [])
        self.decision_points = {entry.id: DecisionPoint(entry) for entry in points}
        self.hang_switches(tomllib.loads(switches).get("switch", []))
        # What a search looks through, once somebody has searched.
        self.texts: list[tuple[str, frozenset[str], Rule]] = []

    def hang_switches(self, switches: list[dict[str, Any]]) -> None:
        """Every switch beside the rules and rulings that it names."""
        for switch in switches:
            for rule_id in switch.get("rules", []):
                self.rules[rule_id].switches.append(switch["name"])
            for ruling_id in switch.get("rulings", []):
                self.rulings[ruling_id].switches.append(switch["name"])

    def spelled_out(self, citation: str) -> str:
        """A citation with its source written out; one that names none is of the implied source."""
        citation = PAGE.sub(f"{self.page}\N{NO-BREAK SPACE}", citation)
        words = re.findall(r"[\w-]+", citation)
        if self.implied and not any(word in self.sources for word in words):
            return f"{self.sources[self.implied]}, {citation}"
        return re.sub(r"[\w-]+", lambda word: self.title_of(word.group()), citation)

    def cited(self, citation: str) -> str:
        """A citation spelled out for players: without the remarks that it makes in brackets."""
        return self.spelled_out(REMARK.sub("", citation))

    def title_of(self, word: str) -> str:
        """The title of a source, if the word is its abbreviation."""
        return self.sources[word] if word in self.replaced else word

    def shown_ids(self) -> tuple[str, ...]:
        """What cases and tests must show: every statement and every worked example."""
        return (*self.rules, *self.examples)

    def known_ids(self) -> tuple[str, ...]:
        """What a case may name: besides those also rulings, facts and decision points."""
        return (*self.shown_ids(), *self.rulings, *self.facts, *self.decision_points)

    def citations(self) -> dict[str, tuple[str, ...]]:
        """What a reader may cite for each statement: what it enforces, and rulings about it."""
        return {
            rule.id: (
                *rule.enforces,
                *rule.rulings,
                *(self.sections[rule.section].rulings if rule.section in self.sections else ()),
            )
            for rule in self.rules.values()
        }

    def rule(self, rule_id: str) -> Rule | None:
        """The statement with that id, whatever the case of its letters."""
        return self.rules.get(rule_id.upper())

    def search(self, words: str) -> list[Rule]:
        """The statements that contain every word, those with more of them whole words first.

        Each word counts once, and only so many: a hundred times the same one took 0.3 seconds. The
        whole words are known beforehand: to look for twelve letters in every text took 12 ms.
        """
        wanted = list(dict.fromkeys(words.lower().split()))[:MOST_WORDS]
        if not self.texts:
            texts = [(self.searchable(rule), rule) for rule in self.rules.values()]
            self.texts = [(text, whole_words(text), rule) for text, rule in texts]
        found: list[tuple[int, int, Rule]] = []
        for number, (text, wholes, statement) in enumerate(self.texts):
            if wanted and not [word for word in wanted if word not in text]:
                found.append((-len(wholes.intersection(wanted)), number, statement))
        found.sort(key=lambda entry: (entry[0], entry[1]))
        return [statement for _, _, statement in found]

    def searchable(self, statement: Rule) -> str:
        """What a search looks through: id, text, switches, chapter, section, in small letters."""
        section = self.sections.get(statement.section)
        title = section.title if section else ""
        chapter = self.chapters[statement.chapter]
        parts = (statement.id, statement.text, *statement.switches, chapter, title)
        return " ".join(parts).lower()

    def within(self, name: str) -> list[Rule]:
        """The statements of a chapter or a section."""
        return [rule for rule in self.rules.values() if name in (rule.chapter, rule.section)]

    def nearest_ids(self, text: str) -> list[str]:
        """The ids most like a text that is none: of the same section, or spelled alike."""
        return get_close_matches(text.upper(), self.known_ids(), 5, 0.6)

    def related(self, statement: Rule) -> list[str]:
        """Statements named in this one, naming it, or decided by the same switches."""
        named = set(RULE_ID.findall(statement.text))
        near: list[str] = []
        for other in self.rules.values():
            if other.id == statement.id:
                continue
            shares = any(name in statement.switches for name in other.switches)
            if shares or other.id in named or statement.id in RULE_ID.findall(other.text):
                near.append(other.id)
        return near

    def cited_rulings(self, statement: Rule) -> list[Ruling]:
        """The rulings on this statement, then those on its section."""
        section = self.sections.get(statement.section)
        ids = [*statement.rulings, *(section.rulings if section else ())]
        return [self.rulings[ruling_id] for ruling_id in dict.fromkeys(ids)]


def whole_words(text: str) -> frozenset[str]:
    """The words of a text; of those with hyphens the whole and the parts."""
    return frozenset((*WORD.findall(text), *HYPHENED.findall(text)))


EMPTY_BOOK: Final = Rulebook("source = []\nchapter = []\nrule = []\n")
"""For a game whose rules are not numbered."""


@final
class PackagedRules:
    """The rulebook of a game in every language, read from its package when first asked for."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.books: dict[str, Rulebook] = {}

    def read(self, language: str = "en") -> Rulebook:
        """The book in a language; in English where it has not been translated."""
        if language not in self.books:
            folder = files(self.package).joinpath("data")
            names = ("rules.toml", f"rules.{language}.toml", "switches.toml")
            self.books[language] = Rulebook(*[text_of(folder.joinpath(name)) for name in names])
        return self.books[language]


def text_of(place: Traversable) -> str:
    """The text of a file; nothing where there is none."""
    return place.read_text(encoding="utf-8") if place.is_file() else ""


@lru_cache(maxsize=64)
def packaged_rules(package: str) -> PackagedRules:
    """The rules in `data/rules.toml` of a package."""
    return PackagedRules(package)
