"""How are the moves of many matches kept in PostgreSQL at once? By one statement for all of them.

Each match moves on if its version is still the one that was read; of two processes the second
changes nothing there and gets Conflict. A statement for each match cost a round trip each, which
was half of what a move costs. Matches are locked in the order of their names, so that processes
never wait for each other in a ring.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

import psycopg

from opendust.server.match.entry import Entry
from opendust.server.storage.contract import Change, Conflict

Connection = psycopg.AsyncConnection[tuple[Any, ...]]
APPEND: Final = """
WITH asked AS (
    SELECT * FROM unnest(
        %(matches)s::text[], %(versions)s::integer[], %(afters)s::integer[], %(statuses)s::text[],
        %(dues)s::bigint[], %(summaries)s::text[], %(bots)s::integer[], %(snapshots)s::text[]
    ) AS one (match, version, after, status, due, summary, bots, snapshot)
), locked AS (
    SELECT id FROM matches WHERE id = ANY(%(matches)s::text[]) ORDER BY id FOR UPDATE
), moved AS (
    UPDATE matches SET version = asked.after, status = asked.status, due = asked.due,
        summary = asked.summary, bots = asked.bots
    FROM asked JOIN locked ON locked.id = asked.match
    WHERE matches.id = locked.id AND matches.version = asked.version
    RETURNING matches.id, asked.after, asked.snapshot
), written AS (
    INSERT INTO entries (match, number, line, at, how, key)
    SELECT new.* FROM moved JOIN unnest(
        %(changed)s::text[], %(numbers)s::integer[], %(lines)s::text[], %(times)s::bigint[],
        %(hows)s::text[], %(keys)s::text[]
    ) AS new (match, number, line, at, how, key) ON new.match = moved.id
), kept AS (
    INSERT INTO snapshots (match, data)
    SELECT id, snapshot FROM moved WHERE snapshot IS NOT NULL
    ON CONFLICT (match) DO UPDATE SET data = excluded.data
), seated AS (
    INSERT INTO tokens (match, seat, hash)
    SELECT new.* FROM moved JOIN unnest(
        %(joined)s::text[], %(seats)s::integer[], %(hashes)s::bytea[]
    ) AS new (match, seat, hash) ON new.match = moved.id
)
SELECT id, pg_notify('opendust', id || ' ' || after::text) FROM moved
"""


@final
@dataclass(frozen=True, slots=True)
class Append:
    """Entries of a match that follow a version, and what is kept beside them."""

    match: str
    version: int
    entries: list[Entry]
    change: Change

    @property
    def after(self) -> int:
        """The version of the match when they are kept."""
        return self.version + len(self.entries)


def values(appends: list[Append]) -> dict[str, list[Any]]:
    """What the statement needs, column by column."""
    changes = [one.change for one in appends]
    lines = [
        (one.match, number, entry)
        for one in appends
        for number, entry in enumerate(one.entries, start=one.version + 1)
    ]
    seats = [(one.match, *token) for one in appends for token in one.change.tokens]
    return {
        "matches": [one.match for one in appends],
        "versions": [one.version for one in appends],
        "afters": [one.after for one in appends],
        "statuses": [change.status for change in changes],
        "dues": [change.due for change in changes],
        "summaries": [change.summary for change in changes],
        "bots": [change.bots for change in changes],
        "snapshots": [change.snapshot for change in changes],
        "changed": [match for match, _, _ in lines],
        "numbers": [number for _, number, _ in lines],
        "lines": [entry.line for _, _, entry in lines],
        "times": [entry.at for _, _, entry in lines],
        "hows": [entry.how.value for _, _, entry in lines],
        "keys": [entry.key for _, _, entry in lines],
        "joined": [match for match, _, _ in seats],
        "seats": [seat for _, seat, _ in seats],
        "hashes": [token for _, _, token in seats],
    }


async def append_all(connection: Connection, appends: list[Append]) -> list[Conflict | None]:
    """Keep what can be kept, no match twice; a Conflict for each that others have moved on."""
    found = await connection.execute(APPEND, values(appends))
    moved = {row[0] for row in await found.fetchall()}
    return [None if one.match in moved else Conflict(one.match) for one in appends]
