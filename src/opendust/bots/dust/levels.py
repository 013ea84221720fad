"""Which bots play DUST? By name, the strongest last."""

from __future__ import annotations

from typing import Final

from opendust.bots.cadet import CadetBot
from opendust.bots.dust.recruit.bot import RecruitBot
from opendust.bots.dust.search.commander import captain, general, marshal


def cadet(seed: bytes) -> CadetBot:
    """The bot `cadet`: a recruit that overlooks half."""
    return CadetBot(RecruitBot(seed), seed)


LEVELS: Final = {
    "cadet": cadet, "recruit": RecruitBot, "captain": captain, "general": general,
    "marshal": marshal,
}  # fmt: skip
