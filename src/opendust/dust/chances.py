"""How likely is each end of a battle in which nobody has anything to decide? In plain floats.

The forces that a side can come to are numbered, most units first, so that every hit leads to a
higher number and one pass over all pairs of forces carries the chances to the ends. It stands here
to be compiled with the rules; `odds` asks for it and holds it against its exact fractions.
"""

from __future__ import annotations

from math import comb
from typing import Final, final

from opendust.dust.dice import FACES, HIT_FACE
from opendust.dust.force import cost, total

HIT_WAYS: Final = FACES - HIT_FACE + 1
NEGLIGIBLE: Final = 1e-19
"""Chances below this are dropped: all of them together are far below 1e-12."""

_ROWS: Final[list[list[float]]] = []
_CAPPED: Final[list[list[list[float]]]] = []
"""Chances of hits by dice, and by dice and the hits that count; each computed once."""


def hit_chances(dice: int) -> list[float]:
    """The chance of 0, 1, 2, … hits, from whole numbers of ways: as near as floats can be."""
    while len(_ROWS) <= dice:
        number = len(_ROWS)
        every = FACES**number
        blank = FACES - HIT_WAYS
        _ROWS.append([
            comb(number, hits) * HIT_WAYS**hits * blank ** (number - hits) / every
            for hits in range(number + 1)
        ])  # fmt: skip
        _CAPPED.append([])
    return _ROWS[dice]


def capped_chances(dice: int, most: int) -> list[float]:
    """The same where hits beyond the last unit are lost. BTL-LAND-12."""
    row = hit_chances(dice)
    if dice <= most:
        return row
    capped = _CAPPED[dice]
    while len(capped) <= most:
        last = len(capped)
        capped.append([*row[:last], sum(row[last:])])
    return capped[most]


@final
class Line:
    """The forces that a side can come to, most units first and nobody last.

    `after[number][hits]` is the number of the force that so many hits leave.
    """

    def __init__(self, forces: list[int], after: list[list[int]]) -> None:
        self.forces = forces
        self.after = after
        self.sizes = [total(force) for force in forces]
        self.costs = [float(cost(force)) for force in forces]


@final
class Walk:
    """The chances of one battle.

    `rolls` are the chances, by pair of forces, that the attacker rolls next; `answers` that the
    defender does; `truces` that the battle ends there in a cease-fire. At sea both roll at once.
    """

    def __init__(self, one: Line, other: Line, dice: list[int], enemy_dice: list[int]) -> None:
        pairs = len(one.forces) * len(other.forces)
        self.one = one
        self.other = other
        self.dice = dice
        self.enemy_dice = enemy_dice
        self.width = len(other.forces)
        self.rolls = [0.0] * pairs
        self.answers = [0.0] * pairs
        self.truces = [0.0] * pairs

    def on_land(self, is_answer: bool) -> None:
        """Rolls in turn until a hit; three hitless ones make a cease-fire. BTL-LAND-13."""
        (self.answers if is_answer else self.rolls)[0] = 1.0
        one, other, width = self.one, self.other, self.width
        rolls, answers = self.rolls, self.answers
        for i in range(len(one.forces) - 1):
            here = i * width
            left_of_one = one.after[i]
            for j in range(width - 1):
                first, second = rolls[here + j], answers[here + j]
                if first + second < NEGLIGIBLE:
                    continue
                hits = capped_chances(self.dice[i], other.sizes[j])
                enemy_hits = capped_chances(self.enemy_dice[j], one.sizes[i])
                blank, enemy_blank = hits[0], enemy_hits[0]
                twice = blank * enemy_blank
                strike = first * (1.0 + twice) + second * enemy_blank
                left = other.after[j]
                for number in range(1, len(hits)):
                    answers[here + left[number]] += strike * hits[number]
                strike = second * (1.0 + twice) + first * blank
                for number in range(1, len(enemy_hits)):
                    rolls[left_of_one[number] * width + j] += strike * enemy_hits[number]
                self.truces[here + j] = twice * (first * blank + second * enemy_blank)

    def at_sea(self) -> None:
        """Both roll until somebody hits; three blank exchanges end it. BTL-SEA-06."""
        self.rolls[0] = 1.0
        one, other, width, rolls = self.one, self.other, self.width, self.rolls
        for i in range(len(one.forces) - 1):
            for j in range(width - 1):
                chance = rolls[i * width + j]
                if chance < NEGLIGIBLE:
                    continue
                hits = capped_chances(self.dice[i], other.sizes[j])
                enemy_hits = capped_chances(self.enemy_dice[j], one.sizes[i])
                still = hits[0] * enemy_hits[0]
                strike = chance * (1.0 + still + still * still)
                for number in range(len(enemy_hits)):
                    row = one.after[i][number] * width
                    both = strike * enemy_hits[number]
                    for other_number in range(0 if number else 1, len(hits)):
                        rolls[row + other.after[j][other_number]] += both * hits[other_number]
                self.truces[i * width + j] = chance * still * still * still

    def ends(self) -> tuple[float, float, float, float]:
        """The chances of conquest, of defence, of a cease-fire, and that nobody is left."""
        won = 0.0
        for i in range(len(self.one.forces) - 1):
            at = i * self.width + self.width - 1
            won += self.rolls[at] + self.answers[at]
        held, empty = self.last_row()
        truce = 0.0
        for chance in self.truces:
            truce += chance
        return won, held, truce, empty

    def last_row(self) -> tuple[float, float]:
        """The chances that no attacker is left: some defenders, or nobody."""
        held = 0.0
        last = len(self.rolls) - 1
        for at in range(last - self.width + 1, last):
            held += self.rolls[at] + self.answers[at]
        return held, self.rolls[last] + self.answers[last]

    def costs_left(self, survives: bool) -> tuple[float, float]:
        """What is left to either side on average; attackers may be lost by a cease-fire."""
        mine = theirs = 0.0
        for i in range(len(self.one.forces)):
            price = self.one.costs[i]
            for j in range(self.width):
                at = i * self.width + j
                truce = self.truces[at]
                if i < len(self.one.forces) - 1 and j < self.width - 1:
                    mine += truce * price if survives else 0.0
                    theirs += truce * self.other.costs[j]
                else:
                    chance = self.rolls[at] + self.answers[at]
                    mine += chance * price
                    theirs += chance * self.other.costs[j]
        return mine, theirs
