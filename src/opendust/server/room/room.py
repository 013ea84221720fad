"""One match in this process: its table, its viewers, and one thing at a time.

Whatever changes the match holds the lock from judging to storing. If storing fails, the table
in memory is dropped and read again, so that memory never knows more than the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import final

from opendust.server.match.entry import Entry
from opendust.server.match.table import Table
from opendust.server.match.talk import Talk, moderated, new_line
from opendust.server.match.wishes import Denied, take_wish
from opendust.server.room.audience import Audience
from opendust.server.room.late import Late
from opendust.server.room.reading import read_table, read_whole, take_all
from opendust.server.room.upkeep import BOT_PATIENCE, Upkeep
from opendust.server.services import Services, now
from opendust.server.sockets.viewer import ENCODER, Viewer
from opendust.server.storage.contract import Conflict, Stored, Unavailable
from opendust.server.wire.build import SPECTATOR, state_answer
from opendust.server.wire.frames import AcceptedFrame, ErrorFrame, Reply
from opendust.server.wire.messages import Moderation, Spoken, Wish
from opendust.server.wire.wants import PLAIN, Wants
from opendust.server.workers.queue import AWAY, NOBODY, PRESENT, Claim

LOG = logging.getLogger("opendust.server")
CONFLICTS_BORNE = 8
LOOK_SECONDS = 2.0
"""So long what somebody was told who asked serves others: 75 kB where settings are long."""


class NoMatch(Exception):
    """There is no match of that name."""


@final
class Room:
    """A match, as this process holds it."""

    def __init__(self, match: str, services: Services) -> None:
        self.match = match
        self.services = services
        self.lock = asyncio.Lock()
        self.stored: Stored | None = None
        self.table: Table | None = None
        self.looks: dict[tuple[int, Wants], bytes] = {}
        self.touched = time.monotonic()
        self.upkeep = Upkeep(match, services.link_patience)
        self.audience = Audience(services.metrics)
        self.talk = Talk(services.storage, match)
        self.late = Late(match, services, self.lock, self.audience, self.talk)
        self.after_keeping: Callable[[Room, Table], None] = lambda room, table: None
        # Told if there is no such match: whoever makes names up fills no memory with rooms.
        self.let_go: Callable[[str], None] = lambda match: None

    # --- under the lock -----------------------------------------------------------------------

    async def fresh(self) -> Table:
        """The table, read from the storage if it is not in memory."""
        self.touched = time.monotonic()
        if self.table is None:
            self.stored = await self.services.storage.load(self.match)
            if self.stored is None:
                self.let_go(self.match)
                raise NoMatch(self.match)
            self.table = await read_table(self.services.storage, self.stored)
            self.upkeep.snapshot_version = self.table.version
            self.looks.clear()
            self.tell(self.table)
        return self.table

    async def catch_up(self) -> None:
        """Take the entries that another process has appended."""
        table = await self.fresh()
        entries = await self.services.storage.entries(self.match, table.version)
        await take_all(table, entries)
        self.tell_of(table, entries)

    async def keep(
        self, table: Table, entries: list[Entry], tokens: list[tuple[int, bytes]] | None = None
    ) -> None:
        """Store what the table has taken. If that fails, the table in memory is not to be trusted.

        Also if the caller is cancelled meanwhile: whether the entries are kept is then unknown.
        """
        began = time.monotonic()
        version = table.version - len(entries)
        try:
            change = self.upkeep.change(table, tokens or [], now())
            await self.services.storage.append(self.match, version, entries, change)
        except BaseException:
            self.table = self.upkeep.kept = None
            raise
        if change.snapshot is not None:
            self.upkeep.snapshot_version = table.version
        self.services.metrics.stored(time.monotonic() - began)
        self.services.metrics.count("appends")
        self.tell_of(table, entries)
        # Only the process that has stored a change asks the bots; others step in when it is gone.
        self.after_keeping(self, table)

    async def renew_due(self) -> None:
        """A bot is still thinking here: no other process need look after the match yet."""
        if now() - self.upkeep.signed < BOT_PATIENCE // 2:
            return
        async with self.lock:
            table = await self.fresh()
            self.upkeep.signed, self.upkeep.kept = now(), None
            due = self.upkeep.due(table, now())
            await self.services.storage.renew(self.match, table.version, due)

    # --- those who look on --------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks on from now on."""
        self.audience.viewers.add(viewer)
        self.late.follow(viewer, self.fresh)

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks on no longer."""
        self.audience.viewers.discard(viewer)

    def renew(self, viewer: Viewer, wants: Wants) -> None:
        """Tell a viewer things another way, beginning with how the match stands."""
        viewer.wants = wants
        viewer.is_renewed = True
        self.late.follow(viewer, self.fresh)

    def tell_of(self, table: Table, entries: list[Entry]) -> None:
        """Tell of new entries; a link is told with the roll that it is for."""
        self.looks.clear()
        if any(entry.verb != "link" for entry in entries):
            self.tell(table)

    def tell(self, table: Table) -> None:
        """The match has changed: tell everybody who looks on, those who do not keep up later."""
        for viewer in self.audience.tell(table):
            self.late.follow(viewer, self.fresh)

    # --- who is here --------------------------------------------------------------------------

    def asks(self, seat: int, roll: int) -> bool:
        """Whether a seat's link for a roll is awaited; what the table in memory says will do."""
        table = self.table
        if table is None or table.match is None or seat not in table.awaited:
            return False
        return table.match.shares.rolls == roll

    def claim(self) -> Claim:
        """For whom a bot thinks here: people at the table, people who are away, or nobody."""
        viewers = self.audience.viewers
        players = [viewer for viewer in viewers if self.is_playing(viewer.seat)]
        if players:
            return Claim(PRESENT, players[0].address, self.match)
        persons = self.table is not None and bool(self.table.playing_persons())
        maker = self.stored.maker if self.stored is not None else ""
        return Claim(AWAY if persons or viewers else NOBODY, maker, self.match)

    def is_playing(self, seat: int) -> bool:
        """Whether a seat's person plays, or waits until a bot has settled for them."""
        if seat == SPECTATOR or self.table is None:
            return False
        chair = self.table.chairs[seat]
        return not chair.bot or chair.settles

    # --- asked from outside -------------------------------------------------------------------

    async def look(self, seat: int, wants: Wants = PLAIN) -> bytes:
        """How the match stands for a viewer; who asks again while nothing happens gets the same."""
        async with self.lock:
            table = await self.fresh()
            if seat == SPECTATOR and not table.terms.spectators:
                raise Denied("error", code="no-spectators")
            found = self.looks.get((seat, wants))
            if found is None:
                found = self.looks[seat, wants] = ENCODER.encode(state_answer(table, seat, wants))
            return found

    def forget_looks(self) -> None:
        """Keep nothing for others who might ask, once nobody does."""
        if self.looks and self.touched < time.monotonic() - LOOK_SECONDS:
            self.looks.clear()

    async def wish(self, seat: int, wish: Wish | Moderation, wants: Wants = PLAIN) -> Reply:
        """Fulfil or deny what a seat wants; the answer. Doubles get the first answer again."""
        for _ in range(CONFLICTS_BORNE):
            try:
                async with self.lock:
                    return await self.judge(seat, wish, wants)
            except Conflict:
                self.services.metrics.count("conflicts")
            except Unavailable:
                self.services.metrics.count("unavailable")
                return ErrorFrame("unavailable", wish.id)
        return ErrorFrame("busy", wish.id)

    async def judge(self, seat: int, wish: Wish | Moderation, wants: Wants) -> Reply:
        """One attempt at a wish."""
        table = await self.fresh()
        known = table.answered[seat].get(wish.id)
        if known is not None:
            return AcceptedFrame(wish.id, known)
        try:
            self.services.patience.check(self.match, seat, wish)
            if isinstance(wish, Moderation):
                entries = moderated(table, seat, wish, self.services.talk, now())
            else:
                entries = take_wish(table, seat, wish, now(), wants)
        except Denied as denied:
            self.services.metrics.count("denied", denied.kind)
            return denied.answer(wish.id)
        except Exception:
            # A fault of the rules must not leave half a change in memory.
            self.table = None
            number = secrets.token_hex(4)
            self.services.metrics.count("faults")
            LOG.exception("fault %s at a wish of a match", number)
            return ErrorFrame("fault", wish.id, fault=number)
        version = table.answered[seat][wish.id]
        await self.keep(table, entries)
        return AcceptedFrame(wish.id, version)

    async def say(self, seat: int, said: Spoken) -> Reply:
        """Somebody at the table, or a spectator, says something to everybody."""
        try:
            async with self.lock:
                table = await self.fresh()
                line = await self.talk.add(
                    new_line(table, seat, said, self.services.talk, now())
                )  # fmt: skip
                if line is not None:
                    self.services.metrics.count("said")
                    self.audience.pass_on([line])
                return AcceptedFrame(said.id, table.version)
        except Denied as denied:
            self.services.metrics.count("denied", denied.kind)
            return denied.answer(said.id)
        except Unavailable:
            return ErrorFrame("unavailable", said.id)

    async def hear(self) -> None:
        """Another process has kept something that was said. The lock is held."""
        with contextlib.suppress(Unavailable):
            self.audience.pass_on(await self.talk.hear())

    async def whole(self) -> Table:
        """The match played again from its beginning, with all that happened."""
        assert self.stored is not None
        return await read_whole(self.services.storage, self.stored)
