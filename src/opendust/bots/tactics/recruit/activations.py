"""Which unit acts, with which plan? Every plan of every unit is judged, the best gain chosen."""

from __future__ import annotations

from heapq import nlargest
from typing import Final, final

from opendust.bots.tactics.recruit.skills import worth_of_deeds, worth_of_strike
from opendust.bots.tactics.recruit.spaces.ground import worth_of_place
from opendust.bots.tactics.recruit.spaces.reach import points_for, with_activation
from opendust.bots.tactics.recruit.survey import Survey
from opendust.kernel.action import Action
from opendust.kernel.option import Option, Pick, Subset
from opendust.tactics.actions import Verb
from opendust.tactics.attack import CHARGING, ORDINARY, SUSTAINED
from opendust.tactics.rules import plans
from opendust.tactics.rules.extras import SKILL_COUNT
from opendust.tactics.rules.moving.reach import Node, reach
from opendust.tactics.rules.moving.unit_entry import entry_spaces
from opendust.tactics.rules.skills.skills import (
    ALL_IN_ONE_SKILL,
    ASSAULT,
    BERSERK,
    HEROIC_ATTACK,
    JUMP,
    MEDAL_OF_HONOR,
)

MODES: Final = {plans.SUSTAINED: SUSTAINED, plans.CHARGE: CHARGING}
NOWHERE: Final = -1
End = tuple[float, int]
"""What it is worth to end in a space, and the space."""
ALTERNATIVES: Final = (ASSAULT, JUMP, BERSERK, ALL_IN_ONE_SKILL, HEROIC_ATTACK)


@final
class Judge:
    """Judges the plans of one unit."""

    def __init__(self, survey: Survey, body: int) -> None:
        self.survey = survey
        self.body = body
        self.is_outside = not survey.state.is_on_board(body)
        self.reached: dict[tuple[int, int], list[int]] = {}
        self.attacked: dict[tuple[int, int, int], list[End]] = {}
        self.nowhere: End = (survey.weights.place["outside"], NOWHERE)

    def spaces(self, moves: int, skills: int) -> list[int]:
        """Where the unit can be after so many MOVE actions."""
        way = skills & (ASSAULT | JUMP)
        key = (moves, way)
        if key not in self.reached:
            self.reached[key] = self.find_spaces(moves, way)
        return self.reached[key]

    def find_spaces(self, moves: int, skills: int) -> list[int]:
        """The same, worked out with the engine's steps."""
        state = self.survey.state
        if self.is_outside and not moves:
            return []
        imagined = with_activation(state, self.body, skills)
        starts: list[Node] = [(state.place[self.body], 0, 0)]
        points = points_for(state, self.body, moves, skills)
        if self.is_outside:
            starts = [(space, 0, 0) for space in entry_spaces(state, self.body)]
            points = points_for(state, self.body, moves - 1, skills)
        return sorted(reach(imagined, self.body, starts, points).ends)

    def places(self, moves: int, skills: int) -> list[End]:
        """The spaces to end in."""
        return [
            (worth_of_place(self.survey, self.body, place), place)
            for place in self.spaces(moves, skills)
        ]

    def attacks(self, moves: int, skills: int, mode: int) -> list[End]:
        """The spaces to attack from and stay in; none where there is nobody to hit."""
        key = (moves, skills & (ASSAULT | JUMP), mode)
        if key not in self.attacked:
            found: list[End] = []
            for worth, place in self.places(moves, skills):
                fire = self.survey.best_fire(self.body, place, mode)
                if fire > 0:
                    found.append((worth + fire, place))
            self.attacked[key] = found
        return self.attacked[key]

    def strikes(self, deeds: tuple[int, int]) -> list[End]:
        """The spaces from which an indirect shot is observed, before or after moving."""
        survey = self.survey
        if deeds[0] == plans.MOVE:
            return [
                (worth + worth_of_strike(survey, self.body, place), place)
                for worth, place in self.places(1, 0)
            ]
        here = worth_of_strike(survey, self.body, survey.state.place[self.body])
        return plus(self.places(deeds.count(plans.MOVE), 0), here)

    def ends(self, plan: int, skills: int) -> list[End]:
        """What a plan with these skills promises, for every space in which it can end."""
        deeds = plans.deeds_of(plan)
        mode = MODES.get(plan, ORDINARY)
        if skills & BERSERK:
            mode = SUSTAINED
        total = worth_of_deeds(self.survey, self.body, deeds)
        if plan == plans.CHARGE:
            return plus(self.attacks(2, skills, CHARGING), total)
        if plan == plans.SUSTAINED:
            return self.attacks(0, skills, SUSTAINED)
        moves = deeds.count(plans.MOVE)
        if plans.ARTILLERY_STRIKE in deeds and plans.ATTACK not in deeds:
            return plus(self.strikes(deeds), total)
        if plans.ATTACK not in deeds:
            return plus(self.places(moves, skills), total)
        if deeds[0] == plans.MOVE:
            return plus(self.attacks(1, skills, mode), total)
        here = self.survey.best_fire(self.body, self.survey.state.place[self.body], mode)
        if here <= 0:
            return []
        if plans.ARTILLERY_STRIKE in deeds:
            here += worth_of_strike(self.survey, self.body, self.survey.state.place[self.body])
        return plus(self.places(moves, skills), total + here)

    def stay(self) -> float:
        """What it is worth to do nothing."""
        return max(self.places(0, 0), default=self.nowhere)[0]


def plus(ends: list[End], more: float) -> list[End]:
    """The same ends, worth more."""
    return [(worth + more, place) for worth, place in ends] if more else ends


@final
class Intent:
    """One way to activate a unit: what it gains over doing nothing, and where it should end."""

    __slots__ = ("action", "gain", "goal")

    def __init__(self, gain: float, action: Action, goal: int) -> None:
        self.gain = gain
        self.action = action
        self.goal = goal


def choose_activation(survey: Survey, options: list[Option]) -> Action:
    """The activation that gains most over doing nothing."""
    best: Intent | None = None
    for intent in intents(survey, options):
        if best is None or intent.gain > best.gain:
            best = intent
    assert best is not None
    return best.action


def intents(survey: Survey, options: list[Option], ends: int = 1) -> list[Intent]:
    """Every way to activate every unit, each with its best end, or so many of its best."""
    judges: dict[int, Judge] = {}
    found: list[Intent] = []
    for option in options:
        if option.verb is not Verb.ACTIVATE:
            continue
        units, chosen, extras = option.domains
        assert isinstance(units, Pick)
        assert isinstance(chosen, Pick)
        assert isinstance(extras, Subset)
        for unit in units.values:
            judge = judges.setdefault(unit, Judge(survey, unit))
            stay = judge.stay()
            for plan in chosen.values:
                for places, taken in ways_to_declare(judge, plan, extras.values):
                    action = Action(Verb.ACTIVATE, (unit, plan, taken))
                    # An attack on nobody looks foolish, and another plan ends there as well.
                    otherwise = [] if plans.has_attack(plan) else [judge.nowhere]
                    for worth, goal in nlargest(ends, places) or otherwise:
                        found.append(Intent(worth - stay, action, goal))
    return found


def ways_to_declare(
    judge: Judge, plan: int, extras: tuple[int, ...]
) -> list[tuple[list[End], tuple[int, ...]]]:
    """A plan with what costs nothing, and with each skill that must be worth its price."""
    free = tuple(
        [extra for extra in extras if extra >= SKILL_COUNT or 1 << extra == MEDAL_OF_HONOR]
    )
    found = [(judge.ends(plan, 0), free)]
    for extra in extras:
        bit = 1 << extra if extra < SKILL_COUNT else 0
        if bit in ALTERNATIVES:
            ends = plus(judge.ends(plan, bit), skill_bonus(judge, plan, bit))
            found.append((ends, tuple(sorted((*free, extra)))))
    return found


def skill_bonus(judge: Judge, plan: int, skill: int) -> float:
    """What a skill adds to a plan beyond reach and rerolls, less its price."""
    survey = judge.survey
    price = 0.0 if skill == JUMP else survey.weights.skill["once"]
    place = survey.state.place[judge.body]
    if skill == ALL_IN_ONE_SKILL and plans.has_attack(plan) and place >= 0:
        return 0.7 * survey.best_fire(judge.body, place, ORDINARY) - price
    if skill == HEROIC_ATTACK and place >= 0:
        from_there = worth_of_place(survey, judge.body, place)
        return max(0.0, -from_there) - 2 * price
    return -price
