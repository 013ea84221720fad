"""Under which addresses do other devices find this server? None if it hears itself only."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, ip_address
from typing import Final

from fastapi import FastAPI, Request

from opendust.server.rest.responses import errors
from opendust.server.settings import Settings
from opendust.server.wire.answers import ReachAnswer

EVERYWHERE: Final = ("0.0.0.0", "::", "")
# Addresses of a network beyond ours; nothing is sent there, only the way is looked up.
FAR: Final = ("192.0.2.1", 9)


def hosts_of(listening: str) -> list[str]:
    """The names by which devices of the same network reach a server that listens there."""
    if listening in EVERYWHERE:
        found = own_address()
        return [found] if found else []
    return [] if is_loopback(listening) else [listening]


def is_loopback(host: str) -> bool:
    """Whether only this machine itself can reach a host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address() -> str:
    """The address by which this machine goes out; nothing if it is in no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR)
        except OSError:
            return ""
        host = str(probe.getsockname()[0])
    return "" if IPv4Address(host).is_loopback else host


def add_reach(app: FastAPI, settings: Settings) -> None:
    """For whoever invites friends: a link that their devices can open."""

    @app.get("/api/reach", responses=errors())
    async def reach(request: Request) -> ReachAnswer:
        """The addresses of this server in its network."""
        port = request.url.port or (443 if request.url.scheme == "https" else 80)
        hosts = await asyncio.to_thread(hosts_of, settings.host)
        return ReachAnswer(addresses=[f"{request.url.scheme}://{host}:{port}" for host in hosts])
