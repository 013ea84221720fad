"""Which unit acts, with which plan? Every plan of every unit is judged, the best gain chosen."""

from __future__ import annotations

from typing import Final, final

from opendust.bots.tactics_recruit.ground import worth_of_place
from opendust.bots.tactics_recruit.reach import (
    Node,
    points_for,
    reach,
    with_activation,
)
from opendust.bots.tactics_recruit.sight import Sight
from opendust.bots.tactics_recruit.skills import worth_of_deeds, worth_of_strike
from opendust.kernel.action import Action
from opendust.kernel.option import Option, Pick, Subset
from opendust.tactics import plans
from opendust.tactics.actions import Verb
from opendust.tactics.attack import CHARGING, ORDINARY, SUSTAINED
from opendust.tactics.rules.declarations import SKILL_COUNT, entry_spaces
from opendust.tactics.rules.skills import (
    ALL_IN_ONE_SKILL,
    ASSAULT,
    BERSERK,
    HEROIC_ATTACK,
    JUMP,
    MEDAL_OF_HONOR,
)

MODES: Final = {plans.SUSTAINED: SUSTAINED, plans.CHARGE: CHARGING}
ALTERNATIVES: Final = (ASSAULT, JUMP, BERSERK, ALL_IN_ONE_SKILL, HEROIC_ATTACK)


@final
class Judge:
    """Judges the plans of one unit."""

    def __init__(self, sight: Sight, body: int) -> None:
        self.sight = sight
        self.body = body
        self.is_outside = not sight.state.is_on_board(body)
        self.reached: dict[tuple[int, int], list[int]] = {}

    def spaces(self, moves: int, skills: int) -> list[int]:
        """Where the unit can be after so many MOVE actions."""
        way = skills & (ASSAULT | JUMP)
        key = (moves, way)
        if key not in self.reached:
            self.reached[key] = self.find_spaces(moves, way)
        return self.reached[key]

    def find_spaces(self, moves: int, skills: int) -> list[int]:
        """The same, worked out with the engine's steps."""
        state = self.sight.state
        if self.is_outside and not moves:
            return []
        imagined = with_activation(state, self.body, skills)
        starts: list[Node] = [(state.place[self.body], 0, 0)]
        points = points_for(state, self.body, moves, skills)
        if self.is_outside:
            starts = [(space, 0, 0) for space in entry_spaces(state, self.body)]
            points = points_for(state, self.body, moves - 1, skills)
        return sorted(reach(imagined, self.body, starts, points).ends)

    def best_place(self, moves: int, skills: int) -> float:
        """The best space to end in."""
        values = [worth_of_place(self.sight, self.body, p) for p in self.spaces(moves, skills)]
        return max(values, default=self.sight.weights.place["outside"])

    def best_attack(self, moves: int, skills: int, mode: int) -> float:
        """The best space to attack from and stay in."""
        values = [
            self.sight.best_fire(self.body, place, mode)
            + worth_of_place(self.sight, self.body, place)
            for place in self.spaces(moves, skills)
        ]
        return max(values, default=self.sight.weights.place["outside"])

    def best_strike(self, deeds: tuple[int, int]) -> float:
        """The best indirect shot to observe, before or after moving."""
        sight = self.sight
        if deeds[0] == plans.MOVE:
            values = [
                worth_of_strike(sight, self.body, place) + worth_of_place(sight, self.body, place)
                for place in self.spaces(1, 0)
            ]
            return max(values, default=sight.weights.place["outside"])
        here = worth_of_strike(sight, self.body, sight.state.place[self.body])
        return here + self.best_place(deeds.count(plans.MOVE), 0)

    def worth(self, plan: int, skills: int) -> float:
        """What a plan with these skills promises."""
        deeds = plans.deeds_of(plan)
        mode = MODES.get(plan, ORDINARY)
        if skills & BERSERK:
            mode = SUSTAINED
        total = worth_of_deeds(self.sight, self.body, deeds)
        if plan == plans.CHARGE:
            return total + self.best_attack(2, skills, CHARGING)
        if plan == plans.SUSTAINED:
            return self.best_attack(0, skills, SUSTAINED)
        moves = deeds.count(plans.MOVE)
        if plans.ARTILLERY_STRIKE in deeds and plans.ATTACK not in deeds:
            return total + self.best_strike(deeds)
        if plans.ATTACK not in deeds:
            return total + self.best_place(moves, skills)
        if deeds[0] == plans.MOVE:
            return total + self.best_attack(1, skills, mode)
        here = self.sight.best_fire(self.body, self.sight.state.place[self.body], mode)
        if plans.ARTILLERY_STRIKE in deeds:
            here += worth_of_strike(self.sight, self.body, self.sight.state.place[self.body])
        return total + here + self.best_place(moves, skills)

    def stay(self) -> float:
        """What it is worth to do nothing."""
        return self.best_place(0, 0)


def choose_activation(sight: Sight, options: list[Option]) -> Action:
    """The activation that gains most over doing nothing."""
    judges: dict[int, Judge] = {}
    best: tuple[float, Action] | None = None
    for option in options:
        if option.verb is not Verb.ACTIVATE:
            continue
        units, chosen, extras = option.domains
        assert isinstance(units, Pick)
        assert isinstance(chosen, Pick)
        assert isinstance(extras, Subset)
        for unit in units.values:
            judge = judges.setdefault(unit, Judge(sight, unit))
            stay = judge.stay()
            for plan in chosen.values:
                for score, taken in ways_to_declare(judge, plan, extras.values):
                    if best is None or score - stay > best[0]:
                        best = (score - stay, Action(Verb.ACTIVATE, (unit, plan, taken)))
    assert best is not None
    return best[1]


def ways_to_declare(
    judge: Judge, plan: int, extras: tuple[int, ...]
) -> list[tuple[float, tuple[int, ...]]]:
    """A plan with what costs nothing, and with each skill that must be worth its price."""
    free = tuple(
        [extra for extra in extras if extra >= SKILL_COUNT or 1 << extra == MEDAL_OF_HONOR]
    )
    found = [(judge.worth(plan, 0), free)]
    for extra in extras:
        bit = 1 << extra if extra < SKILL_COUNT else 0
        if bit in ALTERNATIVES:
            score = judge.worth(plan, bit) + skill_bonus(judge, plan, bit)
            found.append((score, tuple(sorted((*free, extra)))))
    return found


def skill_bonus(judge: Judge, plan: int, skill: int) -> float:
    """What a skill adds to a plan beyond reach and rerolls, less its price."""
    sight = judge.sight
    price = 0.0 if skill == JUMP else sight.weights.skill["once"]
    place = sight.state.place[judge.body]
    if skill == ALL_IN_ONE_SKILL and plans.has_attack(plan) and place >= 0:
        return 0.7 * sight.best_fire(judge.body, place, ORDINARY) - price
    if skill == HEROIC_ATTACK and place >= 0:
        from_there = worth_of_place(sight, judge.body, place)
        return max(0.0, -from_there) - 2 * price
    return -price
