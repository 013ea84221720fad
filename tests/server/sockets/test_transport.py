"""Is the short way in and out the same as the library's?"""

from __future__ import annotations

import asyncio
from collections import deque
from unittest.mock import AsyncMock, Mock

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from opendust.server.gate.limits import Limit
from opendust.server.sockets.transport import (
    LEAVING_SECONDS,
    MOST_AT_ONCE,
    MOST_UNREAD,
    SocketTransport,
    frames_in,
    head,
    whole_text,
)
from tests.server.playing import table_for_two
from tests.server.running import PATIENCE

LENGTHS = [0, 1, 3, 125, 126, 65_535, 65_536, 70_000]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_frame_is_what_the_library_would_write(length: int) -> None:
    text = b"x" * length
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_frame_is_read_as_it_was_written(length: int) -> None:
    text = bytes(number % 128 for number in range(length))
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert whole_text(frame) == (text if length < 65_536 else None)
    assert frames_in(frame) == (1, True)
    assert frames_in(frame + frame) == (2, True)


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"begun", fin=False).serialize(mask=True),
        Frame(Opcode.CONT, b"ended").serialize(mask=True),
        Frame(Opcode.BINARY, b"bytes").serialize(mask=True),
        Frame(Opcode.PING, b"there?").serialize(mask=True),
        Frame(Opcode.CLOSE, b"").serialize(mask=True),
        Frame(Opcode.TEXT, b"bare").serialize(mask=False),
        Frame(Opcode.TEXT, b"two").serialize(mask=True) * 2,
        b"",
    ],
    ids=["begun", "ended", "binary", "ping", "close", "bare", "two", "nothing"],
)
def test_what_is_not_one_whole_text_is_left_to_the_library(frame: bytes) -> None:
    assert whole_text(frame) is None
    assert frames_in(frame)[1]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 70_000])
def test_a_piece_of_a_frame_does_not_end_with_one(length: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)
    for end in {1, 2, 3, 5, len(frame) - 1}:
        assert whole_text(frame[:end]) is None
        assert not frames_in(frame[:end])[1]
        assert not frames_in(frame + frame[:end])[1]


def test_messages_arrive_however_they_are_cut(base: str) -> None:
    async def run() -> None:
        anna, _ = await table_for_two(base)
        ping = Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True)
        begun = Frame(Opcode.TEXT, b'{"type":', fin=False).serialize(mask=True)
        ended = Frame(Opcode.CONT, b'"ping"}').serialize(mask=True)
        there = Frame(Opcode.PING, b"?").serialize(mask=True)
        whole = [ping, begun, there, ended, ping, there, ping + ping]
        cut = [ping[:1], ping[1:9], ping[9:] + begun + ended[:3], ended[3:] + ping, ping]
        address = f"{base.replace('http', 'ws', 1)}/api/matches/{anna['match']}/socket"
        async with connect(address, open_timeout=PATIENCE) as socket:
            await socket.send('{"type":"hello"}')
            await socket.recv()
            for piece in whole + cut:
                socket.transport.write(piece)
                await asyncio.sleep(0.02)
            async with asyncio.timeout(PATIENCE):
                assert [await socket.recv() for _ in range(9)] == ['{"type":"pong"}'] * 9

    asyncio.run(run())


def test_who_never_reads_is_not_read_either() -> None:
    # Every ping of a client that never reads was answered, and the answers were kept for it.
    line = object.__new__(SocketTransport)
    line.transport, line.writable = Mock(), asyncio.Event()
    line.transport.is_closing.return_value = False
    line.writable.set()
    line.pause_writing()
    line.transport.pause_reading.assert_called_once()
    line.go_on()
    line.transport.resume_reading.assert_not_called()
    line.resume_writing()
    line.transport.resume_reading.assert_called_once()


def silent_line() -> tuple[SocketTransport, Mock]:
    """A line whose other side is only imagined."""
    line = object.__new__(SocketTransport)
    wire = Mock()
    line.transport, line.loop, line.conn = wire, Mock(), Mock(state=State.OPEN)
    wire.is_closing.return_value = False
    line.loop.time.return_value = 0.0
    line.frames, line.unread, line.writable = [], deque(), asyncio.Event()
    line.writable.set()
    line.disconnected = False
    return line, wire


def test_who_says_more_than_is_answered_is_not_read_until_it_is() -> None:
    """Otherwise everything that somebody says while a move is kept would lie in memory."""
    line, wire = silent_line()
    ping = Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True)
    for _ in range(MOST_UNREAD - 1):
        line.data_received(ping)
    wire.pause_reading.assert_not_called()
    line.data_received(ping)
    wire.pause_reading.assert_called_once()

    async def hear() -> None:
        for _ in range(MOST_UNREAD - 1):
            await line.read()
        wire.resume_reading.assert_not_called()
        await line.read()
        wire.resume_reading.assert_called_once()

    asyncio.run(hear())


def test_bytes_that_are_no_text_are_no_message() -> None:
    line, _ = silent_line()
    line.frames, line.curr_msg_data_type = [b'{"type":', b'"ping"}'], "text"
    line.send_receive_event_to_app()
    line.frames, line.curr_msg_data_type = [b'{"type":"ping"}'], "bytes"
    line.send_receive_event_to_app()
    assert list(line.unread) == [b'{"type":"ping"}', b""]


def test_ten_thousand_pings_in_one_piece_wait_until_the_address_may_say_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # All of a piece was answered at once, however far above its limit the address was.
    given: list[bytes] = []
    monkeypatch.setattr(
        WebSocketsSansIOProtocol, "data_received", lambda _, data: given.append(data)
    )
    monkeypatch.setattr(SocketTransport, "allowance", Limit(0.001, 100))
    line = object.__new__(SocketTransport)
    line.transport, line.loop, line.conn = Mock(), Mock(), Mock()
    line.transport.is_closing.return_value = False
    line.loop.time.return_value = 0.0
    line.loop.call_soon.side_effect = lambda step: step()
    line.frames, line.writable = [], asyncio.Event()
    line.writable.set()
    line.handshake_initiated, line.disconnected, line.address = True, False, "attacker"
    pings = Frame(Opcode.PING, b"").serialize(mask=True) * 10_000
    assert line.frames_of(pings) == pytest.approx(10_000, rel=0.01)
    assert line.frames_of(pings) == pytest.approx(10_000, rel=0.01)
    line.is_between_frames = True
    line.data_received(pings)
    first = len(given)
    assert 0 < first * MOST_AT_ONCE < len(pings) / 20
    line.go_on()
    assert len(given) == first
    # Time passes.
    line.allowance.buckets.clear()
    line.go_on()
    assert len(given) > first
    while line.is_put_off:
        line.allowance.buckets.clear()
        line.go_on()
    assert b"".join(given) == pings
    line.transport.resume_reading.assert_called()


def test_a_request_that_the_library_cannot_read_is_not_held_open(base: str) -> None:
    # Nobody answered it, nobody counted it, and it stayed until the other side went.
    async def told(field: str) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2]))
        writer.write(
            b"GET /api/matches/aaaaaaaaaaaaaaaa/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" + field.encode() + b"\r\n\r\n"
        )
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read(13)
            await reader.read()
        writer.close()
        return answer

    long = "a, " * 3_000
    for field in (f"Accept: {long}", f"X-Other: {long}"):
        assert asyncio.run(told(field)) == b"HTTP/1.1 431 "


@pytest.mark.parametrize("unread", [0, 1])
def test_who_reads_nothing_is_hung_up_on(unread: int) -> None:
    # The library closes a line when everything is read: never, for those who do not read.
    line, wire = silent_line()
    wire.get_write_buffer_size.return_value = unread
    line.conn.data_to_send.return_value, line.close_sent = [], False  # type: ignore[attr-defined]
    line.logger = Mock(level=99)
    line.keepalive_timeout()
    wire.close.assert_called_once()
    assert wire.abort.called == bool(unread)


def test_a_line_that_counts_no_more_does_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    line, wire = silent_line()
    line.scope = {"state": {}}  # type: ignore[typeddict-item]
    ended = AsyncMock()
    monkeypatch.setattr(WebSocketsSansIOProtocol, "run_asgi", ended)
    asyncio.run(line.run_asgi())
    assert [call.args for call in line.loop.call_later.mock_calls] == [  # type: ignore[attr-defined]
        (LEAVING_SECONDS, wire.abort)
    ]
    line.disconnected = True
    asyncio.run(line.run_asgi())
    assert len(line.loop.call_later.mock_calls) == 1  # type: ignore[attr-defined]
