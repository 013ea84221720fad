"""All matches of this process: made, found, joined, looked after, and let go when nobody is there.

A seat is a secret token; only its hash is kept. So is the code of a join link.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from hmac import compare_digest
from typing import final

from opendust.bots import is_bot
from opendust.kernel.play.dice import SEED_BYTES
from opendust.kernel.text.record import write_record
from opendust.scenes.lessons import lesson
from opendust.server.hall.expiry import FOR_EVER, Expiry, Keeping
from opendust.server.hall.makers import Makers
from opendust.server.match.entry import Entry, How
from opendust.server.match.film import MOST_STEPS
from opendust.server.match.seating import again, fill, must_own, open_seat, sit, start
from opendust.server.match.table import Table
from opendust.server.match.talk import stricter
from opendust.server.match.terms import Terms, check_lesson, is_long, planned_setup
from opendust.server.match.tickets import Ticket, drawn, hashed
from opendust.server.match.wishes import Denied
from opendust.server.notices.mail import UNCONFIRMED, confirmation
from opendust.server.notices.notices import Notifier, Wanted
from opendust.server.room.driver import Driver
from opendust.server.room.room import NoMatch, Room
from opendust.server.room.upkeep import BOT_PATIENCE, summary
from opendust.server.services import Services, now
from opendust.server.storage.contract import TALK, Change, Conflict, NewMatch, Unavailable

LOG = logging.getLogger("opendust.server")
SWEEP_SECONDS = 0.5
IDLE_SECONDS = 60.0
MOST_DUE = 200
MOST_LISTED = 100
RETRY_SECONDS = 1.0
BROKEN_PATIENCE = 600_000
"""Milliseconds until a match is looked at again that could not be read."""


@final
class Hall:
    """The rooms of this process."""

    def __init__(
        self,
        services: Services,
        notifier: Notifier,
        makers: Makers,
        keeping: Keeping = FOR_EVER,
    ) -> None:
        self.services = services
        self.makers = makers
        self.notifier = notifier
        self.driver = Driver()
        self.rooms: dict[str, Room] = {}
        self.expiry = Expiry(services, self.let_go_of, keeping)

    async def open(self) -> None:
        """Open the storage and begin to look after matches."""
        await self.services.storage.open()
        await self.makers.open()
        await self.notifier.open(self.services.storage)
        self.services.spawn(self.sweep())
        self.services.spawn(self.listen())
        self.services.spawn(self.expiry.run(is_over=False))
        self.services.spawn(self.expiry.run(is_over=True))

    async def close(self) -> None:
        """Stop everything that runs beside, then the bots and the storage."""
        for task in list(self.services.tasks):
            task.cancel()
        await asyncio.gather(*self.services.tasks, return_exceptions=True)
        await self.services.bots.close()
        await self.services.storage.close()

    def room(self, match: str) -> Room:
        """The room of a match; whether there is such a match shows when it is read."""
        room = self.rooms.get(match)
        if room is None:
            room = Room(match, self.services)
            room.after_keeping, room.let_go = self.wake, self.let_go_of
            self.rooms[match] = room
        return room

    def wake(self, room: Room, table: Table) -> None:
        """Ask the bots that must choose, and tell the persons who are not there."""
        self.driver.look_after(room, table)
        self.notifier.look_after(room, table)

    async def seat(self, match: str, token: str) -> int | None:
        """The seat that a token opens."""
        return await self.services.storage.seat_of(match, hashed(token))

    # --- making and joining -------------------------------------------------------------------

    async def create(
        self, terms: Terms, key: str | None = None, share: str | None = None, address: str = ""
    ) -> Ticket:
        """A new match; the creator's seat is taken, and it starts if nobody else is awaited."""
        terms = terms.model_copy(
            update={"talk": stricter(terms.first_talk, self.services.talk)}
        )  # fmt: skip
        match, code, at = drawn(key, "match", 12), drawn(key, "code", 16), now()
        if is_long(terms):
            table, seat, entries = await asyncio.to_thread(begun, terms, at, share)
        else:
            table, seat, entries = begun(terms, at, share)
        token = None if seat is None else drawn(key, "token", 32)
        tokens = [] if seat is None or token is None else [(seat, hashed(token))]
        room = self.room(match)
        due = room.upkeep.due(table, now())
        shown = summary(match, table)
        change = Change(table.status, due, shown, None, tokens, bots=table.bots)
        maker = self.makers.name(address)
        new = NewMatch(match, terms.model_dump_json(), table.seed, hashed(code), terms.listed, at,
                       entries, change, maker)  # fmt: skip
        is_there = key is not None and await self.services.storage.load(match) is not None
        async with self.makers.room_for(maker, 0 if is_there else 1, 0 if is_there else table.bots):
            await self.keep_new(new)
        async with room.lock:
            self.wake(room, await room.fresh())
        return Ticket(match, seat, token, code)

    async def keep_new(self, new: NewMatch) -> None:
        """Keep a match, once: asked for again with the same key, it is there already."""
        try:
            await self.services.storage.create(new)
            self.services.metrics.count("matches")
        except Conflict:
            found = await self.services.storage.load(new.match)
            if found is None or found.terms != new.terms:
                raise Denied("error", code="key-used") from None

    async def join(
        self,
        match: str,
        name: str,
        code: str | None,
        seat: int | None,
        key: str | None = None,
        share: str | None = None,
        given: dict[str, str] | None = None,
    ) -> Ticket:
        """Take an open seat: the first one, or the one that is asked for."""
        room = self.room(match)
        token = drawn(key, f"join {match}", 32)
        async with room.lock:
            table = await room.fresh()
            assert room.stored is not None
            if not (table.terms.listed and code is None) and (
                code is None or not secrets.compare_digest(hashed(code), room.stored.code)
            ):
                raise Denied("error", code="wrong-code")
            number = await self.seat(match, token)
            if number is None:
                number = open_seat(table, seat)
                entries = await seated(table, number, name, share, given)
                await room.keep(table, entries, [(number, hashed(token))])
        return Ticket(match, number, token)

    async def fill(self, match: str, seat: int, number: int, bot: str, name: str) -> None:
        """A bot takes a free seat, if whoever sits there made the match."""
        room = self.room(match)
        async with room.lock:
            table = await room.fresh()
            assert room.stored is not None
            must_own(table, seat)
            if not is_bot(bot, table.terms.game):
                raise Denied("error", code="bot-unknown")
            async with self.makers.room_for(room.stored.maker, 0, 1):
                if is_long(table.terms):
                    entries = await asyncio.to_thread(fill, table, number, bot, name, now())
                else:
                    entries = fill(table, number, bot, name, now())
                await room.keep(table, entries)

    async def cancel(self, match: str, seat: int) -> None:
        """A match that has not begun comes to nothing."""
        room = self.room(match)
        async with room.lock:
            table = await room.fresh()
            must_own(table, seat)
            await room.keep(table, [table.enter(Entry("cancel", now(), How.TABLE))])

    async def rematch(
        self,
        match: str,
        seat: int,
        key: str | None = None,
        share: str | None = None,
        address: str = "",
    ) -> Ticket:
        """The same match once more; whoever sat there sits there again, when they ask for it."""
        old = self.room(match)
        async with old.lock:
            table = await old.fresh()
            if table.result is None:
                raise Denied("error", code="not-over")
            if not table.rematch:
                made = await self.create(again(table), address=address)
                entry = table.enter(Entry(f"rematch {made.match}", now(), How.TABLE))
                await old.keep(table, [entry])
            new, name = self.room(table.rematch), table.chairs[seat].name
        token = drawn(key, f"rematch {match} {seat}", 32)
        async with new.lock:
            table = await new.fresh()
            if await self.seat(new.match, token) is None:
                if seat not in table.open_seats:
                    raise Denied("error", code="seat-taken")
                entries = await seated(table, seat, name, share)
                await new.keep(table, entries, [(seat, hashed(token))])
        return Ticket(new.match, seat, token)

    async def want_notice(self, match: str, seat: int, wanted: Wanted) -> None:
        """How a seat wants to be told; off until it asks. A new address is asked first."""
        if not self.notifier.offers(wanted):
            raise Denied("error", code="not-offered")
        is_new = wanted.email and wanted.email != (await self.wanted_notice(match, seat)).email
        email = UNCONFIRMED + wanted.email if is_new else wanted.email
        await self.services.storage.want_notice(match, seat, (email, wanted.webhook, wanted.push))
        if is_new:
            self.services.spawn(self.notifier.ask_to_confirm(self.room(match), seat, wanted.email))

    async def confirm_mail(self, match: str, seat: int, code: str) -> None:
        """Mails may go to an address whose owner has opened the link in the first one."""
        found = await self.wanted_notice(match, seat)
        address = found.email.removeprefix(UNCONFIRMED)
        right = confirmation(self.notifier.mail_key, match, seat, address)
        if not address or not compare_digest(code, right):
            raise Denied("error", code="wrong-code")
        ways = address, found.webhook, found.push
        await self.services.storage.want_notice(match, seat, ways)

    async def wanted_notice(self, match: str, seat: int) -> Wanted:
        """How a seat wants to be told."""
        return Wanted(*(await self.services.storage.notice(match, seat) or ()))

    async def listed(self) -> str:
        """The open matches that want to be found, as JSON: so each of them is kept."""
        return f"[{','.join(await self.services.storage.open_matches(MOST_LISTED))}]"

    async def record(self, match: str) -> str:
        """The record of a finished match, with its seed."""
        room = self.room(match)
        async with room.lock:
            table = await room.fresh()
            if table.result is None:
                raise Denied("error", code="not-over")
        archive = self.services.archive
        if table.version <= MOST_STEPS:
            return await archive.record(await archive.film(match, table.version))
        async with archive.places:
            whole = await room.whole()
            assert whole.match is not None
            return await asyncio.to_thread(write_record, whole.match, with_seed=True)

    # --- looking after ------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Again and again: act where time is up, let go of rooms without anybody."""
        # Bots that were thinking when the last process ended are asked again at once; with
        # several processes, when the one that had asked gives no sign any more.
        horizon = 0 if self.services.storage.is_shared else BOT_PATIENCE
        while True:
            try:
                for match in await self.services.storage.due(now() + horizon, MOST_DUE):
                    await self.look_after(match)
                for match in {match for match, _, _ in self.driver.thinking}:
                    await self.look_after(match, is_thinking=True)
                horizon = 0
            except Unavailable:
                LOG.warning("the storage does not answer; trying again")
            self.let_go()
            await asyncio.sleep(SWEEP_SECONDS)

    async def look_after(self, match: str, *, is_thinking: bool = False) -> None:
        """Act where time is up. One broken match must not stop the others."""
        room = self.room(match)
        try:
            if is_thinking:
                await room.renew_due()
            else:
                await self.driver.on_time(room)
        except (Conflict, NoMatch):
            return
        except Unavailable:
            raise
        except Exception:
            self.services.metrics.count("faults")
            LOG.exception("looking after a match")
            # Those that can be read come first; a few hundred broken ones would hide them for ever.
            await self.services.storage.put_off(match, now() + BROKEN_PATIENCE)

    def is_quiet(self, seconds: float) -> bool:
        """Whether nobody looks on, no bot thinks, and no match was touched for so long."""
        limit = time.monotonic() - seconds
        return not self.driver.thinking and all(
            room.touched < limit and not room.audience.viewers and not room.lock.locked()
            for room in self.rooms.values()
        )

    def let_go_of(self, match: str) -> None:
        """Forget a room whose match is gone."""
        self.rooms.pop(match, None)

    def let_go(self) -> None:
        """Forget rooms that nobody looks at; their matches stay in the storage."""
        limit = time.monotonic() - IDLE_SECONDS
        for room in self.rooms.values():
            room.forget_looks()
        idle = [
            match
            for match, room in self.rooms.items()
            if room.touched < limit and not room.audience.viewers and not room.lock.locked()
        ]
        for match in idle:
            del self.rooms[match]

    async def listen(self) -> None:
        """Hear of other processes' appends, and take them."""
        while True:
            try:
                async for match, version in self.services.storage.news():
                    await self.heard(match, version)
            except Unavailable:
                pass
            except Exception:
                self.services.metrics.count("faults")
                LOG.exception("hearing of other processes")
            await asyncio.sleep(RETRY_SECONDS)

    async def heard(self, match: str, version: int) -> None:
        """Another process may have appended to a match, or, without a name, to any."""
        rooms = list(self.rooms.values()) if not match else [self.rooms.get(match)]
        for room in rooms:
            if room is not None:
                await self.tell(room, match, version)

    async def tell(self, room: Room, match: str, version: int) -> None:
        """Let a room take what is new. One broken match must not make this process deaf."""
        try:
            async with room.lock:
                if version == TALK or not match:
                    await room.hear()
                if not (match and room.table and room.table.version >= version):
                    await room.catch_up()
        except NoMatch:
            self.let_go_of(room.match)
        except Unavailable:
            raise
        except Exception:
            room.table = None
            self.services.metrics.count("faults")
            LOG.exception("hearing of a match")


async def seated(
    table: Table, seat: int, name: str, share: str | None, given: dict[str, str] | None = None
) -> list[Entry]:
    """Somebody takes a seat; where texts are read for it, that is done beside the loop."""
    if is_long(table.terms) or given:
        return await asyncio.to_thread(sit, table, seat, name, now(), share, given)
    return sit(table, seat, name, now(), share)


def begun(terms: Terms, at: int, share: str | None) -> tuple[Table, int | None, list[Entry]]:
    """A new table with its creator at it, the creator's seat, and what is to be kept of it."""
    check_lesson(terms)
    table = Table(terms, new_seed(terms))
    planned_setup(terms, table.names)
    for number, plan in enumerate(terms.seats):
        if plan.kind == "me" and plan.name is not None:
            return table, number, sit(table, number, plan.name, at, share)
    return table, None, [] if table.open_seats else start(table, at)


def new_seed(terms: Terms) -> bytes:
    """A seed that nobody knows; a lesson rolls the dice that its texts speak of."""
    if terms.lesson is not None:
        return lesson(terms.lesson).record.seed
    return secrets.token_bytes(SEED_BYTES)
