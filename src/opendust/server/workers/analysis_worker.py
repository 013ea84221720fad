"""One process that analyses a match: a record in, lines of progress and an analysis out.

It does one analysis and ends; whoever stops it loses nothing else. Run by the server.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Final

from opendust.analysis.analyse import analyse
from opendust.analysis.decisions import EFFORTS
from opendust.analysis.report.story import Story
from opendust.kernel.text.record import read_record, replay
from opendust.registry import GAMES
from opendust.server.workers.memory import limit_memory

PROCESSES: Final = {"quick": 2, "deep": 1}
"""Somebody waits for a quick analysis; a deep one may take its time, and leaves room to others."""


def main() -> int:
    """Answer the one question that comes."""
    if sys.platform != "win32":
        os.nice(5)  # people who play come first
    limit_memory()
    asked = json.loads(sys.stdin.readline())
    record = read_record(asked["record"], "match")
    story = Story.of(replay(GAMES[record.game], record))
    try:
        found = analyse(
            story,
            effort=EFFORTS[asked["effort"]],
            workers=min(PROCESSES[asked["effort"]], os.cpu_count() or 1),
            progress=tell,
        )
        print(json.dumps({"analysis": found}), flush=True)
    except BrokenPipeError:
        # Nobody waits any more; the interpreter flushes once more and must find somewhere to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def tell(done: int, every: int) -> None:
    """How far it is."""
    print(json.dumps({"done": done, "all": every}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
