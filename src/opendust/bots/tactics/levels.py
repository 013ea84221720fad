"""Which bots play Dust Tactics? By name, the strongest last."""

from __future__ import annotations

from typing import Final

from opendust.bots.cadet import CadetBot
from opendust.bots.tactics.recruit.bot import RecruitBot
from opendust.bots.tactics.search.commander import captain, general


def cadet(seed: bytes) -> CadetBot:
    """The bot `cadet`: a recruit that overlooks half."""
    return CadetBot(RecruitBot(seed), seed)


LEVELS: Final = {"cadet": cadet, "recruit": RecruitBot, "captain": captain, "general": general}
