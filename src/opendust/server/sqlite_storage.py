"""Matches in one SQLite file: nothing to set up, one process.

One thread owns the connection. All that is waiting when it comes round goes into one
transaction, so that one flush to the disk serves many matches.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar, final

from opendust.server.entry import Entry, How
from opendust.server.schema import MIGRATIONS, steps
from opendust.server.storage import Change, Conflict, NewMatch, Stored, Unavailable

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Job, asyncio.Future[Any]]
MOST_AT_ONCE = 256


@final
class SqliteStorage:
    """A file, the thread that owns it and the jobs that wait for it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Start the thread and bring the file to the present schema."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.work, name="sqlite", daemon=True)
        self.thread.start()
        await self.ask(lambda connection: None)

    async def close(self) -> None:
        """Let the thread finish its jobs."""
        self.jobs.put(None)
        if self.thread is not None:
            await asyncio.to_thread(self.thread.join)

    async def ask(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job in the thread; its answer comes when the transaction is on the disk."""
        assert self.loop is not None
        future: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put((job, future))
        try:
            return await future
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    # --- in the thread ------------------------------------------------------------------------

    def work(self) -> None:
        """Take what waits, run it as one transaction, answer; until told to stop."""
        connection = connect(self.path)
        migrate(connection)
        while True:
            batch, go_on = self.take()
            if batch:
                self.answer(run_batch(connection, batch))
            if not go_on:
                connection.close()
                return

    def take(self) -> tuple[list[Waiting], bool]:
        """All jobs that wait, at least one; False to stop after them."""
        batch: list[Waiting] = []
        found = self.jobs.get()
        while found is not None:
            batch.append(found)
            if len(batch) == MOST_AT_ONCE or self.jobs.empty():
                return batch, True
            found = self.jobs.get()
        return batch, False

    def answer(self, answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
        """Hand the answers to the event loop in one go."""
        assert self.loop is not None
        self.loop.call_soon_threadsafe(settle, answers)

    # --- the storage --------------------------------------------------------------------------

    async def create(self, new: NewMatch) -> None:
        """Keep a new match."""
        await self.ask(lambda connection: create(connection, new))

    async def load(self, match: str) -> Stored | None:
        """What is kept of a match, with its newest snapshot."""
        return await self.ask(lambda connection: load(connection, match))

    async def entries(self, match: str, after: int) -> list[Entry]:
        """The entries after a version, in order."""
        found = "SELECT line, at, how, key FROM entries WHERE match = ? AND number > ? \
            ORDER BY number"
        rows = await self.ask(lambda c: c.execute(found, (match, after)).fetchall())
        return [Entry(line, at, How(how), key) for line, at, how, key in rows]

    async def append(self, match: str, version: int, entries: list[Entry], change: Change) -> None:
        """Keep entries that follow a version; Conflict if others do already."""
        await self.ask(lambda connection: append(connection, match, version, entries, change))

    async def seat_of(self, match: str, token: bytes) -> int | None:
        """The seat that a hashed token opens."""
        found = "SELECT seat FROM tokens WHERE match = ? AND hash = ?"
        row = await self.ask(lambda c: c.execute(found, (match, token)).fetchone())
        return None if row is None else int(row[0])

    async def open_matches(self, limit: int) -> list[str]:
        """The summaries of listed matches with open seats, newest first."""
        found = "SELECT summary FROM matches WHERE status = 'open' AND listed = 1 \
            ORDER BY created DESC LIMIT ?"
        rows = await self.ask(lambda c: c.execute(found, (limit,)).fetchall())
        return [row[0] for row in rows]

    async def due(self, before: int, limit: int) -> list[str]:
        """The matches that somebody must look after."""
        found = "SELECT id FROM matches WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?"
        rows = await self.ask(lambda c: c.execute(found, (before, limit)).fetchall())
        return [row[0] for row in rows]

    async def want_notice(self, match: str, seat: int, email: str, webhook: str) -> None:
        """Keep how a seat wants to be told that it must choose."""
        statement = "INSERT OR REPLACE INTO notices VALUES (?, ?, ?, ?)"
        await self.ask(lambda c: c.execute(statement, (match, seat, email, webhook)).rowcount)

    async def notice(self, match: str, seat: int) -> tuple[str, str] | None:
        """How a seat wants to be told: e-mail and webhook."""
        found = "SELECT email, webhook FROM notices WHERE match = ? AND seat = ?"
        row = await self.ask(lambda c: c.execute(found, (match, seat)).fetchone())
        return None if row is None else (row[0], row[1])

    async def news(self) -> AsyncIterator[tuple[str, int]]:
        """Nobody else writes to the file: there are no news."""
        await asyncio.Event().wait()
        yield "", 0


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=30)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the present schema, wholly or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    for statement in steps(done, "BLOB"):
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.execute("COMMIT")


def run_batch(
    connection: sqlite3.Connection, batch: list[Waiting]
) -> list[tuple[asyncio.Future[Any], Any]]:
    """Run jobs in one transaction. A job that conflicts has written nothing and fails alone."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers: list[tuple[asyncio.Future[Any], Any]] = []
        for job, future in batch:
            try:
                answers.append((future, job(connection)))
            except Conflict as conflict:
                answers.append((future, conflict))
        connection.execute("COMMIT")
    except Exception as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [(future, error) for _, future in batch]
    return answers


def settle(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    """Wake whoever waits for these answers."""
    for future, answer in answers:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def create(connection: sqlite3.Connection, new: NewMatch) -> None:
    """Insert a match with its first entries."""
    row = (new.match, new.terms, new.seed, new.code, int(new.listed), new.created,
           new.change.status, new.change.summary)  # fmt: skip
    connection.execute(
        "INSERT INTO matches (id, terms, seed, code, listed, created, status, summary, version) \
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)", row)  # fmt: skip
    append(connection, new.match, 0, new.entries, new.change)


def load(connection: sqlite3.Connection, match: str) -> Stored | None:
    """Select a match and its snapshot."""
    row = connection.execute(
        "SELECT id, terms, seed, code, data FROM matches LEFT JOIN snapshots ON match = id \
            WHERE id = ?", (match,)).fetchone()  # fmt: skip
    return None if row is None else Stored(*row)


def append(
    connection: sqlite3.Connection, match: str, version: int, entries: list[Entry], change: Change
) -> None:
    """Insert entries if the match is at the version that they follow."""
    changed = connection.execute(
        "UPDATE matches SET version = ?, status = ?, due = ?, summary = ? \
            WHERE id = ? AND version = ?",
        (version + len(entries), change.status, change.due, change.summary, match, version),
    ).rowcount
    if changed != 1:
        raise Conflict(match)
    connection.executemany(
        "INSERT INTO entries (match, number, line, at, how, key) VALUES (?, ?, ?, ?, ?, ?)",
        [(match, version + n, entry.line, entry.at, entry.how.value, entry.key)
         for n, entry in enumerate(entries, start=1)])  # fmt: skip
    if change.snapshot is not None:
        connection.execute("INSERT OR REPLACE INTO snapshots (match, data) VALUES (?, ?)",
                           (match, change.snapshot))  # fmt: skip
    connection.executemany("INSERT INTO tokens (match, seat, hash) VALUES (?, ?, ?)",
                           [(match, seat, token) for seat, token in change.tokens])  # fmt: skip
