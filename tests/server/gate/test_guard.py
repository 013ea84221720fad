"""What is told when something fails inside? A number that is in the log, and nothing else."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest
from fastapi import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from opendust.server.gate.asgi import Message, Receive, Scope, Send
from opendust.server.gate.bodies import MOST_BODY, MOST_HELD, MOST_UNFINISHED, SMALL_BODY
from opendust.server.gate.doors import Doors
from opendust.server.gate.guard import Guard, announced
from opendust.server.gate.limits import Limit
from opendust.server.metrics import Metrics
from opendust.server.rest.app import Application
from opendust.server.settings import Settings

SECRET = "a secret of the inside"


async def broken(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that fails for some."""
    if "broken" in scope["path"]:
        raise KeyError(SECRET)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"fine"})


async def asked(guard: Guard, path: str) -> tuple[Message, bytes]:
    """The head and the body of an answer."""
    told: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b""}

    async def send(message: Message) -> None:
        told.append(message)

    scope: dict[str, Any] = {
        "type": "http", "method": "GET", "path": path, "headers": [], "query_string": b"",
    }  # fmt: skip
    await guard(scope, receive, send)
    return told[0], told[1]["body"]


def test_a_fault_is_one_request_s_own(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        metrics = Metrics()
        guard = Guard(broken, Doors(Settings()), Limit(0, 0), Limit(0, 0), metrics)
        answers = await asyncio.gather(
            asked(guard, "/broken\n2026 forged line"), *(asked(guard, "/api") for _ in range(5))
        )
        (head, body), *others = answers
        assert head["status"] == 500
        assert (b"x-content-type-options", b"nosniff") in head["headers"]
        told = json.loads(body)
        assert told == {"error": "fault", "id": told["id"], "faults": []}
        assert SECRET not in body.decode()
        assert {body for _, body in others} == {b"fine"}
        [line] = [record.getMessage() for record in caplog.records]
        assert told["id"] in line
        assert "\n" not in line
        assert "opendust_faults_total 1" in metrics.text({})

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())


def test_whoever_leaves_before_a_socket_is_opened_is_no_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    # Each of them left a trace of a hundred lines in the log, and counted as a fault.
    app, metrics = Application(), Metrics()

    @app.websocket("/")
    async def socket(websocket: WebSocket) -> None:
        await websocket.accept()

    async def gone(message: Message) -> None:
        raise ClientDisconnected

    guard = Guard(app, Doors(Settings()), Limit(0, 0), Limit(0, 0), metrics)
    scope: dict[str, Any] = {"type": "websocket", "path": "/", "headers": [], "query_string": b""}
    with caplog.at_level(logging.ERROR), pytest.raises(ClientDisconnected):
        asyncio.run(guard(scope, AsyncMock(return_value={"type": "websocket.connect"}), gone))
    assert caplog.records == []
    assert "faults" not in metrics.text({})


def test_the_framework_gives_no_answer_of_its_own(caplog: pytest.LogCaptureFixture) -> None:
    # It said "Internal Server Error" before the guard could say which number is in the log.
    app = Application()

    @app.get("/api/broken")
    async def fails() -> None:
        raise KeyError(SECRET)

    guard = Guard(app, Doors(Settings()), Limit(0, 0), Limit(0, 0), Metrics())
    with caplog.at_level(logging.ERROR):
        head, body = asyncio.run(asked(guard, "/api/broken"))
    told = json.loads(body)
    assert (head["status"], told["error"]) == (500, "fault")
    assert told["id"] in caplog.records[-1].getMessage()


def test_nobody_works_for_somebody_who_is_gone() -> None:
    # Half a body was answered as if it were whole, once whoever sent it had hung up.
    async def called(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError("somebody works")

    async def run() -> None:
        said = [{"type": "http.request", "body": b"{}", "more_body": True}]

        async def receive() -> Message:
            return said.pop(0) if said else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            raise AssertionError("somebody answers")

        guard = Guard(called, Doors(Settings()), Limit(0, 0), Limit(0, 0), Metrics())
        scope: dict[str, Any] = {"type": "http", "method": "POST", "path": "/api", "headers": []}
        await guard(scope, receive, send)
        assert said == []

    asyncio.run(run())


def test_every_request_takes_its_turn() -> None:
    # Figures and files did not: whoever asked for them again and again had the loop for themselves.
    async def run() -> None:
        guard = Guard(broken, Doors(Settings()), Limit(0, 0), Limit(0, 0), Metrics())
        with patch.object(guard.turnstile, "turn", wraps=guard.turnstile.turn) as turn:
            for number, path in enumerate(("/metrics", "/", "/assets/page.js", "/api/health"), 1):
                assert (await asked(guard, path))[1] == b"fine"
                assert turn.await_count == number

    asyncio.run(run())


def test_a_body_that_is_said_to_be_too_large_is_not_read() -> None:
    async def run() -> None:
        told: list[Message] = []

        async def receive() -> Message:
            raise AssertionError("somebody reads")

        async def send(message: Message) -> None:
            told.append(message)

        budget = Limit(1, 100)
        guard = Guard(broken, Doors(Settings()), Limit(0, 0), budget, Metrics())
        for said in (b"512001", b"9" * 19):
            scope: dict[str, Any] = {
                "type": "http", "method": "POST", "path": "/api", "client": (said.decode(), 1),
                "headers": [(b"content-length", said)],
            }  # fmt: skip
            await guard(scope, receive, send)
            assert told[-2]["status"] == 413
            assert budget.is_spent(said.decode())

    asyncio.run(run())


def test_what_is_answered_counts_as_bytes_of_whoever_asked() -> None:
    budget = Limit(1e-9, 100)
    guard = Guard(broken, Doors(Settings()), Limit(0, 0), budget, Metrics())
    asyncio.run(asked(guard, "/api"))
    assert budget.left("") == pytest.approx(100 - len(b"fine"))


def test_a_body_of_which_nothing_is_said_is_read_so_far_and_no_further() -> None:
    async def run() -> None:
        told: list[Message] = []
        pieces = iter(range(9))

        async def receive() -> Message:
            next(pieces)
            return {"type": "http.request", "body": b"a" * (MOST_BODY // 2), "more_body": True}

        async def send(message: Message) -> None:
            told.append(message)

        guard = Guard(broken, Doors(Settings()), Limit(0, 0), Limit(0, 0), Metrics())
        await guard(
            {"type": "http", "method": "POST", "path": "/api", "headers": []}, receive, send
        )
        assert told[0]["status"] == 413
        assert next(pieces) == 3

    asyncio.run(run())


async def without_end(guard: Guard, where: str, bodies: int) -> list[asyncio.Task[int]]:
    """Begin so many bodies of half the size that is allowed."""
    tasks = [asyncio.create_task(one_without_end(guard, where)) for _ in range(bodies)]
    for _ in range(20):
        await asyncio.sleep(0)
    return tasks


async def one_without_end(guard: Guard, where: str) -> int:
    """The status with which a request is answered whose body never ends."""
    pieces, status = [b"a" * SMALL_BODY] * (MOST_BODY // SMALL_BODY // 2), 0

    async def receive() -> Message:
        if not pieces:
            await asyncio.Event().wait()
        return {"type": "http.request", "body": pieces.pop(), "more_body": True}

    async def send(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)

    scope = {"type": "http", "method": "POST", "path": "/", "headers": [], "client": (where, 1)}
    await guard(scope, receive, send)
    return status


def test_bodies_without_their_end_fill_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    # Each of them was held for twenty seconds: 720 of them took 470 MB.
    async def run() -> None:
        guard = Guard(broken, Doors(Settings()), Limit(0, 0), Limit(0, 0), Metrics())
        monkeypatch.setattr(guard.turnstile, "turn", AsyncMock())
        one = MOST_BODY // SMALL_BODY // 2 * SMALL_BODY
        number = MOST_UNFINISHED // one
        of_eve = await without_end(guard, "eve", number + 5)
        assert [task.result() for task in of_eve if task.done()] == [429] * 5
        others = [await without_end(guard, str(name), number) for name in range(10)]
        ended = [task.result() for tasks in others for task in tasks if task.done()]
        assert ended
        assert set(ended) == {503}
        assert guard.bodies.held <= MOST_HELD
        # Whoever has little to say is heard all the same.
        assert (await asked(guard, "/"))[1] == b"fine"
        for task in [*of_eve, *(task for tasks in others for task in tasks)]:
            task.cancel()
        await asyncio.gather(*of_eve, *(task for tasks in others for task in tasks),
                             return_exceptions=True)  # fmt: skip
        assert (guard.bodies.held, guard.bodies.unfinished) == (0, {})

    asyncio.run(run())


@pytest.mark.parametrize("said", [b"", b"-1", b"\xb2", b"9" * 5_000, b"1e9"])
def test_what_is_no_length_is_none(said: bytes) -> None:
    assert announced({"headers": [(b"content-length", said)]}) == 0


def test_whoever_asks_how_the_server_does_is_heard_beside_a_flood_but_not_without_end() -> None:
    async def run() -> None:
        limit = Limit(1e-9, 3)
        guard = Guard(broken, Doors(Settings()), limit, Limit(0, 0), Metrics())
        limit.charge("", 10)
        paths = ("/api/games", "/metrics", "/api/health", "/metrics", "/api/health")
        found = await asyncio.gather(*(asked(guard, path) for path in paths))
        assert [head["status"] for head, _ in found] == [429, 200, 200, 200, 429]

    asyncio.run(run())
