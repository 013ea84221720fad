"""`opendust serve`: matches for people far apart, or for one person in the browser."""

from __future__ import annotations

import argparse
import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

from opendust.file_lock import claim
from opendust.words import text

if TYPE_CHECKING:
    from opendust.server.settings import Settings

OPEN_SECONDS = 60.0


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds `opendust serve`."""
    parser = subparsers.add_parser("serve", help="host matches on the network")
    parser.add_argument(
        "--database-url",
        metavar="URL",
        help="sqlite:///FILE or postgresql://… (default: a file in the user's data)",
    )
    parser.add_argument("--host", help="the address to listen on (default 127.0.0.1)")
    parser.add_argument("--port", type=int, help="the port to listen on (default 8000)")
    parser.add_argument("--workers", type=int, help="processes for bots (default 2)")
    parser.add_argument(
        "--web",
        metavar="FOLDER",
        help="a built web client to serve, or `none` (default: the one that came along)",
    )
    parser.add_argument(
        "--open", action="store_true", help="open the browser; on a free port if 8000 is taken"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        from opendust.server.rest.app import create_app
        from opendust.server.rest.pages import pages_folder
        from opendust.server.settings import check, from_environment
    except ImportError:
        return failed("serve-not-installed")
    names = ("database_url", "host", "port", "workers", "web")
    given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    try:
        settings = replace(from_environment(os.environ), **given)
        check(settings)
        if args.open and pages_folder(settings.web) is None:
            return failed("serve-no-pages")
        claim = claimed(settings.url)
        may_move = args.open and "port" not in given
        settings = replace(settings, port=free_port(settings, may_move=may_move))
        app = create_app(settings)
    except ValueError as error:
        return failed("serve-settings-wrong", reason=str(error))
    listen(app, settings, is_opening=args.open)
    if claim is not None:
        os.close(claim)
    return 0


def failed(message: str, **details: str) -> int:
    """Say what is wrong."""
    print(text(message, "en", **details), file=sys.stderr)
    return 2


def listen(app: Any, settings: Settings, *, is_opening: bool) -> None:
    """Run the application until interrupted."""
    import uvicorn

    from opendust.server.sockets.transport import SocketTransport

    # Only the kind of database: its address may hold a password.
    database = settings.url.partition(":")[0]
    host, port = settings.host, settings.port
    print(text("serve-listening", "en", host=host, port=str(port), database=database), flush=True)
    if is_opening:
        threading.Thread(target=open_browser, args=(f"http://{host}:{port}",), daemon=True).start()
    # What is loaded now stays: nobody need look through it for garbage between moves.
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    uvicorn.run(
        app, host=settings.host, port=settings.port, log_level="warning",
        ws=SocketTransport, ws_max_size=65_536, ws_ping_interval=20.0, ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        proxy_headers=True, forwarded_allow_ips=settings.trusted_proxies, server_header=False,
        timeout_graceful_shutdown=5,
    )  # fmt: skip


def claimed(url: str) -> int | None:
    """A lock on an SQLite file, which serves one process; ValueError if another one has it.

    The system drops it when this process ends, however it ends.
    """
    if not url.startswith("sqlite:///"):
        return None
    path = Path(url.removeprefix("sqlite:///") + ".lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if not claim(lock):
        os.close(lock)
        raise ValueError(f"another server uses {path.with_suffix('')}")
    return lock


def free_port(settings: Settings, *, may_move: bool) -> int:
    """The port of the settings, or any other if somebody listens there; ValueError if none is."""
    for port in (settings.port, 0) if may_move else (settings.port,):
        try:
            family = socket.getaddrinfo(settings.host, port, type=socket.SOCK_STREAM)[0][0]
            with socket.socket(family) as found:
                # On Windows the same option would let two servers have one port.
                if sys.platform != "win32":
                    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                found.bind((settings.host, port))
                return int(found.getsockname()[1])
        except OSError as error:
            reason = error.strerror or str(error)
    raise ValueError(f"cannot listen on {settings.host}, port {settings.port}: {reason}")


def open_browser(url: str) -> None:
    """Open the page as soon as the server answers."""
    limit = time.monotonic() + OPEN_SECONDS
    while time.monotonic() < limit:
        try:
            with urlopen(f"{url}/api/health", timeout=5):
                break
        except OSError:
            time.sleep(0.1)
    print(text("serve-opening", "en", url=url), flush=True)
    webbrowser.open(url)
