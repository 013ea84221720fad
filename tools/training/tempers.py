"""Tempers of the general with a quarter of its worlds and a planned setup, to play many games soon.

`opendust arena tools.training.tempers:bold tools.training.tempers:plain ...`: the plain one thinks
as little, so what differs is the temper.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.planner.weights import CaptainWeights, PlanWeights, load_captain_weights
from opendust.bots.dust.search.commander import Commander
from opendust.bots.dust.search.weights import SearchWeights, load_search_weights
from opendust.bots.dust.tempers import tempered
from opendust.bots.weight_tables import Table

RANK: Final = "general"
SHARE: Final = 0.25
WORLDS: Final = ("cards", "stances", "movements", "attacks", "windows", "pieces")


def fewer(table: Table) -> Table:
    """The same search in fewer worlds, with a planned setup."""
    return {**table, **{name: table[name] * SHARE for name in WORLDS}, "setup": 0.0}


def made(seed: bytes, temper: str) -> Commander:
    """A quick general of a temper, or of none."""
    plans = load_captain_weights()
    if temper:
        duel, many = [
            PlanWeights(tempered(some.tables, temper)) for some in (plans.duel, plans.many)
        ]
        plans = CaptainWeights(duel, many)
    tables = {
        name: fewer(table) if "windows" in table else table
        for name, table in load_search_weights(RANK).tables.items()
    }
    return Commander(seed, SearchWeights(RANK, tables, plans))


def plain(seed: bytes) -> Commander:
    """No temper."""
    return made(seed, "")


def bold(seed: bytes) -> Commander:
    """Attacks early."""
    return made(seed, "bold")


def builder(seed: bytes) -> Commander:
    """Buys centers first."""
    return made(seed, "builder")


def greedy(seed: bytes) -> Commander:
    """Takes what lies free."""
    return made(seed, "greedy")
