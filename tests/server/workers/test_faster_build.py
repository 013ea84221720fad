"""A faster build appears while people play: workers take it over, then the server; no move is lost.

The server runs the sources. The builder of these tests is a script that waits for a file, as the
real one waits for the C compiler; what it hands over is compiled for real, if only one module of
it: `opendust.kernel.build`, which tells what runs.
"""

from __future__ import annotations

import asyncio
import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from opendust.client import create, request
from tests.server.attacks.siege import Toll, count, keep_playing
from tests.server.playing import client, terms, until
from tests.server.running import PATIENCE, Server, sqlite_url
from tools.compile import SOURCE, compiler

ROOT = Path(__file__).parents[3]
QUIET = "0.5"
CHOICES = 6
COMPILE = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tools.compiling import compile_tree
objects = Path(sys.argv[1]) / "build" / "objects"  # mypyc's runtime is there already, mostly
compile_tree([(["opendust/kernel/build.py"], "small")], objects, lambda percent: None)
"""
BUILDER = """
import json, sys, time
from pathlib import Path
print(json.dumps({"percent": 40}), flush=True)
go = Path(sys.argv[1])
while not go.exists():
    time.sleep(0.05)
print(go.read_text(), flush=True)
"""

PARENT = """
import subprocess, sys
from pathlib import Path
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
Path(sys.argv[1]).write_text(str(child.pid))
child.wait()
"""

pytestmark = pytest.mark.skipif(compiler() is None, reason="no C compiler")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A build in which one module is compiled and the rest are links to the sources.

    Test processes share it: the first that comes makes it, the others wait for its name.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", "")
    place = tmp_path_factory.getbasetemp()
    made = (place.parent if run else place) / f"build{run}"
    try:
        made.with_suffix(".begun").mkdir()
    except FileExistsError:
        limit = time.monotonic() + PATIENCE
        while not made.exists():
            assert time.monotonic() < limit, "whoever began to compile did not end"
            time.sleep(0.1)
    else:
        build(made.with_suffix(".draft"))
        made.with_suffix(".draft").rename(made)
    return made


def build(made: Path) -> None:
    """Compile the one module, and link the others."""
    package = made / "opendust"
    (package / "kernel").mkdir(parents=True)
    for name in ("kernel/__init__.py", "kernel/build.py", "__init__.py"):
        shutil.copy(SOURCE / name, package / name)
    subprocess.run([sys.executable, "-c", COMPILE, str(ROOT)], cwd=made, check=True)
    for part in ("", "kernel"):
        for path in (SOURCE / part).iterdir():
            link = package / part / path.name
            if path.name != "__pycache__" and not link.exists():
                link.symlink_to(path)


class Built:
    """A server whose faster build is ready when the test says so."""

    def __init__(self, tmp_path: Path, **others: str) -> None:
        script, self.go = tmp_path / "builder.py", tmp_path / "go"
        script.write_text(BUILDER)
        self.url = sqlite_url(tmp_path)
        builder = shlex.join((sys.executable, str(script), str(self.go)))
        sources = {"PYTHONPATH": str(ROOT / "src"), "OPENDUST_BUILDER": builder}
        self.server = Server(self.url, {**sources, "OPENDUST_QUIET_SECONDS": QUIET, **others})

    def hand_over(self, **told: str) -> None:
        """Let the builder say its last word."""
        draft = self.go.with_suffix(".draft")
        draft.write_text(json.dumps(told))
        draft.rename(self.go)

    async def until(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the server says something of its build; nobody who asks is cut off."""
        async with asyncio.timeout(PATIENCE):
            while True:
                told: dict[str, Any] = await asyncio.to_thread(
                    request, self.server.base, "/api/build"
                )
                if is_so(told):
                    return told
                await asyncio.sleep(0.05)


async def bot_moves(server: Server) -> None:
    """A bot plays with somebody for a while, thought out by whatever workers there are.

    Cards are played at once and areas claimed in turn: without the bot there is no next choice.
    """
    ticket = await create(server.base, terms("me", "random"))
    async with client(server.base, ticket) as anna:
        for _ in range(CHOICES):
            await until(anna)
            await anna.act(anna.frame["choice"]["default"])


def test_workers_and_then_the_server_change_over_and_no_move_is_lost(
    tmp_path: Path, folder: Path
) -> None:
    built = Built(tmp_path)

    async def run() -> None:
        told = await built.until(lambda told: told["percent"] == 40)
        assert told == {"state": "making", "percent": 40} | dict.fromkeys(
            ("server", "workers"), "interpreted"
        )
        toll, enough = Toll(), asyncio.Event()
        async with asyncio.TaskGroup() as group:
            group.create_task(keep_playing([built.server.base], 1, toll, enough))
            await bot_moves(built.server)
            await toll.grown()
            built.hand_over(folder=str(folder))
            told = await built.until(lambda told: told["state"] == "in-use")
            # Somebody plays all the time, so the server itself stays as it is.
            assert (told["workers"], told["server"]) == ("compiled", "interpreted")
            await toll.grown()
            await bot_moves(built.server)
            enough.set()
        told = await built.until(lambda told: told["server"] == "compiled")
        assert (told["state"], told["workers"]) == ("in-use", "compiled")
        await bot_moves(built.server)
        await count(built.url, toll)
        assert toll.acknowledged
        assert (toll.lost, toll.doubled) == (0, 0)

    with built.server as server:
        assert server.process is not None
        number = server.process.pid
        asyncio.run(run())
        assert server.process.is_alive()
        assert server.process.pid == number


def test_whoever_left_before_the_change_finds_the_match_after_it(
    tmp_path: Path, folder: Path
) -> None:
    built = Built(tmp_path)

    async def run() -> None:
        ticket = await create(built.server.base, terms("me", "open"))
        async with client(built.server.base, ticket) as anna:
            before = anna.frame
        built.hand_over(folder=str(folder))
        await built.until(lambda told: told["server"] == "compiled")
        async with client(built.server.base, ticket) as anna:
            assert anna.frame["version"] == before["version"]
            assert anna.frame["table"] == before["table"]

    with built.server:
        asyncio.run(run())


def test_a_socket_that_is_open_keeps_the_server_from_changing(tmp_path: Path, folder: Path) -> None:
    built = Built(tmp_path)

    async def run() -> None:
        ticket = await create(built.server.base, terms("me", "open"))
        async with client(built.server.base, ticket) as anna:
            built.hand_over(folder=str(folder))
            await built.until(lambda told: told["workers"] == "compiled")
            await asyncio.sleep(4 * float(QUIET))
            told = await built.until(lambda told: True)
            assert told["server"] == "interpreted"
            assert anna.reconnected <= 1
        await built.until(lambda told: told["server"] == "compiled")

    with built.server:
        asyncio.run(run())


@pytest.mark.parametrize(
    ("last_word", "state"),
    [
        ({"failed": "no-compiler"}, "no-compiler"),
        ({"folder": os.devnull}, "failed"),
        ({"percent": 50}, "failed"),
    ],
)
def test_without_a_faster_build_everything_works(
    tmp_path: Path, last_word: dict[str, str], state: str
) -> None:
    built = Built(tmp_path)

    async def run() -> None:
        built.hand_over(**last_word)
        told = await built.until(lambda told: told["state"] not in ("plain", "making"))
        assert (told["state"], told["server"], told["workers"]) == (
            state, "interpreted", "interpreted",
        )  # fmt: skip
        await bot_moves(built.server)

    with built.server:
        asyncio.run(run())


def is_running(number: int) -> bool:
    """Whether there is such a process."""
    try:
        stat = Path(f"/proc/{number}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    # One that has ended and that nobody has asked for is none.
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks into /proc")
def test_what_the_builder_started_ends_with_the_server(tmp_path: Path) -> None:
    script, number = tmp_path / "parent.py", tmp_path / "number"
    script.write_text(PARENT)
    builder = shlex.join((sys.executable, str(script), str(number)))
    with Server(sqlite_url(tmp_path), {"OPENDUST_BUILDER": builder}):
        limit = time.monotonic() + PATIENCE
        while not (number.exists() and number.read_text()) and time.monotonic() < limit:
            time.sleep(0.05)
        child = int(number.read_text())
        assert is_running(child)
    limit = time.monotonic() + PATIENCE
    while is_running(child) and time.monotonic() < limit:
        time.sleep(0.05)
    assert not is_running(child)
