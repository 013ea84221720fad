"""How are all matches carried from one database to another? A compressed file of plain lines.

It is written from one moment of the database while the server goes on, and read into an empty
database of either kind, wholly or not at all. A file may come from anywhere: nothing but rows of
the known tables is read from it, and a match's name is one, since files are called by it.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any, Final, final

from msgspec import Struct, field
from msgspec.json import Decoder

from opendust.server.storage.schema import MIGRATIONS

FORMAT: Final = 1
TABLES: Final[dict[str, tuple[str, ...]]] = {
    "matches": ("id", "terms", "seed", "code", "listed", "created", "version", "status", "due",
                "summary", "maker", "bots"),
    "entries": ("match", "number", "line", "at", "how", "key"),
    "snapshots": ("match", "data"),
    "tokens": ("match", "hash", "seat"),
    "notices": ("match", "seat", "email", "webhook", "push"),
    "shared": ("name", "value"),
    "talk": ("match", "number", "line"),
}  # fmt: skip
BLOBS: Final = ("seed", "code", "hash")
NAMES: Final = ("id", "match")
NAME: Final = re.compile(r"[A-Za-z0-9_-]{16}")
NULL: Final = "due"
"""The one column that may be empty."""
MOST_LINE: Final = 64_000_000
SIGN_OF_LIFE: Final = "alive"


class NotRestored(Exception):
    """A file that is no backup, or a database that is not empty."""


@final
class Line(Struct):
    """A line of a backup: its head, a row or its end."""

    format: int = field(default=0, name="opendust-backup")
    schema: int = 0
    table: str = ""
    row: list[str | int | None] = []
    end: int | None = None


LINE: Final = Decoder(Line)


@contextmanager
def moment(url: str) -> Iterator[Any]:
    """A connection that sees one moment of a database, and changes nothing."""
    if url.startswith("sqlite:///"):
        path = Path(url.removeprefix("sqlite:///")).absolute()
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("BEGIN")
            yield connection
        return
    import psycopg

    with psycopg.connect(url) as other:
        other.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield other


def write_backup(url: str, file: Path) -> int:
    """Write everything to a file that only its owner can read; the number of matches."""
    # The last backup stays until this one is whole, and whoever could read that one cannot this.
    half = file.with_name(file.name + ".half")
    half.unlink(missing_ok=True)
    descriptor = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as raw, moment(url) as connection:
            matches = put_all(raw, connection)
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)
    return matches


def put_all(raw: IO[bytes], connection: Any) -> int:
    """Write every row that a connection sees, compressed; the number of matches."""
    count = matches = 0
    with gzip.open(raw, "wt") as out:
        put(out, {"opendust-backup": FORMAT, "schema": len(MIGRATIONS)})
        for table, columns in TABLES.items():
            query = f"SELECT {', '.join(columns)} FROM {table} ORDER BY 1, 2"
            for row in connection.execute(query):
                put(out, {"table": table, "row": packed(columns, row)})
                count += 1
                matches += table == "matches"
        put(out, {"end": count})
    return matches


def put(out: IO[str], line: dict[str, Any]) -> None:
    """One line of a backup."""
    out.write(json.dumps(line, ensure_ascii=False) + "\n")


def packed(columns: tuple[str, ...], row: tuple[Any, ...]) -> list[Any]:
    """A row as plain data."""
    return [
        bytes(value).hex() if name in BLOBS else value
        for name, value in zip(columns, row, strict=True)
    ]


def unpacked(columns: tuple[str, ...], row: list[str | int | None]) -> list[Any]:
    """The row that plain data stands for; ValueError if it is none."""
    found = dict(zip(columns, row, strict=True))
    if any(value is None and name != NULL for name, value in found.items()):
        raise ValueError("a value is missing")
    if any(not NAME.fullmatch(str(found[name])) for name in NAMES if name in found):
        raise ValueError("the name of a match")
    return [bytes.fromhex(str(value)) if name in BLOBS else value for name, value in found.items()]


def read_backup(url: str, file: Path) -> int:
    """Read a file into a database whose schema is there and which is empty; the matches."""
    if url.startswith("sqlite:///"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
            return restored(connection, file, "?")
    import psycopg

    with psycopg.connect(url) as other:
        return restored(other, file, "%s")


def restored(connection: Any, file: Path, mark: str) -> int:
    """Insert every row, in the transaction of a connection."""
    if connection.execute("SELECT count(*) FROM matches").fetchone()[0]:
        raise NotRestored("the database already has games")
    connection.execute("DELETE FROM shared")
    matches = 0
    for table, row in rows(file):
        if table not in TABLES:
            raise NotRestored("the file has an unknown table")
        # Those of an older schema have fewer columns; the newer ones come last.
        columns = TABLES[table][: len(row)]
        marks = ", ".join([mark] * len(columns))
        try:
            values = unpacked(columns, row)
            statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
            connection.execute(statement, values)
        except (ValueError, OverflowError) as error:
            raise NotRestored(f"the file has something that isn’t a game: {error}") from error
        matches += table == "matches"
    return matches


def rows(file: Path) -> Iterator[tuple[str, list[str | int | None]]]:
    """The rows of a backup; NotRestored if it is none, or not whole."""
    found = -1
    try:
        with gzip.open(file, "rt") as lines:
            head = LINE.decode(lines.readline(MOST_LINE))
            if head.format != FORMAT or head.schema > len(MIGRATIONS):
                raise NotRestored("this isn’t a backup of this version of OpenDust")
            number = 0
            # Nothing that is read is longer, whatever the file becomes when it is unpacked.
            while text := lines.readline(MOST_LINE):
                said = LINE.decode(text)
                if said.end is not None:
                    found = number if said.end == number else -1
                    break
                number += 1
                yield said.table, said.row
    except (OSError, EOFError, ValueError) as error:
        raise NotRestored(
            f"the file can’t be read: {getattr(error, 'strerror', None) or error}"
        ) from error
    if found < 0:
        raise NotRestored("the file is cut off")
