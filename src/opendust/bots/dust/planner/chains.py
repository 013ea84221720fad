"""What does a conquest make possible? Chains of attacks in one turn, and the races for majorities.

Units that have conquered an area may attack again from there (CMBT-11), and a stack that leaves one
unit behind in each area may take as many areas as there are combat points. The forecast of a battle
gives the expected survivors, with whom the next battle is imagined.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from opendust.bots.budget import Effort
from opendust.bots.dust.planner.gathering import gathered
from opendust.bots.dust.planner.weights import PlanWeights
from opendust.bots.dust.recruit.attacks import conquest, forecast, kill_weight
from opendust.bots.dust.recruit.odds import Forecast, loss_order
from opendust.bots.dust.recruit.survey import Survey
from opendust.dust.force import COST, cost, of, total
from opendust.dust.phases import Combat
from opendust.dust.rules.fighting.targets import open_land
from opendust.dust.rules.scoring.scoring import LAND, VP_PER_MAJORITY, majority_count
from opendust.dust.state import NO_CARD, NOBODY
from opendust.kernel.bits import bits

LEAST_CHANCE: Final = 0.3
"""Below this chance to win nothing further is planned on it."""

MOST_KEPT: Final = 20_000
Ranks = list[tuple[int, int]]
"""Cost and force of a stack by the number of units left to it."""


@final
class Memory:
    """Stacks by their losses, kept between decisions."""

    def __init__(self) -> None:
        self.known: dict[int, Ranks] = {}

    def ranks(self, force: int) -> Ranks:
        """A force after every number of losses."""
        found = self.known.get(force)
        if found is None:
            if len(self.known) > MOST_KEPT:
                self.known.clear()
            found = [(0, 0)]
            for unit in loss_order(force):
                price, left = found[-1]
                found.append((price + COST[unit], left + of(unit, 1)))
            self.known[force] = found
        return found

    def survivors(self, force: int, left: float) -> int:
        """What remains of a force of which so much cost is left."""
        best = 0
        for price, some in self.ranks(force):
            if price <= left + 1.0:
                best = some
        return best


@final
class Chains:
    """The foresight of one decision. Once its effort is spent it looks no further."""

    def __init__(self, weights: PlanWeights, memory: Memory, effort: Effort) -> None:
        self.weights = weights
        self.memory = memory
        self.effort = effort
        self.open: dict[int, int] = {}
        self.values: dict[tuple[int, int, int, int, int], float] = {}

    # ── Attacks that follow ──────────────────────────────────────────────────────────────────

    def onward(self, survey: Survey, seat: int, target: int, force: int, odds: Forecast) -> float:
        """What the attacks are worth that a conquest makes possible in the same turn."""
        table = self.weights.chain
        points = min(self.points_of(survey, seat) - 1, int(table["depth"]))
        if points <= 0 or odds.win < LEAST_CHANCE:
            return 0.0
        left = self.memory.survivors(force, odds.attackers_left / odds.win)
        return (
            odds.win * table["share"] * self.best(survey, seat, target, left, points, 1 << target)
        )

    def points_of(self, survey: Survey, seat: int) -> int:
        """The combat points that a seat has, or is likely to have."""
        state = survey.state
        if isinstance(state.phase, Combat) and state.active() == seat:
            return state.phase.points
        if state.played[seat] != NO_CARD:
            return state.deck.combat[state.played[seat]]
        return int(self.weights.chain["points"])

    def best(
        self, survey: Survey, seat: int, area: int, stack: int, points: int, taken: int
    ) -> float:
        """The best chain of attacks of a stack that has just taken an area."""
        if total(stack) < 2 or self.effort.is_spent():
            return 0.0
        force = stack - survey.cheapest(stack)
        key = (seat, area, force, points, taken)
        found = self.values.get(key)
        if found is None:
            found = self.values[key] = self.search(survey, seat, area, force, points, taken)
        return found

    def search(
        self, survey: Survey, seat: int, area: int, force: int, points: int, taken: int
    ) -> float:
        """Every next target once, the most promising ones further."""
        table, near = self.weights.chain, survey.state.board.land_to_land[area]
        self.effort.spend(1)
        steps: list[tuple[float, int, Forecast]] = []
        for target in bits(near & self.open_land(survey, seat) & ~taken):
            odds = forecast(survey, force, target, is_landing=False, is_drop=False)
            steps.append((step_gain(survey, seat, target, force, odds), target, odds))
        steps.sort(key=lambda step: -step[0])
        best = 0.0
        for gain, target, odds in steps[: int(table["width"])]:
            if points > 1 and odds.win > LEAST_CHANCE:
                left = self.memory.survivors(force, odds.attackers_left / odds.win)
                further = self.best(survey, seat, target, left, points - 1, taken | 1 << target)
                gain += odds.win * table["share"] * further
            best = max(best, gain)
        return best

    def open_land(self, survey: Survey, seat: int) -> int:
        """The land that a seat may attack, found once."""
        found = self.open.get(seat)
        if found is None:
            found = self.open[seat] = open_land(survey.state, seat)
        return found

    def siege(self, survey: Survey, area: int) -> float:
        """The dice that any one rival could gather before an area that he may attack."""
        found = 0
        for rival in range(survey.state.players):
            if survey.is_rival(rival, survey.seat) and self.open_land(survey, rival) >> area & 1:
                found = max(found, survey.dice(gathered(survey, rival, area)))
        return float(found)

    # ── Majorities ───────────────────────────────────────────────────────────────────────────

    def race(self, survey: Survey, majority: int) -> float:
        """What one more area is worth towards a majority."""
        return self.swing(survey, majority, 0)

    def swing(self, survey: Survey, majority: int, more: int) -> float:
        """The same once there are some more already: the growth of the chance to hold it."""
        state, seat, table = survey.state, survey.seat, self.weights.race
        lead = majority_count(state, seat, majority) + more - survey.best_rival(majority)
        holder = state.majorities[majority]
        ahead = lead + (0.5 if holder == seat else -0.2 if holder == NOBODY else -0.5)
        is_last = state.queue == (seat,)
        steep = table["last"] if is_last else table["steep"]
        if majority == LAND:
            steep *= table["land"]
        chance = rising(steep * (ahead + 1)) - rising(steep * ahead)
        return VP_PER_MAJORITY.of(state.edition) * survey.point * table["worth"] * chance


def rising(x: float) -> float:
    """From 0 to 1, a half at 0."""
    return 1 / (1 + exp(-x))


def step_gain(survey: Survey, seat: int, target: int, force: int, odds: Forecast) -> float:
    """One attack of a chain: the area, the kills, the losses."""
    state = survey.state
    gain = odds.win * conquest(survey, seat, target, odds.attackers_left)
    killed = cost(state.units[target]) - odds.defenders_left
    gain += killed * kill_weight(survey, state.owner[target])
    return gain - (cost(force) - odds.attackers_left) * survey.weights.loss
