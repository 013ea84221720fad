"""Matches in PostgreSQL: several server processes may serve the same match.

All appends that wait are one statement (`appending.py`), and so one transaction; whatever else
waits is another one. NOTIFY carries the news to the other processes when it is committed.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar, cast, final

import psycopg

from opendust.server.match.entry import Entry, How
from opendust.server.storage.appending import Append, append_all
from opendust.server.storage.contract import (
    TALK,
    Change,
    Conflict,
    NewMatch,
    Stored,
    Unavailable,
    Ways,
)
from opendust.server.storage.schema import (
    ALIVE,
    BELONGINGS,
    FINISHED,
    FIRST,
    MIGRATIONS,
    THIS,
    steps,
)

T = TypeVar("T")
Connection = psycopg.AsyncConnection[tuple[Any, ...]]
Job = Append | Callable[[Connection], Awaitable[Any]]
Waiting = tuple[str, Job, asyncio.Future[Any]]
CHANNEL = "opendust"
MOST_AT_ONCE = 128
MIGRATION_LOCK = 0x6F70656E64757374
CONNECT_SECONDS = 5

SAY = """
INSERT INTO talk (match, number, line)
SELECT %s, coalesce(max(number), 0) + 1, %s FROM talk WHERE match = %s RETURNING number
"""

CREATE = """
INSERT INTO matches (id, terms, seed, code, listed, created, maker, version, status, summary)
VALUES (%s, %s, %s, %s, %s, %s, %s, 0, 'open', '') ON CONFLICT (id) DO NOTHING RETURNING id
"""


@final
class PostgresStorage:
    """One connection for everything that is asked, one that listens."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.jobs: asyncio.Queue[Waiting] = asyncio.Queue()
        self.connection: Connection | None = None
        self.worker: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database to the present schema; processes that start at once take turns."""
        connection = await self.connect()
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (done INTEGER)")
            found = await connection.execute("SELECT coalesce(max(done), 0) FROM schema_version")
            (done,) = await found.fetchone() or (0,)
            for statement in steps(done, "BYTEA"):
                await connection.execute(statement.encode())
            if done < len(MIGRATIONS):
                await connection.execute(
                    "INSERT INTO schema_version VALUES (%s)", (len(MIGRATIONS),)
                )
        self.connection = connection
        self.worker = asyncio.create_task(self.work())

    async def connect(self) -> Connection:
        """A new connection."""
        try:
            return await psycopg.AsyncConnection.connect(
                self.url, autocommit=True, connect_timeout=CONNECT_SECONDS
            )
        except psycopg.Error as error:
            raise Unavailable(type(error).__name__) from error

    async def close(self) -> None:
        """Stop the worker and close the connection."""
        if self.worker is not None:
            self.worker.cancel()
            await asyncio.gather(self.worker, return_exceptions=True)
        await self.drop()

    async def drop(self) -> None:
        """Give up a connection that may be broken."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(psycopg.Error):
                await connection.close()

    async def ask(self, match: str, job: Callable[[Connection], Awaitable[T]]) -> T:
        """Run a job; its answer comes when its transaction is committed."""
        return cast("T", await self.queue(match, job))

    def queue(self, match: str, job: Job) -> asyncio.Future[Any]:
        """Let a job wait for the next transaction."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((match, job, future))
        return future

    async def work(self) -> None:
        """Take what waits, run it as one transaction, answer."""
        while True:
            batch = [await self.jobs.get()]
            while not self.jobs.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self.jobs.get_nowait())
            # Processes that lock the same matches in the same order never wait for each other
            # in a ring.
            batch.sort(key=lambda waiting: waiting[0])
            for part in parts(batch):
                for (_, _, future), answer in zip(part, await self.answers(part), strict=True):
                    settle(future, answer)

    async def answers(self, batch: list[Waiting]) -> list[Any]:
        """The answers of jobs; where a transaction fails, each gets one of its own."""
        try:
            return await self.run(batch)
        except (psycopg.OperationalError, psycopg.InterfaceError, Unavailable) as error:
            await self.drop()
            return [Unavailable(type(error).__name__)] * len(batch)
        except Exception as error:
            # A job that fails by itself; the connection is as good as before.
            if len(batch) == 1:
                is_own = not isinstance(error, psycopg.Error)
                return [error if is_own else Unavailable(type(error).__name__)]
        return [answer for waiting in batch for answer in await self.answers([waiting])]

    async def run(self, batch: list[Waiting]) -> list[Any]:
        """The answers of jobs in one transaction; one that conflicts has written nothing."""
        if self.connection is None:
            self.connection = await self.connect()
        appends = [job for _, job, _ in batch if isinstance(job, Append)]
        if appends:
            return list(await append_all(self.connection, appends))
        answers: list[Any] = []
        async with self.connection.transaction():
            for _, job, _ in batch:
                assert not isinstance(job, Append)
                try:
                    answers.append(await job(self.connection))
                except Conflict as conflict:
                    answers.append(conflict)
        return answers

    async def rows(self, query: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """What a query finds."""

        async def job(connection: Connection) -> list[tuple[Any, ...]]:
            return await (await connection.execute(query.encode(), values)).fetchall()

        return await self.ask("", job)

    # --- the storage --------------------------------------------------------------------------

    async def create(self, new: NewMatch) -> None:
        """Keep a new match; Conflict if there is one of that name."""

        async def job(connection: Connection) -> None:
            row = (new.match, new.terms, new.seed, new.code, int(new.listed), new.created,
                   new.maker)  # fmt: skip
            if not await (await connection.execute(CREATE, row)).fetchall():
                raise Conflict(new.match)
            await append_all(connection, [Append(new.match, 0, new.entries, new.change)])

        await self.ask(new.match, job)

    async def load(self, match: str) -> Stored | None:
        """What is kept of a match, with its newest snapshot."""
        found = await self.rows(
            "SELECT id, terms, seed, code, data, maker FROM matches \
                LEFT JOIN snapshots ON match = id WHERE id = %s", (match,))  # fmt: skip
        return Stored(*found[0]) if found else None

    async def entries(self, match: str, after: int) -> list[Entry]:
        """The entries after a version, in order."""
        found = await self.rows(
            "SELECT line, at, how, key FROM entries WHERE match = %s AND number > %s \
                ORDER BY number", (match, after))  # fmt: skip
        return [Entry(line, at, How(how), key) for line, at, how, key in found]

    async def append(self, match: str, version: int, entries: list[Entry], change: Change) -> None:
        """Keep entries that follow a version; Conflict if others do already."""
        await self.queue(match, Append(match, version, entries, change))

    async def seat_of(self, match: str, token: bytes) -> int | None:
        """The seat that a hashed token opens."""
        query = "SELECT seat FROM tokens WHERE match = %s AND hash = %s"
        found = await self.rows(query, (match, token))
        return int(found[0][0]) if found else None

    async def open_matches(self, limit: int) -> list[str]:
        """The summaries of listed matches with open seats, newest first."""
        query = "SELECT summary FROM matches WHERE status = 'open' AND listed = 1 \
            ORDER BY created DESC LIMIT %s"
        return [row[0] for row in await self.rows(query, (limit,))]

    async def due(self, before: int, limit: int) -> list[str]:
        """The matches that somebody must look after."""
        query = "SELECT id FROM matches WHERE due IS NOT NULL AND due <= %s ORDER BY due LIMIT %s"
        return [row[0] for row in await self.rows(query, (before, limit))]

    async def alive(self, maker: str | None = None) -> tuple[int, int]:
        """Matches that are not over, of somebody or of all, and the seats that bots play there."""
        query = ALIVE if maker is None else ALIVE + " AND maker = %s"
        [(matches, bots)] = await self.rows(query, () if maker is None else (maker,))
        return int(matches), int(bots)

    async def renew(self, match: str, version: int, due: int | None) -> None:
        """Put off looking after a match, if it is still at that version."""
        statement = "UPDATE matches SET due = %s WHERE id = %s AND version = %s RETURNING id"
        await self.rows(statement, (due, match, version))

    async def put_off(self, match: str, due: int) -> None:
        """Look after a match later, whatever it is: it could not be read."""
        await self.rows("UPDATE matches SET due = %s WHERE id = %s RETURNING id", (due, match))

    async def want_notice(self, match: str, seat: int, ways: Ways) -> None:
        """Keep how a seat wants to be told that it must choose."""
        statement = "INSERT INTO notices (match, seat, email, webhook, push) \
            VALUES (%s, %s, %s, %s, %s) ON CONFLICT (match, seat) DO UPDATE SET \
            email = excluded.email, webhook = excluded.webhook, push = excluded.push RETURNING seat"
        await self.rows(statement, (match, seat, *ways))

    async def notice(self, match: str, seat: int) -> Ways | None:
        """How a seat wants to be told."""
        query = "SELECT email, webhook, push FROM notices WHERE match = %s AND seat = %s"
        found = await self.rows(query, (match, seat))
        return (found[0][0], found[0][1], found[0][2]) if found else None

    async def say(self, match: str, line: str, kept: int) -> int:
        """Keep a line of a match's talk and drop all but the last ones; its number."""

        async def job(connection: Connection) -> int:
            # Of two processes that keep a line at once, the second waits.
            await connection.execute("SELECT id FROM matches WHERE id = %s FOR UPDATE", (match,))
            rows = await connection.execute(SAY, (match, line, match))
            (number,) = await rows.fetchone() or (0,)
            statement = "DELETE FROM talk WHERE match = %s AND number <= %s"
            await connection.execute(statement, (match, number - kept))
            await connection.execute("SELECT pg_notify('opendust', %s)", (f"{match} {TALK}",))
            return int(number)

        return await self.ask(match, job)

    async def talk(self, match: str) -> list[tuple[int, str]]:
        """The lines that are kept of a match's talk, with their numbers, the oldest first."""
        query = "SELECT number, line FROM talk WHERE match = %s ORDER BY number"
        return [(number, line) for number, line in await self.rows(query, (match,))]

    async def shared(self, name: str, value: str) -> str:
        """What is kept under a name for all processes: the value, unless there is one already."""
        statement = (
            "INSERT INTO shared VALUES (%s, %s) ON CONFLICT (name) DO NOTHING RETURNING name"
        )
        await self.rows(statement, (name, value))
        found = await self.rows("SELECT value FROM shared WHERE name = %s", (name,))
        return str(found[0][0])

    async def finished(self) -> int:
        """Matches that are over and still kept."""
        [(count,)] = await self.rows(FINISHED, ())
        return int(count)

    async def untouched(self, before: int, limit: int, *, is_over: bool) -> list[str]:
        """Matches that nobody has touched since, of those that are over or of the others."""
        query = FIRST.format(mark="%s", over=is_over)
        return [row[0] for row in await self.rows(query, (before, before, limit))]

    async def forget(self, match: str, before: int, *, is_over: bool) -> bool:
        """Drop a match if nobody has touched it since and it is still so; whether it is gone."""

        async def job(connection: Connection) -> bool:
            query = THIS.format(mark="%s", over=is_over) + " FOR UPDATE SKIP LOCKED"
            rows = await connection.execute(query.encode(), (before, before, match))
            if not await rows.fetchall():
                return False
            for table in BELONGINGS:
                await connection.execute(f"DELETE FROM {table} WHERE match = %s".encode(), (match,))
            await connection.execute("DELETE FROM matches WHERE id = %s", (match,))
            return True

        return await self.ask(match, job)

    async def touch(self, at: int) -> None:
        """Whether something can be kept: a sign of life is."""
        statement = "INSERT INTO shared VALUES ('alive', %s) ON CONFLICT (name) \
            DO UPDATE SET value = excluded.value RETURNING name"
        await self.rows(statement, (str(at),))

    async def news(self) -> AsyncIterator[tuple[str, int]]:
        """What other processes append, as it is committed; first of all: anything may be new."""
        connection = await self.connect()
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield "", 0
            async for notice in connection.notifies():
                match, _, version = notice.payload.partition(" ")
                yield match, int(version)
        except psycopg.Error as error:
            raise Unavailable(type(error).__name__) from error
        finally:
            with contextlib.suppress(psycopg.Error):
                await connection.close()


def settle(future: asyncio.Future[Any], answer: Any) -> None:
    """Tell whoever waits for a job what came of it."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)


def parts(batch: list[Waiting]) -> list[list[Waiting]]:
    """A batch in parts that are transactions of their own: appends, no match twice, and the rest.

    What comes first in a match stays first.
    """
    appends: list[dict[str, Waiting]] = []
    rest: list[Waiting] = []
    for waiting in batch:
        match, job, _ = waiting
        if not isinstance(job, Append):
            rest.append(waiting)
            continue
        free = [one for one in appends if match not in one]
        if not free:
            appends.append({})
        (free[0] if free else appends[-1])[match] = waiting
    return [part for part in (rest, *[[*one.values()] for one in appends]) if part]
