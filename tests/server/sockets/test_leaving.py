"""What do those hear who are connected when the server is stopped? When to come back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from opendust.client import create
from tests.server.playing import terms
from tests.server.running import PATIENCE, Server, sqlite_url

RESTART = 1012


def test_whoever_is_connected_hears_when_the_server_will_be_back(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path), {"OPENDUST_AWAY_SECONDS": "7"})

    async def run() -> None:
        ticket = await create(server.base, terms("me", "open"))
        address = server.base.replace("http", "ws")
        async with (
            asyncio.timeout(PATIENCE),
            connect(f"{address}/api/matches/{ticket['match']}/socket") as socket,
        ):
            await socket.send(json.dumps({"type": "hello", "token": ticket["token"]}))
            assert json.loads(await socket.recv())["type"] == "update"
            assert server.process is not None
            server.process.terminate()
            assert json.loads(await socket.recv()) == {"type": "leaving", "seconds": 7.0}
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == RESTART

    with server:
        asyncio.run(run())
