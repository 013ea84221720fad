"""Which bots are there for which game, and how is one made?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from opendust.bots.budget import Clock
from opendust.bots.guests import guest_makers
from opendust.bots.random_bot import RandomBot
from opendust.bots.safe_bot import SafeBot
from opendust.bots.timed import Timed
from opendust.kernel.play.match import Player
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest
from opendust.registry import GAMES, entry_of

Maker = Callable[[bytes], Player]

FOR_EVERY_GAME: Final[dict[str, Maker]] = {"random": RandomBot}


def makers(game: str) -> dict[str, Maker]:
    """The makers of the bots that play a game, by name; guests cannot take the name of our own."""
    own: dict[str, Maker] = (entry_of(game).part("bots") if game in GAMES else None) or {}
    return {**FOR_EVERY_GAME, **guest_makers(game), **own}


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
