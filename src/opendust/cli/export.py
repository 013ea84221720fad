"""`opendust export`: the games of a server, each as a record of its own."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from opendust.cli.backup import failed, faults, meant
from opendust.cli.language import help_text, said, spoken, value_name
from opendust.server.bad_setting import reason_in

DAY = 86_400_000
MOST_DAYS = 36_500
ANY = 2**53


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust export`."""
    parser.add_argument("folder", metavar=value_name("folder"), help=help_text("export-folder"))
    parser.add_argument("--untouched-days", type=days, default=0.0, metavar=value_name("number"),
                        help=help_text("export-days"))  # fmt: skip
    parser.add_argument("--finished", action="store_true", help=help_text("export-finished"))
    parser.add_argument(
        "--database-url", metavar=value_name("url"), help=help_text("serve-database")
    )
    parser.set_defaults(run=run)


def days(text: str) -> float:
    """A number of days."""
    found = float(text)
    if not 0 <= found <= MOST_DAYS:
        raise ValueError(text)
    return found


def run(args: argparse.Namespace) -> int:
    """Write the records, while the server goes on."""
    from opendust.server.checkup import look_at_games
    from opendust.server.hall.export import put_record, records

    count, unread, folder = 0, 0, Path(args.folder)
    # Without a number of days all of them: also those in which somebody moves just now.
    before = int(time.time() * 1_000 - args.untouched_days * DAY) if args.untouched_days else ANY
    try:
        settings = meant(args)
        look_at_games(settings)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for match, text in records(settings.url, before, is_over=args.finished):
            if text is None:
                unread += 1
                continue
            put_record(folder, match, text)
            count += 1
    except faults() as error:
        return failed(reason_in(error, spoken()))
    print(said("export-written", count=count, folder=args.folder))
    if unread:
        print(said("export-unread", count=unread), file=sys.stderr)
    return 1 if unread else 0
