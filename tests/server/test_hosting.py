"""Does the hosting guide work? Its commands are run as they stand there, on ports that are free."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from importlib.metadata import requires, version
from pathlib import Path
from urllib.error import URLError

from opendust.client import Answered, Client, create, join, request
from opendust.server.settings import PREFIX, from_environment
from tests.server.playing import finish, terms
from tests.server.postgres import SUPERUSER, Postgres
from tests.server.running import FREE, free_port

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"


def block(name: str) -> str:
    """The commands under a name."""
    found = re.search(rf"^```\w+ {name}\n(.*?)^```", GUIDE.read_text(), re.MULTILINE | re.DOTALL)
    assert found is not None, name
    return found.group(1)


def replaced(text: str, changes: dict[str, str]) -> str:
    """The commands on other ports; each change must have something to change."""
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


def run_shell(commands: str, home: Path) -> subprocess.Popen[bytes]:
    """The commands in a shell whose `opendust` is this one."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(PREFIX)}
    environment |= {**FREE, "HOME": str(home)}
    environment["PATH"] = f"{Path(sys.executable).parent}:{environment['PATH']}"
    return subprocess.Popen(["bash", "-c", commands], env=environment, start_new_session=True)


def answers(port: int) -> str:
    """The address of a server on a port, when it answers."""
    limit = time.monotonic() + 60
    while time.monotonic() < limit:
        try:
            request(f"http://127.0.0.1:{port}", "/api/health")
            return f"http://127.0.0.1:{port}"
        except (URLError, OSError, Answered):
            time.sleep(0.1)
    raise TimeoutError(port)


def end(shell: subprocess.Popen[bytes]) -> None:
    """Everything that the shell started."""
    os.killpg(shell.pid, signal.SIGTERM)
    shell.wait(30)


def test_the_extra_packages_are_those_of_the_guide() -> None:
    assert 'opendust[server]"' in block("install")
    needed = [line for line in requires("opendust") or [] if re.search(r"extra == .server", line)]
    for line in needed:
        assert version(re.split(r"[^A-Za-z0-9_.-]", line)[0])


def test_one_machine(tmp_path: Path) -> None:
    port = free_port()
    shell = run_shell(replaced(block("one-machine"), {"8000": str(port)}), tmp_path)
    try:
        base = answers(port)
        ticket = asyncio.run(create(base, terms("me", "random")))
        assert asyncio.run(finish(base, ticket)).is_over
    finally:
        end(shell)
    assert (tmp_path / "opendust" / "server.db").exists()


def test_several_processes(tmp_path: Path) -> None:
    with Postgres() as database:
        first, second = free_port(), free_port()
        there = {
            "postgresql://opendust@127.0.0.1:5432": f"postgresql://{SUPERUSER}@127.0.0.1:{database.port}",
            "8001": str(first),
            "8002": str(second),
        }
        shell = run_shell(replaced(block("several"), there), tmp_path)
        try:
            asyncio.run(across(answers(first), answers(second)))
        finally:
            end(shell)


async def across(one: str, two: str) -> None:
    """A match whose players sit at different processes."""
    anna = await create(one, terms("me", "open"))
    bert = await join(two, anna["match"], "Bert", anna["code"])
    async with Client(two, anna["match"]) as spectator:
        await asyncio.gather(finish(one, anna, seed=5), finish(two, bert, seed=6))
        while not spectator.is_over:
            await spectator.receive()


def test_every_setting_of_the_guide_is_one() -> None:
    class Asked(dict[str, str]):
        """An environment that notes what is looked up."""

        def get(self, key: str, otherwise: str | None = None) -> str:  # type: ignore[override]
            self[key] = ""
            return otherwise or ""

    asked = Asked()
    from_environment(asked)
    assert set(re.findall(r"`(OPENDUST_[A-Z_]+)`", GUIDE.read_text())) == set(asked)
