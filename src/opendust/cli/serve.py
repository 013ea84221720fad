"""`opendust serve`: matches for people far apart, or for one person in the browser."""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import shlex
import sys
import threading
import time
import webbrowser
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.request import urlopen

from opendust.cli.language import help_text, said, spoken, value_name
from opendust.server.bad_setting import BadSetting, reason_in

if TYPE_CHECKING:
    from opendust.server.handover import Estate, Leave
    from opendust.server.settings import Settings

OPEN_SECONDS: Final = 60.0
NOT_STARTED: Final = 3
SWITCH_SECONDS: Final = 0.0005
YOUNG: Final = (1_000, 5, 1_000)
"""When is looked for garbage? Often, among few objects: 20,000 at once kept everybody waiting for
ten milliseconds, three times a second under an attack, and were nearly all that ever did. Among all
objects, which takes a tenth of a second, once in so many of these times.
"""
MOST_FILES: Final = 65_536
BEGAN: Final = "OPENDUST_BEGAN"
TOOL: Final = Path(__file__).resolve().parents[3] / "tools" / "compile.py"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust serve`."""
    number = value_name("number")
    parser.add_argument(
        "--database-url", metavar=value_name("url"), help=help_text("serve-database")
    )
    parser.add_argument("--host", metavar=value_name("address"), help=help_text("serve-host"))
    parser.add_argument("--port", type=int, metavar=number, help=help_text("serve-port"))
    parser.add_argument("--workers", type=int, metavar=number, help=help_text("serve-workers"))
    parser.add_argument("--web", metavar=value_name("folder"), help=help_text("serve-web"))
    parser.add_argument("--open", action="store_true", help=help_text("serve-open"))
    parser.add_argument("--compile", action="store_true", help=help_text("serve-compile"))
    parser.add_argument("--check", action="store_true", help=help_text("serve-check"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        from opendust.server.checkup import look_at_database
        from opendust.server.handover import Leave, inherited, make_way, taken
        from opendust.server.rest.app import create_app
        from opendust.server.rest.pages import pages_folder
        from opendust.server.settings import check, from_environment
    except ImportError:
        return failed("serve-not-installed")
    names = ("database_url", "host", "port", "workers", "web")
    given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    try:
        settings = replace(from_environment(os.environ), **given)
        if args.compile:
            settings = with_builder(settings)
        if args.check:
            return show_checkup(settings)
        check(settings)
        if args.open and pages_folder(settings.web) is None:
            return failed("serve-no-pages")
        successor = inherited()
        may_move = args.open and "port" not in given
        estate = successor or taken(settings.url, settings.host, settings.port, may_move=may_move)
        settings = replace(settings, port=estate.port)
        if successor is None:
            look_at_database(settings)
        leave = Leave()
        app = create_app(settings, leave)
    except ValueError as error:
        return failed("serve-settings-wrong", reason=reason_in(error, spoken()))
    listen(app, settings, estate, leave, is_opening=args.open and successor is None)
    if leave.folder:
        make_way(estate, leave.folder)
    return 0


def show_checkup(settings: Settings) -> int:
    """Say what was looked at and what is wrong; status 1 if anything is."""
    from opendust import __version__
    from opendust.server.checkup import checkup

    findings = checkup(settings)
    signs = {True: said("check-fine"), False: said("check-wrong")}
    width = max(map(len, signs.values()))
    print(said("check-title", version=__version__) + "\n")
    for found in findings:
        print(f"  {signs[found.fault is None]:<{width}}  {said(f'check-{found.name}')}")
        if found.fault is not None:
            print(f"  {'':<{width}}  {reason_in(found.fault, spoken())}")
    print("\n" + "\n".join(f"  {line}" for line in [*changed(settings), *old_games(settings)]))
    wrong = sum(found.fault is not None for found in findings)
    print("\n" + (said("check-failed", count=wrong) if wrong else said("check-passed")))
    return 1 if wrong else 0


def changed(settings: Settings) -> list[str]:
    """The settings that the host has chosen, by name: some hold a password."""
    from opendust.server.settings import PREFIX, Settings

    usual = Settings()
    names = [PREFIX + field.name.upper() for field in fields(usual)
             if getattr(settings, field.name) != getattr(usual, field.name)]  # fmt: skip
    return [said("check-changed", names=", ".join(names))] if names else []


def old_games(settings: Settings) -> list[str]:
    """What becomes of games that nobody touches, in words."""
    lines = [
        said("check-old-unfinished", days=shown(settings.unfinished_days)),
        said("check-old-finished", days=shown(settings.finished_days)),
    ]
    if settings.expired and settings.unfinished_days + settings.finished_days > 0:
        lines.append(said("check-old-records", folder=settings.expired))
    return lines


def shown(days: float) -> int | str:
    """A number of days, which is rarely a part of one."""
    return int(days) if days.is_integer() else str(days)


def failed(message: str, **details: str) -> int:
    """Say what is wrong."""
    print(said(message, **details), file=sys.stderr)
    return 2


def with_builder(settings: Settings) -> Settings:
    """The settings with the program of a checkout that compiles, unless the host names another."""
    if not settings.builder and not TOOL.is_file():
        raise BadSetting("setting-compile")
    own = shlex.join((sys.executable, str(TOOL), "--report"))
    return replace(settings, builder=settings.builder or own)


def listen(app: Any, settings: Settings, estate: Estate, leave: Leave, *, is_opening: bool) -> None:
    """Run the application until interrupted, or until it leaves."""
    import uvicorn

    from opendust.server.gate.entrance import Entrance
    from opendust.server.gate.porch import Host
    from opendust.server.logs import write_logs
    from opendust.server.sockets.transport import SocketTransport, leaving

    write_logs(settings.log)
    SocketTransport.last_word = leaving(settings.away_seconds)

    # Only the kind of database: its address may hold a password.
    database = settings.url.partition(":")[0]
    host, port = settings.host, settings.port
    print(said("serve-listening", host=host, port=str(port), database=database), flush=True)
    if is_opening:
        threading.Thread(target=open_browser, args=(f"http://{host}:{port}",), daemon=True).start()
    # What is loaded now stays: nobody need look through it for garbage between moves.
    gc.freeze()
    # Threads that look back at matches give the interpreter back to the loop at once.
    sys.setswitchinterval(SWITCH_SECONDS)
    raise_file_limit()
    gc.set_threshold(*YOUNG)
    server = Host(uvicorn.Config(
        app, log_config=None, log_level="warning", http=Entrance,
        ws=SocketTransport, ws_max_size=65_536, ws_ping_interval=20.0, ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        proxy_headers=True, forwarded_allow_ips=settings.trusted_proxies, server_header=False,
        timeout_graceful_shutdown=5,
    ))  # fmt: skip
    leave.stop = lambda: setattr(server, "should_exit", True)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=estate.listening())
    if not server.started:
        sys.exit(NOT_STARTED)


def raise_file_limit() -> None:
    """Every connection is a file: as many of them as the system allows."""
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def open_browser(url: str) -> None:
    """Open the page as soon as the server answers."""
    limit = time.monotonic() + OPEN_SECONDS
    while time.monotonic() < limit:
        try:
            with urlopen(f"{url}/api/health", timeout=5):
                break
        except OSError:
            time.sleep(0.1)
    print(said("serve-opening", url=url), flush=True)
    began = os.environ.pop(BEGAN, "")
    if began.isdecimal():
        seconds = str(max(0, int(time.time()) - int(began)))
        print(said("serve-ready", seconds=seconds), flush=True)
    webbrowser.open(url)
