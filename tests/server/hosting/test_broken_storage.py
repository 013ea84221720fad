"""What does a host hear of a database that cannot be used? One line at the start, health later."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from opendust.client import Answered, create, request
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
