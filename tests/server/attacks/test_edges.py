"""What stands at the door? Odd hosts, origins, ids and digits; nobody else notices."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from opendust.client import Client, Frame, create, request
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
