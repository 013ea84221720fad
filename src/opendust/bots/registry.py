"""Which bots are there for which game, and how is one made?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from opendust.bots.budget import Clock
from opendust.bots.dust.recruit.bot import RecruitBot as DustRecruit
from opendust.bots.dust.search.commander import captain as dust_captain
from opendust.bots.dust.search.commander import general as dust_general
from opendust.bots.guests import guest_makers
from opendust.bots.random_bot import RandomBot
from opendust.bots.safe_bot import SafeBot
from opendust.bots.tactics.recruit.bot import RecruitBot as TacticsRecruit
from opendust.bots.tactics.search.commander import captain as tactics_captain
from opendust.bots.tactics.search.commander import general as tactics_general
from opendust.bots.timed import Timed
from opendust.kernel.match import Player
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest

Maker = Callable[[bytes], Player]

FOR_EVERY_GAME: Final[dict[str, Maker]] = {"random": RandomBot}
FOR_GAME: Final[dict[str, dict[str, Maker]]] = {
    "dust": {"recruit": DustRecruit, "captain": dust_captain, "general": dust_general},
    "tactics": {
        "recruit": TacticsRecruit,
        "captain": tactics_captain,
        "general": tactics_general,
    },
}


def makers(game: str) -> dict[str, Maker]:
    """The makers of the bots that play a game, by name; guests cannot take the name of our own."""
    return {**FOR_EVERY_GAME, **guest_makers(game), **FOR_GAME.get(game, {})}


def bot_names(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game: random, guests, then our own, the strongest last."""
    return tuple(makers(game))


def make_bot(name: str, game: str, seed: bytes, clock: Clock | None = None) -> Player:
    """A new bot with randomness of its own; an unknown name is refused with the nearest one.

    A bot that keeps to a thinking time gets the clock.
    """
    known = makers(game)
    if name not in known:
        names = tuple(known)
        fault = Fault("", 0, "bot-unknown", bot=name, nearest=nearest(name, names), known=names)
        raise BadText([fault])
    bot = known[name](seed)
    if isinstance(bot, Timed):
        bot.clock = clock
    return SafeBot(bot, seed)
