"""How good is a space for a unit? Danger, prospects and objectives there."""

from __future__ import annotations

from collections import deque
from typing import Final

from opendust.bots.tactics_recruit.sight import UNSEEN, Sight
from opendust.tactics.attack import ORDINARY
from opendust.tactics.board import CRATE, CROSS, NO_DOT, SMALL, TRAP, WALL
from opendust.tactics.cards import NO_LIMIT
from opendust.tactics.rules.end_of_game import points_of
from opendust.tactics.rules.movement import movement_of
from opendust.tactics.rules.terrain import ground_fault
from opendust.tactics.scenario import ANY_SIDE, Goal, Objective, is_one_of
from opendust.tactics.sight import HARD_COVER, NO_COVER, SOFT_COVER

FAR: Final = 60


def worth_of_place(sight: Sight, body: int, place: int) -> float:
    """What it is worth to end an activation in a space."""
    key = (body, place)
    if key not in sight.places:
        table = sight.weights.place
        total = objectives_at(sight, body, place) + prospect_at(sight, body, place)
        share = table["danger"] * caution(sight)
        sight.places[key] = total - share * danger_at(sight, body, place)
    return sight.places[key]


def caution(sight: Sight) -> float:
    """Whoever does not lead must dare more from round to round, most from half-time on. END-03."""
    state = sight.state
    limit = state.battle.scenario.round_limit
    if not limit or points_of(state, sight.side) > points_of(state, 1 - sight.side):
        return 1.0
    return 1.0 - sight.weights.place["dare"] * min(1.0, 2 * state.round / limit)


def danger_at(sight: Sight, body: int, place: int) -> float:
    """What the enemies could do to a unit in a space before it acts again."""
    state = sight.state
    table = sight.weights.place
    total = 0.0
    for enemy in sight.enemies:
        there = state.place[enemy]
        direct = sight.fire(enemy, there, body, place, ORDINARY)
        distance = sight.distance(enemy, there, body, place)
        near = max(1, distance - movement_of(state, enemy))
        chased = table["chase"] * sight.strike(enemy, body, near, NO_COVER, ORDINARY)
        factor = spent_factor(sight) if state.activated[enemy] else 1.0
        total += factor * max(direct, chased)
    return min(total, sight.worth(body))


def is_last_round(sight: Sight) -> bool:
    """Whether the game ends with this round at the latest. END-03."""
    limit = sight.state.battle.scenario.round_limit
    return bool(limit) and sight.state.round >= limit


def spent_factor(sight: Sight) -> float:
    """How much enemies count who have been activated: nothing when no round follows."""
    return 0.0 if is_last_round(sight) else sight.weights.place["spent"]


def prospect_at(sight: Sight, body: int, place: int) -> float:
    """What the unit could do from a space later: the best enemy, less for each space too far."""
    table = sight.weights.place
    best = 0.0
    targets = [(enemy, sight.state.place[enemy]) for enemy in sight.enemies]
    for enemy, there in targets:
        reach, value = best_reach(sight, body, enemy)
        if not value:
            continue
        distance = sight.distance(body, place, enemy, there)
        gap = max(0, distance - reach)
        if not gap and sight.grade(body, place, enemy, there) == UNSEEN:
            gap = 1
        if gap:
            walk = ways_to(sight, there, is_vehicle=sight.state.battle.cards[body].is_vehicle)
            gap = max(gap, walk[place] - reach)
        best = max(best, value * table["approach"] ** gap)
    if not targets:
        return lie_of_land(sight, body, place)
    return (0.1 if is_last_round(sight) else 1.0) * table["prospect"] * best


def best_reach(sight: Sight, body: int, enemy: int) -> tuple[int, float]:
    """The distance from which a unit does most to an enemy, the longest of those nearly as good."""
    best = (1, 0.0)
    longest = longest_range(sight, body)
    for distance in range(longest, 0, -1):
        value = sight.strike(body, enemy, distance, NO_COVER, ORDINARY)
        if value > best[1] * 1.25:
            best = (distance, value)
    return best


def longest_range(sight: Sight, body: int) -> int:
    """The longest range of a unit's weapons; unlimited ones as far as the board."""
    state = sight.state
    longest = 1
    for unit in state.parts_of(body):
        for line in state.battle.lines_of(unit):
            reach = state.battle.lines[line].longest
            longest = max(longest, 12 if reach >= NO_LIMIT else reach)
    return min(longest, 12)


def lie_of_land(sight: Sight, body: int, place: int) -> float:
    """Before any enemy is there: near his zone, near the middle of it, in cover."""
    table = sight.weights.place
    battle = sight.state.battle
    zone = battle.scenario.entry(1 - sight.side)
    ranges = [battle.grid.range_between(place, space) for space in zone]
    total = -table["advance"] * min(ranges, default=0)
    total -= table["middle"] * sum(ranges) / max(1, len(ranges))
    if battle.cards[body].is_squad:
        total += table["cover"] * min(HARD_COVER, covers_beside(sight, place))
    return total


def covers_beside(sight: Sight, place: int) -> int:
    """What gives cover in a space: Soft or Hard in it, Soft by a blocker beside it."""
    grid = sight.state.battle.grid
    flags = sight.state.flags
    inside = HARD_COVER if flags[place] & TRAP else 0
    inside += SOFT_COVER if flags[place] & (CRATE | CROSS) else 0
    blocked = any(flags[near] & (NO_DOT | TRAP) for near in grid.neighbours[place])
    return inside + (SOFT_COVER if blocked else 0)


def objectives_at(sight: Sight, body: int, place: int) -> float:
    """The pull of objectives: most on their spaces, less with every space of distance."""
    total = 0.0
    for objective in sight.state.battle.scenario.objectives:
        if objective.goal is not Goal.DESTROY:
            total = max(total, pull_of(sight, body, place, objective))
    return total


def pull_of(sight: Sight, body: int, place: int, objective: Objective) -> float:
    """The pull of one objective on a unit in a space."""
    table = sight.weights.place
    battle = sight.state.battle
    is_ours = objective.side in (sight.side, ANY_SIDE)
    if is_ours and not is_one_of(battle.cards[body], objective.who):
        return 0.0
    prize = objective.points * sight.weights.worth["point"]
    prize += sight.weights.worth["victory"] / objective.count if objective.wins else 0.0
    prize *= table["hold"] if is_ours else table["deny"] * nearness(sight, objective)
    best = 0.0
    for space in objective.spaces:
        if is_held_by_other(sight, body, space):
            continue
        walk = ways_to(sight, space, is_vehicle=battle.cards[body].is_vehicle)[place]
        best = max(best, prize * table["fade"] ** walk)
    return best


def nearness(sight: Sight, objective: Objective) -> float:
    """How near the enemy is to an objective of his: 1 on it, less with every space."""
    battle = sight.state.battle
    nearest = FAR
    for enemy in sight.enemies:
        if is_one_of(battle.cards[enemy], objective.who):
            for space in objective.spaces:
                there = sight.state.place[enemy]
                nearest = min(nearest, battle.grid.range_between(there, space))
    return float(sight.weights.place["fade"] ** nearest)


def is_held_by_other(sight: Sight, body: int, space: int) -> bool:
    """Whether a friend already stands in a space."""
    state = sight.state
    return any(
        other != body and state.battle.side[other] == sight.side for other in state.bodies_at(space)
    )


def ways_to(sight: Sight, goal: int, *, is_vehicle: bool) -> list[int]:
    """The steps from every space to a goal over open ground, whoever stands there."""
    key = (goal, 1 if is_vehicle else 0)
    if key not in sight.ways:
        sight.ways[key] = flood(sight, goal, is_vehicle=is_vehicle)
    return sight.ways[key]


def flood(sight: Sight, goal: int, *, is_vehicle: bool) -> list[int]:
    """Breadth first from the goal; walls and closed ground stop it."""
    state = sight.state
    grid = state.battle.grid
    steps = [FAR] * grid.space_count
    steps[goal] = 0
    queue = deque([goal])
    while queue:
        space = queue.popleft()
        for near in grid.neighbours[space]:
            if steps[near] < FAR or state.flags[near] & NO_DOT:
                continue
            is_straight = grid.x[near] == grid.x[space] or grid.y[near] == grid.y[space]
            if grid.has_walls and not is_straight:
                continue
            edge = grid.edge(space, near)
            if edge == WALL or (edge == SMALL and is_vehicle):
                continue
            if not ground_fault(state, near, is_vehicle=is_vehicle):
                steps[near] = steps[space] + 1
                queue.append(near)
    return steps
