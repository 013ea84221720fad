"""`opendust editions`: which editions are there, what are their options, where do they differ?"""

from __future__ import annotations

import argparse
import json

from opendust.cli.dust.edition_argument import edition_from, print_faults
from opendust.cli.tables import add_plain_argument, is_plain, print_heading, print_table
from opendust.dust.edition import EDITIONS, Edition, load_edition, option_values
from opendust.dust.option_catalogue import CATALOGUE, EditionOption
from opendust.kernel.refusal import BadText


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds `opendust editions`."""
    parser = subparsers.add_parser("editions", help="the editions of DUST and their options")
    parser.add_argument("edition", nargs="?", metavar="NAME or FILE", help="one edition's options")
    parser.add_argument("--diff", metavar="OTHER", help="only what differs from another edition")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_plain_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Lists the editions, or the options of one, or the differences of two."""
    try:
        edition = edition_from(args.edition) if args.edition else None
        other = edition_from(args.diff) if args.diff else None
    except BadText as bad:
        return print_faults(bad)
    if other is not None:
        return show_differences(edition or load_edition(EDITIONS[0]), other, args)
    if edition is not None:
        return show_edition(edition, args)
    return show_list(args)


def show_list(args: argparse.Namespace) -> int:
    """The packaged editions."""
    editions = [load_edition(name) for name in EDITIONS]
    if args.json:
        print(json.dumps([summary(edition) for edition in editions], ensure_ascii=False))
        return 0
    rows = [(edition.name, edition.title, edition.digest) for edition in editions]
    print_table(("Edition", "Title", "Digest"), rows, plain=is_plain(args))
    return 0


def summary(edition: Edition) -> dict[str, object]:
    """Name, title and digest of an edition, and what it changes."""
    return {
        "name": edition.name,
        "title": edition.title,
        "base": edition.base,
        "digest": edition.digest,
        "changed": list(edition.changed),
    }


def show_edition(edition: Edition, args: argparse.Namespace) -> int:
    """All options of one edition, with what they mean and rest on."""
    values = option_values(edition)
    if args.json:
        print(json.dumps({**summary(edition), "options": values}, ensure_ascii=False))
        return 0
    print_heading(f"{edition.name}: {edition.title} ({edition.digest})", plain=is_plain(args))
    rows = [
        (name, values[name], f"{option.description} ({basis(option, edition)})")
        for name, option in CATALOGUE.items()
    ]
    print_table(("Option", "Value", "Meaning and basis"), rows, plain=is_plain(args))
    return 0


def basis(option: EditionOption, edition: Edition) -> str:
    """What a value rests on: a change of this edition, rulings, or rules."""
    if option.name in edition.changed:
        return f"changed from {edition.base}"
    if edition.base in option.ruled_in:
        return ", ".join(option.rulings)
    return ", ".join(option.rules)


def show_differences(edition: Edition, other: Edition, args: argparse.Namespace) -> int:
    """The options in which two editions differ, side by side."""
    left, right = option_values(edition), option_values(other)
    names = [name for name in CATALOGUE if left[name] != right[name]]
    if args.json:
        table = {name: {"left": left[name], "right": right[name]} for name in names}
        print(json.dumps({"left": edition.name, "right": other.name, "options": table}))
        return 0
    rows = [(name, left[name], right[name]) for name in names]
    print_table(("Option", edition.name, other.name), rows, plain=is_plain(args))
    return 0
