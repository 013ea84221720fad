"""Which bot does a name mean? A registered one, or a class by its path: `package.module:Class`.

The bot comes without its net: the arena itself counts what goes wrong and plays the default.
"""

from __future__ import annotations

from importlib import import_module
from time import monotonic

from opendust.arena.plan import Plan
from opendust.bots.registry import make_bot
from opendust.bots.safe_bot import SafeBot
from opendust.bots.timed import Timed
from opendust.kernel.play.match import Player
from opendust.kernel.refusal import BadText, Fault


def contestant(name: str, plan: Plan, seed: bytes) -> Player:
    """A new bot with chance of its own, and the plan's budget if it keeps to one."""
    bot = from_path(name, seed) if ":" in name else make_bot(name, plan.game, seed)
    thinker = bot.thinker if isinstance(bot, SafeBot) else bot
    if plan.budget is not None and isinstance(thinker, Timed):
        thinker.budget = plan.budget
        thinker.clock = monotonic
    return thinker


def from_path(name: str, seed: bytes) -> Player:
    """The bot of a class in a module that Python can import."""
    module, _, word = name.partition(":")
    try:
        maker = getattr(import_module(module), word)
        bot: Player = maker(seed)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadText([Fault("", 0, "arena-bot-path", bot=name, reason=reason)]) from error
    return bot


def seat_name(name: str, seat: int) -> str:
    """How the record calls a seat: the bot's short name and the seat's number."""
    return f"{name.rpartition(':')[2].capitalize()} {seat + 1}"
