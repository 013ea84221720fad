"""A real server process for tests: started on a free port, killed, started again."""

from __future__ import annotations

import itertools
import os
import socket
import sys
import time
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import IO, Self
from urllib.error import URLError

from opendust.client import Answered, request
from tests.forks import FORKS, run_here

PATIENCE = 900.0
"""Only what hangs for ever runs into it: the machine's speed decides no test."""
FREE = {
    "OPENDUST_ADDRESS_RATE": "0",
    "OPENDUST_ADDRESS_BYTES": "0",
    "OPENDUST_SEAT_RATE": "0",
    "OPENDUST_MATCHES_PER_HOUR": "0",
    "OPENDUST_LISTED_PER_HOUR": "0",
    "OPENDUST_JOINS_PER_HOUR": "0",
    "OPENDUST_MATCHES_PER_ADDRESS": "0",
    "OPENDUST_ADDRESS_MESSAGES": "0",
    "OPENDUST_BOTS_PER_ADDRESS": "0",
    "OPENDUST_BOT_SECONDS_PER_ADDRESS": "0",
    "OPENDUST_BOT_SECONDS": str(PATIENCE),
}


PORTS = itertools.count(16_000 + os.getpid() * 997 % 16_000)
"""Below those that the system gives away by itself, and far from those of the next process."""


def free_port() -> int:
    """A port that nobody listens on, and that nobody is given before it is used."""
    while True:
        port = next(PORTS)
        with socket.socket() as found:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                found.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


def serve(environment: dict[str, str], errors: str | None) -> None:
    """What `opendust serve` does, with these settings."""
    if errors is not None:
        with Path(errors).open("ab") as file:
            os.dup2(file.fileno(), sys.stderr.fileno())
    run_here(["serve"], environment)


class Server:
    """A server process on a database; the port stays the same from start to start."""

    def __init__(
        self,
        database_url: str,
        environment: dict[str, str] | None = None,
        errors: IO[bytes] | None = None,
    ) -> None:
        self.errors = errors
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ,
            **FREE,
            "OPENDUST_DATABASE_URL": database_url,
            "OPENDUST_PORT": str(self.port),
            **(environment or {}),
        }
        self.process: BaseProcess | None = None

    def start(self) -> Self:
        """Start it and wait until it answers."""
        errors = None if self.errors is None else self.errors.name
        self.process = FORKS.Process(target=serve, args=(self.environment, errors))
        self.process.start()
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            try:
                request(self.base, "/api/health")
                return self
            except (URLError, OSError, Answered):
                assert self.process.is_alive(), "the server ended by itself"
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """The end without any goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        """An orderly end."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.kill()
            raise TimeoutError("the server does not end")

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


def sqlite_url(folder: Path) -> str:
    """A database file of one's own."""
    return f"sqlite:///{folder / 'server.db'}"
