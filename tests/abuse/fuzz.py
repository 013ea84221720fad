"""Does anything that is malformed break the server? `make fuzz`, or a sample in the tests.

A real process with its limits on numbers switched off, so that everything reaches what lies behind
them. What counts: it lives, no answer is a 500, no line in its log, no entry in any match.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from opendust.client import call
from tests.abuse.malformed import broken_frame, is_harmless, message, request
from tests.server.playing import table_for_two
from tests.server.running import PATIENCE, Server, sqlite_url

AT_ONCE = 4
"""Connections of each kind."""
SHORT = 0.1
"""Seconds for the answer to a request that may not be whole."""
SLICE = 500
"""What one connection sends before another takes its place."""


@final
class Fuzz:
    """One server, and what came of everything that was sent to it."""

    def __init__(self, base: str, seed: int) -> None:
        self.base = base
        self.host = base.removeprefix("http://")
        self.chance = random.Random(seed)
        self.match = ""
        self.token = ""
        self.sent: Counter[str] = Counter()
        self.told: Counter[int] = Counter()

    async def run(self, frames: int, requests: int) -> None:
        """Send all of it, and see that the match stands as it stood."""
        anna, _ = await table_for_two(self.base)
        self.match, self.token = anna["match"], anna["token"]
        before = await self.standing()
        await asyncio.gather(
            *(self.talk(frames // AT_ONCE) for _ in range(AT_ONCE)),
            *(self.ask(requests // AT_ONCE) for _ in range(AT_ONCE)),
        )
        after = await self.standing()
        assert after == before, "the match has changed"

    async def standing(self) -> Any:
        """The match as a player sees it, and how many entries and matches were kept."""
        page = str(await call(self.base, "/metrics"))
        kept = re.findall(r"^opendust_appends_total (\d+)", page, re.MULTILINE)
        faults = re.findall(r"^opendust_faults_total.*", page, re.MULTILINE)
        assert faults == []
        return kept, await call(self.base, f"/api/matches/{self.match}", token=self.token)

    # --- sockets ------------------------------------------------------------------------------

    async def talk(self, count: int) -> None:
        """So many frames, on one socket after the other."""
        address = f"ws://{self.host}/api/matches/{self.match}/socket"
        while count > 0:
            async with connect(address, open_timeout=PATIENCE, compression=None) as socket:
                count -= await self.frames(socket, min(count, SLICE))

    async def frames(self, socket: ClientConnection, count: int) -> int:
        """Frames on a socket until it is closed; how many."""
        sent = 0
        is_seat = self.chance.random() < 0.7
        listening = asyncio.create_task(drain(socket))
        try:
            hello = {"type": "hello", "token": self.token if is_seat else None}
            await socket.send(json.dumps(hello) if self.chance.random() < 0.95 else "{")
            while sent < count:
                plain = message(self.chance)
                if not is_harmless(plain):
                    continue
                sent += 1
                await socket.send(plain if b"\xff" in plain else plain.decode("utf-8", "replace"))
            # At the end something that no library sends.
            sent += 1
            socket.transport.write(broken_frame(self.chance))
        except ConnectionClosed:
            sent += 1
        await socket.close()
        await listening
        self.sent["frames"] += sent
        return sent

    # --- requests -----------------------------------------------------------------------------

    async def ask(self, count: int) -> None:
        """So many requests, on one connection after the other."""
        host, _, port = self.host.partition(":")
        while count > 0:
            reader, writer = await asyncio.open_connection(host, int(port))
            try:
                count -= await self.requests(reader, writer, min(count, SLICE))
            finally:
                writer.close()

    async def requests(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, count: int
    ) -> int:
        """Requests on a connection until it is closed; how many."""
        sent, is_open = 0, True
        while sent < count and is_open:
            plain, is_whole = request(self.chance, self.host, self.match, self.token)
            sent += 1
            try:
                writer.write(plain)
                await writer.drain()
                is_open = await self.answered(
                    reader, PATIENCE if is_whole else SHORT, is_head=plain.startswith(b"HEAD ")
                )
            except (OSError, asyncio.IncompleteReadError, TimeoutError):
                self.told[0] += 1
                is_open = False
        self.sent["requests"] += sent
        return sent

    async def answered(
        self, reader: asyncio.StreamReader, patience: float, *, is_head: bool
    ) -> bool:
        """Read an answer; whether the connection stays. A server that wants more is left alone."""
        async with asyncio.timeout(patience):
            head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        self.told[status] += 1
        assert status != 500, head
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        if status == 101 or length is None or b"connection: close" in head.lower():
            return False
        if not is_head and status not in (204, 304):
            await reader.readexactly(int(length[1]))
        return True


async def drain(socket: ClientConnection) -> None:
    """Hear everything, and do nothing."""
    try:
        async for _ in socket:
            pass
    except ConnectionClosed:
        return


def fuzzed(folder: Path, seed: int, frames: int, requests: int) -> tuple[Fuzz, str]:
    """One server under all of it, and what it wrote to its log."""
    log = folder / "log"
    with log.open("wb") as errors, Server(sqlite_url(folder), errors=errors) as server:
        fuzz = Fuzz(server.base, seed)
        asyncio.run(fuzz.run(frames, requests))
        assert server.process is not None
        assert server.process.is_alive()
    return fuzz, log.read_text(encoding="utf-8", errors="replace")


def main() -> int:
    """Round after round, each with a seed of its own, until enough was sent."""
    parser = argparse.ArgumentParser(prog="python -m tests.abuse.fuzz")
    parser.add_argument("--frames", type=int, default=940_000)
    parser.add_argument("--requests", type=int, default=60_000)
    parser.add_argument("--round", type=int, default=47_000, help="frames before a new server")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sent: Counter[str] = Counter()
    told: Counter[int] = Counter()
    began, seed, lines = time.monotonic(), asked.seed, 0
    share = asked.requests * asked.round // asked.frames
    while sent["frames"] < asked.frames or sent["requests"] < asked.requests:
        with tempfile.TemporaryDirectory() as folder:
            fuzz, log = fuzzed(Path(folder), seed, asked.round, share)
        sent += fuzz.sent
        told += fuzz.told
        lines += log.count("Traceback")
        statuses = " ".join(f"{status or 'none'}:{count}" for status, count in sorted(told.items()))
        print(f"seed {seed}: {sent['frames']} frames, {sent['requests']} requests in "
              f"{time.monotonic() - began:.0f} s; answers {statuses}; tracebacks {lines}",
              flush=True)  # fmt: skip
        if log.strip():
            sys.stdout.write(log[-2_000:])
        seed += 1
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
