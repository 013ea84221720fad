"""What does the bot see and reckon with? The view of its seat, worths, and forecasts of fire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from opendust.bots.tactics.recruit.memory import Memory, ground_of, shape_of
from opendust.bots.tactics.recruit.odds import Chances, join, nothing
from opendust.bots.tactics.recruit.weights import Weights
from opendust.tactics.attack import CHARGING, INDIRECT, ORDINARY, SUSTAINED, Shot
from opendust.tactics.battle import NO_UNIT
from opendust.tactics.board.board import SMOKE
from opendust.tactics.board.scenario import ANY_SIDE, Goal, is_one_of
from opendust.tactics.rules.fire.cover_saves import CORNER_COVER, ignores_cover
from opendust.tactics.rules.fire.dice import BLANK_SAVES, HIT_SAVES, NO_FACE
from opendust.tactics.rules.fire.fire_zone import armor_of, blocking_for, refuse_use
from opendust.tactics.rules.fire.sight import HARD_COVER, NO_COVER, SOFT_COVER, can_see, cover_grade
from opendust.tactics.rules.fire.special_weapons import dice_for, flags_of
from opendust.tactics.rules.skills.skills import DAMAGE_RESILIENT, printed
from opendust.tactics.state import HEROIC, OCCUPIED, State
from opendust.tactics.units.cards import Face
from opendust.tactics.units.weapons import WeaponLine

UNSEEN: Final = -1
UNKNOWN: Final = -1
RETALIATING: Final = 7
"""In the keys of forecasts, where other numbers stand for modes of attack."""


def fires_indirectly(weapon: WeaponLine) -> bool:
    """Only range A weapons do. ARTY-08."""
    return weapon.is_artillery


def strikes_in_charge(weapon: WeaponLine) -> bool:
    """Only range C and range 1 weapons do. SKILL-CHARGE-1."""
    return weapon.is_close or weapon.longest == 1


FITTING: Final = {INDIRECT: fires_indirectly, CHARGING: strikes_in_charge}


def key_of(first: int, second: int, distance: int, mode: int, detail: int) -> int:
    """One number for a forecast: tables of numbers are quicker than tables of tuples."""
    return ((first << 20 | second) << 6 | distance) << 6 | mode << 3 | detail


@final
class Survey:
    """One decision: the state that the seat sees, and what was worked out about it."""

    def __init__(self, state: State, seat: int, weights: Weights, memory: Memory) -> None:
        self.state = state
        self.seat = seat
        self.side = state.battle.seat_side[seat]
        self.weights = weights
        memory.attend(state.battle)
        self.memory = memory
        self.odds = memory.odds
        self.enemies = self.bodies(1 - self.side)
        self.friends = self.bodies(self.side)
        self.strikes = memory.strikes
        self.tastes = memory.tastes
        self.shapes = [UNKNOWN] * state.battle.unit_count
        self.grades: dict[int, int] = {}
        self.places: dict[int, float] = {}
        self.fires: dict[int, float] = {}
        self.outlooks: dict[int, Callable[[int], float]] = {}
        self.worths: dict[int, float] = {}
        self.ground_number = -1

    def bodies(self, side: int) -> list[int]:
        """The units of a side on the board."""
        state = self.state
        return [
            unit
            for unit in range(state.battle.unit_count)
            if state.battle.side[unit] == side and state.is_body(unit) and state.is_on_board(unit)
        ]

    def shape(self, body: int) -> int:
        """The number of a unit's shape, by which forecasts are remembered."""
        found = self.shapes[body]
        if found == UNKNOWN:
            found = self.shapes[body] = self.memory.number(shape_of(self.state, body))
        return found

    def ground(self) -> int:
        """The number of the ground, by which ways are remembered."""
        if self.ground_number < 0:
            self.ground_number = self.memory.number(ground_of(self.state))
        return self.ground_number

    def worth(self, body: int) -> float:
        """What the destruction of a unit means: its AP, and objectives that ask for it."""
        if body not in self.worths:
            parts = self.state.parts_of(body)
            self.worths[body] = sum([self.worth_of_card(unit) for unit in parts])
        return self.worths[body]

    def worth_of_card(self, unit: int) -> float:
        """The AP of one card, and what an objective gives for it."""
        battle = self.state.battle
        total = float(battle.cards[unit].ap)
        for objective in battle.scenario.objectives:
            if objective.goal is not Goal.DESTROY:
                continue
            is_theirs = objective.side in (1 - battle.side[unit], ANY_SIDE)
            if is_theirs and is_one_of(battle.cards[unit], objective.who):
                prize = objective.points * self.weights.worth["point"]
                prize += self.weights.worth["victory"] if objective.wins else 0
                total += prize / objective.count
        return total

    def ap(self, body: int) -> int:
        """The AP of a unit and its hero."""
        return sum([self.state.battle.cards[unit].ap for unit in self.state.parts_of(body)])

    def health(self, body: int) -> int:
        """The damage that a unit and its hero can still take."""
        return sum([self.state.strength(unit) for unit in self.state.parts_of(body)])

    def full_health(self, body: int) -> int:
        """The damage that they could take in the beginning."""
        battle = self.state.battle
        return sum(
            [
                battle.model_full[model]
                for unit in self.state.parts_of(body)
                for model in battle.models_of(unit)
            ]
        )

    def value(self, target: int, chances: Chances) -> float:
        """What a damage to a unit is worth: wounds, and its destruction."""
        if self.state.marks[target] & HEROIC:
            return 0.0
        kill = self.weights.worth["kill"]
        full = self.full_health(target)
        mean = sum([points * chance for points, chance in enumerate(chances)])
        return self.worth(target) * (kill * chances[-1] + (1 - kill) * mean / full)

    def chances(self, shot: Shot, rerolls: int) -> Chances:
        """The damage of a shot at a unit."""
        resilient = 1 if printed(self.state, shot.target) & DAMAGE_RESILIENT else 0
        return self.odds.of_shot(shot, rerolls, self.health(shot.target), resilient)

    def grade(self, body: int, here: int, target: int, there: int) -> int:
        """The cover of a target seen from a space, or UNSEEN; each may stand elsewhere."""
        key = ((body << 10 | here) << 10 | target) << 10 | there
        found = self.grades.get(key)
        if found is None:
            found = self.grades[key] = self.find_grade(body, here, target, there)
        return found

    def find_grade(self, body: int, here: int, target: int, there: int) -> int:
        """Sight and cover between two spaces, as if both units stood there."""
        state = self.state
        flags = state.flags
        if (flags[here] | flags[there]) & SMOKE:
            return UNSEEN
        if state.place[body] != here or state.place[target] != there:
            flags = flags.copy()
            for unit in (body, target):
                if state.place[unit] not in (here, there) and state.place[unit] >= 0:
                    flags[state.place[unit]] &= ~OCCUPIED
        grid = state.battle.grid
        blocking = blocking_for(state, body, target)
        if not can_see(grid, flags, here, there, blocking):
            return UNSEEN
        if not state.battle.cards[target].is_squad:
            return NO_COVER
        return cover_grade(
            grid, flags, here, there, blocking, CORNER_COVER.of(state.battle.profile)
        )

    def strike(self, body: int, target: int, distance: int, grade: int, mode: int) -> float:
        """What all lines of a unit that reach so far would do to a target in cover of a grade."""
        key = key_of(self.shape(body), self.shape(target), distance, mode, 1 + grade)
        found = self.strikes.get(key)
        if found is None:
            found = self.strikes[key] = self.find_strike(body, target, distance, grade, mode)
        return found

    def find_strike(self, body: int, target: int, distance: int, grade: int, mode: int) -> float:
        """The forecast behind `strike`; limited ammo pays for itself or is kept."""
        damage = nothing(self.health(target))
        spent = 0.0
        rerolls = 1 if mode == SUSTAINED else 0
        weapons = self.state.battle.lines
        lines = self.lines_at(body, target, distance, mode)
        for line in [one for one in lines if not weapons[one].is_close]:
            more = join(damage, self.chances(self.imagined_shot(line, target, grade), rerolls))
            gain = self.value(target, more) - self.value(target, damage)
            if gain > self.price(weapons[line]):
                damage = more
                spent += self.price(weapons[line])
        before = self.value(target, damage)
        back = self.retaliation(target, body) * (1 - damage[-1])
        for line in [one for one in lines if weapons[one].is_close]:
            damage = join(damage, self.chances(self.imagined_shot(line, target, grade), rerolls))
        return max(before, self.value(target, damage) - back) - spent

    def retaliation(self, defender: int, attacker: int) -> float:
        """What a unit does to its attacker in close combat. CC-02."""
        key = key_of(self.shape(defender), self.shape(attacker), 0, RETALIATING, 0)
        if key not in self.strikes:
            suffered = nothing(self.health(attacker))
            for line in self.lines_at(defender, attacker, 1, ORDINARY):
                if self.state.battle.lines[line].is_close:
                    shot = self.imagined_shot(line, attacker, NO_COVER)
                    suffered = join(suffered, self.chances(shot, 0))
            worth = self.value(attacker, suffered)
            self.strikes[key] = worth * self.weights.fire["retaliation"]
        return self.strikes[key]

    def lines_at(self, body: int, target: int, distance: int, mode: int) -> list[int]:
        """The lines of a unit that could be used at a distance."""
        state = self.state
        armor = armor_of(state, target)
        found: list[int] = []
        for unit in state.parts_of(body):
            for line in state.battle.lines_of(unit):
                weapon = state.battle.lines[line]
                if not weapon.reaches(distance) or not weapon.can_damage(armor):
                    continue
                if mode in FITTING and not FITTING[mode](weapon):
                    continue
                if not refuse_use(state, line):
                    found.append(line)
        return found

    def imagined_shot(self, line: int, target: int, grade: int) -> Shot:
        """The shot of a line at a target in cover of a grade, wherever both stand."""
        state = self.state
        weapon = state.battle.lines[line]
        value = weapon.values[armor_of(state, target)]
        face = NO_FACE
        if grade > NO_COVER and not ignores_cover(state, line, target):
            face = self.face(target, grade)
        dice = dice_for(state, line, target, 1)
        flags = flags_of(state, line, target, value)
        damage = value.damage if value.damage > 0 else 1
        return Shot(state.battle.line_unit[line], line, target, dice, damage, face, flags)

    def face(self, target: int, grade: int) -> int:
        """The face that saves a squad in cover of a grade."""
        card = self.state.battle.cards[target]
        if not card.is_squad or grade not in (SOFT_COVER, HARD_COVER):
            return NO_FACE
        face = card.hard_cover if grade == HARD_COVER else card.soft_cover
        if face is Face.NONE:
            return NO_FACE
        return HIT_SAVES if face is Face.HIT else BLANK_SAVES

    def price(self, weapon: WeaponLine) -> float:
        """What firing a line costs beyond the shot: a box of ammo, an empty weapon."""
        if weapon.is_limited:
            return self.weights.fire["box"]
        return self.weights.fire["empty"] if weapon.is_reloadable else 0.0

    def distance(self, body: int, here: int, target: int, there: int) -> int:
        """The range between two units if they stood there."""
        battle = self.state.battle
        if not (battle.is_large[body] or battle.is_large[target]):
            return battle.grid.range_between(here, there)
        ranges = [
            battle.grid.range_between(one, other)
            for one in battle.cells(body, here)
            for other in battle.cells(target, there)
        ]
        return min(ranges) if ranges else battle.grid.range_between(here, there)

    def fire(self, body: int, here: int, target: int, there: int, mode: int) -> float:
        """What a unit in one space would do to a target in another."""
        distance = self.distance(body, here, target, there)
        if self.reaches(body, target, distance, mode):
            grade = self.grade(body, here, target, there)
            if grade != UNSEEN:
                return self.strike(body, target, distance, grade, mode)
        return 0.0

    def reaches(self, body: int, target: int, distance: int, mode: int) -> bool:
        """Whether some line of a unit could be used at a distance; the same table remembers it."""
        key = key_of(self.shape(body), self.shape(target), distance, mode, 0)
        found = self.strikes.get(key)
        if found is None:
            found = 1.0 if self.lines_at(body, target, distance, mode) else 0.0
            self.strikes[key] = found
        return found > 0

    def best_fire(self, body: int, here: int, mode: int) -> float:
        """What the unit would do from a space: all at the best target, idle lines at another."""
        key = (body << 10 | here) << 3 | mode
        found = self.fires.get(key)
        if found is None:
            found = self.fires[key] = self.find_best_fire(body, here, mode)
        return found

    def find_best_fire(self, body: int, here: int, mode: int) -> float:
        """The same, worked out."""
        place = self.state.place
        best = 0.0
        main = NO_UNIT
        for enemy in self.enemies:
            value = self.fire(body, here, enemy, place[enemy], mode)
            if value > best:
                best, main = value, enemy
        return best + self.rest_of_fire(body, here, main, mode) if main != NO_UNIT else 0.0

    def rest_of_fire(self, body: int, here: int, main: int, mode: int) -> float:
        """What the lines that do nothing to the main target would do to another one."""
        place = self.state.place
        distance = self.distance(body, here, main, place[main])
        taken = self.lines_at(body, main, distance, mode)
        best = 0.0
        for enemy in self.enemies:
            if enemy == main:
                continue
            distance = self.distance(body, here, enemy, place[enemy])
            free = set(self.lines_at(body, enemy, distance, mode)).difference(taken)
            if free and self.grade(body, here, enemy, place[enemy]) != UNSEEN:
                grade = self.grade(body, here, enemy, place[enemy])
                lines = [line for line in sorted(free) if not self.is_dear(line)]
                best = max(best, sum([self.lone(line, enemy, grade, mode) for line in lines]))
        return best

    def is_dear(self, line: int) -> bool:
        """Whether a line is not fired at just anybody: limited, reloadable or range C."""
        weapon = self.state.battle.lines[line]
        return weapon.is_limited or weapon.is_reloadable or weapon.is_close

    def lone(self, line: int, target: int, grade: int, mode: int) -> float:
        """What one line does to a target by itself."""
        shot = self.imagined_shot(line, target, grade)
        return self.value(target, self.chances(shot, 1 if mode == SUSTAINED else 0))
