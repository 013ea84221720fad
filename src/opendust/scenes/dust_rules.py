"""What do the rules of DUST say, in the edition that is played?"""

from __future__ import annotations

from opendust.dust.edition import EDITIONS, load_edition, option_values
from opendust.dust.option_catalogue import CATALOGUE
from opendust.dust.rulebook import (
    Rule,
    cited_rulings,
    related,
    rulebook,
    rules,
    search,
    spelled_out,
    value_in,
)
from opendust.scenes.rule_models import (
    ChapterPage,
    Comparison,
    OptionDifference,
    OptionValue,
    RuleDifference,
    RuleLine,
    RulePage,
    RulingPage,
)

VARIANTS = EDITIONS


def chapters() -> list[ChapterPage]:
    """The chapters of the rules."""
    return [
        ChapterPage(id=name, title=title, rules=sum(entry.chapter == name for entry in rules()))
        for name, title in rulebook().chapters.items()
    ]


def rule_lines(words: str, chapter: str, variant: str) -> list[RuleLine]:
    """The statements with all the words, of one chapter or of all."""
    found = search(words) if words else list(rules())
    return [
        RuleLine(id=entry.id, chapter=entry.chapter, text=entry.text,
                 value=value_in(entry, variant) if variant else "")
        for entry in found
        if not chapter or chapter in (entry.chapter, entry.section)
    ]  # fmt: skip


def rule_page(name: str, variant: str) -> RulePage | None:
    """Everything about a statement, a ruling, a fact or a decision point."""
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
        page["notes"] = [ruling.reason]
        page["related"] = [entry.id for entry in rules() if ruling in cited_rulings(entry)]
    elif name in book.facts:
        fact = book.facts[name]
        page["kind"], page["text"], page["notes"] = "fact", fact.text, [fact.derivation]
    elif name in book.decision_points:
        point = book.decision_points[name]
        page["kind"], page["title"], page["text"] = "decision", point.who, point.options
        page["notes"] = [point.constraints] if point.constraints else []
    else:
        return None
    return page


def fill_rule(page: RulePage, entry: Rule, variant: str) -> None:
    """A statement with its values, options, sources and rulings."""
    page["chapter"], page["title"] = entry.chapter, rulebook().chapters[entry.chapter]
    page["text"], page["values"] = entry.text, dict(entry.values)
    page["value"] = value_in(entry, variant) if variant else ""
    values = option_values(load_edition(variant)) if variant else {}
    page["options"] = [
        OptionValue(name=name, description=CATALOGUE[name].description, value=values.get(name, ""))
        for name in entry.options
    ]
    page["sources"] = [spelled_out(source) for source in entry.sources]
    page["rulings"] = [
        RulingPage(id=ruling.id, question=ruling.question, ruling=ruling.ruling,
                   reason=ruling.reason)
        for ruling in cited_rulings(entry)
    ]  # fmt: skip
    page["notes"] = [rulebook().facts[fact].text for fact in entry.facts]
    page["related"] = related(entry)


def compare(one: str, other: str) -> Comparison:
    """The options and statements in which two editions differ."""
    left, right = option_values(load_edition(one)), option_values(load_edition(other))
    return Comparison(
        one=one,
        other=other,
        options=[
            OptionDifference(name=name, description=option.description, one=left[name],
                             other=right[name], rules=list(option.rules))
            for name, option in CATALOGUE.items() if left[name] != right[name]
        ],
        rules=[
            RuleDifference(id=entry.id, text=entry.text, one=value_in(entry, one),
                           other=value_in(entry, other))
            for entry in rules() if value_in(entry, one) != value_in(entry, other)
        ],
    )  # fmt: skip
