"""What does the arena know of DUST?"""

from __future__ import annotations

from typing import Final

from opendust.arena.dust.chapters import tell_abilities, tell_capitals, tell_deeds
from opendust.arena.dust.draft import drafted
from opendust.arena.dust.measures import DustMeasures
from opendust.arena.dust.names import value_name
from opendust.arena.parts import ArenaParts

PARTS: Final = ArenaParts(
    DustMeasures,
    groups=("seat", "capital", "color", "card_ability", "card", "setup_place"),
    draft=drafted,
    chapters=(tell_abilities, tell_capitals, tell_deeds),
    listed="edition",
    called=value_name,
)
