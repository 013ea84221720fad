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
    return {**FOR_EVERY_GAME, **guest_makers(game), **own(game, "bots")}


def own(game: str, part: str) -> dict[str, Maker]:
    """What a game itself brings of bots."""
    return (entry_of(game).part(part) if game in GAMES else None) or {}


def bot_names(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game: random, guests, then our own, the strongest last."""
    return tuple(makers(game))


def tempered_bots(game: str) -> tuple[str, ...]:
    """The names of a game's own bots with a temper, each of a rank and the temper."""
    return tuple(own(game, "tempers"))


def is_bot(name: str, game: str) -> bool:
    """Whether a bot of that name, or of a rank and a temper (`captain-bold`), plays a game."""
    return name in makers(game) or name in own(game, "tempers")


def make_bot(name: str, game: str, seed: bytes, clock: Clock | None = None) -> Player:
    """A new bot with randomness of its own; an unknown name is refused with the nearest one.

    A bot that keeps to a thinking time gets the clock.
    """
    known = {**makers(game), **own(game, "tempers")}
    if name not in known:
        # Who asks for no temper hears of none.
        names = tuple(known if "-" in name else makers(game))
        fault = Fault("", 0, "bot-unknown", bot=name, nearest=nearest(name, names), known=names)
        raise BadText([fault])
    bot = known[name](seed)
    if isinstance(bot, Timed):
        bot.clock = clock
    return SafeBot(bot, seed)
