"""The contestant OpenSpiel: random games of backgammon, driven from Python as its examples do.

Runs in the peers' environment. A decision is a choice of a player; dice count nothing.
"""

from __future__ import annotations

import random
import sys

import pyspiel

from benchmarks.slices import serve

KEPT_EVERY = 20


def play(source: random.Random, keep: list[object] | None = None) -> int:
    """One game to its end by random choices: how many decisions it took."""
    state = pyspiel.load_game("backgammon").new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(outcomes, chances)[0])
            continue
        state.apply_action(source.choice(state.legal_actions()))
        decisions += 1
        if keep is not None and decisions % KEPT_EVERY == 0:
            keep.append(state.clone())
    return decisions


def main() -> None:
    """Prepare positions from the middle of games, then answer."""
    source = random.Random(1)
    kept: list[object] = []
    play(source, kept)

    def copy_all() -> int:
        for state in kept:
            state.clone()  # type: ignore[attr-defined]
        return len(kept)

    serve(int(sys.argv[1]), lambda: play(source), copy_all, 0)


if __name__ == "__main__":
    main()
