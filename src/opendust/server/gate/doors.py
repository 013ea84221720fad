"""By which names is this server known, and which pages may use it?

A page of somebody else can make its own name lead to this machine. So only names that nobody can
register, addresses, and the names that the host has given open the door.
"""

from __future__ import annotations

import ipaddress
from typing import Final, final
from urllib.parse import urlsplit

from opendust.server.settings import Settings

Headers = list[tuple[bytes, bytes]]
ANY: Final = "*"
AT_HOME: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")


@final
class Doors:
    """The names of this server, and the other pages that its host allows."""

    def __init__(self, settings: Settings) -> None:
        self.origins = settings.origins
        given = [*settings.hosts, settings.host, named(settings.public_url)]
        self.hosts = {host.lower() for host in given if host}

    def is_known_host(self, host: str) -> bool:
        """Whether a request means this server; one without a name cannot come from a page."""
        name = named(f"//{host}")
        if name is None:
            return False
        return (
            not host
            or ANY in self.hosts
            or name in self.hosts
            or "." not in name
            or name.endswith(AT_HOME)
            or is_address(name)
        )

    def is_own(self, origin: str, headers: dict[bytes, bytes]) -> bool:
        """Whether a page of this server, or one that the host allows, is asking."""
        if origin in self.origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1")
        except ValueError:
            return False

    def shared_with(self, headers: dict[bytes, bytes]) -> Headers:
        """What lets a page that the host allows read an answer; nothing for others."""
        origin = headers.get(b"origin", b"")
        if origin.decode("latin-1") not in self.origins:
            return []
        return [
            (b"access-control-allow-origin", origin),
            (b"vary", b"Origin"),
            (b"cross-origin-resource-policy", b"cross-origin"),
        ]


def named(url: str) -> str | None:
    """The host that an address names; None if it is no address."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return None


def is_address(name: str) -> bool:
    """Whether a name is a number already, which leads nowhere else."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
