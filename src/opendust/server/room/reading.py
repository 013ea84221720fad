"""How is a table read from the storage? A snapshot and the entries after it, or all entries."""

from __future__ import annotations

import asyncio

from opendust.server.match.entry import Entry
from opendust.server.match.snapshot import read_snapshot
from opendust.server.match.table import Table
from opendust.server.match.terms import Terms, is_long
from opendust.server.storage.contract import Storage, Stored


async def read_table(storage: Storage, stored: Stored) -> Table:
    """The table as it stands; long settings are read in a thread."""
    terms = Terms.model_validate_json(stored.terms)
    if stored.snapshot is None:
        table = Table(terms, stored.seed)
    elif is_long(terms):
        table = await asyncio.to_thread(read_snapshot, stored.snapshot, terms, stored.seed)
    else:
        table = read_snapshot(stored.snapshot, terms, stored.seed)
    await take_all(table, await storage.entries(stored.match, table.version))
    return table


async def take_all(table: Table, entries: list[Entry]) -> None:
    """Let a table take entries; long settings, which some of them need, are read in a thread."""
    if entries and is_long(table.terms):
        await asyncio.to_thread(enter_all, table, entries)
    else:
        enter_all(table, entries)


async def read_whole(storage: Storage, stored: Stored) -> Table:
    """The match played again from its beginning, with all that happened."""
    table = Table(Terms.model_validate_json(stored.terms), stored.seed, keep_all=True)
    entries = await storage.entries(stored.match, 0)
    await asyncio.to_thread(enter_all, table, entries)
    return table


def enter_all(table: Table, entries: list[Entry]) -> None:
    """Let a table take many entries."""
    for entry in entries:
        table.enter(entry)
