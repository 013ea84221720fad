"""How are the weights of the network found? Adam on the log-loss of the winner, softmax over seats.

One seat of a game is read by the same weights as another, so a batch has one row per seat. One
part of the games in seven is never learned from; the weights that foretell it best are kept.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tools.training.figures import NAMES

HIDDEN: Final = 16
RATE: Final = 0.004
DECAY: Final = 1e-4
BATCH: Final = 256
FAR_BELOW: Final = -1e9
Array = NDArray[np.float32]


class Fit:
    """A network in training: its weights, and the moments of Adam."""

    def __init__(self, seed: int, names: tuple[str, ...] = NAMES) -> None:
        draw = np.random.default_rng(seed)
        self.names = names
        size = len(names)
        self.weights: list[Array] = [
            np.zeros(size, np.float32),
            (draw.standard_normal((size, HIDDEN)) / np.sqrt(size)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (draw.standard_normal(HIDDEN) * 0.1).astype(np.float32),
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def forward(self, seen: Array, seated: Array) -> tuple[Array, Array]:
        """The hidden layer, and every seat's chance."""
        straight, into, shift, out = self.weights
        hidden = np.maximum(seen @ into + shift, 0)
        strength = np.where(seated > 0, seen @ straight + hidden @ out, FAR_BELOW)
        strength -= strength.max(axis=1, keepdims=True)
        chances = np.exp(strength)
        return hidden, chances / chances.sum(axis=1, keepdims=True)

    def learn(self, seen: Array, seated: Array, won: Array, rate: float) -> None:
        """One step of Adam down the log-loss."""
        out = self.weights[3]
        hidden, chances = self.forward(seen, seated)
        slope = (chances - won) / len(won)
        back = slope[:, :, None] * out * (hidden > 0)
        slopes = [
            np.einsum("ns,nsf->f", slope, seen),
            np.einsum("nsf,nsh->fh", seen, back),
            back.sum(axis=(0, 1)),
            np.einsum("ns,nsh->h", slope, hidden),
        ]
        self.steps += 1
        for number, one in enumerate(slopes):
            self.first[number] = 0.9 * self.first[number] + 0.1 * one
            self.second[number] = 0.999 * self.second[number] + 0.001 * one**2
            mean = self.first[number] / (1 - 0.9**self.steps)
            spread = self.second[number] / (1 - 0.999**self.steps)
            step = rate * (mean / (np.sqrt(spread) + 1e-8) + DECAY * self.weights[number])
            self.weights[number] = (self.weights[number] - step).astype(np.float32)

    def epoch(self, seen: Array, seated: Array, won: Array, draw: Any, rate: float) -> None:
        """Every position once, in another order."""
        order = draw.permutation(len(won))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            self.learn(seen[some], seated[some], won[some], rate)

    def loss(self, seen: Array, seated: Array, won: Array) -> float:
        """The mean log-loss in nats."""
        _, chances = self.forward(seen, seated)
        return float(-(won * np.log(chances + 1e-9)).sum(axis=1).mean())

    def content(self) -> dict[str, Any]:
        """The weights as the package keeps them."""
        straight, into, shift, out = self.weights
        return {
            "names": list(self.names),
            "straight": rounded(straight),
            "hidden": [rounded(row) for row in into.T],
            "shift": rounded(shift),
            "out": rounded(out),
        }


def rounded(values: Array) -> list[float]:
    """Four digits are enough."""
    return [round(float(one), 4) for one in values]
