"""One bot process: positions in, actions out, a JSON line each. Run by the server, not by hand.

A bot gets what a person in its seat would see, and nothing of it outlives the answer.
"""

from __future__ import annotations

import sys
from time import monotonic
from typing import Any

from opendust.bots import make_bot
from opendust.bots.safe_bot import SafeBot
from opendust.kernel.contract import Setup
from opendust.kernel.text.notation import format_action
from opendust.registry import GAMES
from opendust.server.workers.pipe import answer_lines


def answer(asked: dict[str, Any]) -> dict[str, object]:
    """What the bot does at a position, and whether its reasoning failed on the way."""
    game = GAMES[asked["game"]]
    setup = Setup(tuple(asked["seats"]), asked["settings"])
    view = game.decode(asked["position"], setup)
    seat: int = asked["seat"]
    bot = make_bot(asked["bot"], asked["game"], bytes.fromhex(asked["key"]), monotonic)
    action = bot.choose(view, seat, game.options(view, seat))
    slips = bot.slips if isinstance(bot, SafeBot) else 0
    return {"action": format_action(game, view, action), "slips": slips}


if __name__ == "__main__":
    sys.exit(answer_lines(answer))
