"""How does the captain weigh things? One file for two players and one for more, checked once.

The captain shares the recruit's sense: the recruit's figures hold unless a file gives them anew.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.dust.recruit.weights import Weights
from opendust.bots.weight_tables import Table, packaged_text, parse_tables
from opendust.kernel.refusal import BadText, Fault

SENSE: Final = "dust_recruit.toml"
DUEL: Final = "dust_captain_duel.toml"
MANY: Final = "dust_captain_many.toml"


@final
class PlanWeights:
    """The weights for one number of players."""

    def __init__(self, tables: dict[str, Table]) -> None:
        self.tables = tables
        self.sense = Weights(tables)
        self.chain = tables["chain"]
        self.race = tables["race"]
        self.shop = tables["shop"]
        self.play = tables["play"]

    def with_changes(self, changes: Table) -> PlanWeights:
        """The same weights but for some, each named by its table and key: `guard.share`."""
        tables = {name: dict(table) for name, table in self.tables.items()}
        for path, figure in changes.items():
            name, _, key = path.partition(".")
            if key not in tables.get(name, {}):
                raise BadText([Fault("", 0, "fault-weight-unknown", name=path)])
            tables[name][key] = figure
        return PlanWeights(tables)


@final
class CaptainWeights:
    """The weights of a captain: for a duel, and for more players."""

    def __init__(self, duel: PlanWeights, many: PlanWeights) -> None:
        self.duel = duel
        self.many = many

    def of(self, players: int) -> PlanWeights:
        """The weights for a number of players."""
        return self.duel if players == 2 else self.many


def parse_plan(text: str, source: str) -> PlanWeights:
    """The weights that a text gives, over those of the recruit."""
    tables = parse_tables(packaged_text(SENSE), SENSE)
    for name, table in parse_tables(text, source).items():
        tables[name] = {**tables.get(name, {}), **table}
    return PlanWeights(tables)


def load_captain_weights() -> CaptainWeights:
    """The weights of the package."""
    duel, many = [parse_plan(packaged_text(name), name) for name in (DUEL, MANY)]
    return CaptainWeights(duel, many)
