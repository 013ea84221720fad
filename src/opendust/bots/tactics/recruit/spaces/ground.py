"""How good is a space for a unit? Danger, prospects and objectives there."""

from __future__ import annotations

from typing import final

from opendust.bots.tactics.recruit.spaces.objectives import pulls_on
from opendust.bots.tactics.recruit.spaces.ways import ways_to
from opendust.bots.tactics.recruit.survey import UNSEEN, Survey
from opendust.tactics.attack import ORDINARY
from opendust.tactics.board.board import CRATE, CROSS, NO_DOT, TRAP
from opendust.tactics.rules.end_of_game import points_of
from opendust.tactics.rules.fire.sight import HARD_COVER, NO_COVER, SOFT_COVER
from opendust.tactics.rules.moving.movement import movement_of
from opendust.tactics.units.weapons import NO_LIMIT


def worth_of_place(survey: Survey, body: int, place: int) -> float:
    """What it is worth to end an activation in a space, with the bot's taste for it."""
    key = body << 10 | place
    found = survey.places.get(key)
    if found is None:
        worth = survey.outlooks.get(body)
        if worth is None:
            worth = survey.outlooks[body] = Outlook(survey, body).worth
        found = survey.places[key] = worth(place) + survey.tastes[place]
    return found


@final
class Foe:
    """An enemy as one unit sees it: what it could do, what can be done to it."""

    __slots__ = ("chased", "enemy", "factor", "place", "reach", "steps", "value", "walk")

    def __init__(self, survey: Survey, body: int, enemy: int) -> None:
        state = survey.state
        self.enemy = enemy
        self.place = state.place[enemy]
        self.factor = spent_factor(survey) if state.activated[enemy] else 1.0
        self.steps = movement_of(state, enemy)
        self.reach, self.value = best_reach(survey, body, enemy)
        is_vehicle = state.battle.cards[body].is_vehicle
        self.walk = ways_to(survey, self.place, is_vehicle=is_vehicle) if self.value else []
        self.chased: dict[int, float] = {}


@final
class Outlook:
    """What every space means for one unit, with all that does not depend on the space."""

    def __init__(self, survey: Survey, body: int) -> None:
        self.survey = survey
        self.body = body
        self.foes = [Foe(survey, body, enemy) for enemy in survey.enemies]
        self.pulls = pulls_on(survey, body)
        table = survey.weights.place
        self.share = table["danger"] * caution(survey)
        self.late = (0.1 if is_last_round(survey) else 1.0) * table["prospect"]
        self.fade = table["fade"]
        self.approach = table["approach"]

    def worth(self, place: int) -> float:
        """Objectives, prospects and danger in a space."""
        total = self.objectives(place)
        danger = 0.0
        best = 0.0
        for foe in self.foes:
            distance = self.survey.distance(self.body, place, foe.enemy, foe.place)
            danger += foe.factor * self.harm(foe, place, distance)
            if foe.value > best:
                best = max(best, foe.value * self.approach ** self.gap(foe, place, distance))
        if not self.foes:
            return total + lie_of_land(self.survey, self.body, place)
        return total + self.late * best - self.share * min(danger, self.survey.worth(self.body))

    def harm(self, foe: Foe, place: int, distance: int) -> float:
        """What an enemy could do to the unit before it acts again, from his space or nearer."""
        survey = self.survey
        chased = foe.chased.get(distance)
        if chased is None:
            near = max(1, distance - foe.steps)
            chased = survey.strike(foe.enemy, self.body, near, NO_COVER, ORDINARY)
            chased = foe.chased[distance] = chased * survey.weights.place["chase"]
        return max(chased, survey.fire(foe.enemy, foe.place, self.body, place, ORDINARY))

    def gap(self, foe: Foe, place: int, distance: int) -> int:
        """The spaces that are missing to the range from which the unit does most to an enemy."""
        gap = max(0, distance - foe.reach)
        if not gap and self.survey.grade(self.body, place, foe.enemy, foe.place) == UNSEEN:
            gap = 1
        return max(gap, foe.walk[place] - foe.reach) if gap else 0

    def objectives(self, place: int) -> float:
        """The strongest pull of an objective in a space."""
        best = 0.0
        for prize, walk in self.pulls:
            best = max(best, prize * self.fade ** walk[place])
        return best


def caution(survey: Survey) -> float:
    """Whoever does not lead must dare more from round to round, most from half-time on. END-03."""
    state = survey.state
    limit = state.battle.scenario.round_limit
    if not limit or points_of(state, survey.side) > points_of(state, 1 - survey.side):
        return 1.0
    return 1.0 - survey.weights.place["dare"] * min(1.0, 2 * state.round / limit)


def is_last_round(survey: Survey) -> bool:
    """Whether the game ends with this round at the latest. END-03."""
    limit = survey.state.battle.scenario.round_limit
    return bool(limit) and survey.state.round >= limit


def spent_factor(survey: Survey) -> float:
    """How much enemies count who have been activated: nothing when no round follows."""
    return 0.0 if is_last_round(survey) else survey.weights.place["spent"]


def best_reach(survey: Survey, body: int, enemy: int) -> tuple[int, float]:
    """The distance from which a unit does most to an enemy, the longest of those nearly as good."""
    reaches = survey.memory.reaches
    key = (survey.shape(body), survey.shape(enemy))
    if key not in reaches:
        reaches[key] = find_reach(survey, body, enemy)
    return reaches[key]


def find_reach(survey: Survey, body: int, enemy: int) -> tuple[int, float]:
    """The same, worked out."""
    best = (1, 0.0)
    longest = longest_range(survey, body)
    for distance in range(longest, 0, -1):
        value = survey.strike(body, enemy, distance, NO_COVER, ORDINARY)
        if value > best[1] * 1.25:
            best = (distance, value)
    return best


def longest_range(survey: Survey, body: int) -> int:
    """The longest range of a unit's weapons; unlimited ones as far as the board."""
    state = survey.state
    longest = 1
    for unit in state.parts_of(body):
        for line in state.battle.lines_of(unit):
            reach = state.battle.lines[line].longest
            longest = max(longest, 12 if reach >= NO_LIMIT else reach)
    return min(longest, 12)


def lie_of_land(survey: Survey, body: int, place: int) -> float:
    """Before any enemy is there: near his zone, near the middle of it, in cover."""
    table = survey.weights.place
    battle = survey.state.battle
    zone = battle.scenario.entry(1 - survey.side)
    ranges = [battle.grid.range_between(place, space) for space in zone]
    total = -table["advance"] * min(ranges, default=0)
    total -= table["middle"] * sum(ranges) / max(1, len(ranges))
    if battle.cards[body].is_squad:
        total += table["cover"] * min(HARD_COVER, covers_beside(survey, place))
    return total


def covers_beside(survey: Survey, place: int) -> int:
    """What gives cover in a space: Soft or Hard in it, Soft by a blocker beside it."""
    grid = survey.state.battle.grid
    flags = survey.state.flags
    inside = HARD_COVER if flags[place] & TRAP else 0
    inside += SOFT_COVER if flags[place] & (CRATE | CROSS) else 0
    blocked = any(flags[near] & (NO_DOT | TRAP) for near in grid.neighbours[place])
    return inside + (SOFT_COVER if blocked else 0)
