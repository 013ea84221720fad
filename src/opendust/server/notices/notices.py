"""Who is told that it is their turn? Whoever wants it, by mail, webhook or push, if the host does.

A notice says which match waits, and nothing of what happened in it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import final

from opendust.server.match.table import Table
from opendust.server.notices import push
from opendust.server.notices.calls import Calls
from opendust.server.notices.mail import confirmation, is_confirmed, send_mail
from opendust.server.notices.outside import MOST_AT_ONCE, NotCalled, post
from opendust.server.room.room import NoMatch, Room
from opendust.server.settings import Settings
from opendust.server.storage.contract import Conflict, Storage, Unavailable
from opendust.words import text

LOG = logging.getLogger("opendust.server")
GONE = (404, 410)


@final
@dataclass(frozen=True, slots=True)
class Wanted:
    """How a seat wants to be told; empty for not at all. `push` is a browser's subscription."""

    email: str = ""
    webhook: str = ""
    push: str = ""


@final
class Notifier:
    """Tells those who are asked, are not there, and have not answered after a while."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sending: set[tuple[str, int, int]] = set()
        self.push_key = ""
        self.mail_key = ""
        self.calls = Calls(MOST_AT_ONCE)
        # Mails go one after the other, in threads that nothing else waits for.
        self.mails = ThreadPoolExecutor(1, "mail")

    @property
    def is_any(self) -> bool:
        """Whether the host allows any way at all."""
        return bool(self.settings.smtp_url or self.settings.webhooks or self.settings.push_contact)

    async def open(self, storage: Storage) -> None:
        """Get the keys of this server for pushes and mails; the first one makes them."""
        if self.settings.push_contact:
            self.push_key = await storage.shared("push-key", push.new_key())
        if self.settings.smtp_url:
            self.mail_key = await storage.shared("mail-key", secrets.token_hex(32))

    def offers(self, wanted: Wanted) -> bool:
        """Whether the host allows what a player wants."""
        return not (
            (wanted.email and not self.settings.smtp_url)
            or (wanted.webhook and not self.settings.webhooks)
            or (wanted.push and not self.push_key)
        )

    def look_after(self, room: Room, table: Table) -> None:
        """Begin to wait for everybody who has just been asked and is not there."""
        if not self.is_any or table.status != "playing":
            return
        present = {viewer.seat for viewer in room.audience.viewers}
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
                await self.send(room, seat, Wanted(*wanted))
        except (NoMatch, Conflict, Unavailable, OSError, NotCalled, ValueError) as error:
            # An address that does not work is its owner's loss; the match goes on.
            room.services.metrics.count("notices_failed")
            LOG.warning("a notice was not sent: %s", type(error).__name__)
        finally:
            self.sending.discard(notice)

    async def send(self, room: Room, seat: int, wanted: Wanted) -> None:
        """Send by every way that is wanted and allowed."""
        link = f"{self.settings.public_url}/#/match/{room.match}"
        content = json.dumps({"match": room.match, "seat": seat, "link": link}).encode()
        settings, maker = self.settings, room.stored.maker if room.stored else ""
        if is_confirmed(wanted.email) and settings.smtp_url:
            await self.mail(wanted.email, text("notice-subject"), text("notice-body", link=link))
        if wanted.webhook and settings.webhooks:
            async with self.calls.turn(maker):
                await post(
                    wanted.webhook, content, {"Content-Type": "application/json"},
                    is_private_allowed=is_private_allowed(settings),
                )  # fmt: skip
        if wanted.push and self.push_key and not await self.send_push(wanted.push, content, maker):
            left = (wanted.email, wanted.webhook, "")
            await room.services.storage.want_notice(room.match, seat, left)
        room.services.metrics.count("notices")

    async def mail(self, receiver: str, subject: str, content: str) -> None:
        """Send a mail, when those before it are sent."""
        loop, url = asyncio.get_running_loop(), self.settings.smtp_url
        await loop.run_in_executor(self.mails, send_mail, url, receiver, subject, content)

    async def ask_to_confirm(self, room: Room, seat: int, address: str) -> None:
        """Ask whoever reads an address whether they want mails of a seat."""
        code = confirmation(self.mail_key, room.match, seat, address)
        link = f"{self.settings.public_url}/api/matches/{room.match}/notices/{seat}/{code}"
        try:
            await self.mail(address, text("confirm-subject"), text("confirm-body", link=link))
        except (OSError, ValueError) as error:
            room.services.metrics.count("notices_failed")
            LOG.warning("a mail was not sent: %s", type(error).__name__)

    async def send_push(self, subscription: str, content: bytes, maker: str) -> bool:
        """A message to a browser; False if it has withdrawn its subscription."""
        wanted = json.loads(subscription)
        endpoint, keys = wanted["endpoint"], wanted["keys"]
        body = push.sealed(content, keys["p256dh"], keys["auth"])
        head = push.headers(self.push_key, endpoint, self.settings.push_contact)
        async with self.calls.turn(maker):
            status = await post(
                endpoint, body, head, is_private_allowed=is_private_allowed(self.settings)
            )
        return status not in GONE


def is_private_allowed(settings: Settings) -> bool:
    """Whether players may have this server call into its own network."""
    return settings.webhooks == "private"
