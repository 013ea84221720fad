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
VALUE: Final = "general-value"
"""Tables of capitals in the value."""
STANCES: Final = "general-more"
"""Tables of stances for rare means."""


def made(seed: bytes, *, value: bool, stances: bool, windows: bool) -> Commander:
    """A general with some of what it has learned since."""
    left_out = tuple([name for name, kept in ((VALUE, value), (STANCES, stances)) if not kept])
    tables = {
        name: table | {"windows": 0.0} if "windows" in table and not windows else table
        for name, table in load_search_weights(RANK).tables.items()
        if not (left_out and name.startswith(left_out))
    }
    return Commander(seed, SearchWeights(RANK, tables, load_captain_weights()))


def former(seed: bytes) -> Commander:
    """The general before its blind spots were mended."""
    return made(seed, value=False, stances=False, windows=False)


def value(seed: bytes) -> Commander:
    """It minds its capital, and no more."""
    return made(seed, value=True, stances=False, windows=False)


def stances(seed: bytes) -> Commander:
    """It tries bombers, neutral units and a siege, and no more."""
    return made(seed, value=False, stances=True, windows=False)


def windows(seed: bytes) -> Commander:
    """It tries retreats, interruptions and abilities, and no more."""
    return made(seed, value=False, stances=False, windows=True)
