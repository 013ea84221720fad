"""Can a host save all matches meanwhile? The real commands, and a look at what they have saved."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from asyncio.subprocess import DEVNULL
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, final

from benchmarks.abuse.honest import Figures

KEPT: Final = "SELECT match, count(*) FROM entries GROUP BY match"
"""The log itself: what a match says of its version is written now and then."""


@final
class Saving:
    """Backups of a server under attack, each restored into a new database."""

    def __init__(self, database: Path, figures: Figures) -> None:
        self.database = database
        self.figures = figures
        self.restored = 0
        self.failed = 0
        self.missing = 0

    async def once(self) -> None:
        """Save, restore, and count the moves that were acknowledged before and are not there."""
        known = dict(self.figures.acknowledged)
        with TemporaryDirectory() as folder:
            file, other = Path(folder) / "all.backup", Path(folder) / "server.db"
            for command, database in (("backup", self.database), ("restore", other)):
                if await ran(command, str(file), "--database-url", f"sqlite:///{database}"):
                    self.failed += 1
                    return
            with closing(sqlite3.connect(other)) as connection:
                found = dict(connection.execute(KEPT).fetchall())
        self.restored += 1
        self.missing += sum(found.get(match, 0) < version for match, version in known.items())

    def __str__(self) -> str:
        return f"{self.restored} backups restored, {self.failed} failed, {self.missing} incomplete"


async def ran(*words: str) -> int:
    """The exit status of a command of ours, which lets others go first."""
    process = await asyncio.create_subprocess_exec(
        "nice", sys.executable, "-m", "opendust", *words, stdout=DEVNULL
    )  # fmt: skip
    return await process.wait()
