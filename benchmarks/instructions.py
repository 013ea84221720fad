"""How many instructions does a decision take? `python -m benchmarks.instructions [--json]`.

Seconds drift with whatever else a machine does; instructions do not. Valgrind counts them for some
matches of each game and for none, on the build that runs it (PYTHONPATH chooses); the difference is
divided by the decisions (`tensor`: of one observation alone). Two builds are compared by their
figures, without an idle machine.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from typing import Any, Final

from opendust.bots.registry import make_bot
from opendust.envs.session import Session
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.build import build_name
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.playout import play_out

SETUPS: Final[dict[str, list[Setup]]] = {
    "dust": [Setup(("red", "blue", "green", "yellow"), {"edition": "premium-en"})],
    "tactics": [
        Setup(("anna", "bert"), {"scenario": name})
        for name in ("skirmish", "assault-the-bunker", "artillery-duel")
    ],
}
MEASURED: Final = (
    ("dust", "random", 1_500), ("dust", "recruit", 150), ("dust", "captain", 30),
    ("tactics", "random", 1_500), ("tactics", "recruit", 150), ("tactics", "captain", 30),
    ("dust", "tensor", 3_000), ("tactics", "tensor", 3_000),
)  # fmt: skip
"""Game, who plays it, and how many decisions."""
OPENING: Final = {"dust": 150, "tactics": 30}
"""So many inputs are left to chance before bots begin: where they have something to think about."""
POSITIONS: Final = 200
COUNTED: Final = re.compile(r"I\s+refs:\s+([\d,]+)")


def game_named(name: str) -> Any:
    """The contract of a game."""
    if name == "dust":
        from opendust.dust import game as dust

        return dust
    from opendust.tactics import game as tactics

    return tactics


def play(name: str, player: str, limit: int) -> int:
    """About so many decisions of a game, over all of its setups: how many it were."""
    if player == "tensor":
        return write_tensors(name, limit)
    game, done = game_named(name), 0
    prepared = [game.complete(setup) for setup in SETUPS[name]]
    for number, setup in enumerate(prepared, start=1):
        wanted, seed = limit * number // len(prepared), number
        while done < wanted:
            state, choose = game.new_game(setup), Lottery(seed)
            if player == "random":
                done += play_out(game, state, choose)
            else:
                play_out(game, state, choose, OPENING[name])
                done += play_bots(name, state, player, wanted - done)
            seed += 100
    return done


def write_tensors(name: str, limit: int) -> int:
    """So many observations, of the decisions of one match by lot."""
    session, choose = Session(name, seed=1), Lottery(1)
    views: list[tuple[Any, int]] = []
    while session.seat >= 0 and len(views) < POSITIONS:
        if session.step(session.allowed[choose.below(len(session.allowed))]) and session.seat >= 0:
            views.append((session.view(session.seat), session.seat))
    buffer = memoryview(bytearray(4 * session.size)).cast("f")
    for number in range(limit):
        view, seat = views[number % len(views)]
        buffer[:] = session.blank
        session.observer.write(view, seat, buffer)
    return limit


def play_bots(name: str, state: Any, player: str, limit: int) -> int:
    """A match of one kind of bot to its end, or for so many decisions; no clock stops a thought."""
    game, choose = game_named(name), Lottery(1)
    bots: dict[int, Any] = {}
    for done in range(limit):
        while isinstance(waiting := game.pending(state), Chance):
            game.apply(state, Outcome(waiting.drawn(choose)))
        if not isinstance(waiting, Choice):
            return done
        seat = waiting.seats[0]
        bot = bots.setdefault(seat, make_bot(player, name, bytes([seat])))
        action = bot.choose(game.view(state, seat), seat, game.options(state, seat))
        game.apply(state, Decision(seat, action))
    return limit


def counted(*words: str) -> tuple[int, int]:
    """The instructions of this program for some words, and the decisions that it played."""
    valgrind = (
        "valgrind",
        "--tool=cachegrind",
        "--cache-sim=no",
        "--cachegrind-out-file=/dev/null",
    )
    done = subprocess.run(
        [*valgrind, sys.executable, "-m", "benchmarks.instructions", *words],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = COUNTED.search(done.stderr)
    assert found is not None, done.stderr
    return int(found.group(1).replace(",", "")), int(done.stdout)


def main() -> int:
    """Measure and print, for the build that this is."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.instructions")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--play", nargs=3, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play:
        name, player, limit = asked.play
        play(name, player, len(SETUPS[name]))  # what happens once does not count
        print(play(name, player, int(limit)))
        return 0
    figures: dict[str, int] = {}
    for name, player, limit in MEASURED:
        nothing, _ = counted("--play", name, player, "0")
        everything, decisions = counted("--play", name, player, str(limit))
        figures[f"{name} {player}"] = (everything - nothing) // decisions
    if asked.json:
        print(json.dumps({"build": build_name(), **figures}))
    else:
        print(f"{build_name()} build, instructions per decision, Python {sys.version.split()[0]}")
        for words, figure in figures.items():
            print(f"{words:20}{figure:>14,}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
