"""How does the bot weigh things? The numbers of data/tactics_recruit.toml."""

from __future__ import annotations

from typing import Final, final

from opendust.bots.weight_tables import Table, packaged_text, parse_tables

SOURCE: Final = "tactics_recruit.toml"


@final
class Weights:
    """The tables of the weights file, by name."""

    def __init__(self, tables: dict[str, Table]) -> None:
        self.worth = tables["worth"]
        self.fire = tables["fire"]
        self.place = tables["place"]
        self.reaction = tables["reaction"]
        self.skill = tables["skill"]


def load_weights() -> Weights:
    """The weights of the package."""
    return Weights(parse_tables(packaged_text(SOURCE), SOURCE))
