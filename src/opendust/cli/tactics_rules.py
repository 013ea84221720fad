"""The rules of Dust Tactics for `opendust rules`: statements, rulings, examples, decisions."""

from __future__ import annotations

from opendust.cli.tables import print_heading, print_text
from opendust.dust.edition import Edition
from opendust.tactics.rulebook import (
    RULE_ID,
    Rule,
    nearest_ids,
    related,
    rulebook,
    rules,
    search,
)
from opendust.words.tactics_vocabulary import spelled_out

__all__ = [
    "RULE_ID", "chapters", "find_ids", "id_as_json", "is_known", "nearest_ids", "show_id",
    "statement", "value",
]  # fmt: skip


def is_known(name: str) -> bool:
    """Whether the id is that of a statement, a ruling, an example or a decision point."""
    return name in rulebook().known_ids()


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
    """Dust Tactics has no editions of DUST."""
    return ""


def chapters() -> list[tuple[str, str, int]]:
    """The chapters: id, title, number of statements."""
    return [
        (name, title, sum(entry.chapter == name for entry in rules()))
        for name, title in rulebook().chapters.items()
    ]


def show_id(name: str, edition: Edition | None, *, plain: bool) -> None:
    """A statement with its sources and rulings; or a ruling, an example, a decision point."""
    book = rulebook()
    if name not in book.rules:
        print_heading(name, plain=plain)
        for label, words in id_as_json(name).items():
            if label != "id" and words:
                print_text(f"{label.capitalize()}: {words}", plain=plain)
        return
    entry = book.rules[name]
    print_heading(f"{entry.id} ({book.chapters[entry.chapter]})", plain=plain)
    print_text(entry.text, plain=plain)
    for option in entry.options:
        print_text(f"Option: {option}", plain=plain)
    for source in entry.sources:
        print_text(f"Source: {spelled_out(source)}", plain=plain)
    show_rulings(entry, plain=plain)
    near = related(entry)
    if near:
        print_text(f"See also: {', '.join(near)}", plain=plain)


def show_rulings(entry: Rule, *, plain: bool) -> None:
    """What was decided where the statement's source is unclear."""
    for name in entry.rulings:
        ruling = rulebook().rulings.get(name)
        if ruling is not None:
            print_text(f"Ruling {ruling.id}: {ruling.question}", plain=plain)
            print_text(f"  Ruled: {ruling.ruling}", plain=plain)
            print_text(f"  Reason: {ruling.reason}", plain=plain)


def id_as_json(name: str) -> dict[str, object]:
    """Whatever the id names, as JSON says it."""
    book = rulebook()
    if name in book.rules:
        return as_json(book.rules[name])
    if name in book.rulings:
        ruling = book.rulings[name]
        return {
            "id": name,
            "question": ruling.question,
            "ruling": ruling.ruling,
            "reason": ruling.reason,
            "evidence": ruling.evidence,
            "alternative": ruling.alternative,
        }
    if name in book.examples:
        example = book.examples[name]
        return {"id": name, "example": example.text, "page": example.page}
    point = book.decision_points[name]
    return {
        "id": name,
        "moment": point.moment,
        "who": point.who,
        "options": point.options,
        "constraints": point.constraints,
    }


def as_json(entry: Rule) -> dict[str, object]:
    """A statement as JSON says it."""
    return {
        "id": entry.id,
        "chapter": entry.chapter,
        "text": entry.text,
        "sources": list(entry.sources),
        "options": list(entry.options),
        "rulings": list(entry.rulings),
        "related": related(entry),
    }
