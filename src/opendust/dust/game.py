"""DUST, as the contract of a game asks for it."""

from __future__ import annotations

from typing import Final

from opendust.dust.actions import VERBS as DUST_VERBS
from opendust.dust.events import EVENTS as DUST_EVENTS
from opendust.dust.notation import names, outcome
from opendust.dust.setup import complete, new_game
from opendust.dust.texts.position import decode, encode
from opendust.dust.turn import advance, apply, default, follow, options, pending, play_out, refuse
from opendust.dust.view import resample, view

__all__ = [
    "EVENTS", "NAME", "RULES_VERSION", "VERBS", "advance", "apply", "complete", "decode", "default",
    "encode", "follow", "names", "new_game", "options", "outcome", "pending", "play_out", "refuse",
    "resample", "view",
]  # fmt: skip

NAME: Final = "dust"
RULES_VERSION: Final = 1
VERBS = DUST_VERBS
EVENTS = DUST_EVENTS
