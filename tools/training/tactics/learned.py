"""Who will win a battle? A small network gives both sides a strength from what they have.

The same weights read both sides. Besides what the general counts it sees who has still to act, who
goes next, and how much of an army could fire at once or only later.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any, Final, final

from opendust.bots.tactics.recruit.survey import Survey
from opendust.bots.tactics.search.value import final_value, guns, harm_done, prospects
from opendust.bots.weight_tables import Table
from opendust.tactics.phases import Turn
from tools.training.network import Network

PLAIN: Final = ("kills", "wounds", "objectives", "ready", "later", "fresh", "spent", "next")
NAMES: Final = (*PLAIN, *[f"{name}-late" for name in PLAIN], "late")
WEIGHTS: Final = Path(__file__).parents[3] / "build" / "training" / "tactics.json"


@final
class Sight:
    """Reads the figures of both sides of a position."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kills = {**table, "wounds": 0.0}
        self.ready = {**table, "guns": 1.0, "spent": 0.0}
        self.all = {**table, "guns": 1.0, "spent": 1.0}

    def figures(self, survey: Survey) -> list[list[float]]:
        """A row for each side."""
        return [self.row(survey, side) for side in range(2)]

    def row(self, survey: Survey, side: int) -> list[float]:
        """What one side has, as shares of an army."""
        state = survey.state
        army = max(1.0, sum([card.ap for card in state.battle.cards]) / 2)
        kills = harm_done(state, side, self.kills)
        ready = guns(survey, side, self.ready)
        fresh = spent = 0.0
        for unit in survey.friends if side == survey.side else survey.enemies:
            left = survey.ap(unit) * survey.health(unit) / max(1, survey.full_health(unit))
            if state.activated[unit]:
                spent += left
            else:
                fresh += left
        phase = state.phase
        is_next = 1.0 if isinstance(phase, Turn) and phase.side == side else 0.0
        plain = [
            kills / army, (harm_done(state, side, self.table) - kills) / army,
            prospects(survey, side, self.table) / army, ready / army,
            (guns(survey, side, self.all) - ready) / army, fresh / army, spent / army, is_next,
        ]  # fmt: skip
        limit = state.battle.scenario.round_limit
        late = state.round / limit if limit else 0.5
        return [*plain, *[late * one for one in plain], late]


@final
class Learned:
    """The learned chance to win of a position."""

    def __init__(self, network: Network, table: Table) -> None:
        self.network = network
        self.table = table
        self.sight = Sight(table)

    def value(self, survey: Survey) -> float:
        """The chance to win of the side that looks."""
        ended = final_value(survey.state, survey.side, self.table)
        if ended is not None:
            return ended
        found = [self.network.strength(row) for row in self.sight.figures(survey)]
        lead = found[survey.side] - found[1 - survey.side]
        return 1 / (1 + exp(max(-50.0, min(50.0, -lead))))


def load_learned() -> Network:
    """The weights that were learned last."""
    content: dict[str, Any] = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    return Network(content, NAMES)
