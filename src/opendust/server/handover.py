"""How does a server process make way for the next one, so that nobody is turned away?

The next one takes the place of this process, with its number, its arguments and what it inherits:
the listening sockets, on which callers wait meanwhile, and the claim on the database. Everything
that was acknowledged is stored before; a socket that breaks is taken up again by its client.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn, final

from opendust.file_lock import claim
from opendust.server.bad_setting import BadSetting
from opendust.server.workers.builder import environment_of

INHERITED: Final = "OPENDUST_INHERITED"
CAN_HAND_OVER: Final = sys.platform != "win32"


@final
class Leave:
    """Called with the folder of a build, when a process that runs it may take over."""

    def __init__(self) -> None:
        self.folder = ""
        self.stop: Callable[[], None] = lambda: None

    def __call__(self, folder: str) -> None:
        """Stop serving, to make way."""
        if CAN_HAND_OVER:
            self.folder = folder
            self.stop()


@final
class Estate:
    """What a process hands to the next one."""

    def __init__(self, sockets: list[socket.socket], claim: int | None) -> None:
        self.sockets = sockets
        self.claim = claim

    @property
    def port(self) -> int:
        """The port that is listened on."""
        return int(self.sockets[0].getsockname()[1])

    def listening(self) -> list[socket.socket]:
        """The sockets for a web server, which closes its own ones when it ends."""
        return [found.dup() for found in self.sockets]


def inherited() -> Estate | None:
    """What the process before this one has left, if there was one."""
    left = os.environ.pop(INHERITED, "")
    if not left:
        return None
    claim, *sockets = (int(number) for number in left.split())
    return Estate([socket.socket(fileno=number) for number in sockets], claim or None)


def taken(url: str, host: str, port: int, *, may_move: bool) -> Estate:
    """The database and the port for this process; ValueError if somebody else has them."""
    lock = claimed(url)
    return Estate(bound(host, port, may_move=may_move), lock)


def make_way(estate: Estate, folder: str) -> NoReturn:
    """Become the process that runs the build of a folder."""
    numbers = [found.fileno() for found in estate.sockets]
    for number in (*numbers, *([estate.claim] if estate.claim is not None else [])):
        os.set_inheritable(number, True)
    left = " ".join(map(str, (estate.claim or 0, *numbers)))
    arguments = [sys.executable, "-m", "opendust", *sys.argv[1:]]
    os.execve(sys.executable, arguments, {**environment_of(folder), INHERITED: left})


def claimed(url: str) -> int | None:
    """A lock on an SQLite file, which serves one process; ValueError if another one has it.

    The system drops it when this process ends, however it ends.
    """
    if not url.startswith("sqlite:///"):
        return None
    file = Path(url.removeprefix("sqlite:///"))
    try:
        # One lock for one file, by whatever links it was reached; they may lead in a ring.
        file = file.resolve()
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except (OSError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadSetting("setting-unwritable", folder=str(file.parent), reason=reason) from None
    if not claim(lock):
        os.close(lock)
        raise BadSetting("setting-busy", file=str(file))
    return lock


def bound(host: str, port: int, *, may_move: bool) -> list[socket.socket]:
    """Sockets on a port, or on any other if somebody listens there; ValueError if none is free."""
    reason = ""
    for wanted in (port, 0) if may_move else (port,):
        try:
            return bound_to(host, wanted)
        except OSError as error:
            reason = error.strerror or str(error)
    raise BadSetting("setting-listen", host=host, port=str(port), reason=reason)


def free_port(host: str, port: int) -> int:
    """The port that a server would get, or another one; ValueError if none is free."""
    found = Estate(bound(host, port, may_move=True), None)
    try:
        return found.port
    finally:
        for one in found.sockets:
            one.close()


def bound_to(host: str, port: int) -> list[socket.socket]:
    """One socket for every address that a host's name means, all on one port."""
    found: list[socket.socket] = []
    try:
        for family, _, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            one = socket.socket(family)
            found.append(one)
            # On Windows the same option would let two servers have one port.
            if sys.platform != "win32":
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind((address[0], port, *address[2:]))
            port = int(one.getsockname()[1])
    except OSError:
        for one in found:
            one.close()
        raise
    return found
