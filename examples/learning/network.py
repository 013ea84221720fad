"""A small network in plain NumPy: a chance for every token, and a value.

Each has a hidden layer of its own, so that learning one never spoils the other.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from opendust.envs import Session
from opendust.envs.arrays import observed

Array = NDArray[np.float32]
Masks = NDArray[np.int8]
HIDDEN = 128
FURTHEST = 0.5
"""The longest step down a slope, as in CleanRL: one odd batch must not throw everything over."""


class Network:
    """Tokens that may not follow get no weight. Adam moves the weights down a slope.

    With a `sample` of observations it looks only at what differs there, by mean and spread: most
    figures of a small board never change, and a small network should not have to learn that.
    """

    def __init__(
        self, size: int, words: int, seed: int = 0, rate: float = 0.002, sample: Array | None = None
    ) -> None:
        draw = np.random.default_rng(seed)
        self.rate = rate
        self.columns: NDArray[np.int64] = np.arange(size)
        self.middle, self.spread = np.zeros(size, np.float32), np.ones(size, np.float32)
        if sample is not None:
            self.columns = np.flatnonzero(sample.max(axis=0) > sample.min(axis=0))
            self.middle = sample[:, self.columns].mean(axis=0)
            self.spread = sample[:, self.columns].std(axis=0)
            size = len(self.columns)
        self.weights: list[Array] = [
            (draw.standard_normal((size, 2 * HIDDEN)) / np.sqrt(size)).astype(np.float32),
            np.zeros(2 * HIDDEN, np.float32),
            (draw.standard_normal((HIDDEN, words)) / np.sqrt(HIDDEN)).astype(np.float32),
            np.zeros(words, np.float32),
            np.zeros((HIDDEN, 1), np.float32),
            np.zeros(1, np.float32),
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def scaled(self, seen: Array) -> Array:
        """The figures that ever differed in the sample, each in its own measure."""
        return np.clip((seen[:, self.columns] - self.middle) / self.spread, -5, 5)

    def forward(self, seen: Array, masks: Masks) -> tuple[Array, Array, Array]:
        """The hidden layers side by side, the chance of every token, and the value."""
        into, shift, out, bias, worth, base = self.weights
        hidden = np.maximum(self.scaled(seen) @ into + shift, 0)
        scores = np.where(masks > 0, hidden[:, :HIDDEN] @ out + bias, -1e9)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden[:, HIDDEN:] @ worth)[:, 0] + base[0]

    def descend(self, seen: Array, hidden: Array, scores: Array, values: Array) -> None:
        """One step of Adam, given the slopes of the loss by scores and by values."""
        out, worth = self.weights[2], self.weights[4]
        back = np.hstack([scores @ out.T, values[:, None] @ worth.T]) * (hidden > 0)
        slopes = [
            self.scaled(seen).T @ back, back.sum(axis=0),
            hidden[:, :HIDDEN].T @ scores, scores.sum(axis=0),
            hidden[:, HIDDEN:].T @ values[:, None], values.sum(keepdims=True),
        ]  # fmt: skip
        length = np.sqrt(sum([float(np.vdot(slope, slope)) for slope in slopes]))
        shorter = min(1.0, FURTHEST / (length + 1e-9))
        self.steps += 1
        for number, steep in enumerate(slopes):
            slope = steep * shorter
            self.first[number] = 0.9 * self.first[number] + 0.1 * slope
            self.second[number] = 0.999 * self.second[number] + 0.001 * slope**2
            mean = self.first[number] / (1 - 0.9**self.steps)
            spread = self.second[number] / (1 - 0.999**self.steps)
            step = self.rate * mean / (np.sqrt(spread) + 1e-8)
            self.weights[number] -= step.astype(np.float32)

    def imitate(self, seen: Array, masks: Masks, tokens: NDArray[Any]) -> float:
        """One step towards the given tokens; how surprising they were."""
        hidden, chances, _ = self.forward(seen, masks)
        rows = np.arange(len(tokens))
        loss = float(-np.log(chances[rows, tokens] + 1e-9).mean())
        chances[rows, tokens] -= 1
        self.descend(seen, hidden, chances / len(tokens), np.zeros(len(tokens), np.float32))
        return loss

    def choose(self, session: Session) -> int:
        """The token that it likes best."""
        seen = observed(session, session.seat)
        _, chances, _ = self.forward(seen["observation"][None], seen["action_mask"][None])
        return int(chances[0].argmax())
