"""Does a small request mean much work? Many keys, parameters, chunks and cookies are not read."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any, get_origin
from unittest.mock import Mock

import pytest
from pydantic import ValidationError
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from opendust.client import call
from opendust.server.gate.entrance import Entrance
from opendust.server.match.terms import MOST_KEYS, MOST_SETTING_TEXT, MOST_SETTINGS, Strict
from opendust.server.rest.app import Application
from tests.server.playing import terms
from tests.server.running import PATIENCE

assert issubclass(Application, object), "it brings along every kind of body"
KINDS = sorted(Strict.__subclasses__(), key=lambda kind: kind.__name__)
HEAD = b"Host: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"


def answered(base: str, request: bytes) -> tuple[int, bytes]:
    """Status and body of the answer to some bytes."""
    with socket.create_connection(("127.0.0.1", int(base.rpartition(":")[2])), PATIENCE) as one:
        one.sendall(request)
        told = b""
        while part := one.recv(65_536):
            told += part
    head, _, body = told.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def faults_in(kind: type[Strict], body: dict[str, Any]) -> int:
    """How much is wrong with a body."""
    with pytest.raises(ValidationError) as wrong:
        kind.model_validate(body)
    return wrong.value.error_count()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_not_every_key_is_told_to_be_wrong(kind: type[Strict]) -> None:
    # 40,000 of them took 0.4 seconds, and the answer was 2 MB long.
    many = {f"key-{number}": 1 for number in range(5_000)}
    assert faults_in(kind, many) == 1
    for name, field in kind.model_fields.items():
        if get_origin(field.annotation) is dict:
            fields = len(kind.model_fields)
            assert faults_in(kind, {name: many}) <= fields
    assert len(kind.model_fields) <= MOST_KEYS


def test_a_body_of_keys_is_answered_in_a_few_words(base: str) -> None:
    body = json.dumps({"seats": [{f"a{n}": 1 for n in range(MOST_KEYS)}] * 16}).encode()
    length = b"Content-Length: %d\r\n\r\n" % len(body)
    status, told = answered(base, b"POST /api/matches HTTP/1.1\r\n" + HEAD + length + body)
    assert status == 422
    assert len(json.loads(told)["faults"]) == 50


def test_as_many_settings_as_anybody_needs_are_read(base: str) -> None:
    settings = {f"no-such-{number}": "1" for number in range(MOST_SETTINGS)}
    body = json.dumps(terms("me", "open") | {"settings": settings}).encode()
    length = b"Content-Length: %d\r\n\r\n" % len(body)
    status, told = answered(base, b"POST /api/matches HTTP/1.1\r\n" + HEAD + length + body)
    assert (status, json.loads(told)["error"]) == (422, "bad-text")


def test_a_setting_is_not_endlessly_long(base: str) -> None:
    settings = {"board.text": "a" * (MOST_SETTING_TEXT + 1)}
    body = json.dumps(terms("me", "open") | {"settings": settings}).encode()
    length = b"Content-Length: %d\r\n\r\n" % len(body)
    status, told = answered(base, b"POST /api/matches HTTP/1.1\r\n" + HEAD + length + body)
    assert (status, json.loads(told)["faults"][0]["what"]) == (422, "string_too_long")


@pytest.mark.parametrize("path", ["/api/games?" + "a=1&" * 1_001, "/api/" + "a/" * 500])
def test_an_address_is_not_endlessly_long(base: str, path: str) -> None:
    status, told = answered(base, f"GET {path} HTTP/1.1\r\n".encode() + HEAD + b"\r\n")
    assert status == 414
    assert b"address-too-long" in told

    async def at_a_socket() -> None:
        async with connect(base.replace("http", "ws", 1) + path):
            pass

    with pytest.raises(InvalidStatus, match="403"):
        asyncio.run(at_a_socket())


def test_a_body_has_so_many_chunks(base: str) -> None:
    # Each is read by itself: in one piece of 256 kB there were 43,000 of one byte.
    head = b"POST /api/matches HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
    status, told = answered(base, head + b"1\r\n \r\n" * 1_000 + b"2\r\n{}\r\n0\r\n\r\n")
    assert (status, b"error" in told) == (400, False)
    status, told = answered(base, head + b"1\r\n \r\n" * 998 + b"2\r\n{}\r\n0\r\n\r\n")
    assert (status, json.loads(told)["error"]) == (422, "malformed")


def test_a_body_has_so_many_parts(base: str) -> None:
    # 80,000 numbers took 30 ms to read, during which nobody's move was heard.
    body = b'{"game":"dust","seats":[' + b",".join([b"1e308"] * 80_000) + b"]}"
    length = b"Content-Length: %d\r\n\r\n" % len(body)
    status, told = answered(base, b"POST /api/matches HTTP/1.1\r\n" + HEAD + length + body)
    assert status == 413
    assert b"too-large" in told


@pytest.mark.parametrize("name", ["Sec-WebSocket-Protocol", "Sec-WebSocket-Extensions"])
def test_of_what_a_socket_could_speak_nothing_is_read(name: str) -> None:
    # 1,500 protocols took 4 ms, before anybody's turn.
    one = object.__new__(Entrance)
    one.headers, one.transport = [], Mock()
    one.on_header(name.encode(), b"a, " * 2_000)
    assert one.headers == []


def test_cookies_are_not_read() -> None:
    one = object.__new__(Entrance)
    one.headers, one.transport = [], Mock()
    for name in (b"Cookie", b"cookie", b"Accept"):
        one.on_header(name, b"a=b; " * 10_000)
    assert [name for name, _ in one.headers] == [b"accept"]


def test_the_server_is_as_it_was(base: str) -> None:
    assert "dust" in asyncio.run(call(base, "/api/games"))
