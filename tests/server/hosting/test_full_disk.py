"""What does a server do whose disk is full? It says so, loses nothing, and recovers with room.

The disk is a real one, where this machine lets us mount one: sixteen megabytes, for SQLite's log
alone takes four before it is written into the file.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from opendust.client import Answered, create
from tests.server.playing import finish, terms
from tests.server.running import PATIENCE, Server, sqlite_url


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of one's own."""
    command = ["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(tmp_path)]
    try:
        mounted = subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        mounted = False
    if not mounted:
        pytest.skip("mounting a disk needs rights that this user does not have")
    yield tmp_path
    subprocess.run(["umount", "--lazy", str(tmp_path)], check=True)


def fill(file: Path) -> None:
    """Take all the room that is left, to the last byte."""
    with file.open("wb", buffering=0) as rest:
        for size in (4_096, 1):
            try:
                while rest.write(b"x" * size):
                    pass
            except OSError:
                continue


def faults(base: str) -> list[str]:
    """What the server says is wrong with it."""
    try:
        with urlopen(f"{base}/api/health", timeout=PATIENCE) as answer:
            told = json.load(answer)
    except HTTPError as error:
        told = json.load(error)
    return list(told["faults"])


def until(base: str, wanted: list[str]) -> None:
    """Wait until the server says so of itself."""
    limit = time.monotonic() + PATIENCE
    while faults(base) != wanted:
        assert time.monotonic() < limit, faults(base)
        time.sleep(0.2)


def test_a_full_disk_is_told_and_nothing_is_lost(disk: Path) -> None:
    with Server(sqlite_url(disk)) as server:
        ticket = asyncio.run(create(server.base, terms("me", "random")))
        fill(disk / "rest")
        until(server.base, ["disk-full"])
        with pytest.raises(Answered) as told:
            asyncio.run(create(server.base, terms("me", "open")))
        assert told.value.status == 503
        os.unlink(disk / "rest")
        until(server.base, [])
        assert asyncio.run(finish(server.base, ticket)).is_over
