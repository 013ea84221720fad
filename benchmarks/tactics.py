"""How fast is Dust Tactics? `python -m benchmarks.tactics [--passes N] [--seconds S]`.

Random games of every packaged scenario, copies of positions from their middles, and line of sight
on a board of 12 x 18 spaces with a building and 20 units, on the build that runs it (PYTHONPATH
chooses). A decision is a choice of a player; dice cost their time and count nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Final

from benchmarks.slices import copy_for
from opendust.kernel.build import build_name
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.play.playout import play_out
from opendust.tactics import game
from opendust.tactics.rules.fire.fire_zone import sees
from opendust.tactics.rules.fire.sight import ANY_OTHER_SIGHT, can_see
from opendust.tactics.state import State
from opendust.tactics.texts.scenario import scenario_names

Look = Callable[[State], int]

SEATS: Final = ("anna", "bert")
KEPT_EVERY: Final = 20
UNITS: Final = 20
BOARD: Final = """
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 . . x . . . . . . # . .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 . ~ ~ . . . . x . . . .
+ + + + + + + + + + + + +
 . ~ . . . . . . ~ ~ . .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + +-+s+-+-+ + + + +
 . . . .|1 1 1 1L. . . .
+ + + + + + + + + + + + +
 . . . .|1 1 1 1|. . . .
+ + + + + + + + + + + + +
 . . . .L1 1 1 1|. . . .
+ + + + +-+-+s+-+ + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 . . . . x . . . ~ ~ . .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 . # . . . . ~ . . . . .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 . x . . . . . . . # . .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
"""
ARMIES: Final = {
    "army.1.units": "the-boss, hot-dog, hot-dog, blackhawk, rosie, recon-boys, recon-boys, "
    "hell-boys, the-hammers, leathernecks",
    "army.2.units": "laser-grenadiers, laser-grenadiers, sturmpioniere, beobachter, lothar, hans, "
    "wotan, axis-gorillas, axis-zombies, sniper-grenadier",
}


def setups() -> list[Setup]:
    """Every packaged scenario for two players, with its own armies."""
    return [game.complete(Setup(SEATS, {"scenario": name})) for name in scenario_names()]


def play_all(passes: int) -> tuple[int, int, float]:
    """Random games of every scenario, so many times over: games, decisions, seconds."""
    boards = setups()
    decisions = 0
    start = perf_counter()
    for number in range(passes):
        for setup in boards:
            decisions += play_out(game, game.new_game(setup), Lottery(number))
    return passes * len(boards), decisions, perf_counter() - start


def middles() -> list[State]:
    """Copies of positions from the middle of a match of every scenario."""
    kept: list[State] = []
    for setup in setups():
        state = game.new_game(setup)
        choose = Lottery(1)
        while play_out(game, state, choose, KEPT_EVERY):
            kept.append(state.copy())
    return kept


def copy_all(kept: list[State]) -> int:
    """Copy every position once."""
    for state in kept:
        state.copy()
    return len(kept)


def crowded() -> State:
    """Twenty units spread evenly over the spaces of the board that have nothing in them."""
    state = game.new_game(game.complete(Setup(SEATS, {"map": BOARD, **ARMIES})))
    free = [space for space, flags in enumerate(state.flags) if not flags]
    for unit in range(UNITS):
        state.put(unit, free[unit * len(free) // UNITS])
    return state


def look_between_units(state: State) -> int:
    """Line of sight from every unit to every other, as an attack asks for it."""
    for one in range(UNITS):
        for other in range(UNITS):
            if one != other:
                sees(state, one, other)
    return UNITS * (UNITS - 1)


def look_between_spaces(state: State) -> int:
    """Line of sight from every space to every other."""
    grid, flags, spaces = state.battle.grid, state.flags, state.battle.grid.space_count
    for one in range(spaces):
        for other in range(spaces):
            if one != other:
                can_see(grid, flags, one, other, ANY_OTHER_SIGHT)
    return spaces * (spaces - 1)


def sight_line(name: str, look: Look, state: State, seconds: float) -> str:
    """What all pairs take; the first look, which makes the rays, does not count."""
    pairs = look(state)
    looks, passed = copy_for(seconds, lambda: look(state))
    each = passed / looks
    return (
        f"line of sight, all {pairs:,} pairs of {name}: {1e3 * each * pairs:.2f} ms "
        f"({1e6 * each:.2f} us a pair)"
    )


def main() -> int:
    """Measure and print, for the build that this is."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tactics")
    parser.add_argument("--passes", type=int, default=10, help="games of each scenario")
    parser.add_argument("--seconds", type=float, default=2.0, help="of copying, and of looking")
    asked = parser.parse_args()
    print(f"{build_name()} build, Python {sys.version.split()[0]}")
    play_all(1)
    games, decisions, passed = play_all(asked.passes)
    print(f"random games: {games} in {passed:.1f} s, {games / passed:.1f} games/s, "
          f"{decisions / passed:,.0f} decisions/s")  # fmt: skip
    kept, state = middles(), crowded()
    copies, passed = copy_for(asked.seconds, lambda: copy_all(kept))
    print(f"copy of a position: {1e6 * passed / copies:.2f} us")
    print(sight_line("units", look_between_units, state, asked.seconds))
    print(sight_line("spaces", look_between_spaces, state, asked.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
