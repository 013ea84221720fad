"""Which bots play Dust Tactics? By name, the strongest last."""

from __future__ import annotations

from typing import Final

from opendust.bots.tactics.cadet import CadetBot
from opendust.bots.tactics.recruit.bot import RecruitBot
from opendust.bots.tactics.search.commander import captain, general

LEVELS: Final = {
    "cadet": CadetBot, "recruit": RecruitBot, "captain": captain, "general": general,
}  # fmt: skip
