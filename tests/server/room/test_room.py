"""Does every viewer in a room get exactly what was made for it? All kinds of viewers, one match."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest

from opendust.kernel.text.notation import format_action
from opendust.server.hall import expiry as expiry_module
from opendust.server.hall.expiry import Expiry, Keeping
from opendust.server.hall.hall import Hall
from opendust.server.hall.makers import Makers
from opendust.server.match.entry import Entry, How
from opendust.server.match.terms import Terms
from opendust.server.metrics import Metrics
from opendust.server.notices.notices import Notifier
from opendust.server.room.room import LOOK_SECONDS, NoMatch, Room
from opendust.server.services import Services, now
from opendust.server.settings import Settings
from opendust.server.sockets.viewer import ENCODER, Viewer
from opendust.server.storage.contract import Change
from opendust.server.storage.sqlite import SqliteStorage
from opendust.server.wire.build import SPECTATOR, update_frame
from opendust.server.wire.frames import AcceptedFrame, ErrorFrame
from opendust.server.wire.messages import Act
from opendust.server.wire.wants import PLAIN, Wants
from opendust.server.workers.pool import WorkerPool
from tests.server.playing import terms
from tests.server.running import PATIENCE

LEAN = Wants("choices", updates="lean")
MOVES = 60


class Desk:
    """Keeps what is written to a viewer."""

    is_full = False

    def __init__(self) -> None:
        self.texts: list[bytes] = []

    def write(self, text: bytes) -> None:
        self.texts.append(text)

    async def drained(self) -> None:
        return


def expected(room: Room, viewer: Viewer, sent: int | None) -> bytes:
    """What a viewer that had heard so much must be told now."""
    assert room.table is not None
    news = room.table.since(sent) if sent is not None else []
    assert news is not None
    known = sent if viewer.wants.updates == "lean" else None
    return ENCODER.encode(update_frame(room.table, news, viewer.seat, viewer.wants, known))


async def move(room: Room, source: random.Random, number: int) -> None:
    """Somebody who is asked does something."""
    assert room.table is not None
    assert room.table.match is not None
    seat = source.choice(room.table.waiting)
    game, state = room.table.game, room.table.match.state
    action = source.choice(game.options(state, seat)).fill(source.randrange)
    text = format_action(game, state, action)
    answer = await room.wish(seat, Act(str(number), room.table.version, text))
    assert isinstance(answer, AcceptedFrame)


async def watch(hall: Hall) -> None:
    """Play, and compare what everybody hears."""
    ticket = await hall.create(Terms.model_validate(terms("me", "open")))
    await hall.join(ticket.match, "Bert", ticket.code, None)
    room, desks = hall.room(ticket.match), [Desk() for _ in range(8)]
    kinds = [(0, LEAN), (0, LEAN), (0, PLAIN), (1, LEAN), (1, PLAIN), (1, LEAN)]
    kinds += [(SPECTATOR, LEAN), (SPECTATOR, PLAIN)]
    viewers = [
        Viewer(seat, None, desk, wants) for (seat, wants), desk in zip(kinds, desks, strict=True)
    ]
    for viewer in viewers:
        room.enter(viewer)
    async with asyncio.timeout(PATIENCE):
        while any(viewer.is_behind for viewer in viewers):
            await asyncio.sleep(0.01)
    source = random.Random(4)
    for number in range(MOVES):
        heard = [viewer.sent for viewer in viewers]
        await move(room, source, number)
        version = room.table and room.table.version
        told = [viewer.seat for viewer in viewers if viewer.sent == version]
        assert {0, 1, SPECTATOR} <= set(told)
        async with asyncio.timeout(PATIENCE):
            # Of several kinds at one seat, and of onlookers, only one is told at once.
            while any(viewer.is_behind for viewer in viewers):
                await asyncio.sleep(0)
        for viewer, desk, sent in zip(viewers, desks, heard, strict=True):
            assert desk.texts[-1] == expected(room, viewer, sent)
    assert {len(desk.texts) for desk in desks} == {1 + MOVES}
    # The news of most moves are the same for all; those of a card chosen in secret are not.
    assert desks[0].texts[1:] != desks[3].texts[1:]
    assert desks[3].texts[1:] != desks[6].texts[1:]
    assert desks[0].texts[1:] != desks[6].texts[1:]


def in_a_hall(folder: Path, work: Callable[[Hall], Awaitable[None]]) -> None:
    """Do something in a hall of its own."""

    async def run() -> None:
        services = Services(
            SqliteStorage(folder / "server.db"), WorkerPool(1, 1.0), Metrics(), Settings()
        )
        hall = Hall(services, Notifier(Settings()), Makers(services.storage))
        await hall.open()
        try:
            await work(hall)
        finally:
            await hall.close()

    asyncio.run(run())


def test_whoever_is_told_everything_waits_for_a_turn(tmp_path: Path) -> None:
    # Sockets came by turns, but what they were told first did not: it took most of the time.
    async def come(hall: Hall) -> None:
        ticket = await hall.create(Terms.model_validate(terms("me", "open")))
        room, turnstile = hall.room(ticket.match), hall.services.turnstile
        turnstile.is_turning = True
        viewers = [Viewer(SPECTATOR, None, Desk(), address=one) for one in ("eve", "eve", "ada")]
        for viewer in viewers:
            room.enter(viewer)
        for _ in range(5):
            await asyncio.sleep(0)
        assert {name: len(queue) for name, queue in turnstile.waiting.items()} == {
            "eve": 2, "ada": 1,
        }  # fmt: skip
        turnstile.go_on(asyncio.get_running_loop())
        while any(viewer.is_behind for viewer in viewers):
            await asyncio.sleep(0.001)

    in_a_hall(tmp_path, come)


def test_everybody_hears_what_is_theirs(tmp_path: Path) -> None:
    in_a_hall(tmp_path, watch)


def test_a_match_that_somebody_made_up_leaves_no_room(tmp_path: Path) -> None:
    async def ask(hall: Hall) -> None:
        with pytest.raises(NoMatch):
            await hall.room("made-up-made-up-").look(SPECTATOR)
        assert not hall.rooms

    in_a_hall(tmp_path, ask)


def test_a_match_that_is_gone_or_broken_makes_nobody_deaf(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The first of either ended the hearing of other processes' moves, until the next start."""

    async def hear(hall: Hall) -> None:
        hall.room("made-up-made-up-")
        broken, well = [await hall.create(Terms.model_validate(terms("me", "open"))) for _ in "12"]
        line = Entry("input 1 no-such-thing", now(), How.PERSON)
        await hall.services.storage.append(broken.match, 1, [line], Change("playing", None, ""))
        talk = Entry("talk 1 off", now(), How.PERSON)
        await hall.services.storage.append(well.match, 1, [talk], Change("open", None, ""))
        await hall.heard("", 0)
        assert set(hall.rooms) == {broken.match, well.match}
        table = hall.room(well.match).table
        assert table is not None
        assert (table.version, table.talk) == (2, "off")
        assert "opendust_faults_total 1" in hall.services.metrics.text({})

    with caplog.at_level(logging.ERROR):
        in_a_hall(tmp_path, hear)
    assert [record.getMessage() for record in caplog.records] == ["hearing of a match"]


def test_what_fails_beside_the_requests_is_counted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(hall: Hall) -> None:
        async def broken() -> None:
            raise RuntimeError("broken")

        hall.services.spawn(broken())
        async with asyncio.timeout(PATIENCE):
            while "opendust_faults_total 1" not in hall.services.metrics.text({}):
                await asyncio.sleep(0)

    with caplog.at_level(logging.ERROR):
        in_a_hall(tmp_path, work)
    assert [record.getMessage() for record in caplog.records] == [
        "something beside the requests failed"
    ]


class Broken:
    """A game that fails when something is judged."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def refuse(self, view: object, seat: int, action: object) -> None:
        raise RuntimeError("broken")


async def fail(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    """A fault of the rules is told with its number, and the match goes on as it was."""
    ticket = await hall.create(Terms.model_validate(terms("me", "open")))
    await hall.join(ticket.match, "Bert", ticket.code, None)
    room = hall.room(ticket.match)
    async with room.lock:
        table = await room.fresh()
    before, game = table.version, table.game
    seat = table.waiting[0]
    action = format_action(game, table.match.state, game.default(table.match.state, seat))  # type: ignore[union-attr]
    table.game = Broken(game)
    answer = await room.wish(seat, Act("one", before, action))
    assert isinstance(answer, ErrorFrame)
    assert (answer.code, answer.id) == ("fault", "one")
    assert [str(answer.fault) in record.getMessage() for record in caplog.records] == [True]
    seen = await room.look(seat)
    assert seen is await room.look(seat)
    assert isinstance(await room.wish(seat, Act("two", before, action)), AcceptedFrame)
    assert await room.look(seat) != seen


def test_a_fault_has_a_number_and_leaves_no_half_change(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    in_a_hall(tmp_path, lambda hall: fail(hall, caplog))


def test_what_was_told_to_somebody_who_asked_is_not_kept_for_long(tmp_path: Path) -> None:
    # Kinds of answers, 75 kB each, at every match that anybody had made lay in memory for a minute.
    async def ask(hall: Hall) -> None:
        ticket = await hall.create(Terms.model_validate(terms("me", "open")))
        room = hall.room(ticket.match)
        told = await room.look(SPECTATOR)
        hall.let_go()
        assert await room.look(SPECTATOR) is told
        room.touched -= LOOK_SECONDS
        hall.let_go()
        assert not room.looks
        assert hall.rooms

    in_a_hall(tmp_path, ask)


def test_a_match_that_cannot_be_looked_after_is_put_off(tmp_path: Path) -> None:
    # A few hundred of them would hide all others that are due.
    async def look(hall: Hall) -> None:
        ticket = await hall.create(Terms.model_validate(terms("me", "open")))
        broken, put_off = AsyncMock(side_effect=KeyError), AsyncMock()
        with (
            patch.object(hall.driver, "on_time", broken),
            patch.object(hall.services.storage, "put_off", put_off),
        ):
            await hall.look_after(ticket.match)
        assert put_off.await_count == 1

    in_a_hall(tmp_path, look)


def test_a_match_that_cannot_be_read_stays_where_records_are_kept(tmp_path: Path) -> None:
    async def drop(hall: Hall) -> None:
        ticket = await hall.create(Terms.model_validate(terms("me", "open")))
        keeping = Keeping(unfinished_days=1.0, folder=str(tmp_path))
        expiry = Expiry(hall.services, hall.let_go_of, keeping)
        with patch.object(expiry_module, "record_of", side_effect=KeyError):
            assert not await expiry.drop(ticket.match, now() + 1, is_over=False)
        assert await hall.services.storage.load(ticket.match) is not None

    in_a_hall(tmp_path, drop)
