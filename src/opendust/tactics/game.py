"""Dust Tactics, as the contract of a game asks for it."""

from __future__ import annotations

from typing import Final

from opendust.kernel.contract import Setup
from opendust.tactics.actions import VERBS as TACTICS_VERBS
from opendust.tactics.events import EVENTS as TACTICS_EVENTS
from opendust.tactics.notation import meant, names, other_names, outcome
from opendust.tactics.setup import begin, complete
from opendust.tactics.state import State
from opendust.tactics.texts.position import decode, encode
from opendust.tactics.turn import (
    advance,
    apply,
    default,
    follow,
    options,
    pending,
    play_out,
    refuse,
    settle,
)
from opendust.tactics.view import resample, view

__all__ = [
    "EVENTS", "NAME", "RULES_VERSION", "VERBS", "advance", "apply", "complete", "decode", "default",
    "encode", "follow", "meant", "names", "new_game", "options", "other_names", "outcome",
    "pending", "play_out", "refuse", "resample", "view",
]  # fmt: skip

NAME: Final = "tactics"
RULES_VERSION: Final = 1
VERBS = TACTICS_VERBS
EVENTS = TACTICS_EVENTS


def new_game(setup: Setup) -> State:
    """The starting state."""
    state = begin(setup)
    settle(state, [])
    return state
