"""Which figure tells best why one way to decide is better than another?"""

from __future__ import annotations

from typing import Final

from typing_extensions import TypedDict

LESS_IS_BETTER: Final = frozenset(["enemies", "units-lost", "damage-taken"])
TELLING: Final = {
    "won": 0.2, "won-soon": 0.2, "capital-kept": 0.2, "capital-taken": 0.25, "majorities": 0.25,
    "points": 0.5, "sources": 0.4, "army": 2.0, "enemies": 2.0,
    "destroyed": 0.3, "units-lost": 0.3, "damage-dealt": 0.8, "damage-taken": 0.8,
}  # fmt: skip
"""From which difference on a figure explains anything."""
STRENGTH: Final = "strength"
"""The reason where no single figure tells."""

Deeds = dict[str, float]
"""What has come about for a seat, by name, the weightiest first."""


class Reason(TypedDict):
    """A figure with the best move, and with the one that it is compared with."""

    deed: str
    here: float
    there: float


def telling(here: Deeds, there: Deeds) -> Reason:
    """The weightiest figure that tells one way from another."""
    for deed, value in here.items():
        gain = value - there[deed]
        if deed in LESS_IS_BETTER:
            gain = -gain
        if gain >= TELLING.get(deed, 0.2):
            return Reason(deed=deed, here=round(value, 2), there=round(there[deed], 2))
    return Reason(deed=STRENGTH, here=0.0, there=0.0)
