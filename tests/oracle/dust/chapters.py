"""Every kind of question about DUST, by the name that the long run prints."""

from __future__ import annotations

from collections.abc import Callable

from tests.oracle.dust.battles import ask_battle
from tests.oracle.dust.declarations import (
    ask_attacks,
    ask_movement,
    ask_placement,
    ask_purchase,
)
from tests.oracle.dust.positions import House
from tests.oracle.dust.rounds import ask_initiative, ask_scoring
from tests.oracle.dust.setups import ask_setup
from tests.oracle.tally import Choose, Tally

Ask = Callable[[Choose, Tally, House], None]

CHAPTERS: dict[str, Ask] = {
    "setup": ask_setup,
    "movement": ask_movement,
    "attacks": ask_attacks,
    "purchase": ask_purchase,
    "placement": ask_placement,
    "initiative": ask_initiative,
    "scoring": ask_scoring,
    "battle": ask_battle,
}
