"""Which of our own mistakes were mended when a match was played? Old records load for ever.

A reading of the book that is argued about has a switch of its own. What we simply played wrongly
has none: all of it stands behind this one, and a record of before plays as it was played. The
rule that was mended asks here and says in its own place what was done before.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from opendust.dust.edition import SWITCHES
from opendust.dust.state import State
from opendust.kernel.closed_set import closed_set


@closed_set
class Corrections(Enum):
    """Which corrections are in force."""

    ALL = "all"
    NONE = "none"


CORRECTIONS: Final = SWITCHES.choice("corrections", Corrections)
ALL: Final = Corrections.ALL


def has_corrections(state: State) -> bool:
    """Capitals that are plain land, Koshka's questions, removed neighbours, room for neutrals."""
    return CORRECTIONS.of(state.edition) is ALL
