"""Which of our own mistakes were mended when a match was played? Old records load for ever.

A reading of the book that is argued about has a switch of its own. What we simply played wrongly
has none: all of it stands behind this one, and a record of before plays as it was played. The
rule that was mended asks here and says in its own place what was done before.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.kernel.closed_set import closed_set
from opendust.tactics.profile import SWITCHES
from opendust.tactics.state import State


@closed_set
class Corrections(Enum):
    """Which corrections are in force."""

    ALL = "all"
    FIRST = "first"
    NONE = "none"


CORRECTIONS: Final = SWITCHES.choice("corrections", Corrections)
ALL: Final = Corrections.ALL
NONE: Final = Corrections.NONE


def has_first_corrections(state: State) -> bool:
    """Heroes of resilient squads, one attempt per side, parting after orders, guns deep inside."""
    return CORRECTIONS.of(state.battle.profile) is not NONE


def has_all_corrections(state: State) -> bool:
    """Also scouts, jumps at the entry, lost guns, snipers' excess, Tank Head, Badass, aircraft."""
    return CORRECTIONS.of(state.battle.profile) is ALL
