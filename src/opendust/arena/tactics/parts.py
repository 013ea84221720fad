"""What does the arena know of Dust Tactics?"""

from __future__ import annotations

from typing import Final

from opendust.arena.parts import ArenaParts
from opendust.arena.tactics.chapters import tell_units, tell_wasted
from opendust.arena.tactics.measures import TacticsMeasures

PARTS: Final = ArenaParts(
    TacticsMeasures,
    groups=("side", "army"),
    chapters=(tell_units, tell_wasted),
    listed="scenario",
    seats=2,
)
