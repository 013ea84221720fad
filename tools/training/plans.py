"""Which ways to play a turn are compared? The stances, and many drawn around the usual weights."""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.planner.weights import PlanWeights
from opendust.bots.weight_tables import Table
from opendust.kernel.numbers import Lottery

SPREAD: Final[dict[str, tuple[float, ...]]] = {
    "battle.loss": (0.4, 0.7, 1.0, 1.4),
    "battle.counter": (0.3, 1.0, 2.0),
    "battle.kill": (0.6, 1.0, 1.6),
    "battle.deny": (0.5, 1.0, 2.0),
    "guard.share": (0.3, 1.0, 2.0, 3.0),
    "race.worth": (0.3, 0.7, 1.0, 1.5),
    "shop.center": (0.25, 0.6, 1.0, 2.0, 5.0),
    "shop.submarine": (0.3, 0.7, 1.0, 2.0, 5.0),
    "buy.supremacy": (0.2, 1.0, 2.0, 3.0),
    "move.grab": (0.5, 1.0, 1.6),
    "move.prepare": (0.6, 1.0, 1.4),
    "move.cover": (0.5, 1.0, 2.0),
    "worth.source": (1.0, 2.0),
    "worth.capital": (0.6, 1.0, 2.0),
    "chain.depth": (1.0, 1.0, 1.5),
}
"""Factors of the usual weights; each plan takes one of each."""
NEVER: Final = 99.0
PURCHASES: Final[tuple[Table, ...]] = (
    {"shop.center": -NEVER, "shop.most_centers": 1, "shop.submarine": NEVER},
    {"shop.center": -NEVER, "shop.most_centers": 2, "shop.submarine": NEVER},
    {"shop.center": NEVER, "shop.submarine": -NEVER},
    {"shop.center": -NEVER, "shop.most_centers": 1, "shop.submarine": -NEVER},
    {"buy.supremacy": 1.5},
    {"buy.supremacy": 0.0},
    {"buy.hand": 4},
    {"buy.hand": 1, "buy.poor_card": 0.0},
)
"""One center, two, submarines, one and submarines, mechs and fighters, tanks; many cards, few."""
KEPT: Final = 2
"""One weight in so many stays as it is."""


def purchase_plans(usual: PlanWeights) -> list[PlanWeights]:
    """The usual ways with another purchase each."""
    return [usual.with_changes(changes) for changes in PURCHASES]


def drawn_plans(usual: PlanWeights, number: int, seed: int) -> list[PlanWeights]:
    """So many plans, always the same ones for a seed."""
    lottery = Lottery(seed)
    return [drawn_plan(usual, lottery) for _ in range(number)]


def drawn_plan(usual: PlanWeights, lottery: Lottery) -> PlanWeights:
    """One plan: some weights of the usual one, each times a factor."""
    changes: Table = {}
    for path, factors in SPREAD.items():
        if lottery.below(KEPT):
            name, _, key = path.partition(".")
            changes[path] = usual.tables[name][key] * factors[lottery.below(len(factors))]
    return usual.with_changes(changes)
