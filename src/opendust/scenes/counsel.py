"""What would a captain do, and why? The bot's answer from what a seat sees, with a reason in words.

Asked like any question about a position, in a worker: the bot gets the seat's view and nothing
else, keeps to its own thinking time, and rolls the same imagined dice for the same position.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from opendust.bots import bot_names, make_bot
from opendust.bots.safe_bot import SafeBot
from opendust.kernel.action import Action
from opendust.kernel.pending import Choice
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import format_action
from opendust.registry import GAMES
from opendust.scenes.places import places
from opendust.scenes.stages import stage_of
from opendust.scenes.study_models import Advice, Counsel
from opendust.words import action_text

ADVISER: Final = "captain"
KEY: Final = b"what would a captain do"


def counsel(name: str, view: Any, seat: int, language: str) -> Counsel:
    """What to do now, the best first; BadText for whoever is not asked."""
    game = GAMES[name]
    waiting = game.pending(view)
    if not isinstance(waiting, Choice) or seat not in waiting.seats:
        raise BadText([Fault("", 0, "study-not-asked")])
    best = chosen(name, view, seat)
    advised = stage_of(name).counsel(view, seat, best, language)
    return Counsel(
        kind="counsel",
        advice=[
            Advice(
                action=format_action(game, view, action),
                label=action_text(game, view, action, language),
                places=places(game, view, action),
                reason=reason,
            )
            for action, reason in advised
        ],
    )


def chosen(name: str, view: Any, seat: int) -> Action:
    """What the adviser does; BadText where its reasoning fails, since chance is no counsel."""
    known = bot_names(name)
    bot = make_bot(ADVISER if ADVISER in known else known[-1], name, KEY, monotonic)
    action = bot.choose(view, seat, GAMES[name].options(view, seat))
    if isinstance(bot, SafeBot) and bot.slips:
        raise BadText([Fault("", 0, "study-no-counsel")])
    return action
