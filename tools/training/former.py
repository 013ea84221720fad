"""The general of DUST as it was, to measure by: `arena general tools.training.former:former`.

It neither minds its capital nor knows of bombers and neutral units, and answers every retreat,
interruption and ability by sense. Like `earlier`, it tries five areas at a claim, and no places for
units.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.planner.weights import load_captain_weights
from opendust.bots.dust.search.commander import Commander
from opendust.bots.dust.search.weights import SearchWeights, load_search_weights
from opendust.bots.weight_tables import Table

RANK: Final = "general"
VALUE: Final = "general-value"
"""Tables of capitals in the value."""
STANCES: Final = "general-more"
"""Tables of stances for rare means."""


EARLIER: Final[Table] = {"sites": 5.0, "pieces": 0.0}
"""How it settled and placed units."""


def made(
    seed: bytes, *, value: bool, stances: bool, windows: bool, changes: Table = EARLIER
) -> Commander:
    """A general with some of what it has learned since."""
    changes = changes if windows else {**changes, "windows": 0.0}
    left_out = tuple([name for name, kept in ((VALUE, value), (STANCES, stances)) if not kept])
    tables = {
        name: table | changes if "windows" in table else table
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


def earlier(seed: bytes) -> Commander:
    """The general before it tried many areas in the setup, and where units go."""
    return made(seed, value=True, stances=True, windows=True)


def wide(seed: bytes) -> Commander:
    """It tries many areas in the setup, and places units by sense."""
    return made(seed, value=True, stances=True, windows=True, changes={"pieces": 0.0})


def placing(seed: bytes) -> Commander:
    """It tries where units go, and few areas in the setup."""
    return made(seed, value=True, stances=True, windows=True, changes={"sites": 5.0})
