"""Can somebody who asks for whole stories again and again keep others waiting?"""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from unittest.mock import patch

import pytest

from opendust.kernel.text.record import write_record
from opendust.server.hall.hall import Hall
from opendust.server.match import film
from opendust.server.match.film import EVERYTHING, FILMS_AT_ONCE, Film, Page
from opendust.server.match.wishes import Denied
from opendust.server.rest.library import printed
from opendust.server.rest.replay import told
from opendust.server.room.room import Room
from opendust.server.wire.build import SPECTATOR
from opendust.server.wire.messages import Resign
from tests.server.room.test_past import long_match
from tests.server.room.test_room import in_a_hall
from tests.server.running import PATIENCE

ASKED = 8


async def finished(hall: Hall) -> Room:
    """A match that is over."""
    room = await long_match(hall)
    await room.wish(0, Resign("enough"))
    assert room.table is not None
    assert room.table.result is not None
    return room


async def shown(hall: Hall, room: Room) -> Film:
    assert room.table is not None
    return await hall.services.archive.film(room.match, room.table.version)


def test_the_story_of_a_finished_match_is_written_once(tmp_path: Path) -> None:
    """Everybody who asked for a long one had it told anew, which takes seconds, all at once."""

    async def ask(hall: Hall) -> None:
        room, archive, written = await finished(hall), hall.services.archive, []
        film = await shown(hall, room)

        def write() -> Page:
            written.append(1)
            return printed(lambda: told(film, EVERYTHING, "en"))

        asks = [archive.page(film, EVERYTHING, "en", write) for _ in range(ASKED)]
        pages = await asyncio.gather(*asks)
        assert (len(set(pages)), len(written)) == (1, 1)
        # What comes after the end, such as a rematch, is told too.
        before = pages[0]
        await hall.rematch(room.match, 1)
        assert await shown(hall, room) is film
        assert await archive.page(film, EVERYTHING, "en", write) != before

    in_a_hall(tmp_path, ask)


def test_of_many_stories_few_are_written_at_once(tmp_path: Path) -> None:
    """What a viewer may know of a match that is on is written for each of them."""

    async def ask(hall: Hall) -> None:
        archive = hall.services.archive
        films = [await shown(hall, await long_match(hall)) for _ in range(FILMS_AT_ONCE + 1)]
        lock, go_on, under_way, most = threading.Lock(), threading.Event(), 0, 0

        def write() -> Page:
            nonlocal under_way, most
            with lock:
                under_way += 1
                most = max(most, under_way)
            go_on.wait(PATIENCE)
            with lock:
                under_way -= 1
            return b"", b""

        asks = [
            asyncio.create_task(archive.page(film, SPECTATOR, "en", write))
            for _ in range(ASKED)
            for film in films
        ]
        while under_way < FILMS_AT_ONCE:
            await asyncio.sleep(0.001)
        go_on.set()
        await asyncio.gather(*asks)
        assert most == FILMS_AT_ONCE

    in_a_hall(tmp_path, ask)


def test_a_record_is_written_once(tmp_path: Path) -> None:
    """The match was read from the storage and played again for everybody who asked."""

    async def ask(hall: Hall) -> None:
        room, storage, read = await finished(hall), hall.services.storage, []
        usual = storage.entries

        async def noted(match: str, after: int) -> object:
            read.append(after)
            return await usual(match, after)

        storage.entries = noted  # type: ignore[method-assign, assignment]
        with patch.object(film, "write_record", wraps=write_record) as write:
            first = await hall.record(room.match)
            assert {await hall.record(room.match) for _ in range(ASKED)} == {first}
        assert (read.count(0), write.call_count) == (1, 1)

    in_a_hall(tmp_path, ask)


def test_a_record_that_is_too_long_to_be_shown_can_still_be_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(hall: Hall) -> None:
        room = await finished(hall)
        usual = await hall.record(room.match)
        monkeypatch.setattr("opendust.server.hall.hall.MOST_STEPS", 3)
        monkeypatch.setattr("opendust.server.match.film.MOST_STEPS", 3)
        with pytest.raises(Denied):
            await shown(hall, room)
        assert await hall.record(room.match) == usual

    in_a_hall(tmp_path, ask)
