"""What does a host hear of a database that cannot be used? One line at the start, health later."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from opendust.cli.main import main
from opendust.client import Answered, create, request
from opendust.server.storage.backup import write_backup
from tests.server.playing import terms
from tests.server.running import PATIENCE, Server, free_port, sqlite_url


def health(base: str) -> int:
    """The status of a server's health."""
    try:
        request(base, "/api/health")
    except Answered as ill:
        return ill.status
    return 200


@pytest.mark.parametrize(("content", "told"), [(None, "Can’t write to"), (b"\0\1" * 5_000, "not")])
def test_a_database_that_is_none_is_told_in_one_line(
    tmp_path: Path, content: bytes | None, told: str
) -> None:
    """A folder that cannot be written to, or a file of something else."""
    wall = tmp_path / "wall"
    wall.write_bytes(content or b"")
    url = f"sqlite:///{wall}" if content else f"sqlite:///{wall}/server.db"
    port = str(free_port())
    command = [sys.executable, "-m", "opendust", "serve", "--port", port, "--database-url", url]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode in (2, 3)
    assert told in ended.stderr
    assert "Traceback" not in ended.stderr
    assert len(ended.stderr.splitlines()) <= 2


@pytest.mark.parametrize("command", ["serve", "backup", "restore", "export"])
def test_links_that_lead_in_a_ring_are_told_in_one_line(tmp_path: Path, command: str) -> None:
    ring, file = tmp_path / "ring", tmp_path / "file"
    ring.symlink_to(ring)
    given = ["--port", str(free_port())] if command == "serve" else [str(file)]
    url = f"sqlite:///{ring}/server.db"
    ended = subprocess.run(
        [sys.executable, "-m", "opendust", command, *given, "--database-url", url],
        capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert len(ended.stderr.splitlines()) <= 2


@pytest.mark.parametrize("kind", ["newer", "gone"])
def test_nothing_is_said_to_be_served_from_a_database_that_cannot_be_used(
    tmp_path: Path, kind: str
) -> None:
    # "Serving on ..." came first, then two lines of the log with the name of an exception.
    url = sqlite_url(tmp_path)
    if kind == "newer":
        with closing(sqlite3.connect(tmp_path / "server.db")) as database:
            database.execute("PRAGMA user_version = 99")
    else:
        url = f"postgresql:///postgres?host={tmp_path}"
    command = [sys.executable, "-m", "opendust", "serve", "--port", str(free_port())]
    ended = subprocess.run(
        [*command, "--database-url", url], capture_output=True, text=True, timeout=PATIENCE
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("Can’t start the server: The database ")
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("version", "told"),
    [(None, " has no database."), (0, "no games of OpenDust"), (99, "newer OpenDust")],
)
@pytest.mark.parametrize("command", ["backup", "export"])
def test_what_cannot_be_saved_is_told_and_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, version: int | None, told: str
) -> None:
    # "no such table: matches", with half a backup beside it.
    file = tmp_path / "games.db"
    if version is not None:
        with closing(sqlite3.connect(file)) as database:
            database.execute("CREATE TABLE other (name)")
            database.execute(f"PRAGMA user_version = {version}")
    saved = tmp_path / "saved"
    assert main([command, str(saved), "--database-url", f"sqlite:///{file}"]) == 2
    assert told in capsys.readouterr().err
    assert [*tmp_path.glob("saved*")] == []


def test_a_backup_that_fails_halfway_leaves_the_last_one_and_no_half(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "server.db")) as database:
        database.execute("CREATE TABLE matches (id)")
    saved = tmp_path / "saved"
    saved.write_bytes(b"the last one")
    with pytest.raises(sqlite3.Error):
        write_backup(sqlite_url(tmp_path), saved)
    assert [*tmp_path.glob("saved*")] == [saved]
    assert saved.read_bytes() == b"the last one"


def test_a_page_that_is_damaged_shows_in_health_and_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("wb") as errors, Server(sqlite_url(tmp_path), errors=errors) as server:
        asyncio.run(create(server.base, terms("me", "open")))
        for file in (tmp_path / "server.db", tmp_path / "server.db-wal"):
            size = file.stat().st_size
            with file.open("r+b") as pages:
                pages.write(b"\xff" * size)
        with pytest.raises(Answered) as answered:
            asyncio.run(create(server.base, terms("me", "open")))
        assert (answered.value.status, answered.value.error) == (503, "unavailable")
        limit = time.monotonic() + PATIENCE
        while health(server.base) == 200 and time.monotonic() < limit:
            time.sleep(0.1)
        assert health(server.base) == 503
    text = log.read_text(encoding="utf-8")
    assert "the database cannot be" in text
    assert "Traceback" not in text
