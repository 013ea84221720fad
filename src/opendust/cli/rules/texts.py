"""How is a numbered rule shown? Everything about one id, for people and for programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from opendust.cli.tables import print_heading, print_table, print_text
from opendust.kernel.text.rulebook import Rule
from opendust.kernel.variants.words import meaning_in, other_values, value_in
from opendust.registry import rulebook_of, variants_of
from opendust.words.catalogue import labelled, listed, text

MEANING: Final = {
    "Y": "rules-value-own", "y": "rules-value-ruled", "\u2013": "rules-value-none",
}  # fmt: skip


def explained(value: str, language: str) -> str:
    """The value of a statement in a variant, in words; what follows Y or y stays."""
    sign, _, rest = value.partition(" ")
    if sign not in MEANING:
        return value
    return f"{text(MEANING[sign], language)} {rest}".rstrip()


@final
class Asked:
    """The variant in which somebody asks: the packaged one it starts from, and every switch."""

    def __init__(self, base: str = "", values: Mapping[str, str] | None = None) -> None:
        self.base = base
        self.values = values or {}


@final
class RuleTexts:
    """The rulebook of a game under one set of questions; a variant is one of its own, or none."""

    def __init__(self, game: str, language: str = "en") -> None:
        self.game = game
        self.language = language
        self.book = rulebook_of(game, language)

    def values(self, entry: Rule, variant: str) -> list[tuple[str, str]]:
        """What a statement is worth in every variant, or in the one asked for."""
        names = (variant,) if variant in entry.values else tuple(entry.values)
        return [(name, explained(entry.values[name], self.language)) for name in names]

    def is_known(self, name: str) -> bool:
        """Whether the book has that id."""
        return name in self.book.known_ids()

    def nearest_ids(self, text: str) -> list[str]:
        """The ids most like a text that is none."""
        return self.book.nearest_ids(text)

    def find_ids(self, words: list[str]) -> list[str]:
        """The statements of a chapter or section, or those that contain all the words."""
        inside = self.book.within(words[0].upper()) if len(words) == 1 else []
        return [entry.id for entry in inside or self.book.search(" ".join(words))]

    def chapters(self) -> list[tuple[str, str, int]]:
        """The chapters: id, title, number of statements."""
        rules = self.book.rules.values()
        return [
            (name, title, sum(entry.chapter == name for entry in rules))
            for name, title in self.book.chapters.items()
        ]

    def show_id(self, name: str, asked: Asked, *, plain: bool) -> None:
        """A statement with everything about it, or anything else that has an id."""
        entry = self.book.rules.get(name)
        if entry is not None:
            self.show_rule(entry, asked, plain=plain)
            return
        print_heading(name, plain=plain)
        for label, words in self.id_as_json(name).items():
            if label == "switches":
                self.show_readings(self.book.rulings[name].switches, asked, plain=plain)
            elif label != "id" and words:
                self.say(f"rules-label-{label}", str(words), plain=plain)

    def say(self, message: str, words: str, *, plain: bool, indent: str = "", **of: str) -> None:
        """A line with its label."""
        label = text(message, self.language, **of)
        print_text(indent + labelled(label, words, self.language), plain=plain)

    def show_readings(self, switches: list[str], asked: Asked, *, plain: bool) -> None:
        """The switches of a ruling, each with what to write for another reading."""
        variants = variants_of(self.game)
        values = asked.values or variants.values(variants.default)
        for name in switches:
            self.show_switch(name, values[name], plain=plain)
            for other in other_values(variants.switches[name], values[name]):
                words = value_in(self.book, variants.switches[name], other)
                told = f" \u2192 {words}" if words != other else ""
                line = f"--switch {name}={other}{told}"
                self.say("rules-label-otherwise", line, plain=plain, indent="  ")

    def show_rule(self, entry: Rule, asked: Asked, *, plain: bool) -> None:
        """A statement with its values, switches, sources and rulings."""
        print_heading(f"{entry.id} ({self.book.chapters[entry.chapter]})", plain=plain)
        print_text(entry.text, plain=plain)
        self.show_values(entry, asked, plain=plain)
        for citation in entry.sources:
            self.say("rules-source", self.book.spelled_out(citation), plain=plain)
        for ruling in self.book.cited_rulings(entry):
            self.say("rules-ruling", ruling.question, plain=plain, id=ruling.id)
            for part in ("ruling", "reason", "alternative"):
                words = getattr(ruling, part)
                if words:
                    self.say(f"rules-label-{part}", words, plain=plain, indent="  ")
        for fact_id in entry.facts:
            self.say("rules-fact", self.book.facts[fact_id].text, plain=plain, id=fact_id)
        near = self.book.related(entry)
        if near:
            self.say("rules-see-also", listed(near), plain=plain)

    def show_values(self, entry: Rule, asked: Asked, *, plain: bool) -> None:
        """What the statement is worth in all variants or the one asked for, and its switches."""
        rows = self.values(entry, asked.base)
        if len(rows) > 1:
            heads = [text(f"rules-head-{name}", self.language) for name in ("edition", "value")]
            print_table(heads, rows, plain=plain)
        for name, value in rows if len(rows) == 1 else []:
            print_text(labelled(name, value, self.language), plain=plain)
        for name in entry.switches:
            self.show_switch(name, asked.values.get(name, ""), plain=plain)

    def show_switch(self, name: str, value: str, *, plain: bool) -> None:
        """What a switch decides, and its value in the variant asked for."""
        switch = variants_of(self.game).switches[name]
        said = f" = {value}" if value else ""
        words = value_in(self.book, switch, value) if value else ""
        told = f" \u2192 {words}" if words != value else ""
        meaning = labelled(f"{name}{said}", meaning_in(self.book, switch), self.language)
        self.say("rules-switch", meaning + told, plain=plain)

    def id_as_json(self, name: str) -> dict[str, object]:
        """Whatever the id names, as JSON says it; what the book does not say is left out."""
        if name in self.book.rules:
            return self.rule_as_json(self.book.rules[name])
        said = self.other_as_json(name)
        return {label: words for label, words in said.items() if words}

    def rule_as_json(self, entry: Rule) -> dict[str, object]:
        """A statement as JSON says it."""
        only_with_values = {"facts": list(entry.facts), "values": entry.values}
        return {
            "id": entry.id,
            "chapter": entry.chapter,
            "text": entry.text,
            "sources": list(entry.sources),
            "switches": entry.switches,
            "rulings": [ruling.id for ruling in self.book.cited_rulings(entry)],
            **(only_with_values if entry.values else {}),
            "related": self.book.related(entry),
        }

    def other_as_json(self, name: str) -> dict[str, object]:
        """A ruling, a fact, an example or a decision point."""
        book = self.book
        if name in book.rulings:
            ruling = book.rulings[name]
            on = [entry.id for entry in book.rules.values() if ruling in book.cited_rulings(entry)]
            return {
                "id": name,
                "question": ruling.question,
                "ruling": ruling.ruling,
                "reason": ruling.reason,
                "evidence": ruling.evidence,
                "alternative": ruling.alternative,
                "rules": ", ".join(on),
                "switches": ruling.switches,
            }
        if name in book.facts:
            fact = book.facts[name]
            return {"id": name, "fact": fact.text, "derivation": fact.derivation}
        if name in book.examples:
            example = book.examples[name]
            return {
                "id": name,
                "example": example.text,
                "given": example.given,
                "expected": example.expected,
                "page": example.page,
            }
        point = book.decision_points[name]
        return {
            "id": name,
            "kind": point.kind,
            "moment": point.moment,
            "who": point.who,
            "options": point.options,
            "constraints": point.constraints,
        }
