"""`opendust rules`: what does the rulebook say about this?

By id, by chapter, or by words; with the sources spelled out and the value in every edition.
"""

from __future__ import annotations

import argparse
import json
import sys

from opendust.cli.edition_argument import edition_from, print_faults
from opendust.cli.tables import (
    add_plain_argument,
    is_plain,
    print_heading,
    print_table,
    print_text,
)
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
from opendust.kernel.refusal import BadText

MEANING = {
    "Y": "yes, its own text says so",
    "y": "yes, by a ruling or deduction; its text is silent",
    "\u2013": "no such rule",
}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds `opendust rules`."""
    parser = subparsers.add_parser("rules", help="look up the rules of DUST by number or by words")
    parser.add_argument("words", nargs="*", metavar="ID or words", help="PROD-15, RETR, A-31, ...")
    parser.add_argument("--edition", help="an edition's name or the path of an edition file")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_plain_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Shows statements, a chapter, or the list of chapters."""
    try:
        edition = edition_from(args.edition) if args.edition else None
    except BadText as bad:
        return print_faults(bad)
    if not args.words:
        return show_chapters(args)
    if all(RULE_ID.fullmatch(word.upper()) for word in args.words):
        return show_ids([word.upper() for word in args.words], edition, args)
    found = find(args.words)
    if not found:
        close = nearest_ids(" ".join(args.words))
        print(f"No rule says: {' '.join(args.words)}{did_you_mean(close)}", file=sys.stderr)
        return 1
    if len(found) == 1:
        return show_ids([found[0].id], edition, args)
    return show_list(found, edition, args)


def find(words: list[str]) -> list[Rule]:
    """The statements of a chapter or section, or those that contain all the words."""
    if len(words) == 1:
        name = words[0].upper()
        inside = [entry for entry in rules() if name in (entry.chapter, entry.section)]
        if inside:
            return inside
    return search(" ".join(words))


def did_you_mean(names: list[str]) -> str:
    """The nearest names, as the end of a line."""
    return f". Did you mean {', '.join(names)}?" if names else "."


def show_chapters(args: argparse.Namespace) -> int:
    """The chapters with the number of their statements."""
    chapters = rulebook().chapters
    count = {name: sum(entry.chapter == name for entry in rules()) for name in chapters}
    if args.json:
        print(json.dumps([{"id": n, "title": t, "rules": count[n]} for n, t in chapters.items()]))
        return 0
    rows = [(name, title, str(count[name])) for name, title in chapters.items()]
    print_table(("Chapter", "Title", "Rules"), rows, plain=is_plain(args))
    print_text("opendust rules CHAPTER, ID or words shows more.", plain=is_plain(args))
    return 0


def show_list(found: list[Rule], edition: Edition | None, args: argparse.Namespace) -> int:
    """Several statements, one line each."""
    if args.json:
        print(json.dumps([as_json(entry) for entry in found], ensure_ascii=False))
        return 0
    if edition is None:
        rows = [(entry.id, entry.text) for entry in found]
        print_table(("Rule", "Statement"), rows, plain=is_plain(args))
        return 0
    valued = [(entry.id, value_in(entry, edition.base), entry.text) for entry in found]
    print_table(("Rule", edition.base, "Statement"), valued, plain=is_plain(args))
    return 0


def show_ids(ids: list[str], edition: Edition | None, args: argparse.Namespace) -> int:
    """Everything about some statements, rulings, facts or decision points."""
    unknown = [name for name in ids if not is_known(name)]
    for name in unknown:
        print(f"There is no {name}{did_you_mean(nearest_ids(name))}", file=sys.stderr)
    if unknown:
        return 2
    if args.json:
        print(json.dumps([id_as_json(name) for name in ids], ensure_ascii=False))
        return 0
    for number, name in enumerate(ids):
        if number:
            print()
        entry = rule(name)
        if entry is None:
            show_other(name, plain=is_plain(args))
        else:
            show_rule(entry, edition, plain=is_plain(args))
    return 0


def is_known(name: str) -> bool:
    """Whether the id is that of a statement, a ruling, a fact or a decision point."""
    book = rulebook()
    return any(
        name in table for table in (book.rules, book.rulings, book.facts, book.decision_points)
    )


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
