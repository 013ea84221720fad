"""Teach the marshal of DUST: `python -m tools.training` plays, fits and writes its weights.

Stop it whenever you like: the games so far are kept in parts, and the same command goes on. The
same seed gives the same games and the same weights.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import numpy as np

from tools.training.course import Positions, arguments, joined, played, taught, write
from tools.training.fitting import Array, Fit
from tools.training.network import WEIGHTS
from tools.training.selfplay import MOST_PLAYERS, SelfPlay

PART: Final = 200
PARTS: Final = 20
HELD_OUT: Final = 7
"""One part in so many is held out."""
TABLES: Final = (
    ("premium-en", 2), ("epic-de", 2), ("premium-en", 2), ("epic-de", 2),
    ("premium-en", 4), ("epic-de", 4), ("premium-de", 2), ("premium-en", 3),
)  # fmt: skip
"""The games of a part take turns among these."""


def play_part(number: int, seed: int, player: SelfPlay) -> dict[str, Array]:
    """One part of the games."""
    seen: list[Array] = []
    won: list[Array] = []
    seats: list[Array] = []
    for game in range(PART):
        edition, players = TABLES[game % len(TABLES)]
        kept, shares = player.game(edition, players, (seed << 20) + number * PART + game)
        seated = np.zeros(MOST_PLAYERS, np.float32)
        seated[:players] = 1
        seen += kept
        won += [shares] * len(kept)
        seats += [seated] * len(kept)
    return {"seen": np.array(seen), "won": np.array(won), "seats": np.array(seats)}


def play(folder: Path, parts: int, seed: int) -> list[Path]:
    """Every part that is not there yet."""
    player = SelfPlay()
    return played(folder, parts, seed, lambda number: play_part(number, seed, player))


def positions(paths: list[Path]) -> Positions:
    """What some parts teach."""
    seen, seats, won = joined(paths, ("seen", "seats", "won"))
    return seen, seats, won


def main() -> int:
    """Play, fit, write."""
    args = arguments("Teach the marshal of DUST.", WEIGHTS.parent, WEIGHTS, PARTS, PART)
    paths = play(args.folder, args.parts, args.seed)
    learned = positions([path for number, path in enumerate(paths) if number % HELD_OUT])
    held = positions(paths[::HELD_OUT])
    write(taught(Fit(args.seed), learned, held, args.seed, args.epochs), args.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
