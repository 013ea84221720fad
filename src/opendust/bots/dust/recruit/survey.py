"""What does the bot see in a position? The worth of areas, threats, guards and spare units.

A survey belongs to one view and one seat and keeps what it has computed. Everything is public
map knowledge; hands are never looked at here.
"""

from __future__ import annotations

from typing import Final, Protocol, final

from opendust.bots.dust.recruit.odds import Forecast, Odds
from opendust.bots.dust.recruit.weights import Weights
from opendust.dust.control import (
    VICTORY_POINTS_TO_WIN,
    capitals_held,
    defending_capitals,
    full_capitals,
)
from opendust.dust.force import BOMBER, COST, FIGHTER, MECH, SUBMARINE, TANK, count, of, total
from opendust.dust.rules.fighting.rolls import (
    CAPITAL_DICE,
    CENTER_DICE,
    SUBMARINE_COMBAT_VALUE,
    combat_dice,
)
from opendust.dust.rules.movement import convoy_coasts
from opendust.dust.rules.producing.production import CAPITAL_INCOME, CapitalIncome
from opendust.dust.rules.scoring.scoring import (
    LAND,
    MAJORITIES,
    PRODUCTION,
    SEA,
    VP_PER_CAPITAL,
    VP_PER_MAJORITY,
    VP_POWER_SOURCES,
    VpPowerSources,
    majority_count,
)
from opendust.dust.rules.scoring.victory import WIN_REQUIRES_CAPITAL
from opendust.dust.state import NEUTRAL, NOBODY, OWNERS, State
from opendust.kernel.bits import Spread, bits, border, lowest, size

FAR: Final = 99
KEEP_ORDER: Final = (TANK, FIGHTER, MECH, BOMBER, SUBMARINE)
USUAL_GAIN: Final = 6
BY_PRICE: Final[tuple[int, ...]] = tuple(sorted(KEEP_ORDER, key=COST.__getitem__))
UNKNOWN: Final = -1.0


class Foresight(Protocol):
    """What a bot that thinks further adds to plain sense."""

    def onward(self, survey: Survey, seat: int, target: int, force: int, odds: Forecast) -> float:
        """What the attacks are worth that a conquest makes possible in the same turn."""
        ...

    def race(self, survey: Survey, majority: int) -> float:
        """What one more area is worth towards a majority."""
        ...

    def siege(self, survey: Survey, area: int) -> float:
        """The dice that could gather before an area."""
        ...


@final
class Threats:
    """Where the rivals of a seat stand, and the dice that they can throw at each area."""

    def __init__(self, state: State, seat: int) -> None:
        land = sea = 0
        peace = state.truces[seat] | 1 << seat
        for other in range(state.players):
            if not peace >> other & 1:
                land |= state.land[other]
                sea |= state.sea[other]
        self.land = land
        self.sea = sea
        self.dice = [UNKNOWN] * state.board.area_count


@final
class Survey:
    """A view with the bot's eyes, and its foresight if it has any."""

    def __init__(
        self,
        state: State,
        seat: int,
        weights: Weights,
        odds: Odds,
        foresight: Foresight | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.odds = odds
        self.foresight = foresight
        self.submarine_value: int = SUBMARINE_COMBAT_VALUE.of(state.edition)
        self.goal: int = VICTORY_POINTS_TO_WIN.of(state.edition, state.players)
        self.worths = [UNKNOWN] * state.board.area_count
        self.threats: list[Threats | None] = [None] * OWNERS
        self.majority_worths = [UNKNOWN] * len(MAJORITIES)
        self.steps: list[int] = []
        self.needed = 0.0
        self.needed_at = NOBODY
        self.top_score: int = max(state.scores)
        self.capitals = full_capitals(state)
        self.fortresses = defending_capitals(state)
        nearness = min(1.0, self.top_score / self.goal)
        self.point = weights.worth["point"] * (1 + weights.worth["urgency"] * nearness)

    # ── Worth ────────────────────────────────────────────────────────────────────────────────

    def rounds_left(self) -> float:
        """About how many rounds the match will go on."""
        state = self.state
        gain = max(USUAL_GAIN, max(state.gains))
        return max(0.0, (self.goal - self.top_score) / gain)

    def worth(self, area: int) -> float:
        """What holding an area is worth."""
        found = self.worths[area]
        if found < 0.0:
            state = self.state
            if area < state.board.land_count:
                found = self.land_worth(area)
            else:
                found = self.weights.water + self.majority_worth(SEA)
                if state.board.is_source(area):
                    found += self.source_worth()
            self.worths[area] = found
        return found

    def land_worth(self, area: int) -> float:
        """The worth of a land area: ground, power source, center, capital."""
        state, weights = self.state, self.weights
        found = weights.area + self.majority_worth(LAND)
        if state.board.land_sources >> area & 1:
            found += self.source_worth()
        if state.centers >> area & 1:
            found += weights.center + self.majority_worth(PRODUCTION)
        if self.capitals >> area & 1:
            found += self.capital_worth(area)
        return found

    def source_worth(self) -> float:
        """A power source backs a center and scores, alone or in a set of three."""
        each = VP_POWER_SOURCES.of(self.state.edition) is VpPowerSources.ONE_EACH
        return self.weights.source + self.point * (1.0 if each else 0.4)

    def capital_worth(self, area: int) -> float:
        """A capital scores, pays, and without one nobody wins where the goal asks for one."""
        state = self.state
        found = VP_PER_CAPITAL.of(state.edition) * self.point
        holder = state.owner[area]
        is_home = area in state.homes and holder == state.homes.index(area)
        if CAPITAL_INCOME.of(state.edition) is CapitalIncome.EACH or is_home:
            found += self.weights.capital
        if not WIN_REQUIRES_CAPITAL.of(state.edition) or not 0 <= holder < state.players:
            return found
        if size(capitals_held(state, holder)) == 1:
            nearness = min(1.0, state.scores[holder] / self.goal)
            found += self.weights.worth["last_capital"] * nearness
        return found

    def majority_worth(self, majority: int) -> float:
        """What one more area brings towards a majority: much in a close race, little else."""
        found = self.majority_worths[majority]
        if found < 0.0:
            if self.foresight is not None:
                found = self.foresight.race(self, majority)
            else:
                found = self.plain_race(majority)
            self.majority_worths[majority] = found
        return found

    def plain_race(self, majority: int) -> float:
        """The nearer the counts, the more an area brings."""
        state = self.state
        mine = majority_count(state, self.seat, majority)
        points = VP_PER_MAJORITY.of(state.edition) * self.point * self.weights.worth["race"]
        return points / (2 + abs(mine - self.best_rival(majority)))

    def best_rival(self, majority: int) -> int:
        """The highest count of another player."""
        state = self.state
        most = 0
        for other in range(state.players):
            if other != self.seat:
                held = majority_count(state, other, majority)
                if held > most:
                    most = held
        return most

    # ── Strength ─────────────────────────────────────────────────────────────────────────────

    def dice(self, force: int) -> int:
        """The dice of a force."""
        return combat_dice(force, self.submarine_value, has_ace=False)

    def bonus(self, area: int) -> int:
        """The dice that an area adds to its defenders. BTL-LAND-07."""
        state = self.state
        if area >= state.board.land_count:
            return 0
        if self.fortresses >> area & 1:
            return CAPITAL_DICE
        return CENTER_DICE if state.centers >> area & 1 else 0

    def is_rival(self, owner: int, seat: int) -> bool:
        """Whether an owner is a player who may attack the seat."""
        if owner in (NOBODY, NEUTRAL, seat):
            return False
        return not self.state.truces[seat] >> owner & 1

    def threats_to(self, seat: int) -> Threats:
        """What threatens a seat, looked up once."""
        found = self.threats[seat]
        if found is None:
            found = self.threats[seat] = Threats(self.state, seat)
        return found

    def strike(self, area: int, seat: int) -> float:
        """The dice that rivals of a seat can throw at an area: the best stack, half the rest."""
        threats = self.threats_to(seat)
        found = threats.dice[area]
        if found < 0.0:
            if area < self.state.board.land_count:
                found = self.land_strike(area, seat, threats)
            else:
                found = self.sea_strike(area - self.state.board.land_count, threats)
            threats.dice[area] = found
        return found

    def sea_strike(self, number: int, threats: Threats) -> float:
        """The same for an area of the sea."""
        board, best, every = self.state.board, 0, 0
        left = board.sea_to_sea[number] & threats.sea
        while left:
            dice = self.dice(self.state.units[board.land_count + lowest(left)])
            left &= left - 1
            every += dice
            if dice > best:
                best = dice
        return best + 0.5 * (every - best)

    def land_strike(self, area: int, seat: int, threats: Threats) -> float:
        """The same for an area of land, from its neighbours and over the sea."""
        state, board, best, every = self.state, self.state.board, 0, 0
        near = board.land_to_land[area]
        left = near & threats.land
        coast = board.land_to_sea[area] & threats.sea
        if coast:
            for rival in range(state.players):
                if coast & state.sea[rival] and self.is_rival(rival, seat):
                    left |= convoy_coasts(state, rival, area) & state.land[rival]
        while left:
            dice = self.dice(state.units[lowest(left)])
            left &= left - 1
            every += dice
            if dice > best:
                best = dice
        return best + 0.5 * (every - best)

    def need(self, area: int) -> float:
        """The dice that should guard an own area, beyond those that the area itself gives."""
        if area != self.needed_at:
            self.needed = self.need_at(area)
            self.needed_at = area
        return self.needed

    def need_at(self, area: int) -> float:
        """The same, not remembered: the same area is asked about several times in a row."""
        weights = self.weights
        threat = self.strike(area, self.seat)
        if weights.siege_share and self.foresight is not None and self.is_last_capital(area):
            threat = max(threat, weights.siege_share * self.foresight.siege(self, area))
        if not threat:
            return 0.0
        share = min(1.0, self.worth(area) / weights.full_worth)
        return threat * weights.guard_share * share * share - self.bonus(area)

    def is_last_capital(self, area: int) -> bool:
        """Whether an area is the only capital of the seat."""
        return capitals_held(self.state, self.seat) == 1 << area

    def spare(self, area: int) -> int:
        """The units that may leave an own area: one stays at least, and the guard it needs."""
        force = self.state.units[area]
        return force - self.guard(force, max(1.0, self.need(area)))

    def guard(self, force: int, wanted: float) -> int:
        """The cheapest part of a force that gives the wanted dice, or all of it."""
        kept, dice = 0, 0
        for unit in KEEP_ORDER:
            there = count(force, unit)
            if there:
                one = of(unit, 1)
                each = self.dice(one)
                for _unit in range(there):
                    if dice >= wanted:
                        return kept
                    kept += one
                    dice += each
        return kept

    def cheapest(self, force: int) -> int:
        """One unit of a force, the cheapest."""
        for unit in BY_PRICE:
            if count(force, unit):
                return of(unit, 1)
        return 0

    # ── Fronts ───────────────────────────────────────────────────────────────────────────────

    def reach(self, seat: int, origin: int) -> int:
        """The land areas that a seat's units in an area could attack, whoever holds them."""
        state = self.state
        near = state.board.land_to_land[origin]
        if state.board.land_to_sea[origin] & state.sea[seat]:
            near |= convoy_coasts(state, seat, origin)
        return near

    def front(self) -> int:
        """Own land beside land of others."""
        state = self.state
        others = state.occupied_land & ~state.land[self.seat]
        return border(others, state.board.land_spread) & state.land[self.seat]

    def front_steps(self) -> list[int]:
        """How many steps each land area is from the nearest rival's land."""
        if not self.steps:
            state = self.state
            rivals = state.occupied_land & ~state.land[self.seat] & ~state.land[NEUTRAL]
            self.steps = distances(state.board.land_count, state.board.land_spread, rivals)
        return self.steps

    def unit_count(self, area: int) -> int:
        """How many units stand in an area."""
        return total(self.state.units[area])


def distances(areas: int, spread: Spread, start: int) -> list[int]:
    """Steps from any area of a mask to every area; FAR where no way leads."""
    found = [FAR] * areas
    edge, reached, steps = start, start, 0
    while edge:
        for area in bits(edge):
            found[area] = steps
        edge = border(edge, spread) & ~reached
        reached |= edge
        steps += 1
    return found
