"""Can a crowd at one match keep everybody else waiting? Each onlooker may want something else."""

from __future__ import annotations

import asyncio
import random
import threading
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import pytest

import opendust.dust
from opendust.server.gate.limits import Limit
from opendust.server.hall.hall import Hall
from opendust.server.match import seating
from opendust.server.match.entry import Entry, How
from opendust.server.match.table import Table
from opendust.server.match.terms import Terms, planned_setup
from opendust.server.room import audience, reading
from opendust.server.room.driver import in_turn
from opendust.server.room.room import Room
from opendust.server.sockets.conversation import Conversation, Limits
from opendust.server.sockets.viewer import Viewer
from opendust.server.wire.build import SPECTATOR, update_frame
from opendust.server.wire.messages import Hello
from opendust.server.wire.wants import Wants
from tests.server.playing import terms
from tests.server.room.test_room import Desk, in_a_hall, move
from tests.server.running import PATIENCE

KINDS = [Wants(when, lang) for when, lang in product(("always", "choices", "never"), ("en", "de"))]  # type: ignore[arg-type]
WORLD = Path(opendust.dust.__file__).parent / "data" / "boards" / "world.toml"
LONG = {"board.text": WORLD.read_text(encoding="utf-8")}


async def two_at_a_table(hall: Hall, **others: Any) -> Room:
    """The room of a match that has begun."""
    ticket = await hall.create(Terms.model_validate(terms("me", "open", **others)))
    await hall.join(ticket.match, "Bert", ticket.code, None)
    room = hall.room(ticket.match)
    async with room.lock:
        await room.fresh()
    return room


async def all_told(*viewers: Viewer) -> None:
    """Wait until everybody has heard everything."""
    async with asyncio.timeout(PATIENCE):
        while any(viewer.is_behind for viewer in viewers):
            await asyncio.sleep(0.001)


def test_of_each_seat_and_of_onlookers_one_kind_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What no two are told alike was made for all of them before anybody else had a turn.

    One seat could have forty-eight sockets, too, each of which wanted something else.
    """

    async def look_on(hall: Hall) -> None:
        room = await two_at_a_table(hall)
        players = [Viewer(seat, None, Desk(), wants) for seat in (0, 1) for wants in KINDS]
        others = [Viewer(SPECTATOR, None, Desk(), wants) for wants in KINDS for _ in range(2)]
        for viewer in players + others:
            room.enter(viewer)
        await all_told(*players, *others)
        made: list[int] = []

        def counted(table: Any, news: Any, seat: int, *given: Any) -> object:
            made.append(seat)
            return update_frame(table, news, seat, *given)

        monkeypatch.setattr(audience, "update_frame", counted)
        monkeypatch.setattr(hall.services.turnstile, "is_turning", True)
        await move(room, random.Random(4), 0)
        assert room.table is not None
        assert sorted(made) == [SPECTATOR, 0, 1]
        # Whoever wants the same as others is told with them.
        told = [viewer.seat for viewer in players + others if viewer.sent == room.table.version]
        assert sorted(told) == [SPECTATOR, SPECTATOR, 0, 1]
        hall.services.turnstile.go_on(asyncio.get_running_loop())
        await all_told(*players, *others)
        assert {viewer.sent for viewer in players + others} == {room.table.version}

    in_a_hall(tmp_path, look_on)


def test_what_onlookers_are_told_counts_as_bytes_of_their_address(tmp_path: Path) -> None:
    """A hundred of them at a match of long settings were told ten megabytes with every move."""

    async def look_on(hall: Hall) -> None:
        room, bytes_left = await two_at_a_table(hall), Limit(1e-9, 10_000)
        desk = Desk()
        viewer = Viewer(SPECTATOR, None, desk, address="eve", budget=bytes_left)
        player = Viewer(0, None, Desk(), address="eve", budget=bytes_left)
        for one in (viewer, player):
            room.enter(one)
        await all_told(viewer, player)
        source, number = random.Random(4), 0
        while not bytes_left.is_spent("eve"):
            await move(room, source, number)
            number += 1
        heard = len(desk.texts)
        await move(room, source, number)
        assert room.table is not None
        assert (len(desk.texts), player.sent) == (heard, room.table.version)
        # Later everything is told, in one piece.
        bytes_left.buckets.clear()
        await all_told(viewer)
        assert (len(desk.texts), viewer.sent) == (heard + 1, room.table.version)

    in_a_hall(tmp_path, look_on)


@pytest.mark.parametrize("way", ["create", "join", "fill", "rematch"])
def test_long_texts_are_read_beside_the_loop_whoever_takes_a_seat(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's seat, or playing again, read a board of 60 kB while everybody waited."""
    threads: list[threading.Thread] = []

    def noted(*given: Any) -> object:
        threads.append(threading.current_thread())
        return planned_setup(*given)

    async def sit(hall: Hall) -> None:
        if way == "create":
            monkeypatch.setattr(seating, "planned_setup", noted)
        made = await hall.create(Terms.model_validate(terms("me", "open", settings=LONG)))
        assert made.seat is not None
        if way == "rematch":
            await hall.join(made.match, "Bert", made.code, None)
        monkeypatch.setattr(seating, "planned_setup", noted)
        if way == "join":
            await hall.join(made.match, "Bert", made.code, None)
        elif way == "fill":
            await hall.fill(made.match, made.seat, 1, "random", "Magpie")
        elif way == "rematch":
            room = hall.room(made.match)
            async with room.lock:
                (await room.fresh()).conceded = True
            await hall.rematch(made.match, made.seat)
        assert threads
        assert threading.main_thread() not in threads

    in_a_hall(tmp_path, sit)


def test_what_another_process_has_begun_is_read_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    usual = reading.enter_all

    def noted(table: Table, entries: list[Entry]) -> None:
        threads.append(threading.current_thread())
        usual(table, entries)

    async def hear(hall: Hall) -> None:
        room = await two_at_a_table(hall, settings=LONG)
        assert room.table is not None
        version = room.table.version
        monkeypatch.setattr(reading, "enter_all", noted)
        async with room.lock:
            # As it was before the others sat down and began.
            room.table = Table(room.table.terms, room.table.seed)
            await room.catch_up()
        assert room.table.version == version
        assert len(threads) == 1
        assert threading.main_thread() not in threads

    in_a_hall(tmp_path, hear)


def test_whoever_knows_more_than_this_process_hears_what_is_new_alone(tmp_path: Path) -> None:
    # Behind a proxy they were told everything anew, and a program lost the thread of the story.
    async def come(hall: Hall) -> None:
        room = await two_at_a_table(hall)
        assert room.table is not None
        version = room.table.version
        async with room.lock:
            older = Table(room.table.terms, room.table.seed)
            reading.enter_all(older, (await hall.services.storage.entries(room.match, 0))[:-2])
            room.table = older
        made = Conversation.__new__(Conversation)
        made.hall, made.match, made.address, made.transport = hall, room.match, "eve", Mock()
        made.limits = Limits(Limit(0, 0), Limit(0, 0), Limit(0, 0), Limit(0, 0), 9)
        _, viewer = await made.admit(Hello(since=version))
        assert (viewer.sent, room.table.version) == (version, version)
        _, viewer = await made.admit(Hello(since=version + 1))
        assert viewer.sent is None

    in_a_hall(tmp_path, come)


def test_bots_of_whoever_says_very_much_take_turns_with_those_who_ask(tmp_path: Path) -> None:
    # A crowd of one's own moves waited, and the answers of as many bots did not.
    async def play(hall: Hall) -> None:
        made = await hall.create(Terms.model_validate(terms("me", "random")))
        room, services = hall.room(made.match), hall.services
        with patch.object(services.turnstile, "turn", wraps=services.turnstile.turn) as turn:
            await in_turn(room, 1, 0, How.BOT, "")
            assert turn.await_count == 0
            services.pace.charge(room.claim().address, 1_000)
            await in_turn(room, 1, 0, How.BOT, "")
            turn.assert_awaited_once_with(room.claim().address)

    in_a_hall(tmp_path, play)
