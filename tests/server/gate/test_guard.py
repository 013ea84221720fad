"""What is told when something fails inside? A number that is in the log, and nothing else."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest

from opendust.server.gate.doors import Doors
from opendust.server.gate.guard import Guard, Message, Receive, Scope, Send
from opendust.server.gate.limits import Limit
from opendust.server.metrics import Metrics
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

    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": path, "headers": []}
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
