"""Teach the marshal of DUST: `python -m tools.training` plays, fits and writes its weights.

Stop it whenever you like: the games so far are kept in parts, and the same command goes on. The
same seed gives the same games and the same weights.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np

from tools.training.fitting import RATE, Array, Fit
from tools.training.network import WEIGHTS
from tools.training.selfplay import MOST_PLAYERS, SelfPlay

PART: Final = 200
EPOCHS: Final = 14
HELD_OUT: Final = 7
"""One part in so many is held out."""
TABLES: Final = (
    ("premium-en", 2), ("epic-de", 2), ("premium-en", 2), ("epic-de", 2),
    ("premium-en", 4), ("epic-de", 4), ("premium-de", 2), ("premium-en", 3),
)  # fmt: skip
"""The games of a part take turns among these."""


def play_part(number: int, seed: int, path: Path, player: SelfPlay) -> None:
    """Play and keep one part of the games."""
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
    unfinished = path.with_suffix(".unfinished.npz")
    np.savez_compressed(unfinished, seen=np.array(seen), won=np.array(won), seats=np.array(seats))
    unfinished.rename(path)


def play(folder: Path, parts: int, seed: int) -> list[Path]:
    """Every part that is not there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    player = SelfPlay()
    begun = process_time()
    paths = [folder / f"part-{seed}-{number:04}.npz" for number in range(parts)]
    for number, path in enumerate(paths):
        if not path.exists():
            play_part(number, seed, path, player)
            spent = process_time() - begun
            print(f"part {number + 1} of {parts}: {spent:.0f} s of processor time", flush=True)
    return paths


def joined(paths: list[Path]) -> tuple[Array, Array, Array]:
    """All positions of some parts."""
    parts = [np.load(path) for path in paths]
    seen, seats, won = [
        np.concatenate([part[name] for part in parts]) for name in ("seen", "seats", "won")
    ]
    return seen, seats, won


def fit(paths: list[Path], seed: int, epochs: int) -> Fit:
    """The network that foretells the held-out games best."""
    held = joined(paths[::HELD_OUT])
    learned = joined([path for number, path in enumerate(paths) if number % HELD_OUT])
    found, draw = Fit(seed), np.random.default_rng(seed)
    best, kept = 9.0, [weight.copy() for weight in found.weights]
    print(f"{len(learned[2])} positions to learn from, {len(held[2])} held out", flush=True)
    for epoch in range(epochs):
        rate = RATE * (1 - epoch / epochs)
        found.epoch(*learned, draw, rate)
        loss = found.loss(*held)
        print(f"epoch {epoch + 1}: {found.loss(*learned):.4f} learned, {loss:.4f} held out")
        if loss < best:
            best, kept = loss, [weight.copy() for weight in found.weights]
    found.weights = kept
    return found


def main() -> int:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description="Teach the marshal of DUST.")
    parser.add_argument("--folder", type=Path, default=WEIGHTS.parent)
    parser.add_argument("--parts", type=int, default=20, help=f"{PART} games each")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    args = parser.parse_args()
    paths = play(args.folder, args.parts, args.seed)
    found = fit(paths, args.seed, args.epochs)
    args.out.write_text(json.dumps(found.content()) + "\n", encoding="utf-8")
    print(f"written to {args.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
