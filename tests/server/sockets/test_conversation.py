"""Does somebody who says much at once keep others waiting? Messages that all lie here already."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, cast
from unittest.mock import Mock, patch

import pytest
from msgspec import json

from opendust.server.gate.limits import Limit
from opendust.server.gate.turnstile import Turnstile
from opendust.server.sockets.conversation import MOST_FLOOD, Closed, Conversation, Left, Limits
from opendust.server.sockets.viewer import Viewer
from opendust.server.wire.build import SPECTATOR
from opendust.server.wire.frames import ErrorFrame
from opendust.server.wire.wants import Wants

FREE = Limit(0, 0)


class Line:
    """A line on which everything has come in one piece."""

    is_full = False

    def __init__(self, *texts: bytes) -> None:
        self.unread = deque(texts)
        self.written: list[bytes] = []
        self.counted = 0.0

    async def read(self) -> bytes | None:
        return self.unread.popleft() if self.unread else None

    def write(self, text: bytes) -> None:
        self.written.append(text)

    def count(self, frames: float) -> None:
        self.counted += frames

    async def drained(self) -> None:
        return


class Room:
    """Counts how often somebody wants to be told everything anew."""

    renewed = 0

    def renew(self, viewer: Viewer, wants: Wants) -> None:
        self.renewed += 1


def conversation(line: Line, limits: Limits) -> Conversation:
    """A conversation on such a line."""
    made = Conversation.__new__(Conversation)
    made.transport, made.limits = cast("Any", line), limits
    made.match, made.address, made.flood, made.linked = "m", "eve", 0, -1
    return made


async def heard(made: Conversation, room: Room, viewer: Viewer) -> None:
    """Listen until the line is empty."""
    try:
        await made.listen(cast("Any", room), viewer)
    except Left:
        return


def test_many_messages_in_one_piece_are_heard_by_turns_with_others() -> None:
    async def run() -> int:
        line, others = Line(*[b'{"type":"ping"}'] * 30), 0
        limits = Limits(FREE, FREE, FREE, FREE, 1)
        talk = asyncio.create_task(
            heard(conversation(line, limits), Room(), Viewer(SPECTATOR, 0, line))
        )
        while not talk.done():
            others += 1
            await asyncio.sleep(0)
        assert len(line.written) == 30
        return others

    assert asyncio.run(run()) >= 30


def test_nobody_is_told_everything_anew_again_and_again() -> None:
    speaks = [b'{"type":"speak","lang":"%s"}' % (b"de", b"fr")[number % 2] for number in range(30)]
    line, room = Line(*speaks), Room()
    limits = Limits(FREE, FREE, Limit(0.001, 10), FREE, 1)
    viewer = Viewer(SPECTATOR, 0, line)
    asyncio.run(heard(conversation(line, limits), room, viewer))
    assert room.renewed == 10
    assert len(line.written) == 20
    assert b"too-many-messages" in line.written[-1]


def test_a_message_that_is_refused_counts_for_ten() -> None:
    line = Line(b'{"type":"ping"}', b"no message", b'{"type":"ping"}')
    made = conversation(line, Limits(FREE, FREE, FREE, FREE, 1))
    asyncio.run(heard(made, Room(), Viewer(SPECTATOR, 0, line)))
    assert len(line.written) == 3
    # The line itself has counted each of them once.
    assert line.counted == 9


def test_whoever_says_very_much_takes_turns_with_those_who_ask() -> None:
    turnstile = Turnstile()
    line = Line(*[b'{"type":"ping"}'] * 30)
    made = conversation(line, Limits(FREE, FREE, FREE, Limit(1e-9, 10), 1))
    made.hall = Mock(services=Mock(turnstile=turnstile))
    with patch.object(turnstile, "turn", wraps=turnstile.turn) as turn:
        asyncio.run(heard(made, Room(), Viewer(SPECTATOR, 0, line)))
    assert len(line.written) == 30
    assert turn.await_count == 20


def test_whoever_goes_on_although_it_is_too_much_is_shown_out() -> None:
    line = Line(*[b'{"type":"ping"}'] * 2 * MOST_FLOOD)
    made = conversation(line, Limits(Limit(1e-9, 1), FREE, FREE, FREE, 1))
    with pytest.raises(Closed) as closed:
        asyncio.run(heard(made, Room(), Viewer(SPECTATOR, 0, line)))
    assert (closed.value.code, closed.value.reason) == (1008, "too-many-messages")
    assert len(line.written) == 1 + MOST_FLOOD


def test_whoever_does_not_say_who_they_are_is_not_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(Line):
        async def read(self) -> bytes | None:
            await asyncio.Event().wait()
            return None

    monkeypatch.setattr("opendust.server.sockets.conversation.HELLO_SECONDS", 0.001)
    made = conversation(Silent(), Limits(FREE, FREE, FREE, FREE, 1))
    with pytest.raises(Closed, match="hello-expected"):
        asyncio.run(made.begin())


@pytest.mark.parametrize("text", [b'{"x":' + b"[" * 30_000, b"[" * 60_000, b'{"a":' * 10_000])
def test_what_is_nested_without_end_is_malformed_and_the_talk_goes_on(text: bytes) -> None:
    """The socket was closed without a word."""
    line = Line(text, b'{"type":"ping"}')
    made = conversation(line, Limits(FREE, FREE, FREE, FREE, 1))
    asyncio.run(heard(made, Room(), Viewer(SPECTATOR, 0, line)))
    assert line.written == [b'{"type":"error","code":"malformed"}', b'{"type":"pong"}']


def test_what_is_no_text_is_malformed_and_the_talk_goes_on() -> None:
    line = Line(b'{"type":"say","id":"a","text":"\xff"}', b"\xff\xfe", b'{"type":"ping"}')
    made = conversation(line, Limits(FREE, FREE, FREE, FREE, 1))
    asyncio.run(heard(made, Room(), Viewer(SPECTATOR, 0, line)))
    assert line.written == [b'{"type":"error","code":"malformed"}'] * 2 + [b'{"type":"pong"}']


@pytest.mark.parametrize("key", ["a\0", "\0", "a\n", "ä", "a b", "", "a" * 65])
def test_what_is_no_id_reaches_no_storage(key: str) -> None:
    # A zero byte broke the connection to PostgreSQL, and with it everybody's moves.
    line = Line(json.encode({"type": "resign", "id": key}))
    asyncio.run(heard(conversation(line, Limits(FREE, FREE, FREE, FREE, 1)), Room(),
                      Viewer(0, 0, line)))  # fmt: skip
    assert line.written == [b'{"type":"error","code":"malformed"}']


def test_a_link_that_the_server_wants_is_free_once() -> None:
    """Links come as fast as bots play; wrong ones for the same roll came as fast as one liked."""

    class Rolling(Room):
        def asks(self, seat: int, roll: int) -> bool:
            return roll == 3

        async def wish(self, *_: object) -> ErrorFrame:
            return ErrorFrame("wrong-link")

    link = b'{"type":"link","id":"a","roll":3,"link":"' + b"0" * 64 + b'"}'
    line = Line(link, link)
    made = conversation(line, Limits(Limit(1e-9, 0), FREE, FREE, FREE, 1))
    asyncio.run(heard(made, Rolling(), Viewer(0, 0, line)))
    codes = [json.decode(text)["code"] for text in line.written]
    assert codes == ["wrong-link", "too-many-messages"]
