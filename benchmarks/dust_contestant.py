"""The contestant OpenDust: random four-player matches of DUST through the public contract.

Which build it is, the caller decides by PYTHONPATH. A decision is a choice of a player; dice and
card draws cost their time and count nothing.
"""

from __future__ import annotations

import random
import sys
from itertools import chain, count

from benchmarks.slices import serve
from opendust.dust import game
from opendust.dust.state import State
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Setup
from opendust.kernel.option import Choose
from opendust.kernel.pending import Chance, Choice

SETUP = game.complete(Setup(("red", "blue", "green", "yellow"), {"edition": "premium-en"}))
KEPT_EVERY = 40
OWNED_LISTS = (
    "units", "owner", "land", "sea", "on_map", "colors", "homes", "hands", "chosen", "played",
    "scores", "gains", "majorities", "truces",
)  # fmt: skip
"""The lists that a copy makes anew; numbers, tuples and phases are shared between copies."""


def chooser(seed: int) -> Choose:
    """A cheap random source; an engine's own stream is for real matches."""
    draw = random.Random(seed).random
    return lambda limit: int(draw() * limit)


def draw_outcome(chance: Chance, choose: Choose) -> tuple[int, ...]:
    """What chance brings, from the cheap source."""
    if chance.faces:
        return tuple([1 + choose(chance.faces) for _ in range(chance.count)])
    left = list(chance.pool)
    return tuple([left.pop(choose(len(left))) for _ in range(chance.count)])


def play(seed: int, keep: list[State] | None = None) -> int:
    """One match to its end by random choices: how many decisions it took."""
    choose = chooser(seed)
    state = game.new_game(SETUP)
    pending, options, apply = game.pending, game.options, game.apply
    decisions = 0
    while True:
        waiting = pending(state)
        if isinstance(waiting, Choice):
            seat = waiting.seats[0]
            menu = options(state, seat)
            action = menu[choose(len(menu))].fill(choose)
            apply(state, Decision(seat, action))
            decisions += 1
            if keep is not None and decisions % KEPT_EVERY == 0:
                keep.append(state.copy())
        elif isinstance(waiting, Chance):
            apply(state, Outcome(draw_outcome(waiting, choose)))
        else:
            return decisions


def owned_bytes(state: State) -> int:
    """Bytes that a copy of a state takes: the object, its attributes, the lists it owns."""
    attributes: dict[str, object] = getattr(state, "__dict__", {})
    objects: list[object] = [state, *([attributes] if attributes else [])]
    owned = [getattr(state, name) for name in OWNED_LISTS]
    if state.battle is not None:
        battle = state.battle
        owned += [battle, battle.faces, battle.hits, battle.losses]
    return sum(sys.getsizeof(thing) for thing in chain(objects, owned))


def main() -> None:
    """Prepare positions from the middle of matches, then answer."""
    kept: list[State] = []
    for seed in range(4):
        play(seed, kept)
    seeds = count(1000)

    def copy_all() -> int:
        for state in kept:
            state.copy()
        return len(kept)

    size = sum(owned_bytes(state) for state in kept) // len(kept)
    serve(int(sys.argv[1]), lambda: play(next(seeds)), copy_all, size)


if __name__ == "__main__":
    main()
