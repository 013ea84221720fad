"""Matches in one SQLite file: nothing to set up, one process.

Writing is quick, the flush to the disk is not. So statements run in the event loop, and only the
commit in a thread; whatever comes meanwhile goes into the next transaction, so that one flush
serves many matches. Reading has a connection of its own and sees what is committed.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, final

from opendust.server.match.entry import Entry, How
from opendust.server.storage.contract import Change, Conflict, NewMatch, Stored, Unavailable, Ways
from opendust.server.storage.schema import (
    ALIVE,
    BELONGINGS,
    FINISHED,
    FIRST,
    MIGRATIONS,
    THIS,
    steps,
)

LOG = logging.getLogger("opendust.server")
T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Answers = list[tuple[asyncio.Future[Any], Any]]
MOST_AT_ONCE = 512
MOST_READ = 1_000
START_SECONDS = 30.0
UNREAD_SECONDS = 60.0
LOCKED_SECONDS = 0.5
"""Nobody else should write to the file; the event loop does not wait long for somebody who does."""


@final
class SqliteStorage:
    """A file, a connection that writes, one that reads, and the jobs that wait for a commit."""

    is_shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: list[tuple[Job, asyncio.Future[Any]]] = []
        self.idle = asyncio.Event()
        self.idle.set()
        self.alone = 0
        # When something in the file could not be read for the last time.
        self.unread = -UNREAD_SECONDS
        self.thread = ThreadPoolExecutor(1, "sqlite")

    async def open(self) -> None:
        """Bring the file to the present schema."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Seeds and the hashes of tokens are nobody else's business.
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        self.path.chmod(0o600)
        self.loop = asyncio.get_running_loop()
        self.writer = await asyncio.to_thread(ready_connection, self.path)
        self.reader = connect(self.path)

    async def close(self) -> None:
        """Finish what waits."""
        await self.idle.wait()
        self.thread.shutdown()
        self.reader.close()
        self.writer.close()

    # --- writing ------------------------------------------------------------------------------

    def write(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run a job; its answer comes when the transaction is on the disk."""
        future: asyncio.Future[T] = self.loop.create_future()
        self.jobs.append((job, future))
        if self.idle.is_set():
            self.idle.clear()
            # What others want to write in this turn of the loop goes along.
            self.loop.call_soon(self.flush)
        return future

    def flush(self) -> None:
        """Run all jobs that wait, and let the thread commit."""
        size = 1 if self.alone else MOST_AT_ONCE
        batch, self.jobs = self.jobs[:size], self.jobs[size:]
        self.alone = max(0, self.alone - 1)
        try:
            answers = run_batch(self.writer, batch)
        except Exception as error:
            self.failed(batch, error)
            return
        commit = self.loop.run_in_executor(self.thread, self.writer.execute, "COMMIT")
        commit.add_done_callback(partial(self.committed, answers))

    def failed(self, batch: list[tuple[Job, asyncio.Future[Any]]], error: Exception) -> None:
        """A transaction failed: of several jobs each gets one of its own, so that one fails."""
        if len(batch) == 1:
            self.settle([(batch[0][1], error)])
            return
        self.jobs, self.alone = batch + self.jobs, len(batch)
        self.settle([])

    def committed(self, answers: Answers, commit: asyncio.Future[sqlite3.Cursor]) -> None:
        """What was promised is on the disk, or all of it has failed."""
        error = commit.exception()
        if error is not None:
            roll_back(self.writer)
            answers = [(future, error) for future, _ in answers]
        self.settle(answers)

    def settle(self, answers: Answers) -> None:
        """Wake whoever waits for these answers, and go on with what has come meanwhile."""
        if self.jobs:
            self.loop.call_soon(self.flush)
        else:
            self.idle.set()
        for future, answer in answers:
            if future.done():
                continue
            if isinstance(answer, sqlite3.Error):
                LOG.error("the database cannot be written: %s", answer)
                future.set_exception(Unavailable(str(answer)))
            elif isinstance(answer, BaseException):
                future.set_exception(answer)
            else:
                future.set_result(answer)

    # --- the storage --------------------------------------------------------------------------

    def rows(self, query: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """What a query finds among what is committed."""
        try:
            return self.reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            LOG.error("the database cannot be read: %s", error)
            self.unread = self.loop.time()
            raise Unavailable(str(error)) from error

    async def create(self, new: NewMatch) -> None:
        """Keep a new match; Conflict if there is one of that name."""
        await self.write(lambda connection: create(connection, new))

    async def load(self, match: str) -> Stored | None:
        """What is kept of a match, with its newest snapshot."""
        query = "SELECT id, terms, seed, code, data, maker FROM matches \
            LEFT JOIN snapshots ON match = id WHERE id = ?"
        found = self.rows(query, (match,))
        return Stored(*found[0]) if found else None

    async def entries(self, match: str, after: int) -> list[Entry]:
        """The entries after a version, in order; many are read in parts, and others in between."""
        query = "SELECT line, at, how, key FROM entries WHERE match = ? AND number > ? \
            ORDER BY number LIMIT ?"
        entries: list[Entry] = []
        while True:
            found = self.rows(query, (match, after + len(entries), MOST_READ))
            entries += [Entry(line, at, How(how), key) for line, at, how, key in found]
            if len(found) < MOST_READ:
                return entries
            await asyncio.sleep(0)

    def append(
        self, match: str, version: int, entries: list[Entry], change: Change
    ) -> asyncio.Future[None]:
        """Keep entries that follow a version; Conflict if others do already."""
        return self.write(lambda connection: append(connection, match, version, entries, change))

    async def seat_of(self, match: str, token: bytes) -> int | None:
        """The seat that a hashed token opens."""
        found = self.rows("SELECT seat FROM tokens WHERE match = ? AND hash = ?", (match, token))
        return int(found[0][0]) if found else None

    async def open_matches(self, limit: int) -> list[str]:
        """The summaries of listed matches with open seats, newest first."""
        query = "SELECT summary FROM matches WHERE status = 'open' AND listed = 1 \
            ORDER BY created DESC LIMIT ?"
        return [row[0] for row in self.rows(query, (limit,))]

    async def due(self, before: int, limit: int) -> list[str]:
        """The matches that somebody must look after."""
        query = "SELECT id FROM matches WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?"
        return [row[0] for row in self.rows(query, (before, limit))]

    async def alive(self, maker: str | None = None) -> tuple[int, int]:
        """Matches that are not over, of somebody or of all, and the seats that bots play there."""
        query = ALIVE if maker is None else ALIVE + " AND maker = ?"
        [(matches, bots)] = self.rows(query, () if maker is None else (maker,))
        return matches, bots

    async def renew(self, match: str, version: int, due: int | None) -> None:
        """Put off looking after a match; nobody else could have changed it."""
        statement = "UPDATE matches SET due = ? WHERE id = ?"
        await self.write(lambda c: c.execute(statement, (due, match)).rowcount)

    async def put_off(self, match: str, due: int) -> None:
        """Look after a match later, whatever it is: it could not be read."""
        await self.renew(match, 0, due)

    async def want_notice(self, match: str, seat: int, ways: Ways) -> None:
        """Keep how a seat wants to be told that it must choose."""
        statement = "INSERT OR REPLACE INTO notices (match, seat, email, webhook, push) \
            VALUES (?, ?, ?, ?, ?)"
        await self.write(lambda c: c.execute(statement, (match, seat, *ways)).rowcount)

    async def notice(self, match: str, seat: int) -> Ways | None:
        """How a seat wants to be told."""
        query = "SELECT email, webhook, push FROM notices WHERE match = ? AND seat = ?"
        found = self.rows(query, (match, seat))
        return (found[0][0], found[0][1], found[0][2]) if found else None

    async def say(self, match: str, line: str, kept: int) -> int:
        """Keep a line of a match's talk and drop all but the last ones; its number."""
        return await self.write(lambda connection: say(connection, match, line, kept))

    async def talk(self, match: str) -> list[tuple[int, str]]:
        """The lines that are kept of a match's talk, with their numbers, the oldest first."""
        query = "SELECT number, line FROM talk WHERE match = ? ORDER BY number"
        return [(number, line) for number, line in self.rows(query, (match,))]

    async def shared(self, name: str, value: str) -> str:
        """What is kept under a name: the value, unless there is one already."""
        statement = "INSERT OR IGNORE INTO shared VALUES (?, ?)"
        await self.write(lambda c: c.execute(statement, (name, value)).rowcount)
        found = self.rows("SELECT value FROM shared WHERE name = ?", (name,))
        return str(found[0][0])

    async def finished(self) -> int:
        """Matches that are over and still kept; counted where nobody waits."""
        return int((await asyncio.to_thread(looked_up, self.path, FINISHED))[0])

    async def untouched(self, before: int, limit: int, *, is_over: bool) -> list[str]:
        """Matches that nobody has touched since; looked for where nobody waits."""
        query = FIRST.format(mark="?", over=is_over)
        return await asyncio.to_thread(looked_up, self.path, query, before, before, limit)

    async def forget(self, match: str, before: int, *, is_over: bool) -> bool:
        """Drop a match if nobody has touched it since and it is still so; whether it is gone."""
        query = THIS.format(mark="?", over=is_over)
        return await self.write(lambda connection: forget(connection, query, match, before))

    async def touch(self, at: int) -> None:
        """Whether something can be kept: a sign of life is, and nothing was unreadable of late."""
        statement = "INSERT OR REPLACE INTO shared VALUES ('alive', ?)"
        await self.write(lambda c: c.execute(statement, (str(at),)).rowcount)
        self.rows("SELECT value FROM shared WHERE name = 'alive'", ())
        if self.loop.time() - self.unread < UNREAD_SECONDS:
            raise Unavailable("the database could not be read")

    async def news(self) -> AsyncIterator[tuple[str, int]]:
        """Nobody else writes to the file: there are no news."""
        await asyncio.Event().wait()
        yield "", 0


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return."""
    connection = sqlite3.connect(
        path, isolation_level=None, timeout=START_SECONDS, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def ready_connection(path: Path) -> sqlite3.Connection:
    """A connection to a file that is brought to the present schema, wholly or not at all."""
    connection = connect(path)
    connection.execute("BEGIN IMMEDIATE")
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    for statement in steps(done, "BLOB"):
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.execute("COMMIT")
    connection.execute(f"PRAGMA busy_timeout = {int(LOCKED_SECONDS * 1_000)}")
    return connection


def run_batch(
    connection: sqlite3.Connection, batch: list[tuple[Job, asyncio.Future[Any]]]
) -> Answers:
    """Run jobs in one transaction. A job that conflicts has written nothing and fails alone."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers: Answers = []
        for job, future in batch:
            try:
                answers.append((future, job(connection)))
            except Conflict as conflict:
                answers.append((future, conflict))
    except BaseException:
        roll_back(connection)
        raise
    return answers


def roll_back(connection: sqlite3.Connection) -> None:
    """Give up a transaction, if there is one."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def looked_up(path: Path, query: str, *values: int) -> list[Any]:
    """The first column of what all matches of the file are looked at for."""
    try:
        with closing(connect(path)) as connection:
            return [row[0] for row in connection.execute(query, values)]
    except sqlite3.Error as error:
        raise Unavailable(str(error)) from error


def forget(connection: sqlite3.Connection, query: str, match: str, before: int) -> bool:
    """Delete what belongs to a match that a query finds to be untouched, and the match."""
    if not connection.execute(query, (before, before, match)).fetchall():
        return False
    for table in BELONGINGS:
        connection.execute(f"DELETE FROM {table} WHERE match = ?", (match,))
    connection.execute("DELETE FROM matches WHERE id = ?", (match,))
    return True


def say(connection: sqlite3.Connection, match: str, line: str, kept: int) -> int:
    """Insert a line after the others, and delete the oldest ones."""
    query = "SELECT coalesce(max(number), 0) + 1 FROM talk WHERE match = ?"
    number: int = connection.execute(query, (match,)).fetchone()[0]
    connection.execute("INSERT INTO talk VALUES (?, ?, ?)", (match, number, line))
    connection.execute("DELETE FROM talk WHERE match = ? AND number <= ?", (match, number - kept))
    return number


def create(connection: sqlite3.Connection, new: NewMatch) -> None:
    """Insert a match with its first entries."""
    row = (new.match, new.terms, new.seed, new.code, int(new.listed), new.created,
           new.change.status, new.change.summary, new.maker)  # fmt: skip
    made = connection.execute(
        "INSERT OR IGNORE INTO matches \
            (id, terms, seed, code, listed, created, status, summary, maker, version) \
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)", row)  # fmt: skip
    if made.rowcount != 1:
        raise Conflict(new.match)
    append(connection, new.match, 0, new.entries, new.change)


def append(
    connection: sqlite3.Connection, match: str, version: int, entries: list[Entry], change: Change
) -> None:
    """Insert entries if nobody has taken their numbers; the first number decides for all."""
    try:
        connection.executemany(
            "INSERT INTO entries (match, number, line, at, how, key) VALUES (?, ?, ?, ?, ?, ?)",
            [(match, version + n, entry.line, entry.at, entry.how.value, entry.key)
             for n, entry in enumerate(entries, start=1)])  # fmt: skip
    except sqlite3.IntegrityError as error:
        raise Conflict(match) from error
    if change.is_new:
        connection.execute(
            "UPDATE matches SET version = ?, status = ?, due = ?, summary = ?, bots = ? \
                WHERE id = ?",
            (version + len(entries), change.status, change.due, change.summary, change.bots, match),
        )
    if change.snapshot is not None:
        connection.execute("INSERT OR REPLACE INTO snapshots (match, data) VALUES (?, ?)",
                           (match, change.snapshot))  # fmt: skip
    if change.tokens:
        connection.executemany("INSERT INTO tokens (match, seat, hash) VALUES (?, ?, ?)",
                               [(match, seat, token) for seat, token in change.tokens])  # fmt: skip
