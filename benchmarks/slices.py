"""How a contestant answers: it works in slices, each for as long as it is told.

The speed of a machine drifts while a benchmark runs, so no contestant works for long: the
conductor sends `play 0.3` or `copy 0.1` to one after the other, and every answer is one line of
numbers. Seconds are those of the processor: other work on the machine disturbs them little. This
file is imported by contestants of any environment: standard library only.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from time import process_time

PlayOne = Callable[[], int]
CopyAll = Callable[[], int]


def serve(core: int, play_one: PlayOne, copy_all: CopyAll, bytes_per_state: int) -> None:
    """Answer commands on standard input until it ends."""
    os.sched_setaffinity(0, {core})
    answer("ready", bytes_per_state)
    for line in sys.stdin:
        word, _, seconds = line.partition(" ")
        if word == "play":
            answer(*play_for(float(seconds), play_one))
        else:
            answer(*copy_for(float(seconds), copy_all))


def answer(*values: object) -> None:
    """One line to the conductor."""
    print(*values, flush=True)


def play_for(seconds: float, play_one: PlayOne) -> tuple[int, int, float]:
    """Whole games until the time is over: games, decisions, seconds."""
    games = decisions = 0
    start = process_time()
    while True:
        decisions += play_one()
        games += 1
        passed = process_time() - start
        if passed >= seconds:
            return games, decisions, passed


def copy_for(seconds: float, copy_all: CopyAll) -> tuple[int, float]:
    """Copies of prepared positions until the time is over: copies, seconds."""
    copies = 0
    start = process_time()
    while True:
        copies += copy_all()
        passed = process_time() - start
        if passed >= seconds:
            return copies, passed
