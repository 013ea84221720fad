"""Can a game be played with nothing but a wheel? Each is installed into an environment of its own.

`make test-wheel` builds the wheels and runs this; dependencies come from build/wheelhouse, where
`make` keeps the locked ones, and the wheel's own list decides which of them are installed.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from email import message_from_bytes
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from wheel.wheelfile import WheelFile

from opendust.client import Client, create
from tests.cli.running import PATIENCE
from tests.server.playing import terms, until
from tests.server.running import free_port
from tools.compile import compiler
from tools.wheels import ROOT, platform_tag

DIST = ROOT / "dist"
WHEELHOUSE = ROOT / "build" / "wheelhouse"
KINDS = ("py3-none-any", platform_tag()) if compiler() else ("py3-none-any",)
HEAVY = ("fastapi", "fluent", "msgspec", "rich", "uvicorn", "opendust.dust", "opendust.server")
MOVES = 5


def wheel(kind: str) -> Path:
    """The one wheel of a kind."""
    (found,) = DIST.glob(f"opendust-*-{kind}.whl")
    return found


@dataclass
class Installed:
    """An environment with a wheel in it, and a folder to work in, far from the sources."""

    build: str
    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of this test run's own Python, and a home of its own."""
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith("OPENDUST")
        }
        kept.pop("PYTHONPATH", None)
        kept.pop("VIRTUAL_ENV", None)
        kept |= {"XDG_DATA_HOME": str(self.folder / "data"), "PYTHONIOENCODING": "utf-8"}
        return kept

    def program(self, name: str) -> str:
        """A program of the environment."""
        return str(self.folder / "env" / "bin" / name)

    def run(self, name: str, *words: str) -> str:
        """What a program of the environment prints."""
        done = self.ended(name, *words)
        assert (done.returncode, done.stderr) == (0, ""), (words, done.stdout[-2000:], done.stderr)
        return done.stdout

    def ended(self, name: str, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """How a program of the environment ends."""
        return subprocess.run(
            [self.program(name), *words], cwd=self.folder, env=self.environment | variables,
            capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False,
        )  # fmt: skip


@pytest.fixture(scope="module", params=KINDS)
def installed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Installed:
    """A fresh environment with a wheel and what the wheel asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder / "env", with_pip=False, symlinks=True)
    here = Installed("interpreted" if request.param == KINDS[0] else "compiled", folder)
    command = [sys.executable, "-m", "pip", "--python", here.program("python"), "install",
               "--quiet", "--no-index", "--find-links", str(WHEELHOUSE), "--no-compile",
               "--disable-pip-version-check", str(wheel(request.param))]  # fmt: skip
    subprocess.run(command, cwd=folder, env=here.environment, check=True)
    return here


@pytest.mark.parametrize("kind", KINDS)
def test_a_wheel_holds_everything_and_nothing_else(kind: str) -> None:
    with ZipFile(wheel(kind)) as archive:
        names = set(archive.namelist())
    tracked = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src/opendust"],
        cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    sources = {name.removeprefix("src/") for name in tracked.stdout.split()}
    sources = {name for name in sources if (ROOT / "src" / name).exists()}
    page = {path for path in (ROOT / "web" / "dist").rglob("*") if path.is_file()}
    pages = {f"opendust/server/static/{path.relative_to(ROOT / 'web/dist')}" for path in page}
    assert {"opendust/py.typed", "opendust/words/locale/fr/cli/doctor.ftl"} <= sources
    assert sources | pages <= names
    rest = {name for name in names - sources - pages if ".dist-info/" not in name}
    assert bool(rest) == (kind != KINDS[0])
    assert {name.rpartition(".")[2] for name in rest} <= {"so", "pyd"}


@pytest.mark.parametrize("kind", KINDS)
def test_a_wheel_says_what_it_is(kind: str) -> None:
    with WheelFile(wheel(kind)) as archive:
        # Reading verifies every file against its digest in the wheel.
        content = {name: archive.read(name) for name in archive.namelist()}
    (about,) = [text for name, text in content.items() if name.endswith(".dist-info/WHEEL")]
    fields = message_from_bytes(about)
    assert fields.get_all("Tag") == [kind]
    assert fields["Root-Is-Purelib"] == str(kind == KINDS[0]).lower()


def test_the_import_is_cheap_and_from_the_environment(installed: Installed) -> None:
    code = "import opendust, sys, json; print(json.dumps([opendust.__file__, *sys.modules]))"
    place, *modules = json.loads(installed.run("python", "-c", code))
    assert Path(place).is_relative_to(installed.folder / "env")
    assert [name for name in HEAVY if name in modules] == []


def test_the_doctor_finds_the_page_and_misses_the_extras(installed: Installed) -> None:
    found = json.loads(installed.run("opendust", "doctor", "--json"))
    parts = {part["name"]: part for part in found["parts"]}
    assert (found["build"], found["play"]) == (installed.build, "browser")
    assert Path(parts["page"]["detail"]).is_relative_to(installed.folder / "env")
    for name in ("postgres", "notices", "arena", "cluster"):
        assert parts[name]["state"] == "optional"
        assert f"opendust[{name}]" in parts[name]["remedy"]


def test_a_setting_that_needs_an_extra_names_it(installed: Installed) -> None:
    for name, value, extra in (
        ("OPENDUST_DATABASE_URL", "postgresql://127.0.0.1/none", "opendust[postgres]"),
        ("OPENDUST_PUSH_CONTACT", "mailto:host@example.org", "opendust[notices]"),
    ):
        ended = installed.ended("opendust", "serve", **{name: value})
        assert ended.returncode == 2
        assert extra in ended.stderr


def test_bots_play_a_match_that_can_be_verified(installed: Installed) -> None:
    lines = installed.run(
        "opendust", "play", "--seats", "recruit,random", "--option",
        "victory_points_to_win=2:12,3:10,4:10,5:10,6:10", "--json", "--save", "match.record",
    ).splitlines()  # fmt: skip
    assert '"result"' in lines[-1]
    assert json.loads(installed.run("opendust", "verify", "--json", "match.record"))["sound"]


@pytest.fixture
def address(installed: Installed) -> Iterator[str]:
    """Where the game is after `opendust`, once the browser was sent there."""
    browser = installed.folder / "browser"
    browser.write_text('#!/bin/sh\necho "opened $1"\n')
    browser.chmod(0o755)
    environment = installed.environment | {
        "BROWSER": str(browser),
        "OPENDUST_PORT": str(free_port()),
    }
    with subprocess.Popen(
        [installed.program("opendust")], cwd=installed.folder, env=environment,
        stdout=subprocess.PIPE, text=True,
    ) as server:  # fmt: skip
        try:
            assert server.stdout is not None
            lines = iter(server.stdout.readline, "")
            opened = next(line for line in lines if line.startswith("opened "))
            yield opened.split()[1]
        finally:
            server.terminate()


def test_the_command_alone_serves_the_page_and_a_match(address: str) -> None:
    with urlopen(address) as answer:
        page = answer.read().decode()
    (script,) = re.findall(r'<script[^>]* src="\.?(/assets/[^"]+\.js)"', page)
    with urlopen(address + script) as answer:
        assert len(answer.read()) > 1_000
    assert asyncio.run(some_moves(address)) == MOVES


async def some_moves(base: str) -> int:
    """Play a few moves against a bot over the socket; how many were accepted."""
    ticket = await create(base, terms("me", "random"))
    moves = 0
    async with Client(base, ticket["match"], ticket["token"]) as player:
        while moves < MOVES:
            choice = (await until(player))["choice"]
            answer = await player.act(choice["default"])
            moves += answer["type"] == "accepted"
    return moves
