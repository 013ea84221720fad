"""The rules of DUST for `opendust rules`: the sources spelled out, the value in every edition."""

from __future__ import annotations

from opendust.cli.tables import print_heading, print_table, print_text
from opendust.dust.edition import EDITIONS, Edition, option_values
from opendust.dust.rulebook import (
    RULE_ID,
    Rule,
    cited_rulings,
    nearest_ids,
    related,
    rule,
    rulebook,
    rules,
    search,
    spelled_out,
    value_in,
)

__all__ = [
    "RULE_ID", "chapters", "find_ids", "id_as_json", "is_known", "nearest_ids", "show_id",
    "statement", "value",
]  # fmt: skip

MEANING = {
    "Y": "yes, its own text says so",
    "y": "yes, by a ruling or deduction; its text is silent",
    "\u2013": "no such rule",
}


def is_known(name: str) -> bool:
    """Whether the id is that of a statement, a ruling, a fact or a decision point."""
    book = rulebook()
    return any(
        name in table for table in (book.rules, book.rulings, book.facts, book.decision_points)
    )


def find_ids(words: list[str]) -> list[str]:
    """The statements of a chapter or section, or those that contain all the words."""
    if len(words) == 1:
        name = words[0].upper()
        inside = [entry.id for entry in rules() if name in (entry.chapter, entry.section)]
        if inside:
            return inside
    return [entry.id for entry in search(" ".join(words))]


def statement(name: str) -> str:
    """What a rule says."""
    return rulebook().rules[name].text


def value(name: str, edition: Edition) -> str:
    """What a rule is worth in an edition."""
    return value_in(rulebook().rules[name], edition.base)


def chapters() -> list[tuple[str, str, int]]:
    """The chapters: id, title, number of statements."""
    return [
        (name, title, sum(entry.chapter == name for entry in rules()))
        for name, title in rulebook().chapters.items()
    ]


def show_id(name: str, edition: Edition | None, *, plain: bool) -> None:
    """A statement with everything about it, a ruling, a fact or a decision point."""
    entry = rule(name)
    if entry is None:
        show_other(name, plain=plain)
    else:
        show_rule(entry, edition, plain=plain)


def show_rule(entry: Rule, edition: Edition | None, *, plain: bool) -> None:
    """A statement with its editions, options, sources and rulings."""
    book = rulebook()
    print_heading(f"{entry.id} ({book.chapters[entry.chapter]})", plain=plain)
    print_text(entry.text, plain=plain)
    if edition is None:
        rows = [(name, explained(value_in(entry, name))) for name in EDITIONS]
        print_table(("Edition", "Value"), rows, plain=plain)
    else:
        print_text(f"{edition.base}: {explained(value_in(entry, edition.base))}", plain=plain)
    for name in entry.options:
        value = f" = {option_values(edition)[name]}" if edition else ""
        print_text(f"Option: {name}{value}", plain=plain)
    for citation in entry.sources:
        print_text(f"Source: {spelled_out(citation)}", plain=plain)
    for ruling in cited_rulings(entry):
        print_text(f"Ruling {ruling.id}: {ruling.question}", plain=plain)
        print_text(f"  Ruled: {ruling.ruling}", plain=plain)
        print_text(f"  Reason: {ruling.reason}", plain=plain)
    for fact_id in entry.facts:
        print_text(f"Fact {fact_id}: {book.facts[fact_id].text}", plain=plain)
    near = related(entry)
    if near:
        print_text(f"See also: {', '.join(near)}", plain=plain)


def explained(value: str) -> str:
    """The value of a statement in an edition, in words; what follows Y or y stays."""
    sign, _, rest = value.partition(" ")
    if sign not in MEANING:
        return value
    return f"{MEANING[sign]} {rest}".rstrip()


def show_other(name: str, *, plain: bool) -> None:
    """A ruling, a fact or a decision point."""
    print_heading(name, plain=plain)
    for label, text in id_as_json(name).items():
        if label != "id" and text:
            print_text(f"{label.capitalize()}: {text}", plain=plain)


def as_json(entry: Rule) -> dict[str, object]:
    """A statement as JSON says it."""
    return {
        "id": entry.id,
        "chapter": entry.chapter,
        "text": entry.text,
        "sources": list(entry.sources),
        "options": list(entry.options),
        "rulings": [ruling.id for ruling in cited_rulings(entry)],
        "facts": list(entry.facts),
        "values": entry.values,
        "related": related(entry),
    }


def id_as_json(name: str) -> dict[str, object]:
    """Whatever the id names, as JSON says it."""
    book = rulebook()
    if name in book.rules:
        return as_json(book.rules[name])
    if name in book.rulings:
        ruling = book.rulings[name]
        rule_ids = [entry.id for entry in rules() if ruling in cited_rulings(entry)]
        return {
            "id": name,
            "question": ruling.question,
            "ruling": ruling.ruling,
            "reason": ruling.reason,
            "rules": ", ".join(rule_ids),
        }
    if name in book.facts:
        fact = book.facts[name]
        return {"id": name, "fact": fact.text, "derivation": fact.derivation}
    point = book.decision_points[name]
    return {
        "id": name,
        "kind": point.kind,
        "who": point.who,
        "options": point.options,
        "constraints": point.constraints,
    }
