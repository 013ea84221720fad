"""How is a match taken out of a server? As its record, over or not, for whoever runs the server.

The record of a match that is not over tells everything that its players hide from each other, and
its seed. So no player is given it, and only the owner of the files can read them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from opendust.kernel.text.record import write_record
from opendust.server.match.entry import Entry, How
from opendust.server.match.table import Table
from opendust.server.match.terms import Terms
from opendust.server.storage.backup import moment
from opendust.server.storage.schema import FIRST

ENDING: Final = ".record"
MOST: Final = 1_000_000_000
ENTRIES: Final = "SELECT line, at, how, key FROM entries WHERE match = {mark} ORDER BY number"
MATCH: Final = "SELECT terms, seed FROM matches WHERE id = {mark}"


def record_of(terms: str, seed: bytes, entries: list[Entry]) -> str | None:
    """The record of a match; None if it has not begun."""
    table = Table(Terms.model_validate_json(terms), seed, keep_all=True)
    for entry in entries:
        table.enter(entry)
    return None if table.match is None else write_record(table.match, with_seed=True)


def put_record(folder: Path, match: str, text: str) -> None:
    """Write a record to a file of its own, wholly or not at all."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    half = folder / f".{match}{ENDING}"
    descriptor = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    half.replace(folder / f"{match}{ENDING}")


def records(url: str, before: int, *, is_over: bool) -> Iterator[tuple[str, str | None]]:
    """The records of all matches that are over, or only begun, and were last touched before.

    A match that cannot be read has None: it is no reason to keep back all others.
    """
    mark = "?" if url.startswith("sqlite:///") else "%s"
    with moment(url) as connection:

        def rows(query: str, *values: object) -> Any:
            return connection.execute(query.format(mark=mark, over=is_over), values).fetchall()

        for (match,) in rows(FIRST, before, before, MOST):
            [(terms, seed)] = rows(MATCH, match)
            lines = rows(ENTRIES, match)
            try:
                entries = [Entry(line, at, How(how), key) for line, at, how, key in lines]
                text = record_of(terms, bytes(seed), entries)
            except Exception:
                yield match, None
                continue
            if text is not None:
                yield match, text
