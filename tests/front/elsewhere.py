"""`python -m tests.front.elsewhere WORD...`: what `opendust WORD...` does where POSIX is missing.

Every module of the package is read, and then the command is run, as on Windows: the package is told
that it is there, and nothing that only POSIX systems have can be imported or called. Python's own
library stays as it is.
"""

from __future__ import annotations

import os
import pkgutil
import sys
import types
from importlib import import_module

MODULES = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "uvloop")
CALLS = (
    "chown", "fork", "forkpty", "geteuid", "getloadavg", "getuid", "killpg", "mkfifo", "nice",
    "register_at_fork", "sched_getaffinity", "setsid", "statvfs", "uname",
)  # fmt: skip
FOUND_OUT = (
    "asyncio.subprocess", "cryptography.hazmat.primitives.asymmetric.ec", "fastapi", "gymnasium",
    "multiprocessing.connection", "openskill", "pettingzoo", "polars", "psycopg",
    "rich.console", "uvicorn.main", "webbrowser",
)  # fmt: skip
"""They ask once which system this is, so they are read before."""
LOCKING = types.ModuleType("msvcrt")
ALONE = ("opendust.__main__", "opendust.envs.spiel")
"""Those that are a program, or need a package that is asked for by itself."""


class Elsewhere(types.ModuleType):
    """What the package takes for `sys`: everything the same but the system."""

    platform = "win32"

    def __getattr__(self, name: str) -> object:
        return getattr(sys, name)


def locking(descriptor: int, mode: int, length: int) -> None:
    """Windows would lock some bytes; here nobody else is there."""


def leave_posix() -> None:
    """Take away what only POSIX has, read the whole package, and tell it where it is."""
    for name in FOUND_OUT:
        import_module(name)
    LOCKING.__dict__.update(LK_NBLCK=0, locking=locking)
    sys.modules["msvcrt"] = LOCKING
    sys.modules |= dict.fromkeys(MODULES)  # type: ignore[arg-type]
    for name in CALLS:
        if hasattr(os, name):
            delattr(os, name)
    here, sys.platform = sys.platform, "win32"
    package = import_module("opendust")
    names = [found.name for found in pkgutil.walk_packages(package.__path__, "opendust.")]
    elsewhere = Elsewhere("sys")
    for name in names:
        if name not in ALONE:
            module = import_module(name)
            if hasattr(module, "sys"):
                module.sys = elsewhere  # type: ignore[attr-defined]
    sys.platform = here
    print(f"{len(names)} modules", file=sys.stderr)


if __name__ == "__main__":
    leave_posix()
    from opendust.cli.main import main

    sys.exit(main(sys.argv[1:]))
