"""Who is told that it is their turn, and how? E-mail or a webhook, if host and player want it.

A notice says which match waits, and nothing of what happened in it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
from dataclasses import dataclass
from email.message import EmailMessage
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import final
from urllib.parse import parse_qs, unquote, urlsplit

from opendust.server.room import NoMatch, Room
from opendust.server.settings import Settings
from opendust.server.storage import Conflict, Unavailable
from opendust.server.table import Table
from opendust.words import text

LOG = logging.getLogger("opendust.server")
SECONDS = 15.0


@final
@dataclass(frozen=True, slots=True)
class Wanted:
    """How a seat wants to be told; empty for not at all."""

    email: str = ""
    webhook: str = ""


@final
class Notifier:
    """Tells those who are asked, are not there, and have not answered after a while."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sending: set[tuple[str, int, int]] = set()

    def offers(self, wanted: Wanted) -> bool:
        """Whether the host allows what a player wants."""
        if wanted.email and not self.settings.smtp_url:
            return False
        return not wanted.webhook or bool(self.settings.webhooks)

    def look_after(self, room: Room, table: Table) -> None:
        """Begin to wait for everybody who has just been asked and is not there."""
        if not (self.settings.smtp_url or self.settings.webhooks) or table.status != "playing":
            return
        present = {viewer.seat for viewer in room.viewers}
        for seat in table.waiting:
            notice = (room.match, seat, table.asked[seat].version)
            if seat not in present and not table.chairs[seat].bot and notice not in self.sending:
                self.sending.add(notice)
                room.services.spawn(self.tell(room, notice))

    async def tell(self, room: Room, notice: tuple[str, int, int]) -> None:
        """Wait a while; if the seat is still asked, send what it wants."""
        _, seat, asked = notice
        try:
            await asyncio.sleep(self.settings.notify_seconds)
            async with room.lock:
                table = await room.fresh()
                is_asked = seat in table.waiting and table.asked[seat].version == asked
            wanted = await room.services.storage.notice(room.match, seat) if is_asked else None
            if wanted is not None:
                await asyncio.to_thread(send, self.settings, room.match, seat, Wanted(*wanted))
                room.services.metrics.count("notices")
        except (NoMatch, Conflict, Unavailable, OSError, HTTPException, ValueError) as error:
            # An address that does not work is its owner's loss; the match goes on.
            room.services.metrics.count("notices_failed")
            LOG.warning("a notice was not sent: %s", type(error).__name__)
        finally:
            self.sending.discard(notice)


def send(settings: Settings, match: str, seat: int, wanted: Wanted) -> None:
    """Send by every way that is wanted."""
    link = f"{settings.public_url}/#/match/{match}"
    if wanted.email and settings.smtp_url:
        send_mail(settings.smtp_url, wanted.email, link)
    if wanted.webhook and settings.webhooks:
        content = {"match": match, "seat": seat, "link": link}
        post(wanted.webhook, content, is_private_allowed=settings.webhooks == "private")


def send_mail(smtp_url: str, receiver: str, link: str) -> None:
    """A short mail by the host's mail server."""
    place = urlsplit(smtp_url)
    message = EmailMessage()
    message["Subject"] = text("notice-subject")
    message["From"] = parse_qs(place.query).get("from", ["opendust@localhost"])[0]
    message["To"] = receiver
    message.set_content(text("notice-body", link=link))
    make = smtplib.SMTP_SSL if place.scheme == "smtps" else smtplib.SMTP
    with make(place.hostname or "localhost", place.port or 25, timeout=SECONDS) as server:
        if place.username:
            if place.scheme != "smtps":
                server.starttls()
            server.login(unquote(place.username), unquote(place.password or ""))
        server.send_message(message)


def post(address: str, content: dict[str, object], *, is_private_allowed: bool) -> None:
    """A POST to a public address: nobody may use this server to reach into its own network."""
    place = urlsplit(address)
    host, port = place.hostname or "", place.port or (443 if place.scheme == "https" else 80)
    if not is_private_allowed:
        check_public(host, port)
    make = HTTPSConnection if place.scheme == "https" else HTTPConnection
    connection = make(host, port, timeout=SECONDS)
    try:
        body, headers = json.dumps(content), {"Content-Type": "application/json"}
        connection.request("POST", place.path or "/", body, headers)
        connection.getresponse().read(1_000)
    finally:
        connection.close()


def check_public(host: str, port: int) -> None:
    """ValueError if a host has an address that is not a public one."""
    for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if not ipaddress.ip_address(found[4][0]).is_global:
            raise ValueError("not a public address")
