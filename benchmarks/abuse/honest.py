"""What do honest players get? Two people at each of some tables, with a choice now and then."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.abuse.asking import Ask

PAUSE = 0.05
"""Seconds between one's choices."""


class Figures:
    """How long choices took, and what went wrong, since the last look."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.lost = 0
        self.wrong = 0

    def taken(self) -> Figures:
        """The figures until now; counting begins anew."""
        found = Figures()
        found.seconds, found.lost, found.wrong = sorted(self.seconds), self.lost, self.wrong
        self.seconds, self.lost, self.wrong = [], 0, 0
        return found

    def add(self, others: Figures) -> None:
        """Count others' figures too."""
        self.seconds = sorted(self.seconds + others.seconds)
        self.lost += others.lost
        self.wrong += others.wrong

    def share(self, part: float) -> float:
        """The time within which this part of all choices was taken, in milliseconds."""
        if not self.seconds:
            return float("inf")
        return self.seconds[min(len(self.seconds) - 1, int(part * len(self.seconds)))] * 1_000


class Honest:
    """Somebody at a table, who does what the server would do for them."""

    def __init__(self, ask: Ask, ticket: dict[str, Any], figures: Figures) -> None:
        self.ask = ask
        self.ticket = ticket
        self.figures = figures
        self.frame: dict[str, Any] = {}
        self.sent: tuple[str, float] | None = None

    async def play(self) -> None:
        """Play until the match is over or the world ends, coming back when cut off."""
        while self.frame.get("table", {}).get("status") != "over":
            try:
                await self.talk()
            except (ConnectionClosed, OSError):
                self.figures.lost += 1
                self.sent = None

    async def talk(self) -> None:
        """One socket from its hello to its end."""
        path = f"/api/matches/{self.ticket['match']}/socket"
        async with connect(
            self.ask.base.replace("http", "ws", 1) + path,
            additional_headers=self.ask.headers, max_size=None, compression=None,
        ) as socket:  # fmt: skip
            await socket.send(json.dumps({"type": "hello", "token": self.ticket["token"]}))
            async for text in socket:
                frame = json.loads(text)
                if frame["type"] == "update":
                    self.frame = frame
                else:
                    self.answered(frame)
                if frame["type"] == "update" and frame["table"]["status"] == "over":
                    return
                if self.sent is None and "choice" in self.frame:
                    await self.choose(socket)

    async def choose(self, socket: ClientConnection) -> None:
        """Think a little, then choose."""
        await asyncio.sleep(PAUSE)
        key = f"{time.monotonic_ns()}"
        self.sent = key, time.monotonic()
        wish = {"type": "act", "id": key, "version": self.frame["version"],
                "action": self.frame["choice"]["default"]}  # fmt: skip
        await socket.send(json.dumps(wish))

    def answered(self, frame: dict[str, Any]) -> None:
        """The server has answered a choice."""
        if self.sent is None or frame.get("id") != self.sent[0]:
            return
        if frame["type"] == "accepted":
            self.figures.seconds.append(time.monotonic() - self.sent[1])
        elif frame["type"] != "stale":
            self.figures.wrong += 1
        self.sent = None


async def table(base: str, number: int, figures: Figures) -> None:
    """A table for two, and another one when the match is over."""
    while True:
        first, second = (Ask(base, f"10.0.{number}.{seat}") for seat in (1, 2))
        wanted = {"game": "dust", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
        made = await first.json("POST", "/api/matches", wanted)
        if "match" not in made:
            await asyncio.sleep(1.0)
            continue
        join = {"name": "Bert", "code": made["code"]}
        came = await second.json("POST", f"/api/matches/{made['match']}/join", join)
        await asyncio.gather(
            Honest(first, made, figures).play(), Honest(second, came, figures).play()
        )
