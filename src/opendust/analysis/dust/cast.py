"""Who plays imagined matches to their end? Recruits and captains of every temper, drawn by lot.

Both play by fixed sense, so a single kind of player would make the same mistake in every world, and
call a certainty what depends on it.
"""

from __future__ import annotations

from typing import Final, final

from opendust.bots.dust.planner.weights import CaptainWeights, PlanWeights
from opendust.bots.dust.recruit.weights import Weights
from opendust.bots.dust.search.rehearsal import Rehearsal
from opendust.bots.dust.tempers import GENTLE, SENSE, tempered
from opendust.bots.weight_tables import packaged_text, parse_tables
from opendust.kernel.numbers import Lottery

TEMPERS: Final = ("bold", "builder", "greedy")


@final
class Cast:
    """The actors: those of plain sense first, then one troupe of each temper."""

    def __init__(self, plain: Rehearsal) -> None:
        self.troupes = [plain, *[troupe(plain, temper) for temper in TEMPERS]]

    def drawn(self, lottery: Lottery) -> Rehearsal:
        """Who plays a match: a temper by lot, and captains or recruits beside who leads."""
        found = self.troupes[lottery.below(len(self.troupes))]
        found.equals = lottery.below(2) == 0
        return found


def troupe(plain: Rehearsal, temper: str) -> Rehearsal:
    """The same actors of a temper."""
    plans = (plain.weights.duel, plain.weights.many)
    duel, many = [PlanWeights(tempered(plan.tables, temper)) for plan in plans]
    found = Rehearsal(CaptainWeights(duel, many))
    sense = parse_tables(packaged_text(SENSE), SENSE)
    found.plain = Weights(tempered(sense, temper, GENTLE.get(temper, 1.0)))
    return found
