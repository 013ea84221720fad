"""What stands at the door? Odd hosts, origins, ids and digits; nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import socket
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from opendust.client import Client, Frame, call, create, request
from tests.server.playing import table_for_two, terms
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Server, sqlite_url

FRIEND = "https://friend.example"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def there(request: pytest.FixtureRequest, base: str) -> Iterator[str]:
    """The address of a server on either database."""
    if request.param == "sqlite":
        yield base
        return
    with Postgres() as database, Server(database.url) as server:
        yield server.base


def asked(
    base: str, method: str, path: str, headers: dict[str, str], body: Frame | None = None
) -> tuple[int, dict[str, str], bytes]:
    """What the server answers to a request as it stands."""
    connection = HTTPConnection(base.removeprefix("http://"), timeout=PATIENCE)
    connection.request(method, path, json.dumps(body) if body is not None else None, headers)
    answer = connection.getresponse()
    told = answer.status, {name.lower(): text for name, text in answer.getheaders()}, answer.read()
    connection.close()
    return told


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "http://evil.example"])
def test_an_origin_that_is_none_is_a_foreign_one(base: str, origin: str) -> None:
    headers = {"Origin": origin, "Content-Type": "application/json"}
    status, _, told = asked(base, "POST", "/api/matches", headers, terms("me", "open"))
    assert (status, json.loads(told)["error"]) == (403, "foreign-origin")


@pytest.mark.parametrize(
    ("method", "path", "body", "told"),
    [
        ("POST", "/api/matches", "[" * 100_000, (400, "malformed")),
        ("POST", "/api/matches", '{"game": ' + "9" * 60_000 + "}", (400, "malformed")),
        ("GET", "/api/nowhere", "", (404, "no-address")),
        ("PATCH", "/api/matches", "", (405, "no-method")),
    ],
)
def test_whatever_is_refused_is_told_in_one_form(
    base: str, method: str, path: str, body: str, told: tuple[int, str]
) -> None:
    connection = HTTPConnection(base.removeprefix("http://"), timeout=PATIENCE)
    connection.request(method, path, body, {"Content-Type": "application/json"})
    answer = connection.getresponse()
    assert (answer.status, json.load(answer)) == (told[0], {"error": told[1], "faults": []})
    connection.close()


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 421),
        ("evil.example:8000", 421),
        ("[", 421),
        ("127.0.0.1", 200),
        ("[::1]:8000", 200),
        ("localhost:8000", 200),
        ("games.local", 200),
        ("mybox", 200),
    ],
)
def test_a_name_that_somebody_else_made_lead_here_opens_nothing(
    base: str, host: str, status: int
) -> None:
    assert asked(base, "GET", "/api/games", {"Host": host})[0] == status


def test_a_host_names_its_server_and_the_pages_that_may_use_it(tmp_path: Path) -> None:
    named = {"OPENDUST_HOSTS": "dust.example", "OPENDUST_ORIGINS": FRIEND}
    with Server(sqlite_url(tmp_path), named) as server:
        assert asked(server.base, "GET", "/api/games", {"Host": "dust.example"})[0] == 200
        status, headers, _ = asked(server.base, "GET", "/api/games", {"Origin": FRIEND})
        assert (status, headers["access-control-allow-origin"]) == (200, FRIEND)
        assert headers["cross-origin-resource-policy"] == "cross-origin"
        asks_first = {"Origin": FRIEND, "Access-Control-Request-Method": "POST"}
        status, headers, _ = asked(server.base, "OPTIONS", "/api/matches", asks_first)
        assert status == 204
        assert "authorization" in headers["access-control-allow-headers"]
        _, headers, _ = asked(server.base, "GET", "/api/games", {"Origin": "https://other.example"})
        assert "access-control-allow-origin" not in headers
        assert headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("digits", ["²", "٣", "9" * 60_000])
def test_digits_that_are_no_numbers_are_refused(base: str, digits: str) -> None:
    async def run() -> None:
        anna, _ = await table_for_two(base)
        for text in (f"move {digits}", f"buy {digits} tank", f"{digits} tank"):
            status, _, told = asked(
                base, "POST", f"/api/matches/{anna['match']}/why",
                {"Content-Type": "application/json", "Authorization": f"Bearer {anna['token']}"},
                {"action": text[:4_000]},
            )  # fmt: skip
            assert status == 200
            assert json.loads(told)["legal"] is False
        settings = {"option.victory_points_to_win": digits}
        status, _, told = asked(
            base, "POST", "/api/matches", {"Content-Type": "application/json"},
            terms("me", "open", settings=settings),
        )  # fmt: skip
        assert (status, json.loads(told)["error"]) == (422, "bad-text")

    asyncio.run(run())


@pytest.mark.parametrize("name", ["ㅤ", "⠀", "\u0301", "ᅠ ᅠ", "​"])
def test_a_name_can_be_seen(base: str, name: str) -> None:
    body = {"game": "dust", "seats": [{"kind": "me", "name": name}, {"kind": "open"}]}
    status, _, told = asked(
        base, "POST", "/api/matches", {"Content-Type": "application/json"}, body
    )
    assert status == 422
    assert json.loads(told)["faults"][0]["what"] == "name-unfit"


def test_long_answers_are_compressed(base: str) -> None:
    accepts = {"Accept-Encoding": "gzip"}
    status, headers, told = asked(base, "GET", "/api/games/dust", accepts)
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert gzip.decompress(told) == asked(base, "GET", "/api/games/dust", {})[2]
    assert "content-encoding" not in asked(base, "GET", "/api/health", accepts)[1]


def half_sent(port: int, count: int) -> list[socket.socket]:
    """So many requests that never end."""
    found = []
    for _ in range(count):
        one = socket.create_connection(("127.0.0.1", port), PATIENCE)
        one.sendall(b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Le")
        found.append(one)
    return found


def test_half_sent_requests_shut_nobody_out(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        held = half_sent(server.port, 400)
        try:
            # The first ones are hung up on for the sake of the later ones.
            assert held[0].recv(1) == b""
            asyncio.run(create(server.base, terms("me", "open")))
        finally:
            for one in held:
                one.close()


def test_many_requests_in_one_piece_are_not_read_to_the_end(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        one = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as flood:
            flood.sendall(one * 1_000)
            answers = b""
            while part := flood.recv(65_536):
                answers += part
        assert b"400 Bad Request" in answers
        assert answers.count(b"HTTP/1.1 ") < 50
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as polite:
            polite.sendall(one * 3)
            heard = b""
            while heard.count(b"200 OK") < 3:
                part = polite.recv(65_536)
                assert part, "the connection ended"
                heard += part


def crumbs(port: int) -> int:
    """How many single bytes of a body are taken before the connection ends."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as slow:
        slow.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        slow.sendall(b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\n")
        slow.sendall(b"Content-Length: 400000\r\n\r\n")
        for sent in range(400_000):
            try:
                slow.sendall(b" ")
            except OSError:
                return sent
            time.sleep(0.001)
    return 400_000


def test_a_body_that_comes_in_crumbs_is_not_awaited(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        assert crumbs(server.port) < 400_000
        assert "opendust_hung_up 1" in str(request(server.base, "/metrics"))


CHUNKED = b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "before",
    [b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n", CHUNKED + b"2\r\n{}\r\n0\r\n"],
    ids=["head", "after the body"],
)
def test_a_request_has_so_many_fields(base: str, before: bytes) -> None:
    """Each takes thirty times as much memory as it is long, and after a body nobody counted."""
    with socket.create_connection(("127.0.0.1", int(base.rpartition(":")[2])), PATIENCE) as one:
        one.sendall(before + b"a:\r\n" * 200 + b"\r\n")
        told = b""
        while part := one.recv(65_536):
            told += part
    assert told.startswith(b"HTTP/1.1 400 ")
    assert b'"error"' not in told


def sent_until_cut_off(port: int, before: bytes, most: int) -> int:
    """How many bytes of a request that never ends can be sent, up to so many."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as one:
        one.sendall(before)
        sent = 0
        while sent < most:
            try:
                one.sendall(b"a" * 64_000)
            except ConnectionError:
                return sent
            sent += 64_000
    return sent


def test_a_request_that_never_ends_is_not_read_for_ever(base: str) -> None:
    most = 100_000_000
    assert sent_until_cut_off(int(base.rpartition(":")[2]), CHUNKED + b"1;", most) < most


def test_an_address_keeps_so_many_connections(tmp_path: Path) -> None:
    """One that is idle counts too; only the connections of a proxy are everybody's."""
    few = {"OPENDUST_CONNECTIONS_PER_ADDRESS": "5", "OPENDUST_TRUSTED_PROXIES": "192.0.2.1"}
    with Server(sqlite_url(tmp_path), few) as server:
        held = []
        for _ in range(6):
            held.append(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
            held[-1].sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert held[-1].recv(12) == b"HTTP/1.1 200"
        while held[0].recv(65_536):
            pass
        for one in held:
            one.close()


def test_who_comes_again_and_again_is_not_heard(tmp_path: Path) -> None:
    """What is no request is not counted as one; the connections are."""
    few = {"OPENDUST_ADDRESS_RATE": "0.5", "OPENDUST_TRUSTED_PROXIES": "192.0.2.1"}
    with Server(sqlite_url(tmp_path), few) as server:
        answers = []
        for _ in range(30):
            # Whoever is turned away may hear of it before the connection is there.
            with (
                contextlib.suppress(OSError),
                socket.create_connection(("127.0.0.1", server.port), PATIENCE) as one,
            ):
                one.sendall(b"\0\1\2\3\r\n\r\n")
                answers.append(one.recv(12))
        assert 0 < answers.count(b"HTTP/1.1 400") < 30


def test_who_says_too_much_is_read_later(tmp_path: Path) -> None:
    """Frames that are no messages count as well, and nobody is cut off."""

    async def run(base: str) -> None:
        anna, _ = await table_for_two(base)
        address = f"{base.replace('http', 'ws', 1)}/api/matches/{anna['match']}/socket"
        async with connect(address, open_timeout=PATIENCE, ping_interval=None) as talking:
            await talking.send(json.dumps({"type": "hello", "token": anna["token"]}))
            pongs = [await talking.ping() for _ in range(40)]
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*pongs)
        page = str(await call(base, "/metrics"))
        assert "opendust_held_up 0" not in page
        assert "opendust_held_up" in page

    with Server(sqlite_url(tmp_path), {"OPENDUST_ADDRESS_MESSAGES": "10"}) as server:
        asyncio.run(run(server.base))


@pytest.mark.parametrize("match", ["%00", "a%00aaaaaaaaaaaaaa", "..", "a" * 17])
def test_a_socket_for_what_no_match_is_called_breaks_nothing(there: str, match: str) -> None:

    async def run() -> None:
        anna, _ = await table_for_two(there)
        address = f"{there.replace('http', 'ws', 1)}/api/matches/{match}/socket"
        with pytest.raises((InvalidStatus, OSError)):
            async with connect(address, open_timeout=PATIENCE):
                pass
        async with Client(there, anna["match"], anna["token"]) as player:
            assert player.version is not None

    asyncio.run(run())
    assert request(there, "/api/health")["status"] == "ok"
