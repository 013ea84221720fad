"""`opendust backup` and `opendust restore`: all matches of a server in one file, and back."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sqlite3
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from opendust.cli.language import help_text, said, spoken, value_name
from opendust.server.bad_setting import reason_in

if TYPE_CHECKING:
    from opendust.server.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of either command."""
    is_backup = parser.prog.endswith("backup")
    parser.add_argument("file", metavar=value_name("file"), help=help_text("backup-file"))
    parser.add_argument(
        "--database-url", metavar=value_name("url"), help=help_text("serve-database")
    )
    parser.set_defaults(run=back_up if is_backup else restore)


def meant(args: argparse.Namespace) -> Settings:
    """The database that is meant: as `opendust serve` finds it."""
    from opendust.server.settings import check, from_environment

    settings = from_environment(os.environ)
    settings = replace(settings, database_url=args.database_url or settings.database_url)
    check(settings)
    return settings


def faults() -> tuple[type[Exception], ...]:
    """What a host can do something about: files and databases that cannot be used."""
    from opendust.server.storage.backup import NotRestored
    from opendust.server.storage.contract import Unavailable

    found = (OSError, ValueError, sqlite3.Error, NotRestored, Unavailable)
    with contextlib.suppress(ImportError):
        import psycopg

        return (*found, psycopg.Error)
    return found


def back_up(args: argparse.Namespace) -> int:
    """Write all matches to a file, while the server goes on."""
    from opendust.server.checkup import look_at_games
    from opendust.server.storage.backup import write_backup

    try:
        settings = meant(args)
        look_at_games(settings)
        count = write_backup(settings.url, Path(args.file))
    except faults() as error:
        return failed(reason_in(error, spoken()))
    print(said("backup-written", count=count, file=args.file))
    return 0


def restore(args: argparse.Namespace) -> int:
    """Read all matches from a file into an empty database that no server uses."""
    from opendust.server.checkup import look_at_database
    from opendust.server.handover import claimed
    from opendust.server.storage.backup import read_backup
    from opendust.server.storage.kinds import storage_for

    async def made(url: str) -> None:
        storage = storage_for(url)
        await storage.open()
        await storage.close()

    lock = None
    try:
        settings = meant(args)
        lock = claimed(settings.url)
        look_at_database(settings)
        asyncio.run(made(settings.url))
        count = read_backup(settings.url, Path(args.file))
    except faults() as error:
        return failed(reason_in(error, spoken()))
    finally:
        if lock is not None:
            os.close(lock)
    print(said("backup-restored", count=count, file=args.file))
    return 0


def failed(reason: str) -> int:
    """Say what is wrong."""
    print(said("backup-failed", reason=reason), file=sys.stderr)
    return 2
