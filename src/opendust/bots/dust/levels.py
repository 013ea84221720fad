"""Which bots play DUST? By name, the strongest last."""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.recruit.bot import RecruitBot
from opendust.bots.dust.search.commander import captain, general

LEVELS: Final = {"recruit": RecruitBot, "captain": captain, "general": general}
