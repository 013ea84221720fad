"""What do the rules of Dust Tactics say, in the profile that is played?"""

from __future__ import annotations

from opendust.scenes.rule_models import (
    ChapterPage,
    Comparison,
    OptionDifference,
    OptionValue,
    RuleLine,
    RulePage,
    RulingPage,
)
from opendust.tactics.profile import CATALOGUE, PROFILES, load_profile
from opendust.tactics.rulebook import Rule, related, rulebook, rules, search
from opendust.words.tactics_vocabulary import spelled_out

VARIANTS = PROFILES


def chapters() -> list[ChapterPage]:
    """The chapters of the rules."""
    return [
        ChapterPage(id=name, title=title, rules=sum(entry.chapter == name for entry in rules()))
        for name, title in rulebook().chapters.items()
    ]


def rule_lines(words: str, chapter: str, variant: str) -> list[RuleLine]:
    """The statements with all the words, of one chapter or of all; profiles only add options."""
    found = search(words) if words else list(rules())
    return [
        RuleLine(id=entry.id, chapter=entry.chapter, text=entry.text, value="")
        for entry in found
        if not chapter or chapter in (entry.chapter, entry.section)
    ]


def rule_page(name: str, variant: str) -> RulePage | None:
    """Everything about a statement, a ruling, an example or a decision point."""
    book = rulebook()
    page = RulePage(
        id=name, kind="rule", chapter="", title="", text="", value="", values={}, options=[],
        sources=[], rulings=[], notes=[], related=[],
    )  # fmt: skip
    if name in book.rules:
        fill_rule(page, book.rules[name], variant)
    elif name in book.rulings:
        ruling = book.rulings[name]
        page["kind"], page["title"], page["text"] = "ruling", ruling.question, ruling.ruling
        page["notes"] = [ruling.reason, ruling.evidence, ruling.alternative]
        page["options"] = option_values(ruling.options, variant)
        page["related"] = [entry.id for entry in rules() if name in entry.rulings]
    elif name in book.examples:
        example = book.examples[name]
        page["kind"], page["title"], page["text"] = "example", example.topic, example.text
        page["sources"] = [example.page]
    elif name in book.decision_points:
        point = book.decision_points[name]
        page["kind"], page["title"], page["text"] = "decision", point.moment, point.options
        page["notes"] = [point.who, point.constraints]
    else:
        return None
    page["notes"] = [note for note in page["notes"] if note]
    return page


def fill_rule(page: RulePage, entry: Rule, variant: str) -> None:
    """A statement with its options, sources and rulings."""
    book = rulebook()
    page["chapter"], page["title"] = entry.chapter, book.chapters[entry.chapter]
    page["text"], page["options"] = entry.text, option_values(entry.options, variant)
    page["sources"] = [spelled_out(source) for source in entry.sources]
    rulings = [book.rulings[name] for name in entry.rulings if name in book.rulings]
    page["rulings"] = [
        RulingPage(id=ruling.id, question=ruling.question, ruling=ruling.ruling,
                   reason=ruling.reason)
        for ruling in rulings
    ]  # fmt: skip
    page["related"] = related(entry)


def option_values(names: tuple[str, ...], variant: str) -> list[OptionValue]:
    """Options with their values in a profile."""
    values = load_profile(variant).values if variant else {}
    return [
        OptionValue(name=name, description=CATALOGUE[name].description, value=values.get(name, ""))
        for name in names
        if name in CATALOGUE
    ]


def compare(one: str, other: str) -> Comparison:
    """The options in which two profiles differ."""
    left, right = load_profile(one).values, load_profile(other).values
    return Comparison(
        one=one,
        other=other,
        options=[
            OptionDifference(name=name, description=option.description, one=left[name],
                             other=right[name], rules=list(option.rules))
            for name, option in CATALOGUE.items() if left[name] != right[name]
        ],
        rules=[],
    )  # fmt: skip
