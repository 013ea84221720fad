"""Can a host carry all matches to another database while people play? And play on there."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from opendust.bots import make_bot
from opendust.cli.main import main
from opendust.client import Frame, call, chosen
from opendust.server.match.entry import Entry
from opendust.server.storage.backup import TABLES
from opendust.server.storage.kinds import storage_for
from opendust.server.storage.schema import steps
from tests.server.playing import client, finish, table_for_two
from tests.server.running import PATIENCE, Server, sqlite_url


class Moves:
    """Two people at a table who play until they are told to stop, and what was acknowledged."""

    def __init__(self) -> None:
        self.version = 0
        self.made = 0
        self.is_enough = False

    async def play(self, base: str, ticket: Frame, seed: int) -> None:
        """One of them."""
        bot = make_bot("random", "dust", bytes([seed]) * 16)
        async with client(base, ticket) as player:
            while not self.is_enough and not player.is_over:
                if "choice" not in player.frame:
                    await player.receive()
                    continue
                accepted = await player.act(chosen(player.frame, bot))
                self.version = max(self.version, accepted.get("version", 0))
                self.made += 1
        self.is_enough = True

    async def more(self, number: int) -> None:
        """Wait until so many more moves were made, or there are none any more."""
        wanted = self.made + number
        async with asyncio.timeout(PATIENCE):
            while self.made < wanted and not self.is_enough:
                await asyncio.sleep(0.001)


async def kept(url: str, match: str) -> list[Entry]:
    """The whole log of a match."""
    storage = storage_for(url)
    await storage.open()
    try:
        return await storage.entries(match, 0)
    finally:
        await storage.close()


def test_what_was_acknowledged_before_a_backup_goes_on_in_another_database(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, other = tmp_path / "all.backup", sqlite_url(tmp_path / "other")

    async def begin(base: str) -> tuple[Frame, Frame, int]:
        anna, bert = await table_for_two(base)
        async with client(base, anna) as player:
            await player.wish("say", text="Good luck!")
        moves = Moves()
        players = [
            asyncio.create_task(moves.play(base, ticket, seed))
            for seed, ticket in enumerate((anna, bert), start=1)
        ]
        await moves.more(5)
        acknowledged = moves.version
        saving = asyncio.to_thread(main, ["backup", str(file), "--database-url", url])
        assert await saving == 0
        await moves.more(2)
        moves.is_enough = True
        for one in players:
            one.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        return anna, bert, acknowledged

    with Server(url) as server:
        anna, bert, acknowledged = asyncio.run(begin(server.base))
    assert file.stat().st_mode & 0o077 == 0
    assert main(["restore", str(file), "--database-url", other]) == 0
    assert main(["restore", str(file), "--database-url", other]) == 2
    assert "already has games" in capsys.readouterr().err
    played, restored = (asyncio.run(kept(where, anna["match"])) for where in (url, other))
    assert acknowledged <= len(restored) <= len(played)
    assert restored == played[: len(restored)]

    async def go_on(base: str) -> None:
        seen = await call(base, f"/api/matches/{anna['match']}", token=anna["token"])
        assert seen["version"] == len(restored)
        async with client(base, anna) as player:
            while (told := await player.receive() or {}).get("type") != "talk":
                pass
            assert told["lines"][0]["text"] == "Good luck!"
        await asyncio.gather(finish(base, anna), finish(base, bert))

    with Server(other) as server:
        asyncio.run(go_on(server.base))


def test_a_backup_has_everything_that_a_database_has(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "server.db")) as connection:
        for statement in steps(0, "BLOB"):
            connection.execute(statement)
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        columns = {
            name: {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
            for (name,) in tables.fetchall()
        }
    assert columns == {name: set(row) for name, row in TABLES.items()}


def test_half_a_backup_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = sqlite_url(tmp_path / "first"), sqlite_url(tmp_path / "second")
    file = tmp_path / "all.backup"
    with Server(first) as server:
        asyncio.run(table_for_two(server.base))
    assert main(["backup", str(file), "--database-url", first]) == 0
    file.write_bytes(file.read_bytes()[:-40])
    assert main(["restore", str(file), "--database-url", second]) == 2
    file.write_bytes(b"no backup")
    assert main(["restore", str(file), "--database-url", second]) == 2
    assert capsys.readouterr().err.count("That didn’t work") == 2
