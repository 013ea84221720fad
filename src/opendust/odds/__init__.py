"""Exact odds, computed from the games' own battle steps.

`opendust.odds("dust", "5 tank vs 4 tank")`: the package answers itself, since its name is the word
that a user looks for. Each game's part is loaded when something of it is first used.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from opendust.registry import entry_of

if TYPE_CHECKING:
    from opendust.odds.dust.battle import DustBattle as DustBattle
    from opendust.odds.dust.policies import OPTIMAL as OPTIMAL
    from opendust.odds.dust.policies import Policy as Policy
    from opendust.odds.dust.question import Question as Question
    from opendust.odds.dust.question import dust_odds as dust_odds
    from opendust.odds.dust.result import DustOdds as DustOdds
    from opendust.odds.dust.special import SpecialAttack as SpecialAttack
    from opendust.odds.tactics.answer import after_answer as after_answer
    from opendust.odds.tactics.duel import TacticsOdds as TacticsOdds
    from opendust.odds.tactics.duel import tactics_odds as tactics_odds

PLACES: Final = {
    "OPTIMAL": "dust.policies", "DustBattle": "dust.battle", "DustOdds": "dust.result",
    "Policy": "dust.policies", "Question": "dust.question", "SpecialAttack": "dust.special",
    "TacticsOdds": "tactics.duel", "after_answer": "tactics.answer", "dust_odds": "dust.question",
    "tactics_odds": "tactics.duel",
}  # fmt: skip
"""Where in the package everything is."""

__all__ = [
    "OPTIMAL", "DustBattle", "DustOdds", "Policy", "Question", "SpecialAttack", "TacticsOdds",
    "after_answer", "dust_odds", "odds", "tactics_odds",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    place = PLACES.get(name)
    if place is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"{__name__}.{place}"), name)
    return found


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
