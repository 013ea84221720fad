"""One match in this process: its table, its viewers, and one thing at a time.

Whatever changes the match holds the lock from judging to storing. If storing fails, the table
in memory is dropped and read again, so that memory never knows more than the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import final

from opendust.server.match.entry import Entry
from opendust.server.match.past import Past
from opendust.server.match.patience import Patience
from opendust.server.match.snapshot import can_snapshot, read_snapshot, write_snapshot
from opendust.server.match.spoken import KeptLine
from opendust.server.match.table import MOST_ENTRIES, Happened, Table
from opendust.server.match.talk import Talk, moderated, new_line
from opendust.server.match.terms import Terms, is_long
from opendust.server.match.wishes import Denied, take_wish
from opendust.server.services import Services, now
from opendust.server.sockets.viewer import ENCODER, Viewer
from opendust.server.storage.contract import Change, Conflict, Stored, Unavailable
from opendust.server.wire.answers import ListedAnswer
from opendust.server.wire.build import SPECTATOR, clock_answer, state_answer, update_frame
from opendust.server.wire.frames import AcceptedFrame, ErrorFrame, HappenedAnswer, Reply, TalkFrame
from opendust.server.wire.messages import Moderation, Spoken, Wish
from opendust.server.wire.wants import PLAIN, Wants
from opendust.server.workers.queue import AWAY, NOBODY, PRESENT, Claim

LOG = logging.getLogger("opendust.server")
SNAPSHOT_EVERY = 50
CONFLICTS_BORNE = 8
BOT_PATIENCE = 3_000
"""So long after the last sign of a process that lets a bot think, another one may ask it anew."""
SHORT_TEXT = 64
RETRY_SECONDS = 1.0


FrameKey = tuple[int, int | None, bool, Wants]
"""Viewers who have the same are told the same."""


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
        self.viewers: set[Viewer] = set()
        self.frames: dict[FrameKey, bytes] = {}
        self.looks: dict[tuple[int, Wants], bytes] = {}
        self.snapshot_version = 0
        self.kept: tuple[str, int | None, str, int] | None = None
        self.signed = 0
        self.touched = time.monotonic()
        self.talk = Talk(services.storage, match)
        self.patience = Patience()
        self.past = Past(match, self.lock, self.fresh, services.archive, services.telling)
        self.after_keeping: Callable[[Room, Table], None] = lambda room, table: None

    # --- under the lock -----------------------------------------------------------------------

    async def fresh(self) -> Table:
        """The table, read from the storage if it is not in memory."""
        self.touched = time.monotonic()
        if self.table is None:
            self.stored = await self.services.storage.load(self.match)
            if self.stored is None:
                raise NoMatch(self.match)
            self.table = await self.read_table(self.stored)
            self.snapshot_version = self.table.version
            self.looks.clear()
            self.tell(self.table)
        return self.table

    async def read_table(self, stored: Stored) -> Table:
        """The table of what is stored: the snapshot, and the entries after it."""
        terms = Terms.model_validate_json(stored.terms)
        if stored.snapshot is None:
            table = Table(terms, stored.seed)
        elif is_long(terms):
            table = await asyncio.to_thread(read_snapshot, stored.snapshot, terms, stored.seed)
        else:
            table = read_snapshot(stored.snapshot, terms, stored.seed)
        entries = await self.services.storage.entries(self.match, table.version)
        if is_long(terms):
            await asyncio.to_thread(enter_all, table, entries)
        else:
            enter_all(table, entries)
        return table

    async def catch_up(self) -> None:
        """Take the entries that another process has appended."""
        table = await self.fresh()
        entries = await self.services.storage.entries(self.match, table.version)
        for entry in entries:
            table.enter(entry)
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
            change = self.change(table, tokens or [])
            await self.services.storage.append(self.match, version, entries, change)
        except BaseException:
            self.table = self.kept = None
            raise
        if change.snapshot is not None:
            self.snapshot_version = table.version
        self.services.metrics.stored(time.monotonic() - began)
        self.services.metrics.count("appends")
        self.tell_of(table, entries)
        # Only the process that has stored a change asks the bots; others step in when it is gone.
        self.after_keeping(self, table)

    def change(self, table: Table, tokens: list[tuple[int, bytes]]) -> Change:
        """What is kept beside the entries."""
        snapshot = None
        if table.version - self.snapshot_version >= SNAPSHOT_EVERY and can_snapshot(table):
            snapshot = write_snapshot(table)
        status, due = table.status, self.due(table)
        # Only open matches are listed.
        shown = summary(self.match, table) if status == "open" else ""
        kept = status, due, shown, table.bots
        is_new = kept != self.kept
        self.kept, self.signed = kept, now()
        return Change(status, due, shown, snapshot, tokens, is_new, table.bots)

    def due(self, table: Table) -> int | None:
        """When somebody must look after the match: a deadline, or a bot that does not answer."""
        if table.is_paused or table.status != "playing":
            return None
        if table.awaited and table.match is not None:
            return table.rolls.due(table.match, self.services.link_patience)
        first: int | None = None
        for seat in table.waiting:
            at = self.bot_due(table) if table.chairs[seat].bot else table.deadline(seat)
            if at is not None and (first is None or at < first):
                first = at
        return first

    def bot_due(self, table: Table) -> int | None:
        """When a bot that has not answered is asked again; those that never finish are not."""
        return None if table.version > MOST_ENTRIES else now() + BOT_PATIENCE

    @property
    def spectators(self) -> int:
        """How many look on without a seat."""
        return sum(viewer.seat == SPECTATOR for viewer in self.viewers)

    def asks(self, seat: int, roll: int) -> bool:
        """Whether a seat's link for a roll is awaited; what the table in memory says will do."""
        table = self.table
        if table is None or table.match is None or seat not in table.awaited:
            return False
        return table.match.shares.rolls == roll

    def claim(self) -> Claim:
        """For whom a bot thinks here: people at the table, people who are away, or nobody."""
        players = [viewer for viewer in self.viewers if self.is_playing(viewer.seat)]
        if players:
            return Claim(PRESENT, players[0].address, self.match)
        persons = self.table is not None and bool(self.table.playing_persons())
        maker = self.stored.maker if self.stored is not None else ""
        return Claim(AWAY if persons or self.viewers else NOBODY, maker, self.match)

    def is_playing(self, seat: int) -> bool:
        """Whether a seat's person plays, or waits until a bot has settled for them."""
        if seat == SPECTATOR or self.table is None:
            return False
        chair = self.table.chairs[seat]
        return not chair.bot or chair.settles

    async def renew_due(self) -> None:
        """A bot is still thinking here: no other process need look after the match yet."""
        if now() - self.signed < BOT_PATIENCE // 2:
            return
        async with self.lock:
            table = await self.fresh()
            self.signed, self.kept = now(), None
            await self.services.storage.renew(self.match, table.version, self.due(table))

    # --- those who look on --------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks on from now on."""
        self.viewers.add(viewer)
        self.follow(viewer)

    def renew(self, viewer: Viewer, wants: Wants) -> None:
        """Tell a viewer things another way, beginning with how the match stands."""
        viewer.wants = wants
        viewer.is_renewed = True
        self.follow(viewer)

    def tell_of(self, table: Table, entries: list[Entry]) -> None:
        """Tell of new entries; a link is told with the roll that it is for."""
        self.looks.clear()
        if any(entry.verb != "link" for entry in entries):
            self.tell(table)

    def tell(self, table: Table) -> None:
        """The match has changed: tell everybody who looks on."""
        self.frames.clear()
        for viewer in self.viewers:
            if not viewer.is_behind:
                self.show(table, viewer)

    def show(self, table: Table, viewer: Viewer) -> None:
        """Tell a viewer at once, or later if it does not keep up. A fault stays its own."""
        news = None if viewer.sent is None else table.since(viewer.sent)
        if news is None or viewer.outlet.is_full:
            self.follow(viewer)
            return
        try:
            self.give(table, viewer, news)
        except Exception:
            self.services.metrics.count("faults")
            LOG.exception("telling a viewer")

    def give(
        self,
        table: Table,
        viewer: Viewer,
        news: list[Happened],
        past: Sequence[HappenedAnswer] = (),
    ) -> None:
        """Send what is new; viewers who know and want the same get the same bytes."""
        key = key_of(viewer)
        text = self.frames.get(key)
        if text is None:
            frame = update_frame(table, news, viewer.seat, viewer.wants, viewer.known, past)
            text = self.frames[key] = ENCODER.encode(frame)
        if viewer.is_renewed:
            # The whole is told because the viewer wants it; what is new, because it happened.
            viewer.charge(len(text))
        viewer.outlet.write(text)
        viewer.sent, viewer.is_renewed = table.version, False

    def follow(self, viewer: Viewer) -> None:
        """Let a task bring a viewer up to date."""
        if not viewer.is_behind:
            viewer.is_behind = True
            self.services.spawn(self.bring_up(viewer))

    async def bring_up(self, viewer: Viewer) -> None:
        """Tell a viewer what it has missed, as soon as it reads and the storage answers."""
        while viewer in self.viewers:
            await viewer.outlet.drained()
            try:
                past = await self.missed(viewer)
                async with self.lock:
                    table = await self.fresh()
                    since = past[-1].version if past else viewer.sent
                    news = [] if since is None else table.since(since)
                    if key_of(viewer) in self.frames:
                        news = []
                    if news is None:
                        # Read anew from the storage meanwhile.
                        continue
                    self.give(table, viewer, news, past)
                    await self.tell_talk(viewer)
                    viewer.is_behind = False
            except Unavailable:
                # The answers still go out; what is new follows when the storage answers again.
                viewer.give_replies()
                await asyncio.sleep(RETRY_SECONDS)
                continue
            viewer.give_replies()
            return

    async def missed(self, viewer: Viewer) -> list[HappenedAnswer]:
        """What a viewer has missed for long; who has missed too much is told how it stands."""
        if viewer.sent is None:
            return []
        async with self.past.turn:
            if key_of(viewer) in self.frames:
                # Somebody has just been told the same.
                return []
            told = await self.past.since(viewer.sent, viewer.seat, viewer.wants)
        if told is None:
            viewer.sent = None
        return told or []

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
            self.patience.check(seat, wish)
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
                    self.pass_on([line])
                return AcceptedFrame(said.id, table.version)
        except Denied as denied:
            self.services.metrics.count("denied", denied.kind)
            return denied.answer(said.id)
        except Unavailable:
            return ErrorFrame("unavailable", said.id)

    async def hear(self) -> None:
        """Another process has kept something that was said. The lock is held."""
        with contextlib.suppress(Unavailable):
            self.pass_on(await self.talk.hear())

    def pass_on(self, lines: list[KeptLine]) -> None:
        """Tell those who know what was said before. Who does not read hears it when back."""
        if not lines:
            return
        text = ENCODER.encode(TalkFrame([line.told() for line in lines]))
        for viewer in self.viewers:
            if viewer.has_heard and not viewer.outlet.is_full:
                viewer.outlet.write(text)

    async def tell_talk(self, viewer: Viewer) -> None:
        """A viewer who has just come hears what was said. The lock is held."""
        if not viewer.has_heard:
            lines = await self.talk.lines()
            viewer.has_heard = True
            if lines:
                told = [line.told() for line in lines]
                viewer.outlet.write(ENCODER.encode(TalkFrame(told)))

    async def whole(self) -> Table:
        """The match played again from its beginning, with all that happened."""
        assert self.stored is not None
        table = Table(Terms.model_validate_json(self.stored.terms), self.stored.seed, keep_all=True)
        entries = await self.services.storage.entries(self.match, 0)
        await asyncio.to_thread(enter_all, table, entries)
        return table


def key_of(viewer: Viewer) -> FrameKey:
    """On what it depends what a viewer is told."""
    return viewer.seat, viewer.sent, viewer.is_renewed, viewer.wants


def enter_all(table: Table, entries: list[Entry]) -> None:
    """Let a table take many entries."""
    for entry in entries:
        table.enter(entry)


def summary(match: str, table: Table) -> str:
    """What the list of open matches says of one."""
    settings = table.terms.settings
    listed = ListedAnswer(
        match=match,
        game=table.terms.game,
        settings={key: text for key, text in settings.items() if len(text) <= SHORT_TEXT},
        clock=clock_answer(table.terms.clock),
        chairs=[chair.answer() for chair in table.chairs],
    )
    return json.dumps(listed, ensure_ascii=False)
