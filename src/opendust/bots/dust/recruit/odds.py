"""How will a battle go? A forecast by dynamic programming over the units left on each side.

Each side loses its units in the order in which a sensible enemy destroys them, so a side is
known by how many units it has left. Retreats and abilities are left out; a cease-fire after
three hitless rolls is in. Large battles are scaled down: a step then stands for several units.
"""

from __future__ import annotations

from typing import Final, final

from opendust.dust.force import BOMBER, COMBAT, COST, FIGHTER, MECH, SUBMARINE, TANK, count
from opendust.dust.phases import NO_SIDE

MOST_STEPS: Final = 9
MOST_KEPT: Final = 60_000
HIT: Final = 1 / 3

Line = tuple[tuple[int, ...], tuple[int, ...]]
"""Dice and cost of a side by the number of units left."""
Cell = tuple[float, float, float]
"""Chance that the attacker wins, cost left to the attacker, cost left to the defender."""


@final
class Forecast:
    """What a battle will probably bring."""

    __slots__ = ("attackers_left", "defenders_left", "win")

    def __init__(self, win: float, attackers_left: float, defenders_left: float) -> None:
        self.win = win
        self.attackers_left = attackers_left
        self.defenders_left = defenders_left


@final
class Known:
    """The forecast of a battle, with the battle: both forces and everything else as one number."""

    __slots__ = ("attackers", "defenders", "forecast", "rest")

    def __init__(self, attackers: int, defenders: int, rest: int, forecast: Forecast) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.rest = rest
        self.forecast = forecast

    def fits(self, attackers: int, defenders: int, rest: int) -> bool:
        """Whether it is the forecast of this battle."""
        return self.attackers == attackers and self.defenders == defenders and self.rest == rest


KEPT: Final = 2039
NONE_KNOWN: Final = Known(0, 0, -1, Forecast(0.0, 0.0, 0.0))
"""The last forecast of every rest is found without a dict, which would box every force."""


def hit_chances(dice: int) -> list[float]:
    """The chance of each number of hits with so many dice."""
    chances = [1.0]
    for _ in range(dice):
        grown = [0.0] * (len(chances) + 1)
        for hits, chance in enumerate(chances):
            grown[hits] += chance * (1 - HIT)
            grown[hits + 1] += chance * HIT
        chances = grown
    return chances


def loss_order(force: int) -> list[int]:
    """The units in the order in which an enemy destroys them under the shields, last one first."""
    ground = [MECH] * count(force, MECH) + [TANK] * count(force, TANK)
    air = [BOMBER] * count(force, BOMBER) + [FIGHTER] * count(force, FIGHTER)
    lost: list[int] = []
    while ground or air:
        if not air:
            lost.append(ground.pop())
        elif not ground:
            lost.append(air.pop())
        else:
            one, other = ground[-1], air[-1]
            by_ground = (COMBAT[one], COST[one]) >= (COMBAT[other], COST[other])
            lost.append(ground.pop() if by_ground else air.pop())
    lost.reverse()
    return [SUBMARINE] * count(force, SUBMARINE) + lost


@final
class Odds:
    """Forecasts of battles, each computed once."""

    def __init__(self) -> None:
        self.lines: dict[tuple[int, int, bool], Line] = {}
        self.chances: list[list[float]] = []
        self.known: dict[tuple[int, int, int], Known] = {}
        self.recent: list[Known] = [NONE_KNOWN] * KEPT

    def line(self, force: int, submarine_value: int, has_ace: bool) -> Line:
        """Dice and cost of a force by the number of units left."""
        key = (force, submarine_value, has_ace)
        found = self.lines.get(key)
        if found is None:
            dice, cost = [0], [0]
            for unit in loss_order(force):
                value = submarine_value if unit == SUBMARINE else COMBAT[unit]
                value += has_ace and unit in (FIGHTER, BOMBER)
                dice.append(dice[-1] + value)
                cost.append(cost[-1] + COST[unit])
            found = self.lines[key] = (tuple(dice), tuple(cost))
        return found

    def hits(self, dice: int) -> list[float]:
        """The chances of hits, from a table."""
        while len(self.chances) <= dice:
            self.chances.append(hit_chances(len(self.chances)))
        return self.chances[dice]

    def battle(
        self,
        attackers: int,
        defenders: int,
        bonus: int,
        first: int,
        *,
        submarine_value: int = 1,
        aces: int = 0,
        lost_at_cease_fire: bool = False,
    ) -> Forecast:
        """The forecast; `first` is the side that rolls first, NO_SIDE at sea."""
        rest = bonus << 8 | (first + 1) << 6 | submarine_value << 3 | aces << 1
        if lost_at_cease_fire:
            rest |= 1
        place = (attackers + (defenders << 3) + rest) % KEPT
        found = self.recent[place]
        if not found.fits(attackers, defenders, rest):
            key = (attackers, defenders, rest)
            known = self.known.get(key)
            if known is None:
                if len(self.known) > MOST_KEPT:
                    self.known.clear()
                    self.lines.clear()
                one = self.line(attackers, submarine_value, bool(aces & 1))
                other = self.line(defenders, submarine_value, bool(aces >> 1 & 1))
                forecast = self.compute(one, other, bonus, first, lost_at_cease_fire)
                known = self.known[key] = Known(attackers, defenders, rest, forecast)
            found = self.recent[place] = known
        return found.forecast

    def compute(self, one: Line, other: Line, bonus: int, first: int, lost: bool) -> Forecast:
        """Scale the sides, fill the table, read the forecast for whoever rolls first."""
        most = max(len(one[0]), len(other[0])) - 1
        scale = max(1.0, most / MOST_STEPS)
        dice, cost = scaled(one, 0, scale)
        enemy_dice, enemy_cost = scaled(other, bonus, scale)
        cells = self.table(dice, cost, enemy_dice, enemy_cost, lost)
        if first == NO_SIDE:
            chosen = [(x + y) / 2 for x, y in zip(*cells, strict=True)]
            return Forecast(chosen[0], chosen[1], chosen[2])
        return Forecast(*cells[first])

    def table(
        self,
        dice: list[int],
        cost: list[float],
        enemy_dice: list[int],
        enemy_cost: list[float],
        lost: bool,
    ) -> tuple[Cell, Cell]:
        """The battle at full strength, if the attacker or if the defender rolls first."""
        by_attacker: list[list[Cell]] = [[(0.0, 0.0, left) for left in enemy_cost]]
        by_defender: list[list[Cell]] = [[(0.0, 0.0, left) for left in enemy_cost]]
        for i in range(1, len(dice)):
            won: Cell = (1.0, cost[i], 0.0)
            by_attacker.append([won])
            by_defender.append([won])
            for j in range(1, len(enemy_dice)):
                mine, theirs = self.hits(dice[i]), self.hits(enemy_dice[j])
                attack = blow(mine, [by_defender[i][k] for k in range(j - 1, -1, -1)])
                answer = blow(theirs, [by_attacker[k][j] for k in range(i - 1, -1, -1)])
                truce: Cell = (0.0, 0.0 if lost else cost[i], enemy_cost[j])
                by_attacker[i].append(until_cease_fire(attack, mine[0], answer, theirs[0], truce))
                by_defender[i].append(until_cease_fire(answer, theirs[0], attack, mine[0], truce))
        return by_attacker[-1][-1], by_defender[-1][-1]


def scaled(line: Line, bonus: int, scale: float) -> tuple[list[int], list[float]]:
    """Dice and cost by steps left, each step standing for `scale` units."""
    dice, cost = line
    units = len(dice) - 1
    if scale == 1.0:
        return [0, *[more + bonus for more in dice[1:]]], [float(some) for some in cost]
    steps = max(1, round(units / scale))
    at = [round(step * units / steps) for step in range(steps + 1)]
    return (
        [0, *[max(1, round((dice[left] + bonus) / scale)) for left in at[1:]]],
        [float(cost[left]) for left in at],
    )


def blow(chances: list[float], after: list[Cell]) -> Cell:
    """What hits bring: `after` is the battle after one hit, two hits, ...; not yet hitless."""
    win = mine = theirs = 0.0
    left = 1.0 - chances[0]
    last = len(after) - 1
    for index, cell in enumerate(after):
        if left <= 0.0:
            break
        chance = chances[index + 1] if index + 1 < len(chances) else 0.0
        if index == last:
            chance = left
        left -= chance
        win += chance * cell[0]
        mine += chance * cell[1]
        theirs += chance * cell[2]
    return win, mine, theirs


def until_cease_fire(one: Cell, miss: float, other: Cell, other_miss: float, truce: Cell) -> Cell:
    """Rolls in turn until a hit; three hitless rolls make a cease-fire. BTL-LAND-14."""
    first = 1.0 + miss * other_miss
    end = miss * other_miss * miss
    return (
        first * one[0] + miss * other[0] + end * truce[0],
        first * one[1] + miss * other[1] + end * truce[1],
        first * one[2] + miss * other[2] + end * truce[2],
    )
