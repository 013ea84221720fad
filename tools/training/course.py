"""How does a training go? Games in parts that are kept, then epochs, of which the best one counts.

Whoever stops it loses the part that is being played and nothing else.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any, Final

import numpy as np

from tools.training.fitting import RATE, Array, Fit

EPOCHS: Final = 14
Positions = tuple[Array, Array, Array]
"""What was seen, who was seated, and who won."""


def arguments(what: str, folder: Path, out: Path, parts: int, games: int) -> argparse.Namespace:
    """What a training may be told: where to, how long, from which seed."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--folder", type=Path, default=folder)
    parser.add_argument("--parts", type=int, default=parts, help=f"{games} games each")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=out)
    return parser.parse_args()


def played(
    folder: Path, parts: int, seed: int, play_part: Callable[[int], dict[str, Array]]
) -> list[Path]:
    """Every part of the games; those that are there are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    begun = process_time()
    paths = [folder / f"part-{seed}-{number:04}.npz" for number in range(parts)]
    for number, path in enumerate(paths):
        if not path.exists():
            unfinished = path.with_suffix(".unfinished.npz")
            found: dict[str, Any] = {**play_part(number)}
            np.savez_compressed(unfinished, **found)
            unfinished.rename(path)
            spent = process_time() - begun
            print(f"part {number + 1} of {parts}: {spent:.0f} s of processor time", flush=True)
    return paths


def joined(paths: list[Path], names: tuple[str, ...]) -> list[Array]:
    """All positions of some parts."""
    parts = [np.load(path) for path in paths]
    return [np.concatenate([part[name] for part in parts]) for name in names]


def taught(found: Fit, learned: Positions, held: Positions, seed: int, epochs: int) -> Fit:
    """The network that foretells the held-out games best."""
    draw = np.random.default_rng(seed)
    best, kept = 9.0, [weight.copy() for weight in found.weights]
    print(f"{len(learned[2])} positions to learn from, {len(held[2])} held out", flush=True)
    for epoch in range(epochs):
        found.epoch(*learned, draw, RATE * (1 - epoch / epochs))
        loss = found.loss(*held)
        print(f"epoch {epoch + 1}: {found.loss(*learned):.4f} learned, {loss:.4f} held out")
        if loss < best:
            best, kept = loss, [weight.copy() for weight in found.weights]
    found.weights = kept
    return found


def write(found: Fit, path: Path) -> None:
    """Keep what was learned."""
    path.write_text(json.dumps(found.content()) + "\n", encoding="utf-8")
    print(f"written to {path}")
