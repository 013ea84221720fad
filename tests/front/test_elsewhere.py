"""Does the package play where POSIX is missing, as on Windows?"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from opendust.client import create, request
from tests.cli.running import environment, opendust
from tests.server.playing import client, terms, until
from tests.server.running import FREE, PATIENCE, free_port, sqlite_url

ELSEWHERE = (sys.executable, "-m", "tests.front.elsewhere")
CHOICES = 6


def test_a_match_is_played_and_its_record_is_read_here(tmp_path: Path) -> None:
    file = str(tmp_path / "m.record")
    words = ("play", "tactics", "--seats", "random,random", "--json", "--save", file)
    done = subprocess.run(
        [*ELSEWHERE, *words], env=environment(tmp_path), capture_output=True, encoding="utf-8",
        timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["type"] == "result"
    opendust(tmp_path, "verify", file)


async def play(base: str) -> None:
    """A match with a bot, as far as both have chosen."""
    ticket = await create(base, terms("me", "random"))
    async with client(base, ticket) as anna:
        for _ in range(CHOICES):
            await until(anna)
            await anna.act(anna.frame["choice"]["default"])


def test_a_server_is_played_on_and_ends(tmp_path: Path) -> None:
    port, log = str(free_port()), tmp_path / "log"
    settings = {**FREE, "OPENDUST_PORT": port, "OPENDUST_DATABASE_URL": sqlite_url(tmp_path)}
    base, limit = f"http://127.0.0.1:{port}", time.monotonic() + PATIENCE
    with log.open("wb") as errors:
        server = subprocess.Popen(
            [*ELSEWHERE, "serve", "--web", "none"], env={**os.environ, **settings}, stderr=errors
        )
        try:
            while not answers(base):
                assert server.poll() is None, log.read_text()
                assert time.monotonic() < limit
                time.sleep(0.05)
            asyncio.run(play(base))
        finally:
            server.terminate()
            server.wait(PATIENCE)
    assert "Traceback" not in log.read_text()


def answers(base: str) -> bool:
    """Whether the server is there."""
    try:
        request(base, "/api/health")
    except OSError:
        return False
    return True
