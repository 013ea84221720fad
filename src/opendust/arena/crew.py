"""Who plays the games? Worker processes that may hang, crash or be killed; no game is lost by it.

A worker gets one game at a time and one to go on with. When it dies, its games are played again
by another. When a bot thinks longer than the cap, its worker is killed and the game is played
again with the default at that very choice, so the result depends on no clock but the cap. A
choice at which a worker dies twice is treated in the same way.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final

from opendust.arena.plan import Plan, plan_as_data
from opendust.arena.playing import Played
from opendust.arena.worker import PLACE
from opendust.kernel.refusal import BadText, Fault

LOOK: Final = 0.25  # seconds between two looks at the clock
AHEAD: Final = 2  # games that a worker has in hand
MOST_DEATHS: Final = 4  # of workers in one game outside any bot, or before their first game
DEATHS_AT_CHOICE: Final = 2


class Worker:
    """A process, the games it has in hand, and the place where it says what it does."""

    def __init__(self, plan: Plan, sign: Path, heard: SimpleQueue[Heard]) -> None:
        sign.write_bytes(bytes(PLACE.size))
        self.sign = sign
        self.process = subprocess.Popen(
            [sys.executable, "-m", "opendust.arena.worker"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )  # fmt: skip
        self.games: deque[int] = deque()
        threading.Thread(target=self.listen, args=(heard,), daemon=True).start()
        self.tell({"plan": plan_as_data(plan), "sign": str(sign), "path": sys.path})

    def tell(self, message: dict[str, Any]) -> None:
        """Send a line; one who is dead is found out soon enough."""
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()

    def listen(self, heard: SimpleQueue[Heard]) -> None:
        """Pass on the whole lines that come, and the end. In a thread: Windows waits on no pipe."""
        assert self.process.stdout is not None
        with self.process.stdout as pipe:
            for line in pipe:
                if line.endswith(b"\n"):
                    heard.put((self, line))
        heard.put((self, b""))

    def place(self) -> tuple[int, int, float]:
        """Game and input at which a bot thinks (-1: none does), and since when.

        A place that is being written shows zeros from some field on: nobody thinks yet.
        """
        game, number, since = PLACE.unpack(self.sign.read_bytes())
        return game - 1, number - 1 if since else -1, since

    def end(self) -> None:
        """Kill the process; the other pipe is closed by the thread that listens to it."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdin is not None
        # Unsent bytes for a worker that is gone are no loss.
        with suppress(OSError):
            self.process.stdin.close()


Heard = tuple[Worker, bytes]
"""A line that a worker sent; empty when it is gone."""


class Crew:
    """Workers that play the games of a plan."""

    def __init__(self, plan: Plan, size: int) -> None:
        self.plan = plan
        self.size = size
        self.workers: list[Worker] = []
        self.queue: deque[int] = deque()
        self.forfeits: dict[int, set[int]] = {}
        self.deaths: Counter[tuple[int, int]] = Counter()
        self.redone = 0
        self.heard: SimpleQueue[Heard] = SimpleQueue()
        self.folder = tempfile.TemporaryDirectory(prefix="opendust-arena-")
        self.made = 0

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *unused: object) -> None:
        for worker in self.workers:
            worker.end()
        self.folder.cleanup()

    def play(self, numbers: Iterable[int]) -> Iterator[Played]:
        """The games with these numbers, in the order in which they end."""
        self.queue.extend(numbers)
        for _ in range(min(self.size, len(self.queue))):
            self.hire()
        while self.queue or any(worker.games for worker in self.workers):
            with suppress(Empty):
                yield from self.hear(*self.heard.get(timeout=LOOK))
            self.cut_off()

    def hire(self) -> None:
        """One more worker, with its first games."""
        self.made += 1
        worker = Worker(self.plan, Path(self.folder.name) / str(self.made), self.heard)
        self.workers.append(worker)
        self.supply(worker)

    def supply(self, worker: Worker) -> None:
        """Games for a worker's hands, fairly shared when few are left."""
        most = AHEAD if len(self.queue) >= AHEAD * self.size else 1
        while self.queue and len(worker.games) < most:
            number = self.queue.popleft()
            worker.games.append(number)
            worker.tell({"number": number, "forfeits": sorted(self.forfeits.get(number, ()))})

    def hear(self, worker: Worker, line: bytes) -> Iterator[Played]:
        """A game that a worker has ended; or it has died. What one replaced said counts no more."""
        if worker not in self.workers:
            return
        if not line:
            self.bury(worker)
            return
        answer = json.loads(line)
        worker.games.remove(answer.pop("number"))
        self.supply(worker)
        if "fault" in answer:
            raise BadText([Fault("", 0, "arena-worker-fault", reason=answer["fault"])])
        yield Played(**answer)

    def bury(self, worker: Worker) -> None:
        """A worker died: note where, and let another have its games."""
        game, number, _ = worker.place()
        self.deaths[game, number] += 1
        deaths = self.deaths[game, number]
        if number >= 0 and deaths >= DEATHS_AT_CHOICE:
            self.forfeits.setdefault(game, set()).add(number)
        elif number < 0 and deaths >= MOST_DEATHS:
            raise BadText([Fault("", 0, "arena-workers-die", game=game + 1, deaths=deaths)])
        self.replace(worker)

    def cut_off(self) -> None:
        """End workers whose bot thinks for too long."""
        for worker in list(self.workers):
            game, number, since = worker.place()
            if number >= 0 and monotonic() - since > self.plan.cap:
                self.forfeits.setdefault(game, set()).add(number)
                self.replace(worker)

    def replace(self, worker: Worker) -> None:
        """Another worker takes over; what this one had in hand comes first."""
        self.workers.remove(worker)
        worker.end()
        self.redone += 1
        self.queue.extendleft(reversed(worker.games))
        self.hire()
