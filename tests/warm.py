"""What every process of OpenDust reads at its start: read once, in the process that is forked."""

from __future__ import annotations

import fluent.runtime

import opendust.bots.cadet
import opendust.bots.dust.levels
import opendust.bots.tactics.levels
import opendust.cli.main
import opendust.cli.play
import opendust.cli.serve
import opendust.cli.verify
import opendust.server.rest.app
from opendust.kernel.contract import Setup
from opendust.registry import GAMES, OURS, rulebook_of

__all__ = ["fluent", "opendust"]

for name in OURS:
    # Cards, boards, decks and rules stay in the games' own memory of what they have read.
    rulebook_of(name)
    GAMES[name].new_game(Setup(("anna", "bert")))
