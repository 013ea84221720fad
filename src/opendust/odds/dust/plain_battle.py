"""How does a battle end in which nobody has anything left to decide? The same ends, much faster.

Without retreats, abilities and choices, hitless rolls need no moments of their own: until the next
hit the rolls alternate, and three of them make a cease-fire. So each pair of forces is met once for
each roller, and the blank rolls become a factor. Tests hold this equal to the general way.
"""

from __future__ import annotations

from typing import final

from opendust.dust.phases import ATTACKER, DEFENDER, NO_SIDE
from opendust.dust.rules.fighting.losses import dearest
from opendust.dust.rules.fighting.rolls import SUBMARINE_COMBAT_VALUE
from opendust.odds.chances import Number
from opendust.odds.dust.conditions import ACE, is_automatic
from opendust.odds.dust.policies import BEST, chosen_losses
from opendust.odds.dust.solve import Ends
from opendust.odds.dust.steps import Steps
from opendust.odds.dust.tree import CEASE_FIRE, END, Leaf, Moment, Node

Pair = tuple[int, int, int]
"""Attackers, defenders, and whose roll it is (NO_SIDE at sea)."""

Level = dict[Pair, Number]
Blow = tuple[list[tuple[Number, int, int]], Number]
"""For each number of hits its chance, the force left and its size; and the chance of none."""


def is_plain(steps: Steps, start: Node) -> bool:
    """Whether nobody has anything to decide from here on."""
    if not isinstance(start, Leaf) or start.rank < 0 or start.moment.hitless:
        return False
    if start.moment.flags & (ACE - 1):
        return False
    return all(one.retreat == "never" and one.casualties != BEST for one in steps.policies)


@final
class PlainBattle:
    """The forward walk over pairs of forces, most units first."""

    def __init__(self, steps: Steps, moment: Moment) -> None:
        self.steps = steps
        self.flags = moment.flags
        self.blows: dict[Pair, Blow] = {}
        size = steps.size(moment.attackers) + steps.size(moment.defenders)
        self.levels: list[Level] = [{} for _ in range(size + 1)]
        self.levels[size][moment.attackers, moment.defenders, moment.roller] = steps.chances.one
        self.peace: Level = {}

    def ends(self) -> Ends:
        """The chance of every end."""
        found: Ends = {}
        for level in reversed(self.levels):
            for (a, d, roller), chance in level.items():
                if not a or not d:
                    end = self.steps.decided(a, d, 0, 0).moment
                    found[end, 0, 0] = found.get((end, 0, 0), 0) + chance
                elif roller == NO_SIDE:
                    self.exchange(a, d, chance)
                else:
                    self.alternate(a, d, roller, chance)
        for (a, d, _), chance in self.peace.items():
            left = a if self.steps.survives else 0
            end = Moment(left, d, CEASE_FIRE, 0, 0, 0, END)
            found[end, 0, 0] = found.get((end, 0, 0), 0) + chance
        return found

    def alternate(self, a: int, d: int, roller: int, chance: Number) -> None:
        """Rolls in turn until a hit; three hitless ones make a cease-fire. BTL-LAND-13."""
        strong, blank = self.blow(roller, a, d)
        weak, other_blank = self.blow(1 - roller, a, d)
        twice = blank * other_blank
        self.strike(strong, a, d, roller, chance * (1 + twice))
        self.strike(weak, a, d, 1 - roller, chance * blank)
        key = (a, d, NO_SIDE)
        self.peace[key] = self.peace.get(key, 0) + chance * twice * blank

    def strike(
        self, blows: list[tuple[Number, int, int]], a: int, d: int, roller: int, chance: Number
    ) -> None:
        """The hits of one side; then the other rolls."""
        levels = self.levels
        if roller == ATTACKER:
            size = self.steps.size(a)
            for more, left, number in blows:
                level, key = levels[size + number], (a, left, DEFENDER)
                level[key] = level.get(key, 0) + chance * more
        else:
            size = self.steps.size(d)
            for more, left, number in blows:
                level, key = levels[size + number], (left, d, ATTACKER)
                level[key] = level.get(key, 0) + chance * more

    def exchange(self, a: int, d: int, chance: Number) -> None:
        """Both sides roll until somebody hits; three blank exchanges end it. BTL-SEA-06."""
        mine, blank = self.blow(ATTACKER, a, d)
        theirs, other_blank = self.blow(DEFENDER, a, d)
        still = blank * other_blank
        chance_of_hits = chance * (1 + still + still * still)
        a_size, d_size = self.steps.size(a), self.steps.size(d)
        after_theirs = [(other_blank, a, a_size), *theirs]
        for one, d_left, d_number in [(blank, d, d_size), *mine]:
            for two, a_left, a_number in after_theirs:
                if a_number + d_number < a_size + d_size:
                    level, key = self.levels[a_number + d_number], (a_left, d_left, NO_SIDE)
                    level[key] = level.get(key, 0) + chance_of_hits * one * two
        key = (a, d, NO_SIDE)
        self.peace[key] = self.peace.get(key, 0) + chance * still**3

    def blow(self, side: int, a: int, d: int) -> Blow:
        """What a roll of a side does to the other. BTL-LAND-08 to BTL-LAND-12."""
        steps = self.steps
        own, target = (a, d) if side == ATTACKER else (d, a)
        dice = steps.dice(side, own, self.flags)
        key = (side, dice, target)
        found = self.blows.get(key)
        if found is None:
            row = steps.chances.capped_hits(dice, steps.size(target))
            hits: list[tuple[Number, int, int]] = []
            for number in range(1, len(row)):
                left = target - casualties_of(steps, side, target, number)
                hits.append((row[number], left, steps.size(left)))
            found = self.blows[key] = (hits, row[0])
        return found


def casualties_of(steps: Steps, side: int, target: int, hits: int) -> int:
    """The casualties that the policy of the side that hits chooses."""
    choices = steps.losses(target, hits)
    if len(choices) == 1:
        return choices[0]
    if is_automatic(steps.battle, side):
        return dearest(choices)
    value = SUBMARINE_COMBAT_VALUE.of(steps.battle.edition)
    return chosen_losses(steps.policies[side].casualties, choices, value)
