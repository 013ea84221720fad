"""Exact odds, computed from the games' own battle steps.

`opendust.odds("dust", "5 tank vs 4 tank")`: the package answers itself, since its name is the word
that a user looks for.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

from opendust.odds.dust.battle import DustBattle
from opendust.odds.dust.policies import OPTIMAL, Policy
from opendust.odds.dust.question import Question, dust_odds
from opendust.odds.dust.result import DustOdds
from opendust.odds.dust.special import SpecialAttack
from opendust.odds.tactics.answer import after_answer
from opendust.odds.tactics.duel import TacticsOdds, tactics_odds
from opendust.registry import entry_of

__all__ = [
    "OPTIMAL", "DustBattle", "DustOdds", "Policy", "Question", "SpecialAttack", "TacticsOdds",
    "after_answer", "dust_odds", "odds", "tactics_odds",
]  # fmt: skip


def odds(game: str, words: str, **details: Any) -> Any:
    """The exact odds of a fight, such as `odds("dust", "5 tank vs 4 tank center").conquest`.

    The other arguments depend on the game: `edition=` and `attacker_ability=` in DUST, `distance=`
    and `sustained=` in Dust Tactics. In Dust Tactics, write `attacker vs target`.
    """
    answer = entry_of(game).part("odds")
    if answer is None:
        raise ValueError(f"{entry_of(game).title} gives no odds")
    return answer(words, **details)


class OddsPackage(ModuleType):
    """The package as something that can be called."""

    def __call__(self, game: str, words: str, **details: Any) -> Any:
        """See `odds`. What cannot be read is told in words, which a room above this one knows."""
        with import_module("opendust.front.in_words").faults_in_words():
            return odds(game, words, **details)


sys.modules[__name__].__class__ = OddsPackage
