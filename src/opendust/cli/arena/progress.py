"""How far is the arena? A bar with an estimate in a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from opendust.arena.running import Tick
from opendust.cli.language import said, spoken
from opendust.words.numbers import number_text

PAUSE: Final = 10.0  # seconds between two plain lines


@contextmanager
def progress(*, plain: bool) -> Iterator[Tick]:
    """What shows the progress; on the error output, so that pipes stay clean."""
    if plain:
        yield PlainProgress().tick
        return
    bar, tick = bar_of()
    with bar:
        yield tick


def bar_of() -> tuple[Progress, Tick]:
    """A bar with an estimate, and what moves it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TextColumn("{task.fields[speed]}"), TimeElapsedColumn(),
               TimeRemainingColumn())  # fmt: skip
    bar = Progress(*columns, console=Console(stderr=True))
    task = bar.add_task(said("arena-games"), total=None, speed="")
    began: list[tuple[float, int]] = []

    def tick(done: int, planned: int) -> None:
        if not began:
            began.append((monotonic(), done))
        bar.update(task, completed=done, total=planned, speed=speed(began[0], done))

    return bar, tick


def speed(began: tuple[float, int], done: int) -> str:
    """Games a second so far in this run."""
    passed = monotonic() - began[0]
    return number_text((done - began[1]) / passed, spoken(), digits=1) + "/s" if passed > 1 else ""


class PlainProgress:
    """A line when the last is some time ago."""

    def __init__(self) -> None:
        self.began: tuple[float, int] | None = None
        self.said = monotonic()

    def tick(self, done: int, planned: int) -> None:
        """So many games of so many are there."""
        now = monotonic()
        if self.began is None:
            self.began = (now, done)
        if now - self.said < PAUSE or done == self.began[1]:
            return
        self.said = now
        left = (planned - done) * (now - self.began[0]) / (done - self.began[1])
        words = said("arena-progress", done=done, planned=planned, left=round(left))
        print(words, file=sys.stderr, flush=True)
