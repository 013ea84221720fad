"""Do both storages keep what they promise? One writer per match, and nothing by halves."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import cast

import pytest

from opendust.server.handover import claimed
from opendust.server.match.entry import Entry, How
from opendust.server.storage.contract import Change, Conflict, NewMatch, Storage, Unavailable
from opendust.server.storage.kinds import storage_for
from opendust.server.storage.schema import MIGRATIONS, TooNew
from tests.server.running import sqlite_url

MATCH = "a-match"
PLAYING = Change("playing", 500, "")


def entry(text: str) -> Entry:
    return Entry(f"sit 1 {text}", 1_000, How.TABLE, text)


async def begun(storage: Storage) -> None:
    change = Change("open", None, "shown", None, [(0, b"hash")])
    new = NewMatch(MATCH, "{}", b"seed", b"code", True, 1, [entry("one")], change)
    await storage.create(new)


def test_a_match_comes_back_as_it_was_kept(url: str) -> None:
    async def run() -> None:
        storage = storage_for(url)
        await storage.open()
        await begun(storage)
        assert await storage.open_matches(5) == ["shown"]
        assert await storage.due(10_000, 5) == []
        kept = Change("playing", 500, "", "snapshot", [(1, b"other")])
        await storage.append(MATCH, 1, [entry("two"), entry("drei ß\n")], kept)
        await storage.want_notice(MATCH, 1, ("a@b", "", ""))
        await storage.want_notice(MATCH, 1, ("c@d", "http://e", "{}"))
        await storage.close()
        again = storage_for(url)
        await again.open()
        found = await again.load(MATCH)
        assert found is not None
        assert (found.seed, found.code, found.snapshot) == (b"seed", b"code", "snapshot")
        assert await again.entries(MATCH, 1) == [entry("two"), entry("drei ß\n")]
        assert await again.seat_of(MATCH, b"other") == 1
        assert await again.seat_of(MATCH, b"nobody") is None
        assert await again.open_matches(5) == []
        assert (await again.due(499, 5), await again.due(500, 5)) == ([], [MATCH])
        assert await again.notice(MATCH, 1) == ("c@d", "http://e", "{}")
        assert await again.load("no-match") is None
        await again.close()

    asyncio.run(run())


def test_only_the_last_lines_of_a_talk_are_kept(url: str) -> None:
    async def run() -> None:
        storage, other = storage_for(url), storage_for(url)
        await storage.open()
        await begun(storage)
        assert await storage.talk(MATCH) == []
        assert [await storage.say(MATCH, line, 2) for line in "abc"] == [1, 2, 3]
        assert await storage.talk(MATCH) == [(2, "b"), (3, "c")]
        if storage.is_shared:
            await other.open()
            both = await asyncio.gather(storage.say(MATCH, "d", 4), other.say(MATCH, "e", 4))
            assert sorted(both) == [4, 5]
            await other.close()
        await storage.close()

    asyncio.run(run())


def test_a_job_that_fails_fails_alone(url: str) -> None:
    async def run() -> None:
        storage = storage_for(url)
        await storage.open()
        await begun(storage)
        broken = Entry("x", 1, How.TABLE, cast(str, object()))
        answers = await asyncio.gather(
            storage.append(MATCH, 1, [entry("two")], PLAYING),
            storage.append("b-match", 0, [broken], PLAYING),
            storage.want_notice(MATCH, 0, ("a@b", "", "")),
            return_exceptions=True,
        )
        assert [isinstance(answer, Exception) for answer in answers] == [False, True, False]
        assert await storage.entries(MATCH, 1) == [entry("two")]
        assert await storage.notice(MATCH, 0) == ("a@b", "", "")
        await storage.close()

    asyncio.run(run())


def test_matches_that_nobody_touches_are_dropped(url: str) -> None:
    async def run() -> None:
        storage = storage_for(url)
        await storage.open()
        await begun(storage)
        await storage.want_notice(MATCH, 0, ("a@b", "", ""))
        assert await storage.untouched(1_000, 5, is_over=False) == []
        assert await storage.untouched(1_001, 5, is_over=False) == [MATCH]
        assert not await storage.forget(MATCH, 1_000, is_over=False)
        assert await storage.forget(MATCH, 1_001, is_over=False)
        assert await storage.load(MATCH) is None
        assert await storage.entries(MATCH, 0) == []
        await begun(storage)
        await storage.append(MATCH, 1, [entry("two")], Change("over", None, ""))
        assert await storage.untouched(9_000, 5, is_over=False) == []
        assert not await storage.forget(MATCH, 9_000, is_over=False)
        assert await storage.finished() == 1
        assert await storage.untouched(9_000, 5, is_over=True) == [MATCH]
        assert await storage.forget(MATCH, 9_000, is_over=True)
        assert await storage.finished() == 0
        await storage.close()

    asyncio.run(run())


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "server.db"
    with sqlite3.connect(path) as newer:
        newer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    newer.close()
    with pytest.raises(TooNew, match="newer version"):
        asyncio.run(storage_for(sqlite_url(tmp_path)).open())
    with sqlite3.connect(path) as after:
        assert after.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 1,)
    after.close()


def test_nobody_else_on_the_machine_reads_the_seeds(tmp_path: Path) -> None:
    async def run() -> None:
        storage = storage_for(sqlite_url(tmp_path))
        await storage.open()
        await begun(storage)
        await storage.close()

    asyncio.run(run())
    assert [oct(file.stat().st_mode & 0o077) for file in tmp_path.iterdir()] == ["0o0"]


def test_a_new_file_is_nobody_else_s_from_its_first_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opens a file while it is readable reads on when it no longer is."""
    modes: list[str] = []
    usual = Path.chmod

    def noted(file: Path, mode: int) -> None:
        modes.append(oct(file.stat().st_mode & 0o777))
        usual(file, mode)

    async def run() -> None:
        storage = storage_for(sqlite_url(tmp_path))
        await storage.open()
        await storage.close()

    monkeypatch.setattr(Path, "chmod", noted)
    before = os.umask(0)
    try:
        asyncio.run(run())
    finally:
        os.umask(before)
    assert modes == ["0o600"]


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    """Those of older versions were made readable; the log beside the file is as private."""
    (tmp_path / "server.db").touch(mode=0o644)
    (tmp_path / "server.db").chmod(0o644)

    async def run() -> list[str]:
        storage = storage_for(sqlite_url(tmp_path))
        await storage.open()
        await begun(storage)
        found = [oct(file.stat().st_mode & 0o077) for file in tmp_path.iterdir()]
        await storage.close()
        return found

    found = asyncio.run(run())
    assert len(found) > 1
    assert set(found) == {"0o0"}


def test_one_file_has_one_claim_by_whatever_link(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "server.db")
    first = claimed(sqlite_url(tmp_path))
    assert first is not None
    with pytest.raises(ValueError, match="another server"):
        claimed(f"sqlite:///{tmp_path / 'link.db'}")
    os.close(first)


def test_names_and_shared_values_are_given_once(url: str) -> None:
    async def run() -> None:
        storage = storage_for(url)
        await storage.open()
        await begun(storage)
        with pytest.raises(Conflict):
            await begun(storage)
        assert await storage.entries(MATCH, 0) == [entry("one")]
        assert await storage.shared("key", "first") == "first"
        assert await storage.shared("key", "second") == "first"
        await storage.append(MATCH, 1, [entry("two")], PLAYING)
        await storage.renew(MATCH, 2, 900)
        assert (await storage.due(500, 5), await storage.due(900, 5)) == ([], [MATCH])
        await storage.close()

    asyncio.run(run())


async def insisting(storage: Storage, entries: list[Entry]) -> None:
    """Append, again and again where a slow disk holds another writer up for too long."""
    while True:
        try:
            return await storage.append(MATCH, 1, entries, PLAYING)
        except Unavailable:
            await asyncio.sleep(0.1)


def test_of_many_writers_one_wins(url: str) -> None:
    async def run() -> None:
        storages = [storage_for(url) for _ in range(3)]
        for storage in storages:
            await storage.open()
        await begun(storages[0])
        appends = [
            insisting(storage, [entry(f"{number}-{many}")])
            for many in range(10)
            for number, storage in enumerate(storages)
        ]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert answers.count(None) == 1
        assert all(isinstance(answer, Conflict) for answer in answers if answer is not None)
        assert len(await storages[0].entries(MATCH, 0)) == 2
        for storage in storages:
            await storage.close()

    asyncio.run(run())


def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "server.db")
    for statement in MIGRATIONS[0]:
        connection.execute(statement.format(blob="BLOB"))
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()

    async def run() -> None:
        storage = storage_for(sqlite_url(tmp_path))
        await storage.open()
        await begun(storage)
        await storage.want_notice(MATCH, 0, ("a@b", "", ""))
        assert await storage.notice(MATCH, 0) == ("a@b", "", "")
        await storage.close()

    asyncio.run(run())
