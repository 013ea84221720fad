"""The contestant catanatron: random four-player games of Catan, by its own loop and players.

Runs in an environment of its own that has nothing but catanatron. Every tick of a game is one
decision of a player, the forced ones (to roll, to end the turn) included.
"""

from __future__ import annotations

import sys
from itertools import count

from catanatron import Color, Game, RandomPlayer

from benchmarks.slices import serve

KEPT_EVERY = 40
COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def play(seed: int, keep: list[Game] | None = None) -> int:
    """One game to its end by random choices: how many decisions it took."""
    game = Game([RandomPlayer(color) for color in COLORS], seed=seed)
    if keep is None:
        game.play()
        return len(game.state.actions)
    while game.winning_color() is None:
        game.play_tick()
        if len(game.state.actions) % KEPT_EVERY == 0:
            keep.append(game.copy())
    return len(game.state.actions)


def main() -> None:
    """Prepare positions from the middle of games, then answer."""
    kept: list[Game] = []
    for seed in range(1, 5):
        play(seed, kept)
    seeds = count(1000)

    def copy_all() -> int:
        for game in kept:
            game.copy()
        return len(kept)

    serve(int(sys.argv[1]), lambda: play(next(seeds)), copy_all, 0)


if __name__ == "__main__":
    main()
