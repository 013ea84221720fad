"""Are the browser's types those of this server, and does the server say what they promise?"""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.sync.client import connect

from opendust import client
from opendust.client import create
from opendust.server.wire.frames import PROTOCOL
from tests.server.playing import terms
from tests.server.running import PATIENCE
from tests.server.wire.declared import check, check_frame
from tools import event_tables
from tools.server_types import FILE, schema, type_of, written


def test_the_types_of_the_browser_are_current() -> None:
    assert FILE.read_text() == written(schema()), "make types"


def test_the_table_of_events_is_current() -> None:
    assert event_tables.FILE.read_text(encoding="utf-8") == event_tables.written(), "make types"


def test_everybody_speaks_the_protocol_of_the_server(base: str) -> None:
    page = (FILE.parents[1] / "match" / "match.svelte.ts").read_text(encoding="utf-8")
    assert f"const PROTOCOL = {PROTOCOL};" in page
    assert client.PROTOCOL == PROTOCOL
    assert client.request(base, "/api/health")["protocol"] == PROTOCOL


def test_every_shape_of_a_schema_has_a_type() -> None:
    optional = {"anyOf": [{"type": "string"}, {"type": "null"}]}
    assert type_of(optional, "") == "string | null"
    assert type_of({"type": "array", "items": optional}, "") == "(string | null)[]"
    assert type_of({"enum": ["a", "b"]}, "") == '"a" | "b"'
    assert type_of({"type": "object", "additionalProperties": {"type": "integer"}}, "") == (
        "Record<string, number>"
    )


def test_the_schema_refuses_what_is_not_declared() -> None:
    moved = {"kind": "turn-began", "player": "anna"}
    check("DustEvent", moved)
    for wrong in (moved | {"round": 1}, {"kind": "turn-began"}, moved | {"kind": "sung"}):
        with pytest.raises(AssertionError):
            check("DustEvent", wrong)
    for frame in ({"type": "pong", "version": 1}, {"type": "accepted", "id": "a"}):
        with pytest.raises(AssertionError):
            check("SocketFrame", frame)


def test_frames_are_what_the_schema_says(base: str) -> None:
    ticket = asyncio.run(create(base, terms("me", "random")))
    nonsense = [
        {"type": "ping"},
        {"type": "act", "id": "a", "version": 99, "action": "nonsense"},
        {"type": "undo", "id": "b", "version": 0},
        {"type": "go-on", "id": "c"},
    ]
    seen: set[str] = set()
    address = f"{base.replace('http', 'ws')}/api/matches/{ticket['match']}/socket"
    with connect(address, open_timeout=PATIENCE) as socket:
        for message in [{"type": "hello", "token": ticket["token"]}, *nonsense]:
            socket.send(json.dumps(message))
        status, since = "", 0
        while status != "over":
            frame = json.loads(socket.recv(timeout=PATIENCE))
            check_frame(frame)
            seen.add(frame["type"])
            status = frame["table"]["status"] if "table" in frame else status
            if frame.get("choice", {}).get("since", 0) > since:
                since, default = frame["choice"]["since"], frame["choice"]["default"]
                act = {"type": "act", "id": f"{since}", "version": since, "action": default}
                socket.send(json.dumps(act))
    assert seen == {"update", "accepted", "refused", "stale", "error", "pong"}
