"""Can somebody who asks for a match's whole past keep others waiting?"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from opendust.server.hall.hall import Hall
from opendust.server.match import film, table
from opendust.server.match.film import Film
from opendust.server.match.terms import Terms
from opendust.server.room import past
from opendust.server.room.room import Room
from opendust.server.sockets.viewer import ENCODER, Viewer
from opendust.server.wire.build import SPECTATOR, happened_answer, update_frame
from opendust.server.wire.wants import Wants
from tests.server.playing import terms
from tests.server.room.test_room import Desk, in_a_hall, move
from tests.server.running import PATIENCE

MOVES = 40
WANTS = Wants("never", "en")


async def long_match(hall: Hall) -> Room:
    """A match of which memory has forgotten the beginning."""
    ticket = await hall.create(Terms.model_validate(terms("me", "open")))
    await hall.join(ticket.match, "Bert", ticket.code, None)
    room, source = hall.room(ticket.match), random.Random(4)
    async with room.lock:
        await room.fresh()
    for number in range(MOVES):
        await move(room, source, number)
    assert room.table is not None
    assert (room.table.since(0) is None) == (table.HISTORY_KEPT < MOVES)
    return room


def entered(room: Room) -> tuple[Viewer, Desk]:
    """An onlooker who wants to know everything."""
    desk = Desk()
    viewer = Viewer(SPECTATOR, 0, desk, WANTS)
    room.enter(viewer)
    return viewer, desk


async def up_to_date(viewer: Viewer) -> None:
    """Wait until a viewer has heard everything."""
    async with asyncio.timeout(PATIENCE):
        while viewer.is_behind:
            await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def short_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches of some moves are long ones."""
    monkeypatch.setattr(table, "HISTORY_KEPT", 8)


def test_players_go_on_while_an_onlooker_is_told_the_past(tmp_path: Path) -> None:
    # The match was played again under its lock: nobody could move meanwhile.
    async def check(hall: Hall) -> None:
        room, archive = await long_match(hall), hall.services.archive
        asked, go_on, usual = asyncio.Event(), asyncio.Event(), archive.film

        async def slowly(match: str, version: int) -> Film:
            asked.set()
            await go_on.wait()
            return await usual(match, version)

        archive.film = slowly  # type: ignore[method-assign]
        viewer, desk = entered(room)
        async with asyncio.timeout(PATIENCE):
            await asked.wait()
            await move(room, random.Random(1), MOVES)
        go_on.set()
        await up_to_date(viewer)
        whole = await room.whole()
        frame = update_frame(whole, whole.history, SPECTATOR, WANTS)
        assert desk.texts == [ENCODER.encode(frame)]

    in_a_hall(tmp_path, check)


@pytest.mark.parametrize("kept", [8, 512])
def test_others_have_their_turn_between_the_parts_of_a_past(
    kept: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the past must be played again or is still in memory."""
    monkeypatch.setattr(table, "HISTORY_KEPT", kept)
    monkeypatch.setattr(past, "MANY", MOVES // 2)
    seen: list[int] = []

    async def check(hall: Hall) -> None:
        room, turns = await long_match(hall), 0

        def counted(*given: object) -> object:
            seen.append(turns)
            return happened_answer(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(past, "happened_answer", counted)
        viewers = [entered(room)[0] for _ in range(3)]
        while any(viewer.is_behind for viewer in viewers):
            turns += 1
            await asyncio.sleep(0)
        assert room.table is not None
        # Whoever wants the same gets the same: it is made once.
        assert len(seen) == room.table.version

    in_a_hall(tmp_path, check)
    assert max(seen.count(turn) for turn in seen) <= past.PART


def test_who_lacks_too_much_is_told_only_how_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "MOST_STEPS", MOVES // 2)

    async def check(hall: Hall) -> None:
        room = await long_match(hall)
        viewer, desk = entered(room)
        await up_to_date(viewer)
        assert room.table is not None
        assert desk.texts == [ENCODER.encode(update_frame(room.table, [], SPECTATOR, WANTS))]

    in_a_hall(tmp_path, check)
