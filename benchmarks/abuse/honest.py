"""What do honest players get? Two people at each of some tables, and people who play a bot."""

from __future__ import annotations

import asyncio
import json
import time
from itertools import count
from typing import Any, Final, final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from benchmarks.abuse.asking import Ask

PAUSE: Final = 0.05
"""Seconds between one's choices."""
WITH_A_BOT: Final = 4
"""Of so many tables one has a bot at it."""


SOME: Final = 250
"""Addresses of a network."""


@final
class Figures:
    """How long choices took, and what went wrong, since the last look.

    Two clocks: the one on the wall, and the processor time that the server used from a choice to
    its answer, for this choice and for everything that it did before. Whatever else the machine
    does shows on the first one alone.
    """

    def __init__(self, server: int) -> None:
        # The processor clock of another process, as the system numbers it.
        self.clock = (~server << 3) | 2
        self.wall: list[float] = []
        self.work: list[float] = []
        self.bots: list[float] = []
        self.lost = 0
        self.wrong = 0
        # The last version of every match that a player was told of as kept.
        self.acknowledged: dict[str, int] = {}

    def now(self) -> tuple[float, float]:
        """Both clocks."""
        return time.monotonic(), time.clock_gettime(self.clock)

    def taken(self) -> Slice:
        """The figures until now; counting begins anew."""
        found = Slice(
            share(self.wall), share(self.work), share(self.bots), len(self.wall), self.lost,
            self.wrong,
        )  # fmt: skip
        self.wall, self.work, self.bots, self.lost, self.wrong = [], [], [], 0, 0
        return found


@final
class Slice:
    """What a few seconds brought: 99 of 100 within so many milliseconds, by either clock."""

    def __init__(
        self, wall: float, work: float, bots: float, moves: int, lost: int, wrong: int
    ) -> None:
        self.wall = wall
        self.work = work
        self.bots = bots
        self.moves = float(moves)
        self.lost = lost
        self.wrong = wrong


def share(seconds: list[float], part: float = 0.99) -> float:
    """The time within which this part was taken, in milliseconds; endless if there was nothing."""
    if not seconds:
        return float("inf")
    return sorted(seconds)[min(len(seconds) - 1, int(part * len(seconds)))] * 1_000


@final
class Honest:
    """Somebody at a table, who does what the server would do for them."""

    def __init__(self, ask: Ask, ticket: dict[str, Any], figures: Figures) -> None:
        self.ask = ask
        self.ticket = ticket
        self.figures = figures
        self.frame: dict[str, Any] = {}
        self.sent: tuple[str, float, float] | None = None
        self.waits_since = 0.0

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
        async with self.ask.socket(self.ticket["match"]) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.ticket["token"]}))
            async for text in socket:
                frame = json.loads(text)
                if frame["type"] == "update":
                    self.frame = frame
                    self.note_bot()
                else:
                    self.answered(frame)
                if frame["type"] == "update" and frame["table"]["status"] == "over":
                    return
                if self.sent is None and "choice" in self.frame:
                    await self.choose(socket)

    def note_bot(self) -> None:
        """Whoever waited for a bot waits no longer."""
        if self.waits_since and "choice" in self.frame:
            self.figures.bots.append(time.monotonic() - self.waits_since)
            self.waits_since = 0.0

    async def choose(self, socket: ClientConnection) -> None:
        """Think a little, then choose."""
        await asyncio.sleep(PAUSE)
        key = f"{time.monotonic_ns()}"
        self.sent = key, *self.figures.now()
        wish = {"type": "act", "id": key, "version": self.frame["version"],
                "action": self.frame["choice"]["default"]}  # fmt: skip
        await socket.send(json.dumps(wish))

    def answered(self, frame: dict[str, Any]) -> None:
        """The server has answered a choice."""
        if self.sent is None or frame.get("id") != self.sent[0]:
            return
        wall, work = self.figures.now()
        if frame["type"] == "accepted":
            self.figures.wall.append(wall - self.sent[1])
            self.figures.work.append(work - self.sent[2])
            match = self.ticket["match"]
            known = self.figures.acknowledged.get(match, 0)
            self.figures.acknowledged[match] = max(known, frame["version"])
            has_bot = any(chair["bot"] for chair in self.frame["table"]["chairs"])
            self.waits_since = wall if has_bot and "choice" not in self.frame else 0.0
        elif frame["type"] != "stale":
            self.figures.wrong += 1
        self.sent = None


def home(table: int, number: int) -> str:
    """The address of a table's next player: nobody plays as many matches an hour as a table does.

    Those with a bot are short; at the same address, a table of them was soon refused its next one.
    """
    return f"127.{1 + number // SOME}.{table}.{1 + number % SOME}"


async def table(base: str, number: int, figures: Figures) -> None:
    """A table, and another one when the match is over."""
    numbers = count()
    has_bot = number % WITH_A_BOT == 0
    other = {"kind": "bot", "bot": "recruit"} if has_bot else {"kind": "open"}
    wanted = {"game": "dust", "seats": [{"kind": "me", "name": "Anna"}, other]}
    while True:
        first, second = (Ask(base, home(number, next(numbers))) for _ in range(2))
        made = await first.json("POST", "/api/matches", wanted)
        if "match" not in made:
            await asyncio.sleep(1.0)
            continue
        players = [Honest(first, made, figures)]
        if not has_bot:
            join = {"name": "Bert", "code": made["code"]}
            came = await second.json("POST", f"/api/matches/{made['match']}/join", join)
            players.append(Honest(second, came, figures))
        await asyncio.gather(*(player.play() for player in players))
