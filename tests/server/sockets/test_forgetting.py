"""Is what has ended forgotten at once? What holds itself stays until somebody looks for garbage.

Among all objects that is seldom done, since everybody waits for it: sockets and matches that had
ended took 0.4 MB more in every second of play.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import socket
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from opendust.client import create, join, request
from opendust.server.gate.entrance import Entrance
from opendust.server.gate.porch import Host
from opendust.server.hall import hall as hall_module
from opendust.server.hall.hall import Hall
from opendust.server.rest.app import create_app
from opendust.server.settings import Settings
from opendust.server.sockets.transport import SocketTransport
from tests.server.playing import terms
from tests.server.running import PATIENCE, free_port

NOBODY = "A" * 16
TIMES = 3
OURS = (
    "opendust.server.room", "opendust.server.sockets", "opendust.server.gate", "uvicorn",
    "websockets.server",
)  # fmt: skip
LASTING = (
    "Limit", "Guard", "Doors", "Host", "Porch", "ServerState", "Config", "Turnstile", "Threads",
)  # fmt: skip


async def come_and_go(base: str) -> None:
    """A match with players and onlookers, who leave in every way that there is."""
    anna = await create(base, terms("me", "open"))
    bert = await join(base, anna["match"], "Bert", anna["code"])
    players = [await at_table(base, one["match"], token=one["token"]) for one in (anna, bert)]
    onlookers = [await at_table(base, anna["match"], since=0, lang="de") for _ in range(2)]
    await players[0].send('{"type": "nonsense"}')
    await players[0].send('{"type": "resign", "id": "a"}')
    while json.loads(await players[1].recv())["table"]["status"] != "over":
        pass
    for part in ("", "/replay", "/record", "/dice"):
        path = f"/api/matches/{anna['match']}{part}"
        await asyncio.to_thread(request, base, path)
    for one in (players[0], onlookers[0]):
        one.transport.abort()
    for one in (players[1], onlookers[1]):
        await one.close()
    with contextlib.suppress(ConnectionClosed):
        # There is no such match.
        await (await at_table(base, NOBODY)).recv()


async def at_table(base: str, match: str, **hello: Any) -> ClientConnection:
    """A socket that has said hello and was told something."""
    address = f"{base.replace('http', 'ws')}/api/matches/{match}/socket"
    line = await connect(address, open_timeout=PATIENCE)
    await line.send(json.dumps({"type": "hello", **hello}))
    await line.recv()
    return line


def alive() -> Counter[str]:
    """What there is of rooms, viewers, conversations and connections."""
    kinds = Counter([type(one) for one in gc.get_objects()])
    return Counter({
        kind.__name__: number for kind, number in kinds.items()
        if str(kind.__module__).startswith(OURS) and kind.__name__ not in LASTING
    })  # fmt: skip


async def empty(host: Host, hall: Hall) -> None:
    """Wait until nobody is connected and no room is kept."""
    async with asyncio.timeout(PATIENCE):
        while host.server_state.connections or hall.rooms:
            await asyncio.sleep(0.01)
        while host.server_state.tasks or hall.services.turnstile.is_turning:
            await asyncio.sleep(0.01)


def test_what_has_ended_is_forgotten_without_a_look_for_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "IDLE_SECONDS", 0.0)
    monkeypatch.setattr(hall_module, "SWEEP_SECONDS", 0.01)
    opened: list[Hall] = []
    opening = Hall.open

    async def noted(hall: Hall) -> None:
        opened.append(hall)
        await opening(hall)

    monkeypatch.setattr(Hall, "open", noted)
    port = free_port()
    line = socket.create_server(("127.0.0.1", port))
    settings = Settings(database_url=f"sqlite:///{tmp_path}/server.db", port=port)
    host = Host(uvicorn.Config(
        create_app(settings), log_config=None, log_level="critical", http=Entrance,
        ws=SocketTransport, ws_per_message_deflate=False,
    ))  # fmt: skip

    async def run() -> Counter[str]:
        serving = asyncio.create_task(host.serve(sockets=[line]))
        async with asyncio.timeout(PATIENCE):
            while not host.started:
                await asyncio.sleep(0.01)
            await come_and_go(f"http://127.0.0.1:{port}")
            await empty(host, opened[0])
            gc.collect()
            gc.disable()
            try:
                before = alive()
                for _ in range(TIMES):
                    await come_and_go(f"http://127.0.0.1:{port}")
                await empty(host, opened[0])
                return alive() - before
            finally:
                gc.enable()
                host.should_exit = True
                await serving

    with asyncio.Runner(loop_factory=host.config.get_loop_factory()) as runner:
        left = runner.run(run())
    assert not left
