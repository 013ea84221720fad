"""How long does the server wait for a request, or keep an answer that nobody reads?"""

from __future__ import annotations

from collections import deque
from unittest.mock import Mock

import pytest

from opendust.server.gate.entrance import (
    MOST_AHEAD,
    MOST_HEAD,
    MOST_PIECES,
    REQUEST_SECONDS,
    UNREAD_SECONDS,
    Entrance,
)


def answering() -> Entrance:
    """A connection on which an answer leaves."""
    one = object.__new__(Entrance)
    one.loop, one.flow, one.transport, one.client = Mock(), Mock(), Mock(), ("127.0.0.1", 1)
    return one


def test_whoever_does_not_read_an_answer_is_hung_up_on() -> None:
    one, line, loop = answering(), Mock(), Mock()
    line.is_closing.return_value = False
    one.transport, one.loop = line, loop
    one.pause_writing()
    loop.call_later.assert_called_once_with(UNREAD_SECONDS, one.hang_up)
    one.hang_up()
    line.abort.assert_called_once()


def test_whoever_reads_on_is_not() -> None:
    one, loop = answering(), Mock()
    one.loop = loop
    one.pause_writing()
    one.resume_writing()
    loop.call_later.return_value.cancel.assert_called_once()
    assert one.unread is None


def test_a_request_that_does_not_come_is_hung_up_on() -> None:
    one, loop = answering(), Mock()
    one.loop = loop
    one.await_request()
    loop.call_later.assert_called_once_with(REQUEST_SECONDS, one.hang_up)
    assert one in Entrance.half_sent["127.0.0.1"]
    one.received()
    loop.call_later.return_value.cancel.assert_called_once()
    assert "127.0.0.1" not in Entrance.half_sent


def test_no_head_of_a_request_is_read_without_end() -> None:
    one, line = answering(), Mock()
    line.is_closing.return_value = False
    one.transport, one.parser = line, Mock()
    one._unset_keepalive_if_required = Mock()  # type: ignore[method-assign]
    for _ in range(3):
        one.data_received(b"a" * (MOST_HEAD // 2))
    line.abort.assert_not_called()
    one.data_received(b"a" * (MOST_HEAD // 2))
    line.abort.assert_called_once()


def test_of_many_requests_in_one_piece_none_is_answered_when_there_are_too_many() -> None:
    one, first = answering(), Mock(disconnected=False)
    one.pipeline = deque([(Mock(), Mock())] * (MOST_AHEAD + 1))
    one.app_state, one.answering = {}, first
    one.server = one.scheme = None
    one.asgi_version, one.root_path = "3.0", ""
    with pytest.raises(ValueError, match="too many requests"):
        one.on_message_begin()
    assert first.disconnected
    first.message_event.set.assert_called_once()


def test_of_too_many_half_sent_requests_the_oldest_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Entrance, "most_half_sent", 2)
    first, second, third = answering(), answering(), answering()
    for one in (first, second, third):
        one.transport.is_closing.return_value = False  # type: ignore[attr-defined]
        one.await_request()
    assert list(Entrance.half_sent["127.0.0.1"]) == [second, third]
    first.transport.abort.assert_called_once()  # type: ignore[attr-defined]
    for one in (second, third):
        one.received()


def test_a_request_in_crumbs_is_hung_up_on() -> None:
    one, line = answering(), Mock()
    line.is_closing.return_value = False
    one.transport, one.parser = line, Mock()
    one._unset_keepalive_if_required = Mock()  # type: ignore[method-assign]
    for _ in range(MOST_PIECES):
        one.data_received(b"a")
    line.abort.assert_not_called()
    one.data_received(b"a")
    line.abort.assert_called_once()


def test_of_too_many_connections_the_oldest_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Entrance, "most_connected", 2)
    first, second, third = answering(), answering(), answering()
    for one in (first, second, third):
        one.transport.is_closing.return_value = False  # type: ignore[attr-defined]
        one.arrive()
    assert list(Entrance.connected["127.0.0.1"]) == [second, third]
    first.transport.abort.assert_called_once()  # type: ignore[attr-defined]
    for one in (second, third):
        one.forget()


def test_nobody_works_on_for_somebody_who_has_hung_up() -> None:
    one, first = answering(), Mock(disconnected=False)
    one.answering, one.connections, one.cycle = first, set(), None  # type: ignore[assignment]
    one.logger, one.timeout_keep_alive_task = Mock(level=30), None
    one.connection_lost(None)
    assert first.disconnected
    first.message_event.set.assert_called_once()
