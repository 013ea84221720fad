"""Exact odds, computed from the games' own battle steps: `dust_odds("5 tank vs 4 tank")`."""

from opendust.odds.dust.battle import DustBattle
from opendust.odds.dust.policies import OPTIMAL, Policy
from opendust.odds.dust.question import Question, dust_odds
from opendust.odds.dust.result import DustOdds
from opendust.odds.dust.special import SpecialAttack
from opendust.odds.tactics.answer import after_answer
from opendust.odds.tactics.duel import TacticsOdds, tactics_odds

__all__ = [
    "OPTIMAL", "DustBattle", "DustOdds", "Policy", "Question", "SpecialAttack", "TacticsOdds",
    "after_answer", "dust_odds", "tactics_odds",
]  # fmt: skip
