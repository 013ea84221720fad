"""How does this server call others? Public addresses only, unless its host says otherwise.

The address is looked up once, judged, and then called: a name cannot mean one place when it is
judged and another when it is called.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
from http.client import HTTPConnection, HTTPSConnection
from urllib.parse import SplitResult, urlsplit

SECONDS = 15.0
MOST_ANSWER = 1_000


def post(address: str, body: bytes, headers: dict[str, str], *, is_private_allowed: bool) -> int:
    """A POST; the status of the answer. OSError, HTTPException or ValueError if there is none."""
    place = urlsplit(address)
    connection = connected(place, is_private_allowed=is_private_allowed)
    try:
        target = (place.path or "/") + (f"?{place.query}" if place.query else "")
        connection.request("POST", target, body, headers)
        answer = connection.getresponse()
        answer.read(MOST_ANSWER)
        return answer.status
    finally:
        connection.close()


def connected(place: SplitResult, *, is_private_allowed: bool) -> HTTPConnection:
    """A connection to where an address leads."""
    is_secret = place.scheme == "https"
    host, port = place.hostname or "", place.port or (443 if is_secret else 80)
    where = judged(host, port, is_private_allowed=is_private_allowed)
    found = socket.create_connection((where, port), SECONDS)
    connection: HTTPConnection
    if is_secret:
        found = ssl.create_default_context().wrap_socket(found, server_hostname=host)
        connection = HTTPSConnection(host, port, timeout=SECONDS)
    else:
        connection = HTTPConnection(host, port, timeout=SECONDS)
    connection.sock = found
    return connection


def judged(host: str, port: int, *, is_private_allowed: bool) -> str:
    """The network address of a host; ValueError if it is not a public one."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    where = str(found[0][4][0])
    if not is_private_allowed and not ipaddress.ip_address(where).is_global:
        raise ValueError("not a public address")
    return where
