"""`opendust serve`: matches for people far apart."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from dataclasses import replace

from opendust.words import text


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
    parser.add_argument("--web", metavar="FOLDER", help="a built web client to serve")
    parser.set_defaults(run=run)  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        import uvicorn

        from opendust.server.app import create_app
        from opendust.server.line import Line
        from opendust.server.settings import from_environment
    except ImportError:
        print(text("serve-not-installed", "en"), file=sys.stderr)
        return 2
    names = ("database_url", "host", "port", "workers", "web")
    given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    try:
        settings = replace(from_environment(os.environ), **given)
        app = create_app(settings)
    except ValueError as error:
        print(text("serve-settings-wrong", "en", reason=str(error)), file=sys.stderr)
        return 2
    # Only the kind of database: its address may hold a password.
    database = settings.url.partition(":")[0]
    host, port = settings.host, settings.port
    print(text("serve-listening", "en", host=host, port=str(port), database=database), flush=True)
    # What is loaded stays; looking through all of it for garbage every few moves costs a tenth.
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    uvicorn.run(
        app, host=settings.host, port=settings.port, log_level="warning",
        ws=Line, ws_max_size=65_536, ws_ping_interval=20.0, ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        proxy_headers=True, forwarded_allow_ips=settings.trusted_proxies, server_header=False,
        timeout_graceful_shutdown=5,
    )  # fmt: skip
    return 0
