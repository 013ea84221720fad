"""How is a numbered rule shown on a page? Lists, pages and comparisons from a game's rulebook."""

from __future__ import annotations

from typing import final

from opendust.kernel.text.rulebook import Rule
from opendust.kernel.variants.words import meaning_in, other_values, value_in
from opendust.registry import rulebook_of, variants_of
from opendust.scenes.rule_models import (
    ChapterPage,
    Comparison,
    RuleDifference,
    RuleLine,
    RulePage,
    RulingPage,
    SwitchDifference,
    SwitchValue,
)


@final
class RulePages:
    """The rules of a game in a language, in the variant that is asked for ("": none)."""

    def __init__(self, game: str, language: str) -> None:
        self.book = rulebook_of(game, language)
        self.english = rulebook_of(game)
        self.variants = variants_of(game)

    def chapters(self) -> list[ChapterPage]:
        """The chapters of the rules."""
        rules = self.book.rules.values()
        return [
            ChapterPage(id=name, title=title, rules=sum(entry.chapter == name for entry in rules))
            for name, title in self.book.chapters.items()
        ]

    def rule_lines(self, words: str, chapter: str, variant: str) -> list[RuleLine]:
        """The statements with all the words, of one chapter or of all."""
        book = self.book
        return [
            RuleLine(id=entry.id, chapter=entry.chapter, text=entry.text,
                     value=entry.values.get(variant, ""))
            for entry in (self.found(words) if words else book.rules.values())
            if not chapter or chapter in (entry.chapter, entry.section)
        ]  # fmt: skip

    def found(self, words: str) -> list[Rule]:
        """The statements with all the words; English words are understood in every language."""
        own = self.book.search(words)
        return own or [self.book.rules[rule.id] for rule in self.english.search(words)]

    def rule_page(self, name: str, variant: str) -> RulePage | None:
        """Everything about a statement, a ruling, a fact, an example or a decision point."""
        book = self.book
        page = RulePage(
            id=name, kind="rule", chapter="", title="", text="", value="", values={}, switches=[],
            sources=[], rulings=[], alternative="", notes=[], related=[],
        )  # fmt: skip
        if name in book.rules:
            self.fill_rule(page, book.rules[name], variant)
        elif name in book.rulings:
            self.fill_ruling(page, name, variant)
        elif name in book.facts:
            fact = book.facts[name]
            page["kind"], page["text"], page["notes"] = "fact", fact.text, [fact.derivation]
        elif name in book.examples:
            self.fill_example(page, name)
        elif name in book.decision_points:
            point = book.decision_points[name]
            who = [part for part in (point.moment, point.who) if part]
            page["kind"], page["title"], page["text"] = "decision", who[0], point.options
            page["notes"] = [*who[1:], point.constraints]
        else:
            return None
        page["notes"] = [note for note in page["notes"] if note]
        return page

    def fill_rule(self, page: RulePage, entry: Rule, variant: str) -> None:
        """A statement with its values, switches, sources and rulings."""
        book = self.book
        page["chapter"], page["title"] = entry.chapter, book.chapters[entry.chapter]
        page["text"], page["values"] = entry.text, dict(entry.values)
        page["value"] = entry.values.get(variant, "")
        page["switches"] = self.switch_values(entry.switches, variant)
        page["sources"] = [self.book.spelled_out(source) for source in entry.sources]
        page["rulings"] = [
            RulingPage(id=ruling.id, question=ruling.question, ruling=ruling.ruling,
                       reason=ruling.reason, alternative=ruling.alternative)
            for ruling in book.cited_rulings(entry)
        ]  # fmt: skip
        page["notes"] = [book.facts[fact].text for fact in entry.facts]
        page["related"] = book.related(entry)

    def fill_ruling(self, page: RulePage, name: str, variant: str) -> None:
        """A ruling with its reasons and the statements that it is on."""
        book = self.book
        ruling = book.rulings[name]
        page["kind"], page["title"], page["text"] = "ruling", ruling.question, ruling.ruling
        page["notes"], page["alternative"] = [ruling.reason, ruling.evidence], ruling.alternative
        page["switches"] = self.switch_values(ruling.switches, variant)
        rules = book.rules.values()
        page["related"] = [entry.id for entry in rules if ruling in book.cited_rulings(entry)]

    def fill_example(self, page: RulePage, name: str) -> None:
        """A worked example: its text, or what is given and what is expected of it."""
        example = self.book.examples[name]
        page["kind"], page["title"] = "example", example.topic
        page["text"] = example.text or example.given
        page["notes"] = [example.expected]
        page["sources"] = [example.page] if example.page else list(example.sources)

    def switch_values(self, names: list[str], variant: str) -> list[SwitchValue]:
        """Switches with their values in a variant."""
        values = self.variants.values(variant) if variant else {}
        return [
            SwitchValue(name=name, description=self.meaning(name),
                        value=self.told(name, values), others=self.others(name, values))
            for name in names if name in self.variants.switches
        ]  # fmt: skip

    def others(self, name: str, values: dict[str, str]) -> dict[str, str]:
        """What to write for another value than the variant's, or the usual one's, and its words."""
        switch = self.variants.switches[name]
        value = values.get(name) or self.variants.values(self.variants.default)[name]
        found = other_values(switch, value)
        return {f"{name} = {toml_value(other)}": value_in(self.book, switch, other)
                for other in found}  # fmt: skip

    def meaning(self, switch: str) -> str:
        """What a switch decides, in the language of the book."""
        return meaning_in(self.book, self.variants.switches[switch])

    def told(self, switch: str, values: dict[str, str]) -> str:
        """The value of a switch in words; nothing where no variant is asked for."""
        if switch not in values:
            return ""
        return value_in(self.book, self.variants.switches[switch], values[switch])

    def compare(self, one: str, other: str) -> Comparison:
        """The switches and statements in which two variants differ."""
        left, right = self.variants.values(one), self.variants.values(other)
        return Comparison(
            one=one,
            other=other,
            switches=[
                SwitchDifference(name=name, description=self.meaning(name),
                                 one=self.told(name, left), other=self.told(name, right),
                                 rules=list(switch.rules))
                for name, switch in self.variants.switches.items() if left[name] != right[name]
            ],
            rules=[
                RuleDifference(id=entry.id, text=entry.text, one=entry.values[one],
                               other=entry.values[other])
                for entry in self.book.rules.values()
                if entry.values.get(one) != entry.values.get(other)
            ],
        )  # fmt: skip


def toml_value(text: str) -> str:
    """A value as the file of a variant has it."""
    return text if text in ("true", "false") else f'"{text}"'
