"""Does the hosting guide work? Its commands are run as they stand there, on ports that are free."""

from __future__ import annotations

import asyncio
import configparser
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from importlib.metadata import requires, version
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

from opendust.client import Answered, Client, create, join, request
from opendust.server.settings import PREFIX, from_environment
from tests.server.hosting.proxy import Proxy, replaced
from tests.server.playing import finish, terms
from tests.server.postgres import SUPERUSER, Postgres
from tests.server.running import FREE, PATIENCE, free_port

GUIDE = Path(__file__).parents[3] / "docs" / "host" / "hosting.md"


def block(name: str) -> str:
    """The commands under a name."""
    found = re.search(rf"^```\w+ {name}\n(.*?)^```", GUIDE.read_text(), re.MULTILINE | re.DOTALL)
    assert found is not None, name
    return found.group(1)


def run_shell(commands: str, home: Path) -> subprocess.Popen[bytes]:
    """The commands in a shell whose `opendust` is this one."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(PREFIX)}
    environment |= {**FREE, "HOME": str(home)}
    environment["PATH"] = f"{Path(sys.executable).parent}:{environment['PATH']}"
    return subprocess.Popen(["bash", "-c", commands], env=environment, start_new_session=True)


def answers(port: int) -> str:
    """The address of a server on a port, when it answers."""
    limit = time.monotonic() + PATIENCE
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
    shell.wait(PATIENCE)


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


def test_several_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
            with Proxy(block("proxy"), (first, second)) as proxy:
                monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
                asyncio.run(across(proxy.base, proxy.base))
                assert status_of(proxy.base, proxy.base) == 201
                assert status_of(proxy.base, "https://elsewhere.example.org") == 403
        finally:
            end(shell)


def status_of(base: str, origin: str) -> int:
    """What a page of an origin gets when it wants to create a match."""
    asked = Request(
        f"{base}/api/matches", json.dumps(terms("me", "open")).encode(),
        {"Content-Type": "application/json", "Origin": origin},
    )  # fmt: skip
    try:
        with urlopen(asked) as answer:
            return int(answer.status)
    except HTTPError as refused:
        refused.close()
        return refused.code


def test_as_a_service(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(interpolation=None)
    port = free_port()
    there = {"/opt/opendust/bin": str(Path(sys.executable).parent), "8000": str(port),
             "/var/lib/opendust": str(tmp_path)}  # fmt: skip
    text = replaced(block("systemd"), there)
    unit.read_string(text)
    service = unit["Service"]
    shell = run_shell(f"export {service['Environment']}\n{service['ExecStart']}", tmp_path)
    try:
        assert asyncio.run(create(answers(port), terms("me", "open")))["seat"] == 0
    finally:
        end(shell)
    assert (tmp_path / "server.db").exists()
    if verify := shutil.which("systemd-analyze"):
        (tmp_path / "opendust.service").write_text(text)
        judged = subprocess.run(
            [verify, "verify", str(tmp_path / "opendust.service")], capture_output=True, text=True
        )
        assert "opendust.service" not in judged.stderr, judged.stderr


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
