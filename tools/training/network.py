"""Who will win? A small network that gives every seat a strength; the chance is its share.

The same weights read every seat, so a position means the same wherever one sits.
`python -m tools.training` makes them.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any, Final, final

from opendust.bots.dust.recruit.weights import Weights
from opendust.dust.phases import Over
from opendust.dust.state import State
from tools.training.figures import NAMES, Sight

WEIGHTS: Final = Path(__file__).parents[2] / "build" / "training" / "weights.json"


@final
class Network:
    """One hidden layer beside a straight one."""

    def __init__(self, content: dict[str, Any], names: tuple[str, ...] = NAMES) -> None:
        if tuple(content["names"]) != names:
            raise ValueError("the weights were learned from other figures")
        self.straight: list[float] = [float(one) for one in content["straight"]]
        self.hidden: list[list[float]] = [[float(one) for one in row] for row in content["hidden"]]
        self.shift: list[float] = [float(one) for one in content["shift"]]
        self.out: list[float] = [float(one) for one in content["out"]]

    def strength(self, row: list[float]) -> float:
        """The strength of one seat."""
        size = len(row)
        found = 0.0
        straight = self.straight
        for index in range(size):
            found += straight[index] * row[index]
        for number in range(len(self.out)):
            weights = self.hidden[number]
            inner = self.shift[number]
            for index in range(size):
                inner += weights[index] * row[index]
            if inner > 0.0:
                found += self.out[number] * inner
        return found


@final
class Learned:
    """The learned chance to win of a position."""

    def __init__(self, network: Network, weights: Weights) -> None:
        self.network = network
        self.sight = Sight(weights)

    def value(self, state: State, seat: int) -> float:
        """The chance to win; a match that is over is won, shared or lost."""
        phase = state.phase
        if isinstance(phase, Over):
            return 1 / len(phase.winners) if seat in phase.winners else 0.0
        found = [self.network.strength(row) for row in self.sight.figures(state)]
        most = max(found)
        shares = [exp(one - most) for one in found]
        return shares[seat] / sum(shares)


def load_network() -> Network:
    """The weights that were learned last."""
    content: dict[str, Any] = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    return Network(content)
