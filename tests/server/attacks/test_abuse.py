"""What if somebody means ill? Nothing breaks, nothing changes, every answer is a clear error."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from opendust.client import PROTOCOL, Answered, Client, Frame, call, create, join
from tests.server.playing import client, table_for_two, terms, until
from tests.server.running import PATIENCE, Server, sqlite_url

NOBODY = "A" * 43


def socket_of(base: str, match: str) -> str:
    return f"{base.replace('http', 'ws', 1)}/api/matches/{match}/socket"


async def heard_until_closed(socket: ClientConnection) -> None:
    """Listen until the other side closes."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await socket.recv()


async def closed_with(base: str, match: str, message: str | bytes) -> tuple[int, str]:
    """How the server ends a talk that begins like this."""
    async with connect(socket_of(base, match), open_timeout=PATIENCE) as socket:
        await socket.send(message)
        with pytest.raises(ConnectionClosed) as ended:
            await heard_until_closed(socket)
        closed = ended.value.rcvd
        assert closed is not None
        return closed.code, closed.reason


@pytest.mark.parametrize(
    ("change", "what", "known"),
    [
        ({"game": "chess"}, "game-unknown", "dust"),
        ({"seats": [{"kind": "bot", "bot": "hal"}, {"kind": "open"}]}, "bot-unknown", "recruit"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}]}, "name-needed", ""),
        ({"seats": [{"kind": "me", "name": "A"}] * 2}, "one-seat-for-me", ""),
        ({"seats": [{"kind": "me", "name": "\n"}, {"kind": "open"}]}, "name-unfit", ""),
    ],
)
def test_wrong_terms_are_told_what_is_wrong(
    base: str, change: Frame, what: str, known: str
) -> None:
    asked = HTTPConnection(base.removeprefix("http://"), timeout=PATIENCE)
    body = json.dumps(terms("me", "open") | change)
    asked.request("POST", "/api/matches", body, {"Content-Type": "application/json"})
    answer = asked.getresponse()
    told = json.loads(answer.read())
    asked.close()
    assert (answer.status, told["error"]) == (422, "malformed")
    assert told["faults"][0]["what"] == what
    assert known in told["faults"][0].get("known", [""])


def test_wrong_tokens_open_nothing(base: str) -> None:
    async def run() -> None:
        anna, _ = await table_for_two(base)
        other, _ = await table_for_two(base)
        for token in (NOBODY, other["token"]):
            with pytest.raises(Answered) as told:
                async with Client(base, anna["match"], token):
                    pass
            assert (told.value.status, told.value.error) == (4401, "wrong-token")
            with pytest.raises(Answered) as refused:
                await call(base, f"/api/matches/{anna['match']}", token=token)
            assert refused.value.status == 401
        with pytest.raises(Answered) as nothing:
            await call(base, f"/api/matches/{anna['match']}/rematch", {}, NOBODY)
        assert nothing.value.status == 401

    asyncio.run(run())


def test_bad_beginnings_end_the_talk(base: str) -> None:
    async def run() -> None:
        anna, _ = await table_for_two(base)
        for message in ("", "{", "[]", '{"type":"act"}', '{"type":"hello","token":7}', b"\xff\x00"):
            assert await closed_with(base, anna["match"], message) == (4400, "hello-expected")
        hello = json.dumps({"type": "hello"})
        assert await closed_with(base, "no-such-match-00", hello) == (4404, "no-match")
        newer = json.dumps({"type": "hello", "protocol": PROTOCOL + 1})
        assert await closed_with(base, anna["match"], newer) == (4406, "protocol-unknown")
        huge = json.dumps({"type": "hello", "token": "x" * 100_000})
        assert (await closed_with(base, anna["match"], huge))[0] == 1009

    asyncio.run(run())


def test_a_spectator_cannot_act(base: str) -> None:
    async def run() -> None:
        anna, _ = await table_for_two(base)
        async with Client(base, anna["match"]) as spectator:
            assert "choice" not in spectator.frame
            assert (await spectator.act("pass"))["code"] == "spectator"
            assert (await spectator.wish("resign"))["code"] == "spectator"
        quiet = await create(base, terms("me", "open", spectators=False))
        with pytest.raises(Answered) as refused:
            await call(base, f"/api/matches/{quiet['match']}")
        assert refused.value.error == "no-spectators"

    asyncio.run(run())


def test_a_hundred_joins_for_one_seat(base: str) -> None:
    async def run() -> None:
        anna = await create(base, terms("me", "open"))
        path = f"/api/matches/{anna['match']}/join"
        answers = await asyncio.gather(
            *[call(base, path, {"name": f"N{n}", "code": anna["code"]}) for n in range(100)],
            return_exceptions=True,
        )
        seated = [answer for answer in answers if isinstance(answer, dict)]
        refused = [answer for answer in answers if isinstance(answer, Answered)]
        assert len(seated) == 1
        assert {(answer.status, answer.error) for answer in refused} == {(409, "full")}
        async with client(base, anna) as one:
            name = one.frame["table"]["chairs"][1]["name"]
            assert [told["what"] for told in one.story].count("sit") == 0
        async with client(base, seated[0]) as other:
            assert other.frame["table"]["chairs"][other.frame["seat"]]["name"] == name

    asyncio.run(run())


def test_joining_needs_the_code_and_a_name_of_its_own(base: str) -> None:
    async def run() -> None:
        anna = await create(base, terms("me", "open"))
        for code in (None, "wrong"):
            with pytest.raises(Answered) as refused:
                await join(base, anna["match"], "Bert", code)
            assert (refused.value.status, refused.value.error) == (403, "wrong-code")
        for name in ("neutral", " ", "x" * 33, "a\u0000b", "a\nb\u202e"):
            with pytest.raises(Answered) as wrong:
                await join(base, anna["match"], name, anna["code"])
            assert wrong.value.status == 422
        shown = await call(base, f"/api/matches/{anna['match']}")
        assert shown["table"]["chairs"][1]["kind"] == "open"
        # Somebody who is called like another one is told apart by a number.
        await join(base, anna["match"], "anna", anna["code"])
        shown = await call(base, f"/api/matches/{anna['match']}")
        assert [chair["name"] for chair in shown["table"]["chairs"]] == ["Anna", "anna 2"]

    asyncio.run(run())


def test_two_tabs_of_one_seat_choose_once(base: str) -> None:
    async def run() -> None:
        anna, bert = await table_for_two(base)
        async with client(base, anna) as left, client(base, anna) as right:
            async with client(base, bert) as two:
                await until(two)
                await two.act(two.frame["choice"]["default"])
            await until(left)
            await until(right)
            action = left.frame["choice"]["default"]
            answers = await asyncio.gather(left.act(action), right.act(action))
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds[0] == "accepted"
            assert kinds[1] in ("stale", "refused")

    asyncio.run(run())


async def level(one: Client, two: Client) -> None:
    """Wait until two clients have heard the same."""
    async with asyncio.timeout(PATIENCE):
        while one.version != two.version:
            await min(one, two, key=lambda player: player.version or 0).receive()


def test_old_messages_replayed_change_nothing(base: str) -> None:
    async def run() -> None:
        anna, bert = await table_for_two(base)
        sent = []
        async with client(base, anna) as one, client(base, bert) as two:
            for number in range(12):
                for player in (one, two):
                    await level(one, two)
                    if "choice" not in player.frame:
                        continue
                    message = {
                        "type": "act", "id": f"m{number}-{player is one}",
                        "version": player.version, "action": player.frame["choice"]["default"],
                    }  # fmt: skip
                    answer = await player.attempt(message)
                    assert answer is not None
                    sent.append((player, message, answer))
            version = max(one.version or 0, two.version or 0)
            for player, message, answer in sent:
                assert await player.attempt(message) == answer
                fresh = await player.attempt({**message, "id": message["id"] + "x"})
                assert fresh is not None
                assert fresh["type"] in ("stale", "refused")
            await level(one, two)
            assert one.version == version

    asyncio.run(run())


def scrambled(source: random.Random, text: str) -> str | bytes:
    """A message with something wrong in it."""
    if source.random() < 0.1:
        return source.randbytes(source.randrange(200))
    letters = list(text)
    for _ in range(source.randrange(6)):
        at = source.randrange(len(letters))
        letters[at] = source.choice(["", "\x00", "é", "{", '"', "9", letters[at] * 50, "\u2028"])
    return "".join(letters)


def test_a_fuzzing_client_changes_nothing(base: str) -> None:
    async def run() -> None:
        anna, _ = await table_for_two(base)
        source = random.Random(3)
        async with client(base, anna) as watching:
            before = await until(watching)
            hello = json.dumps({"type": "hello", "token": anna["token"]})
            kinds = ("act", "undo", "hand-over", "fly", "ping")
            async with connect(socket_of(base, anna["match"]), open_timeout=PATIENCE) as socket:
                await socket.send(hello)
                for _ in range(300):
                    message = {
                        "type": source.choice(kinds), "id": source.choice(["a", "", 7, None]),
                        "version": source.choice([-1, 0, 5, 10**12, "x"]),
                        "action": source.choice(["pass", "", "move", 5, "x" * 5000]),
                        "bot": source.choice(["hal", "", None, 3]),
                    }  # fmt: skip
                    await socket.send(scrambled(source, json.dumps(message)))
                    if source.random() < 0.2:
                        await socket.send("{}")
                await socket.send('{"type":"ping"}')
                told: list[Frame] = []
                async with asyncio.timeout(PATIENCE):
                    while not told or told[-1]["type"] != "pong" or len(told) < 300:
                        told.append(json.loads(await socket.recv()))
            assert {frame["type"] for frame in told} <= {"update", "error", "refused", "pong"}
            assert watching.frame == before
            assert (await call(base, "/api/health"))["status"] == "ok"
            page = await call(base, "/metrics")
            assert "opendust_faults_total" not in page

    asyncio.run(run())


def raw(base: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, str]:
    """A request by hand."""
    connection = HTTPConnection(base.removeprefix("http://"), timeout=PATIENCE)
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text


def test_foreign_pages_and_huge_bodies_are_turned_away(base: str) -> None:
    foreign = {"Origin": "https://evil.example", "Content-Type": "application/json"}
    assert raw(base, "POST", "/api/matches", b"{}", foreign)[0] == 403
    own = {"Origin": base, "Content-Type": "application/json"}
    assert raw(base, "POST", "/api/matches", b"{}", own)[0] == 422
    assert raw(base, "POST", "/api/matches", b" " * 600_000, own)[0] == 413

    async def run() -> None:
        anna = await create(base, terms("me", "open"))
        with pytest.raises(InvalidStatus) as refused:
            async with connect(socket_of(base, anna["match"]), origin="https://evil.example"):  # type: ignore[arg-type]
                pass
        assert refused.value.response.status_code == 403

    asyncio.run(run())


def test_every_answer_carries_the_security_headers(base: str) -> None:
    for path in ("/api/games", "/nowhere", "/api/matches/short"):
        connection = HTTPConnection(base.removeprefix("http://"), timeout=PATIENCE)
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        assert "frame-ancestors 'none'" in (answer.getheader("content-security-policy") or "")
        assert answer.getheader("x-content-type-options") == "nosniff"
        assert answer.getheader("referrer-policy") == "no-referrer"
        assert answer.getheader("server") is None
        connection.close()


def test_floods_are_slowed_down(tmp_path: Path) -> None:
    # Two or three at once, then one in two seconds: no machine is so slow that it keeps to that.
    environment = {"OPENDUST_ADDRESS_RATE": "0.5", "OPENDUST_SEAT_RATE": "0.5"}

    async def run(base: str) -> None:
        ticket = await create(base, terms("me", "random"))
        async with connect(socket_of(base, ticket["match"]), open_timeout=PATIENCE) as socket:
            await socket.send(json.dumps({"type": "hello", "token": ticket["token"]}))
            for _ in range(30):
                await socket.send('{"type":"ping"}')
            frames: list[Frame] = []
            while sum(frame["type"] != "update" for frame in frames) < 30:
                frames.append(json.loads(await socket.recv()))
        codes = [frame.get("code") for frame in frames]
        assert codes.count("too-many-messages") >= 15
        answers = await asyncio.gather(
            *[call(base, "/api/games") for _ in range(30)], return_exceptions=True
        )
        slowed = [answer for answer in answers if isinstance(answer, Answered)]
        assert {answer.status for answer in slowed} == {429}
        assert (await call(base, "/api/health"))["status"] == "ok"

    with Server(sqlite_url(tmp_path), environment) as server:
        asyncio.run(run(server.base))


def test_no_token_is_kept_in_the_clear(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        ticket = asyncio.run(create(server.base, terms("me", "open")))
    connection = sqlite3.connect(tmp_path / "server.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    assert ticket["match"] in dump
    for secret in (ticket["token"], ticket["code"]):
        assert secret not in dump
        assert secret.encode().hex().upper() not in dump
