"""The general of DUST as it was, to measure by: `arena general tools.training.former:former`.

It neither minds its capital nor knows of bombers and neutral units, and answers every retreat,
interruption and ability by sense.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.planner.weights import load_captain_weights
from opendust.bots.dust.search.commander import Commander
from opendust.bots.dust.search.weights import SearchWeights, load_search_weights

RANK: Final = "general"
NEWS: Final = ("general-value", "general-more")
"""Tables that the former general did not have: capitals in the value, stances for rare means."""


def former(seed: bytes) -> Commander:
    """The general before its blind spots were mended."""
    tables = {
        name: table | {"windows": 0.0} if "windows" in table else table
        for name, table in load_search_weights(RANK).tables.items()
        if not name.startswith(NEWS)
    }
    return Commander(seed, SearchWeights(RANK, tables, load_captain_weights()))
