"""How is a database laid out? Each step leads from one version of the schema to the next.

The same statements serve SQLite and PostgreSQL; `{blob}` is the one word that differs.
"""

from __future__ import annotations

from typing import Final


class TooNew(Exception):
    """A database that a newer version has written to; nothing in it was touched."""


MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY, terms TEXT NOT NULL, seed {blob} NOT NULL, code {blob} NOT NULL,
            listed INTEGER NOT NULL, created BIGINT NOT NULL, version INTEGER NOT NULL,
            status TEXT NOT NULL, due BIGINT, summary TEXT NOT NULL)""",
        "CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL",
        "CREATE INDEX matches_open ON matches (created) WHERE status = 'open' AND listed = 1",
        """CREATE TABLE entries (
            match TEXT NOT NULL REFERENCES matches (id), number INTEGER NOT NULL,
            line TEXT NOT NULL, at BIGINT NOT NULL, how TEXT NOT NULL, key TEXT NOT NULL,
            PRIMARY KEY (match, number))""",
        """CREATE TABLE snapshots (
            match TEXT PRIMARY KEY REFERENCES matches (id), data TEXT NOT NULL)""",
        """CREATE TABLE tokens (
            match TEXT NOT NULL REFERENCES matches (id), hash {blob} NOT NULL,
            seat INTEGER NOT NULL, PRIMARY KEY (match, hash))""",
    ),
    (
        """CREATE TABLE notices (
            match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL,
            email TEXT NOT NULL, webhook TEXT NOT NULL, PRIMARY KEY (match, seat))""",
    ),
    (
        "ALTER TABLE notices ADD COLUMN push TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE shared (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
    (
        """CREATE TABLE talk (
            match TEXT NOT NULL REFERENCES matches (id), number INTEGER NOT NULL,
            line TEXT NOT NULL, PRIMARY KEY (match, number))""",
    ),
    (
        "ALTER TABLE matches ADD COLUMN maker TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE matches ADD COLUMN bots INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX matches_alive ON matches (maker, bots) WHERE status IN ('open', 'playing')",
    ),
)
"""Never edited once released: a change is a new step."""


UNTOUCHED: Final = """SELECT id FROM matches WHERE (status = 'over') = {over} AND created < {mark}
    AND coalesce((SELECT at FROM entries WHERE match = id ORDER BY number DESC LIMIT 1), 0) < {mark}
    AND """
FIRST: Final = UNTOUCHED + "true ORDER BY created LIMIT {mark}"
THIS: Final = UNTOUCHED + "id = {mark}"
ALIVE: Final = """SELECT count(*), coalesce(sum(bots), 0) FROM matches
    WHERE status IN ('open', 'playing')"""
FINISHED: Final = "SELECT count(*) FROM matches WHERE status = 'over'"
BELONGINGS: Final = ("talk", "notices", "tokens", "snapshots", "entries")


def steps(done: int, blob: str) -> list[str]:
    """The statements that are still to be run; a database of a newer version is left alone."""
    if done > len(MIGRATIONS):
        raise TooNew(
            f"the database has schema {done}, this version of OpenDust knows {len(MIGRATIONS)};"
            " start the newer version"
        )
    return [text.format(blob=blob) for step in MIGRATIONS[done:] for text in step]
