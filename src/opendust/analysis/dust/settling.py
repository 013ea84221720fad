"""How might a setup go on? By sense, but not always at the first site that sense would take.

A setup has hardly any dice: played by sense alone, its rest would be the same in every imagined
world, and one accident of how the land falls would look like a certainty.
"""

from __future__ import annotations

from typing import Final

from opendust.bots.dust.recruit.menu import pick_of
from opendust.bots.dust.recruit.setup import settlements
from opendust.bots.dust.recruit.survey import Survey
from opendust.bots.dust.search.rehearsal import Rehearsal
from opendust.dust import game as dust
from opendust.dust import phases as p
from opendust.dust.state import State
from opendust.kernel.action import Action, Outcome
from opendust.kernel.numbers import Lottery
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice

SITES: Final = (p.ClaimCapital, p.ClaimLand, p.ClaimSource, p.SetupCenters)
LIKELY: Final = 4
"""Sites that somebody may take instead of the first."""
SELDOM: Final = 4
"""One of so many choices is made by lot."""


def sites(state: State, seat: int, options: list[Option], rehearsal: Rehearsal) -> list[Action]:
    """Where a seat could settle, the best first; nothing where it does not choose a site."""
    if not isinstance(state.phase, SITES):
        return []
    survey = Survey(state, seat, rehearsal.plain, rehearsal.odds)
    return settlements(survey, pick_of(options[0], 0))


def settle_by_lot(state: State, rehearsal: Rehearsal, lottery: Lottery) -> None:
    """Play a setup to its end; one choice of four falls on any of the four best sites."""
    rehearsal.take(-1, None)
    while state.round == 0:
        waiting = dust.pending(state)
        if isinstance(waiting, Chance):
            dust.advance(state, Outcome(waiting.drawn(lottery)))
            continue
        if not isinstance(waiting, Choice):
            return
        seat = waiting.seats[0]
        options = dust.options(state, seat)
        # Two numbers for every choice: worlds with the same dice stay in step.
        is_by_lot, rank = lottery.below(SELDOM) == 0, lottery.below(LIKELY)
        likely = sites(state, seat, options, rehearsal)[:LIKELY] if is_by_lot else []
        action = (
            likely[rank % len(likely)]
            if likely
            else rehearsal.act(state, seat, options, lottery.below)
        )
        dust.follow(state, seat, action)
