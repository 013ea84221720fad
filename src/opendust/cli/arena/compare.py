"""`opendust compare`: did a bot get better between two arenas?"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from opendust.arena.report.compare import Change, compared
from opendust.cli.arena.command import percent
from opendust.cli.language import help_text, said, spoken, value_name
from opendust.cli.tables import add_plain_argument, is_plain, print_table, print_text
from opendust.words.numbers import number_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust compare`."""
    parser.description = help_text("compare-what")
    folder = value_name("folder")
    parser.add_argument("before", metavar=folder, help=help_text("compare-before"))
    parser.add_argument("after", metavar=folder, help=help_text("compare-after"))
    parser.add_argument("--json", action="store_true", help=help_text("json"))
    add_plain_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Every bot of both folders, with its two shares and their difference."""
    changes = compared(Path(args.before), Path(args.after))
    if args.json:
        print(json.dumps([change.data() for change in changes]))
        return 0
    plain = is_plain(args)
    if not changes:
        print_text(said("compare-nobody"), plain=plain)
        return 1
    names = ("bot", "before", "after", "difference", "interval", "pairs", "verdict")
    headings = [said(f"arena-column-{name}") for name in names]
    print_table(headings, [row(change) for change in changes], plain=plain)
    paired = all(change.is_paired for change in changes)
    print_text(said("compare-paired" if paired else "compare-apart"), plain=plain)
    return 0


def row(change: Change) -> tuple[str, ...]:
    """A bot's line of the table."""
    low, high = change.interval()
    before, after = change.pairs
    return (
        change.bot, percent(change.before), percent(change.after), points(change.difference),
        said("arena-interval", low=points(low), high=points(high)),
        str(before) if before == after else f"{before} / {after}",
        said(f"compare-{change.verdict}"),
    )  # fmt: skip


def points(share: float) -> str:
    """A difference of shares in percentage points."""
    return number_text(100 * share, spoken(), digits=1, signed=True)
