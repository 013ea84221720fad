"""What becomes of matches that nobody touches? They go when the host says, with a record before."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from opendust.cli.main import main
from opendust.client import Answered, Frame, call
from tests.server.playing import client, table_for_two, until
from tests.server.running import PATIENCE, Server, sqlite_url

SOON = {"OPENDUST_UNFINISHED_DAYS": "0.00000001"}


async def begin(base: str) -> Frame:
    """A match with a choice in it."""
    anna, _ = await table_for_two(base)
    async with client(base, anna) as player:
        frame = await until(player)
        await player.act(frame["choice"]["default"])
    return anna


async def until_gone(base: str, match: str) -> str:
    """Wait until a match cannot be seen any more; why."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await call(base, f"/api/matches/{match}")
            except Answered as answered:
                return answered.error
            await asyncio.sleep(0.05)


def test_a_match_leaves_its_record_when_it_is_dropped(
    url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    began = time.time()
    before, after = tmp_path / "before", tmp_path / "after"
    with Server(url) as server:
        match = asyncio.run(begin(server.base))["match"]
        # While the server runs, the host saves what is not over.
        with monkeypatch.context() as patched:
            # Somebody moves after the command has begun.
            patched.setattr(time, "time", lambda: began - 1)
            assert main(["export", str(before), "--database-url", url]) == 0
        none = ["export", str(tmp_path / "none"), "--untouched-days", "1", "--database-url", url]
        assert main(none) == 0
    assert [len(list(folder.iterdir())) for folder in (before, tmp_path / "none")] == [1, 0]
    with Server(url, SOON | {"OPENDUST_EXPIRED": str(after)}) as server:
        assert asyncio.run(until_gone(server.base, match)) == "no-match"
    for folder in (before, after):
        [record] = folder.iterdir()
        assert record.stat().st_mode & 0o077 == 0
        assert main(["verify", str(record)]) == 0
    assert (before / f"{match}.record").read_text() == (after / f"{match}.record").read_text()
    assert "isn’t over" in capsys.readouterr().out


async def finish(base: str) -> str:
    """A match that is over."""
    anna, _ = await table_for_two(base)
    async with client(base, anna) as player:
        await until(player)
        await player.wish("resign")
    return str(anna["match"])


def figure(base: str, name: str) -> float:
    """A line of the figures for Prometheus."""
    with urlopen(f"{base}/metrics", timeout=PATIENCE) as page:
        lines = page.read().decode().splitlines()
    return next((float(line.split()[-1]) for line in lines if line.startswith(name)), 0.0)


def test_finished_matches_stay_until_the_host_says_how_long(url: str, tmp_path: Path) -> None:
    saved, after = tmp_path / "saved", tmp_path / "after"
    with Server(url) as server:
        match = asyncio.run(finish(server.base))
        other = asyncio.run(begin(server.base))["match"]
    with Server(url, SOON) as server:
        # The unfinished one goes, so whoever drops matches has been there.
        asyncio.run(until_gone(server.base, other))
        assert asyncio.run(call(server.base, f"/api/matches/{match}"))["table"]["status"] == "over"
        assert figure(server.base, "opendust_finished_matches") == 1
        assert main(["export", str(saved), "--finished", "--database-url", url]) == 0
    finished = {"OPENDUST_FINISHED_DAYS": "0.00000001", "OPENDUST_EXPIRED": str(after)}
    with Server(url, finished) as server:
        assert asyncio.run(until_gone(server.base, match)) == "no-match"
        assert figure(server.base, 'opendust_forgotten_total{kind="finished"}') == 1
    assert [file.name for file in after.iterdir()] == [f"{match}.record"]
    assert (saved / f"{match}.record").read_text() == (after / f"{match}.record").read_text()
    assert main(["verify", str(after / f"{match}.record")]) == 0


def test_no_match_is_dropped_whose_record_cannot_be_kept(tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("no folder")
    url = sqlite_url(tmp_path)
    with Server(url) as server:
        match = asyncio.run(begin(server.base))["match"]
    log = tmp_path / "log"
    with (
        log.open("wb") as errors,
        Server(url, SOON | {"OPENDUST_EXPIRED": str(wall)}, errors) as server,
    ):
        limit = time.monotonic() + PATIENCE
        while b"cannot be written" not in log.read_bytes():
            assert time.monotonic() < limit
            time.sleep(0.05)
        assert asyncio.run(call(server.base, f"/api/matches/{match}"))["version"] > 0
