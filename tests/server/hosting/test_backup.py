"""Can a host carry all matches to another database while people play? And play on there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from opendust.bots import make_bot
from opendust.cli.main import main
from opendust.client import Client, call, chosen
from tests.server.playing import client, finish, table_for_two
from tests.server.running import Server, sqlite_url


async def play_a_little(player: Client) -> None:
    bot = make_bot("random", "dust", b"0123456789abcdef")
    while "choice" not in player.frame:
        await player.receive()
    await player.act(chosen(player.frame, bot))


def test_a_match_goes_on_in_another_database(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, other = tmp_path / "all.backup", sqlite_url(tmp_path / "other")

    async def begin(base: str) -> tuple[dict[str, str], dict[str, str], dict[str, object]]:
        anna, bert = await table_for_two(base)
        async with client(base, anna) as player:
            await play_a_little(player)
            # The server runs and a player is there.
            assert main(["backup", str(file), "--database-url", url]) == 0
            seen = await call(base, f"/api/matches/{anna['match']}", token=anna["token"])
            return anna, bert, seen

    with Server(url) as server:
        anna, bert, before = asyncio.run(begin(server.base))
    assert file.stat().st_mode & 0o077 == 0
    assert main(["restore", str(file), "--database-url", other]) == 0
    assert main(["restore", str(file), "--database-url", other]) == 2
    assert "not empty" in capsys.readouterr().err

    async def go_on(base: str) -> None:
        after = await call(base, f"/api/matches/{anna['match']}", token=anna["token"])
        assert after == before
        await asyncio.gather(finish(base, anna), finish(base, bert))

    with Server(other) as server:
        asyncio.run(go_on(server.base))


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
