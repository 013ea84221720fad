"""Does `opendust serve --check` find what would keep a server from running well?"""

from __future__ import annotations

import json
import logging
import os
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from opendust.cli.serve import old_games
from opendust.server import checkup as module
from opendust.server.checkup import checkup
from opendust.server.logs import JsonLines, Seldom
from opendust.server.settings import Settings
from opendust.server.storage.schema import MIGRATIONS
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Server, free_port, sqlite_url


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server that has run before, and could run again."""
    with Server(sqlite_url(tmp_path)):
        pass
    return Settings(sqlite_url(tmp_path), port=free_port(), web="none")


def wrong(settings: Settings) -> dict[str, str]:
    """What is wrong, by name."""
    return {found.name: str(found.fault) for found in checkup(settings) if found.fault}


def file_of(settings: Settings) -> Path:
    """The database."""
    return Path(settings.url.removeprefix("sqlite:///"))


def test_a_server_that_can_run_has_no_fault_and_nothing_is_changed(settings: Settings) -> None:
    before = file_of(settings).read_bytes()
    assert wrong(settings) == {}
    assert file_of(settings).read_bytes() == before


def test_a_database_that_is_not_there_yet_is_none_to_complain_of(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "new" / "folder")
    assert wrong(Settings(url, port=free_port(), web="none")) == {}
    assert not (tmp_path / "new").exists()


def test_a_taken_port_is_found(settings: Settings) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", settings.port))
        other.listen()
        assert set(wrong(settings)) == {"port"}


def test_a_full_disk_is_found(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LEAST_SPACE", 1 << 62)
    assert str(file_of(settings).parent) in wrong(settings)["disk"]


@pytest.mark.skipif(sys.platform == "win32", reason="files have other rights there")
def test_a_database_that_others_can_read_is_found(settings: Settings) -> None:
    file_of(settings).chmod(0o644)
    assert "chmod 600" in wrong(settings)["permissions"]


@pytest.mark.parametrize("kind", ["ring", "file", "forbidden", "read-only"])
def test_a_place_where_nothing_can_be_written_is_found(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    # All was said to be well, and then the server did not start.
    wall, usual = tmp_path / "wall", os.access
    url = f"sqlite:///{wall}/games/server.db"
    if kind == "ring":
        wall.symlink_to(wall)
    elif kind == "file":
        wall.touch()
    else:
        # Whoever is root may write anywhere.
        place = tmp_path if kind == "forbidden" else file_of(settings)
        monkeypatch.setattr(
            os, "access", lambda path, mode: Path(path) != place and usual(path, mode)
        )
        url = url if kind == "forbidden" else settings.url
    assert list(wrong(replace(settings, database_url=url))) == ["permissions"]


def test_a_database_of_a_newer_version_is_found(settings: Settings) -> None:
    with closing(sqlite3.connect(file_of(settings))) as database:
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    assert str(len(MIGRATIONS) + 1) in wrong(settings)["database"]


def test_a_clock_that_is_behind_is_found(settings: Settings) -> None:
    later = int(time.time() + 3_600) * 1_000
    with closing(sqlite3.connect(file_of(settings))) as database, database:
        columns = "id, terms, seed, code, listed, created, version, status, summary"
        database.execute(
            f"INSERT INTO matches ({columns}) VALUES ('m', '', '', '', 0, 0, 1, 'open', '')"
        )
        database.execute("INSERT INTO entries VALUES ('m', 1, '', ?, '', '')", (later,))
    assert set(wrong(settings)) == {"clock"}


def test_a_folder_in_which_no_record_can_be_written_is_found(settings: Settings) -> None:
    assert wrong(replace(settings, expired=str(file_of(settings).parent / "new" / "folder"))) == {}
    wall = replace(settings, expired=str(file_of(settings)))
    assert str(file_of(settings)) in wrong(wall)["records"]


def test_how_long_games_are_kept_is_told() -> None:
    kept = old_games(Settings(unfinished_days=0.5, expired="/records"))
    assert kept == [
        "Unfinished games are dropped 0.5 days after the last move.",
        "Finished games are kept for ever.",
        "Before that, a game leaves its record in /records.",
    ]
    assert "1 day after" in old_games(Settings(finished_days=1.0))[1]


def test_postgres_is_asked_and_its_password_not_told() -> None:
    with Postgres() as database:
        settings = Settings(database.url, port=free_port(), web="none")
        assert wrong(settings) == {}
    gone = replace(settings, database_url="postgresql://dust:secret@127.0.0.1:1/dust")
    told = wrong(gone)
    assert set(told) == {"database"}
    assert "secret" not in told["database"]


def test_the_command_says_it_and_its_status_too(settings: Settings) -> None:
    command = [sys.executable, "-m", "opendust", "serve", "--check", "--web", "none",
               "--database-url", settings.url, "--port", str(settings.port)]  # fmt: skip
    fine = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert fine.returncode == 0, fine.stdout
    file_of(settings).chmod(0o644)
    ill = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ill.returncode == 1
    assert "chmod 600" in ill.stdout


def test_lines_for_programs_are_one_object_each() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("opendust.server", logging.ERROR, "", 1, "fault %s", ("a\nb",),
                                   sys.exc_info())  # fmt: skip
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["from"], told["message"]) == (
        "error",
        "opendust.server",
        "fault a\nb",
    )
    assert "ValueError" in told["trace"]


def test_the_same_line_is_not_written_again_and_again() -> None:
    seldom = Seldom()

    def line(text: str, at: float) -> bool:
        record = logging.LogRecord("opendust.server", logging.WARNING, "", 1, text, (), None)
        record.created = at
        return seldom.filter(record)

    told = [line("gone", 100), line("gone", 105), line("other", 105), line("gone", 111)]
    assert told == [True, False, True, True]
