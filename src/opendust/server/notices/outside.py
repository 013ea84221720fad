"""How does this server call others? Public addresses only, unless its host says otherwise.

The address is looked up once, judged, and then called: a name cannot mean one place when it is
judged and another when it is called. Nobody is waited for longer than a few seconds, and of the
answer only the first line is read.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Final
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 15.0
MOST_AT_ONCE: Final = 20
MOST_LINE: Final = 1_000
NAMES: Final = ThreadPoolExecutor(4, "names")
"""Whoever owns a name decides how long it takes to look up; nothing else waits for these."""
UNICAST: Final = ipaddress.ip_network("2000::/3")
"""The only IPv6 addresses that anybody is given: all others are local, old, or lead elsewhere."""
NETWORKS_WITHIN: Final = tuple(
    map(ipaddress.ip_network, ("2002::/16", "3fff::/20", "192.0.0.0/24", "192.88.99.0/24"))
)
"""Addresses that lead to others, which may be anybody's own network, or that are nobody's."""


class NotCalled(Exception):
    """There was no answer: an address that is not called, or that gives none."""


async def post(
    address: str, body: bytes, headers: dict[str, str], *, is_private_allowed: bool
) -> int:
    """A POST; the status of the answer. NotCalled if there is none."""
    try:
        async with asyncio.timeout(SECONDS):
            return await answered(address, body, headers, is_private_allowed=is_private_allowed)
    except (OSError, ValueError, ssl.SSLError) as error:
        raise NotCalled(type(error).__name__) from error


async def answered(
    address: str, body: bytes, headers: dict[str, str], *, is_private_allowed: bool
) -> int:
    """The status that an address answers with."""
    place = urlsplit(address)
    host, port = place.hostname or "", place.port or (443 if place.scheme == "https" else 80)
    where = await judged(host, port, is_private_allowed=is_private_allowed)
    secrecy = trusted() if place.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        where, port, ssl=secrecy, server_hostname=host if secrecy else None, limit=MOST_LINE
    )
    try:
        writer.write(request(place, headers, body))
        await writer.drain()
        words = (await reader.readline()).split()
        return int(words[1]) if len(words) > 1 and words[0].startswith(b"HTTP/") else 0
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


@lru_cache(maxsize=1)
def trusted() -> ssl.SSLContext:
    """Whom the system trusts; read once, since that takes longer than a move."""
    return ssl.create_default_context()


def request(place: SplitResult, headers: dict[str, str], body: bytes) -> bytes:
    """A whole request, after which the other side may hang up."""
    target = (place.path or "/") + (f"?{place.query}" if place.query else "")
    host = place.netloc.rpartition("@")[2]
    fields = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", **headers}
    lines = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def judged(host: str, port: int, *, is_private_allowed: bool) -> str:
    """The network address of a host; ValueError if it is not a public one."""
    loop = asyncio.get_running_loop()
    asked = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await loop.run_in_executor(NAMES, asked)
    where = str(found[0][4][0])
    if not is_private_allowed and not is_public(where):
        raise ValueError("not a public address")
    return where


def is_public(where: str) -> bool:
    """Whether an address belongs to the internet, and not to somebody's own network."""
    address = ipaddress.ip_address(where)
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if address.version == UNICAST.version and address not in UNICAST:
        return False
    is_within = any(address in network for network in NETWORKS_WITHIN)
    return address.is_global and not address.is_multicast and not is_within
