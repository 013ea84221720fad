"""Does anything that is malformed break the server? Frames and requests made by chance, many.

More of them: OPENDUST_FUZZ=1000000 with pytest on this file.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from opendust.client import call
from tests.server.playing import table_for_two
from tests.server.running import PATIENCE, Server, sqlite_url

COUNT = int(os.environ.get("OPENDUST_FUZZ", "2000"))
SIGNS = "aZ09 ²٣é\u0000\u2028\ud800\\\"'{}[]<>%/.-:,=#\n"
VERBS = ["act", "undo", "resign", "hello", "speak", "hand-over", "take-back", "pause", "go-on", "x"]
WISHES = ("resign", "hand-over", "take-back", "pause", "go-on")
FIELDS = ["type", "id", "version", "action", "bot", "token", "since", "lang", "scene", "updates"]
PATHS = ["", "/join", "/record", "/dice", "/why", "/study", "/board", "/notices", "/rematch", "/x"]


def odd(chance: random.Random, depth: int = 0) -> Any:
    """Some value that is hardly ever right."""
    kind = chance.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return chance.choice([None, True, False, -1, 2**70, 1e400, -0.0])
    if kind < 5:
        return "".join(chance.choices(SIGNS, k=chance.choice([0, 1, 3, 20, 65, 300])))
    if kind == 5:
        return chance.choice(VERBS)
    if kind == 6:
        return [odd(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(FIELDS): odd(chance, depth + 1) for _ in range(chance.randrange(5))}


def frame(chance: random.Random) -> str | bytes:
    """A message that is no message, or nearly one."""
    if chance.random() < 0.1:
        return chance.randbytes(chance.randrange(80))
    said = {name: odd(chance) for name in chance.sample(FIELDS, chance.randrange(1, 6))}
    if chance.random() < 0.8:
        said["type"] = chance.choice(VERBS[:5])
    text = json.dumps(said)
    if chance.random() < 0.2:
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice(SIGNS[:-1]) + text[at + 1 :]
    plain = text.encode("utf-8", "replace")
    return plain if chance.random() < 0.05 else plain.decode("utf-8")


def harmless(text: str | bytes) -> bool:
    """Not one of the few that are wishes after all."""
    try:
        said = json.loads(text)
    except ValueError:
        return True
    return not isinstance(said, dict) or said.get("type") not in WISHES


async def talk(address: str, token: str, chance: random.Random, count: int) -> int:
    """So many frames on a socket, or until it is closed; how many."""
    sent = 0
    async with connect(address, open_timeout=PATIENCE, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        listening = asyncio.create_task(drain(socket))
        try:
            while sent < count:
                text = frame(chance)
                sent += 1
                if harmless(text):
                    await socket.send(text)
        except ConnectionClosed:
            pass
        await socket.close()
        await listening
    return sent


async def drain(socket: ClientConnection) -> None:
    try:
        async for _ in socket:
            pass
    except ConnectionClosed:
        return


def requests(base: str, match: str, chance: random.Random, count: int) -> list[int]:
    """The statuses that odd requests are answered with."""
    found = []
    for _ in range(count):
        connection = HTTPConnection(base.removeprefix("http://"), timeout=PATIENCE)
        name = chance.choice([match, "A" * 16, "%00" * 4, "..", "%F0%28"])
        path = f"/api/matches/{name}{chance.choice(PATHS)}"
        if chance.random() < 0.2:
            path = "/api/matches"
        body = json.dumps(odd(chance)).encode("utf-8", "replace")
        token = re.sub(r"[^ -~]", "?", str(odd(chance)))
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        try:
            connection.request(chance.choice(["GET", "POST", "PUT", "DELETE"]), path, body, headers)
            found.append(connection.getresponse().status)
        except (HTTPException, ConnectionError):
            found.append(0)
        connection.close()
    return found


def test_what_is_malformed_changes_nothing_and_breaks_nothing(tmp_path: Path) -> None:
    chance = random.Random(20)

    async def frames(base: str) -> str:
        anna, _ = await table_for_two(base)
        before = await call(base, f"/api/matches/{anna['match']}", token=anna["token"])
        address = f"{base.replace('http', 'ws', 1)}/api/matches/{anna['match']}/socket"
        sent = 0
        while sent < COUNT:
            sent += await talk(address, anna["token"], chance, COUNT - sent)
        after = await call(base, f"/api/matches/{anna['match']}", token=anna["token"])
        assert after == before
        return str(anna["match"])

    with Server(sqlite_url(tmp_path)) as server:
        match = asyncio.run(frames(server.base))
        told = requests(server.base, match, chance, COUNT // 4)
        assert {status for status in told if status >= 500} == set()
        with urlopen(f"{server.base}/metrics") as page:
            assert "opendust_faults_total" not in page.read().decode()
