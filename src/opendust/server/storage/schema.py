"""How is a database laid out? Each step leads from one version of the schema to the next.

The same statements serve SQLite and PostgreSQL; `{blob}` is the one word that differs.
"""

from __future__ import annotations

from typing import Final

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
)
"""Never edited once released: a change is a new step."""


def steps(done: int, blob: str) -> list[str]:
    """The statements that are still to be run."""
    return [text.format(blob=blob) for step in MIGRATIONS[done:] for text in step]
