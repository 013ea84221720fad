"""`opendust rules`: what does the rulebook say about this?

By id, by chapter, or by words. Without --game all games are asked, one after the other.
"""

from __future__ import annotations

import argparse
import json
import sys

from opendust.cli.language import help_text, said, value_name
from opendust.cli.rules.texts import Asked, RuleTexts
from opendust.cli.tables import add_plain_argument, is_plain, print_table, print_text
from opendust.cli.variant_argument import print_faults, variant_from
from opendust.kernel.refusal import BadText
from opendust.kernel.text.rulebook import RULE_ID
from opendust.registry import GAMES, entry_of, rulebook_of, variants_of
from opendust.words.catalogue import listed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust rules`."""
    parser.add_argument(
        "words", nargs="*", metavar=value_name("id-or-words"), help=help_text("rules-words")
    )
    parser.add_argument("--game", choices=tuple(GAMES), help=help_text("rules-game"))
    parser.add_argument(
        "--edition", "--profile", dest="variant", metavar=value_name("name-or-file"),
        help=help_text("rules-variant"),
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help=help_text("json"))
    add_plain_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Shows statements, a chapter, or the list of chapters."""
    try:
        asked = asked_from(args.game, args.variant) if args.variant else Asked()
    except BadText as bad:
        return print_faults(bad)
    games = [args.game] if args.game else [game for game in GAMES if rulebook_of(game).rules]
    books = [RuleTexts(game, args.language) for game in games]
    if not args.words:
        return show_chapters(books[0], args)
    ids = [word.upper() for word in args.words]
    if all(RULE_ID.fullmatch(name) for name in ids):
        return show_ids(books, ids, asked, args)
    for book in books:
        found = book.find_ids(args.words)
        if len(found) == 1:
            return show_ids([book], found, asked, args)
        if found:
            return show_list(book, found, asked, args)
    close = [name for book in books for name in book.nearest_ids(" ".join(args.words))]
    print(said("rules-none", words=" ".join(args.words)) + did_you_mean(close), file=sys.stderr)
    return 1


def asked_from(game: str | None, name: str) -> Asked:
    """The variant of that name or file, of the game that is meant or the first that has it."""
    having = [known for known in GAMES if name in variants_of(known).names]
    variant = variant_from(variants_of(game or (having or list(GAMES))[0]), name)
    return Asked(variant.base, variant.values)


def did_you_mean(names: list[str]) -> str:
    """The nearest names, as the end of a line."""
    return " " + said("fault-nearest", nearest=listed(names)) if names else ""


def show_chapters(book: RuleTexts, args: argparse.Namespace) -> int:
    """The chapters with the number of their statements."""
    chapters = book.chapters()
    if args.json:
        print(json.dumps([{"id": n, "title": t, "rules": count} for n, t, count in chapters]))
        return 0
    rows = [(name, title, str(count)) for name, title, count in chapters]
    print_table(heads("chapter", "title", "rules"), rows, plain=is_plain(args))
    print_text(said("rules-more"), plain=is_plain(args))
    return 0


def show_list(book: RuleTexts, found: list[str], asked: Asked, args: argparse.Namespace) -> int:
    """Several statements, one line each."""
    if args.json:
        print(json.dumps([book.id_as_json(name) for name in found], ensure_ascii=False))
        return 0
    if not asked.base:
        rows = [(name, book.book.rules[name].text) for name in found]
        print_table(heads("rule", "statement"), rows, plain=is_plain(args))
        return 0
    rules = [book.book.rules[name] for name in found]
    valued = [(rule.id, rule.values.get(asked.base, ""), rule.text) for rule in rules]
    rule, statement = heads("rule", "statement")
    print_table((rule, asked.base, statement), valued, plain=is_plain(args))
    return 0


def heads(*names: str) -> list[str]:
    """Headings of a table."""
    return [said(f"rules-head-{name}") for name in names]


def show_ids(books: list[RuleTexts], ids: list[str], asked: Asked, args: argparse.Namespace) -> int:
    """Everything about some statements, rulings, facts or decision points."""
    found = [(name, [book for book in books if book.is_known(name)]) for name in ids]
    for name, known in found:
        if not known:
            close = [near for book in books for near in book.nearest_ids(name)]
            print(said("rules-unknown", name=name) + did_you_mean(close), file=sys.stderr)
    if not all(known for _, known in found):
        return 2
    if args.json:
        entries = [known[0].id_as_json(name) for name, known in found]
        print(json.dumps(entries, ensure_ascii=False))
        return 0
    for number, (name, known) in enumerate(found):
        if number:
            print()
        known[0].show_id(name, asked, plain=is_plain(args))
        if len(known) > 1:
            other = known[1].game
            game = entry_of(other).title
            more = said("rules-other-game", game=game, name=name, id=other)
            print_text(more, plain=is_plain(args))
    return 0
