"""One process that plays games: numbers of games in, rows and records out, a JSON line each.

Run by the crew, not by hand. What a bot prints goes nowhere, and what it reads is empty, since
both pipes belong to the crew. Where a bot is thinking stands in a small shared file, so that the
crew can see from outside who is stuck and since when.
"""

from __future__ import annotations

import json
import mmap
import os
import signal
import struct
import sys
import threading
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Any, Final, TextIO

from opendust.arena.plan import Plan, fixture, plan_from_data
from opendust.arena.playing import Played, Playing
from opendust.kernel.refusal import BadText

PLACE: Final = struct.Struct("<qqd")
"""Game and input at which a bot thinks, both counted from 1, and since when; 0 for none."""


class Sign:
    """The place in the shared file where this worker says what it is doing."""

    def __init__(self, path: str) -> None:
        with Path(path).open("r+b") as file:
            self.memory = mmap.mmap(file.fileno(), PLACE.size)
        self.game = -1

    def note(self, number: int) -> None:
        """A bot begins to think, or has ended."""
        PLACE.pack_into(self.memory, 0, self.game + 1, number + 1, monotonic())


def own_pipes() -> tuple[TextIO, TextIO]:
    """The crew's pipes, out of the reach of bots that read or print."""
    tasks, answers = (
        os.fdopen(os.dup(0), "r", encoding="utf-8"),
        os.fdopen(os.dup(1), "w", encoding="utf-8"),
    )
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    return tasks, answers


def listen(tasks: TextIO, waiting: SimpleQueue[str]) -> None:
    """Take tasks in; when the crew is gone nobody wants an answer, however deep a bot thinks."""
    for line in tasks:
        waiting.put(line)
    os._exit(0)


def play_task(plan: Plan, task: dict[str, Any], sign: Sign) -> Played:
    """One game."""
    sign.game = task["number"]
    sign.note(-1)
    played = Playing(plan, fixture(plan, task["number"]), task["forfeits"], sign.note).play()
    sign.game = -1
    sign.note(-1)
    return played


def main() -> int:
    """Play until the crew closes the pipe."""
    # Ctrl-C is for the crew, which ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tasks, answers = own_pipes()
    start = json.loads(tasks.readline())
    plan, sign = plan_from_data(start["plan"]), Sign(start["sign"])
    sys.path[:] = start["path"]
    waiting: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=listen, args=(tasks, waiting), daemon=True).start()
    while True:
        task = json.loads(waiting.get())
        try:
            answer = vars(play_task(plan, task, sign))
        except BadText as bad:
            answer = {"fault": str(bad)}
        print(json.dumps({"number": task["number"], **answer}), file=answers, flush=True)


if __name__ == "__main__":
    sys.exit(main())
