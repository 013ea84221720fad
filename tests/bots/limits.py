"""What does a general need? A match in a process of its own: its longest decision, its memory.

`python -m tests.bots.limits GAME DECISIONS SETTING=VALUE...` lets generals decide so often and
prints a line of JSON. The clock is processor time, so other work on the machine changes nothing;
with `clock=none` the bots' own count of effort alone ends their thinking.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import process_time
from typing import Any

from opendust.bots import make_bot
from opendust.bots.safe_bot import SafeBot
from opendust.kernel.contract import Game, Setup
from opendust.kernel.play.match import Match
from opendust.registry import GAMES
from tests.bots.matches import deciders

KILO = 1024


def needs(name: str, most: int, settings: dict[str, str]) -> dict[str, Any]:
    """Play on and measure."""
    game: Game[Any] = GAMES[name]
    seats = int(settings.pop("seats", "2"))
    clock = None if settings.pop("clock", "") == "none" else process_time
    names = tuple([f"General {seat + 1}" for seat in range(seats)])
    match = Match(game, Setup(names, settings), b"limits" + bytes(10))
    bots = [make_bot("general", name, bytes([seat]), clock) for seat in range(seats)]
    decisions, longest, total, slowest = 0, 0.0, 0.0, ""
    for seat in deciders(match):
        if decisions == most:
            break
        decisions += 1
        point = getattr(match.pending, "point", "")
        view = game.view(match.state, seat)
        begun = process_time()
        action = bots[seat].choose(view, seat, game.options(view, seat))
        spent = process_time() - begun
        total += spent
        if spent > longest:
            longest, slowest = spent, point
        match.submit(seat, action)
    slips = sum([bot.slips for bot in bots if isinstance(bot, SafeBot)])
    return {
        "decisions": decisions, "longest": round(longest, 3), "at": slowest,
        "mean": round(total / max(1, decisions), 4), "megabytes": round(peak(), 1), "slips": slips,
    }  # fmt: skip


def peak() -> float:
    """The most memory that this program had; what the system counts is its parent's, too."""
    status = Path("/proc/self/status")
    if not status.exists():
        import resource

        # In bytes on macOS, the other system without that file.
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KILO / KILO
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
    return int(lines["VmHWM"].split()[0]) / KILO


if __name__ == "__main__":
    words = sys.argv[1:]
    given = dict([word.split("=", 1) for word in words[2:]])
    print(json.dumps(needs(words[0], int(words[1]), given)))
