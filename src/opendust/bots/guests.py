"""Which bots do other packages bring? Entry points of the group `opendust.bots`, by game.

An entry point is named `game.bot`, or `any.bot` for a bot that plays every game, and leads to what
makes the bot from its seed. A package is loaded only when its bot is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from opendust.kernel.play.match import Player
from opendust.kernel.refusal import BadText, Fault

GROUP: Final = "opendust.bots"
EVERY_GAME: Final = "any"


@lru_cache(maxsize=1)
def guests() -> tuple[EntryPoint, ...]:
    """The entry points of the installed packages, found once."""
    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: entry.name))


def guest_makers(game: str) -> dict[str, Callable[[bytes], Player]]:
    """The makers of the guests that play a game, by name."""
    found: dict[str, Callable[[bytes], Player]] = {}
    for entry in guests():
        plays, dot, name = entry.name.partition(".")
        if dot and plays in (game, EVERY_GAME):
            found[name] = partial(make_guest, entry)
    return found


def make_guest(entry: EntryPoint, seed: bytes) -> Player:
    """A new bot of another package; one that cannot be made is refused with the reason."""
    try:
        bot: Player = entry.load()(seed)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        fault = Fault("", 0, "bot-broken", bot=entry.name, at=entry.value, reason=reason)
        raise BadText([fault]) from error
    return bot
