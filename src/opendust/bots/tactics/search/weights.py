"""How does the bot weigh things? The recruit's tables, and those of the search and its values."""

from __future__ import annotations

from typing import final

from opendust.bots.tactics.recruit.weights import SOURCE as SENSE
from opendust.bots.tactics.recruit.weights import Weights
from opendust.bots.weight_tables import Table, packaged_text, parse_tables


@final
class SearchWeights:
    """The tables of a searching bot: plain sense, the value of positions, the search."""

    def __init__(self, sense: Weights, tables: dict[str, Table]) -> None:
        self.sense = sense
        self.value = tables["value"]
        self.search = tables["search"]


def load_search_weights(source: str) -> SearchWeights:
    """The weights of the package; where a file gives plain sense anew, its figures count."""
    sense = parse_tables(packaged_text(SENSE), SENSE)
    tables = parse_tables(packaged_text(source), source)
    for name in sense:
        sense[name] |= tables.get(name, {})
    return SearchWeights(Weights(sense), tables)
