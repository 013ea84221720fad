"""What is to be seen in a game of Dust Tactics? Sides, armies, points, units, dice.

A destroyed unit is credited to the unit whose weapon hit it last. Hits are expected from every
third attack die, from two of three where BLANK counts as HIT (GEN-05); cover saves, laser and
phaser dice are no part of the luck.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.action import Input, Outcome
from opendust.kernel.event import Event
from opendust.tactics.attack import REVERSED
from opendust.tactics.events import Happening
from opendust.tactics.phases import Roll
from opendust.tactics.state import State

HIT_CHANCE: Final = 1 / 3
COUNTED: Final = (Happening.ATTACK_ROLLED, Happening.ATTACK_REROLLED)
Cells = dict[str, str | int | float]


class TacticsMeasures:
    """Watches one game."""

    def __init__(self, state: State, settings: dict[str, str]) -> None:
        self.armies = (settings["army.1"], settings["army.2"])
        battle = state.battle
        self.battle = battle
        seats, units = len(battle.seats), battle.unit_count
        self.dice = [0] * seats
        self.hits = [0] * seats
        self.expected = [0.0] * seats
        self.chance = HIT_CHANCE
        self.points: list[tuple[int, int, int]] = []
        self.activations = [0] * units
        self.shots = [0] * units
        self.unit_hits = [0] * units
        self.damage = [0] * units
        self.destroyed = [0] * units
        self.kills = [0] * units
        self.last_hit: dict[int, int] = {}

    def before(self, state: State, given: Input) -> None:
        """Whether the dice about to fall are good with HIT or with BLANK."""
        self.chance = HIT_CHANCE
        is_roll = isinstance(given, Outcome) and isinstance(state.phase, Roll)
        if is_roll and state.fight().shot().flags & REVERSED:
            self.chance = 1 - HIT_CHANCE

    def after(self, state: State, events: list[Event]) -> None:
        """Count what happened."""
        for event in events:
            kind, args = event.kind, event.args
            if kind in COUNTED:
                self.count_dice(event)
            elif kind in (Happening.LASER_ROLLED, Happening.PHASER_ROLLED):
                self.credit(number(args[0]), number(args[1]), number(args[2]))
            elif kind is Happening.UNIT_ACTIVATED:
                self.activations[number(args[0])] += 1
            elif kind is Happening.SHOT_DECLARED:
                self.shots[number(args[0])] += 1
            elif kind is Happening.LOSSES_SUFFERED:
                self.count_losses(event)
            elif kind is Happening.UNIT_DESTROYED:
                self.count_destroyed(number(args[0]), number(args[1]))
            elif kind is Happening.ROUND_ENDED:
                self.points.append((number(args[0]), number(args[1]), number(args[2])))

    def count_dice(self, event: Event) -> None:
        """The dice of an attack, by the seat and by the unit that rolled them."""
        line, target, hits = [number(value) for value in event.args[:3]]
        faces = event.args[3]
        assert isinstance(faces, tuple)
        dice = 0
        for pair in faces:
            assert isinstance(pair, tuple)
            dice += pair[1]
        seat = self.battle.owner[self.battle.line_unit[line]]
        self.dice[seat] += dice
        self.hits[seat] += hits
        self.expected[seat] += dice * self.chance
        self.credit(line, target, hits)

    def credit(self, line: int, target: int, hits: int) -> None:
        """Remember whose weapon hit a target last."""
        unit = self.battle.line_unit[line]
        self.unit_hits[unit] += hits
        if hits:
            self.last_hit[target] = unit

    def count_losses(self, event: Event) -> None:
        """Damage points suffered, to the credit of the last unit that hit."""
        losses = event.args[1]
        assert isinstance(losses, tuple)
        by = self.last_hit.get(number(event.args[0]), -1)
        for pair in losses:
            assert isinstance(pair, tuple)
            if by >= 0:
                self.damage[by] += pair[1]

    def count_destroyed(self, unit: int, worth: int) -> None:
        """A unit is gone, and somebody has its army points."""
        self.destroyed[unit] = 1
        by = self.last_hit.get(unit, -1)
        if by >= 0 and self.battle.side[by] != self.battle.side[unit]:
            self.kills[by] += worth

    def seats(self, state: State) -> list[Cells]:
        """The columns of each seat."""
        return [self.seat_cells(seat) for seat in range(len(self.battle.seats))]

    def seat_cells(self, seat: int) -> Cells:
        """The columns of one seat."""
        battle = self.battle
        own = [unit for unit in range(battle.unit_count) if battle.owner[unit] == seat]
        return {
            "side": battle.seat_side[seat] + 1,
            "army": self.armies[battle.seat_side[seat]],
            "units": len(own),
            "units_lost": sum([self.destroyed[unit] for unit in own]),
            "ap": sum([battle.cards[unit].ap for unit in own]),
            "ap_destroyed": sum([self.kills[unit] for unit in own]),
            "dice": self.dice[seat],
            "hits": self.hits[seat],
            "expected_hits": round(self.expected[seat], 3),
        }

    def tables(self, state: State) -> dict[str, list[Cells]]:
        """The points of both sides after every round; what every unit did and suffered."""
        battle = self.battle
        rounds: list[Cells] = [
            {"round": points[0], "seat": seat, "score": points[1 + battle.seat_side[seat]]}
            for points in self.points
            for seat in range(len(battle.seats))
        ]
        units: list[Cells] = [
            {
                "seat": battle.owner[unit],
                "unit": battle.cards[unit].slug,
                "ap": battle.cards[unit].ap,
                "activations": self.activations[unit],
                "shots": self.shots[unit],
                "hits": self.unit_hits[unit],
                "damage": self.damage[unit],
                "ap_destroyed": self.kills[unit],
                "destroyed": self.destroyed[unit],
            }
            for unit in range(battle.unit_count)
        ]
        return {"rounds": rounds, "units": units}


def number(value: object) -> int:
    """An argument of an event that is a number."""
    assert isinstance(value, int)
    return value
