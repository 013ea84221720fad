"""The contestant OpenDust: random four-player matches of DUST through the public contract.

Which build it is, the caller decides by PYTHONPATH. A decision is a choice of a player; dice and
card draws cost their time and count nothing.
"""

from __future__ import annotations

import sys
from itertools import chain, count

from benchmarks.slices import serve
from opendust.dust import game
from opendust.dust.state import State
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.play.playout import play_out

SETUP = game.complete(Setup(("red", "blue", "green", "yellow"), {"edition": "premium-en"}))
KEPT_EVERY = 40
OWNED_LISTS = (
    "units", "owner", "land", "sea", "on_map", "colors", "homes", "hands", "chosen", "played",
    "scores", "gains", "majorities", "truces",
)  # fmt: skip
"""The lists that a copy makes anew; numbers, tuples and phases are shared between copies."""


def play(seed: int) -> int:
    """One match to its end by random choices: how many decisions it took."""
    return play_out(game, game.new_game(SETUP), Lottery(seed))


def middles(seed: int) -> list[State]:
    """Copies of positions from the middle of a match."""
    kept: list[State] = []
    state = game.new_game(SETUP)
    choose = Lottery(seed)
    while play_out(game, state, choose, KEPT_EVERY):
        kept.append(state.copy())
    return kept


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
    kept = [state for seed in range(4) for state in middles(seed)]
    seeds = count(1000)

    def copy_all() -> int:
        for state in kept:
            state.copy()
        return len(kept)

    size = sum(owned_bytes(state) for state in kept) // len(kept)
    serve(int(sys.argv[1]), lambda: play(next(seeds)), copy_all, size)


if __name__ == "__main__":
    main()
