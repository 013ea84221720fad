"""What if a backup comes from somebody who means harm, or a database does not answer?"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from opendust.cli.main import main
from opendust.client import call
from opendust.server.storage.backup import TABLES
from opendust.server.storage.schema import MIGRATIONS
from tests.server.playing import table_for_two
from tests.server.running import PATIENCE, Server, sqlite_url

ROW = ["m" * 16, "{}", "00", "00", 0, int(time.time() * 1_000), 0, "playing", 1, "{}", "", 0]
HEAD = {"opendust-backup": 1, "schema": len(MIGRATIONS)}


def hostile(file: Path, *lines: object) -> None:
    """A backup that nobody has made from a database."""
    with gzip.open(file, "wt") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines)


def with_value(column: str, value: object) -> dict[str, object]:
    """A row of a match of which one value is another."""
    row: list[object] = [*ROW]
    row[TABLES["matches"].index(column)] = value
    return {"table": "matches", "row": row}


@pytest.mark.parametrize(
    "lines",
    [
        [[1]], [5], [HEAD, 5], [HEAD, {"table": "matches", "row": 5}],
        [HEAD | {"schema": "x"}], [HEAD | {"schema": 99}],
        [HEAD, {"table": "sqlite_master", "row": []}, {"end": 1}],
        [HEAD, {"table": "matches (id) VALUES ('a'); --", "row": []}, {"end": 1}],
        [HEAD, {"table": "matches", "row": [*ROW, 1]}, {"end": 1}],
        *([HEAD, with_value("id", name), {"end": 1}]
          for name in ("../../../tmp/evil", "a", None, 7, ["a"])),
        [HEAD, with_value("seed", "no hex"), {"end": 1}],
        [HEAD, with_value("created", 10**30), {"end": 1}],
        [HEAD, *[{"table": "matches", "row": ROW}] * 2, {"end": 2}],
    ],
)  # fmt: skip
def test_what_somebody_calls_a_backup_may_hold_anything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: list[object]
) -> None:
    # Several ended in a traceback, and a record was written wherever a match's name led.
    file, url = tmp_path / "all.backup", sqlite_url(tmp_path)
    hostile(file, *lines)
    assert main(["restore", str(file), "--database-url", url]) == 2
    assert capsys.readouterr().err.startswith("That didn’t work: ")
    with closing(sqlite3.connect(tmp_path / "server.db")) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (0,)


def test_a_line_of_a_backup_is_not_endless(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("opendust.server.storage.backup.MOST_LINE", 1_000)
    file = tmp_path / "all.backup"
    hostile(file, HEAD, with_value("terms", "x" * 100_000), {"end": 1})
    assert main(["restore", str(file), "--database-url", sqlite_url(tmp_path)]) == 2
    assert "can’t be read" in capsys.readouterr().err


def test_broken_matches_hide_no_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # Matches that nobody can read were due for ever, and the first two hundred were all that was
    # looked at: no clock ran out any more.
    file, url = tmp_path / "all.backup", sqlite_url(tmp_path)
    rows = [with_value("id", f"{number:016}") for number in range(300)]
    hostile(file, HEAD, *rows, {"end": 300})
    assert main(["restore", str(file), "--database-url", url]) == 0
    clock = {"clock": {"mode": "live", "bank": 0, "increment": 1}}

    async def play(base: str) -> None:
        anna, _ = await table_for_two(base, **clock)
        async with asyncio.timeout(PATIENCE):
            while (await call(base, f"/api/matches/{anna['match']}"))["version"] < 4:
                await asyncio.sleep(0.2)

    with Server(url) as server:
        asyncio.run(play(server.base))
        assert main(["export", str(tmp_path / "records"), "--database-url", url]) == 1
    told = capsys.readouterr()
    assert "One game is saved" in told.out
    assert "300 games couldn’t be read" in told.err


@pytest.mark.parametrize("command", ["backup", "restore", "export"])
def test_a_database_that_does_not_answer_is_told_in_one_line(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hostile(tmp_path / "all.backup", HEAD, {"end": 0})
    nowhere = f"postgresql://{socket_folder(tmp_path)}"
    file = tmp_path / ("records" if command == "export" else "all.backup")
    assert main([command, str(file), "--database-url", nowhere]) == 2
    assert capsys.readouterr().err.startswith("That didn’t work: ")


def socket_folder(folder: Path) -> str:
    """Where no PostgreSQL listens, as an address names it."""
    return f"/postgres?host={folder}"
