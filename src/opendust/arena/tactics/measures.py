"""What is to be seen in a game of Dust Tactics? Sides, armies, points, units, dice.

A destroyed unit is credited to the unit whose weapon hit it last. Hits are expected from every
third attack die, from two of three where BLANK counts as HIT (GEN-05); cover saves, laser and
phaser dice are no part of the luck.
"""

from __future__ import annotations

from typing import Final

from opendust.arena.tactics.wasted import Wasted
from opendust.kernel.action import Input, Outcome
from opendust.kernel.event import Event, EventFields
from opendust.tactics.attack import REVERSED
from opendust.tactics.events import EVENTS, Happening
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
        self.wasted = Wasted(battle)

    def before(self, state: State, given: Input) -> None:
        """Whether the dice about to fall are good with HIT or with BLANK."""
        self.wasted.before(state, given)
        self.chance = HIT_CHANCE
        is_roll = isinstance(given, Outcome) and isinstance(state.phase, Roll)
        if is_roll and state.fight().shot().flags & REVERSED:
            self.chance = 1 - HIT_CHANCE

    def after(self, state: State, events: list[Event]) -> None:
        """Count what happened."""
        self.wasted.after(state, events)
        for event in events:
            kind, told = event.kind, EventFields(EVENTS, event)
            if kind in COUNTED:
                self.count_dice(told)
            elif kind in (Happening.LASER_ROLLED, Happening.PHASER_ROLLED):
                self.credit(told)
            elif kind is Happening.UNIT_ACTIVATED:
                self.activations[told.number("unit")] += 1
            elif kind is Happening.SHOT_DECLARED:
                self.shots[told.number("unit")] += 1
            elif kind is Happening.LOSSES_SUFFERED:
                self.count_losses(told)
            elif kind is Happening.UNIT_DESTROYED:
                self.count_destroyed(told.number("unit"), told.number("points"))
            elif kind is Happening.ROUND_ENDED:
                points = told.number("first"), told.number("second")
                self.points.append((told.number("round"), *points))

    def count_dice(self, told: EventFields) -> None:
        """The dice of an attack, by the seat and by the unit that rolled them."""
        dice = sum([amount for _, amount in told.pairs("faces")])
        seat = self.battle.owner[self.battle.line_unit[told.number("weapon")]]
        self.dice[seat] += dice
        self.hits[seat] += told.number("hits")
        self.expected[seat] += dice * self.chance
        self.credit(told)

    def credit(self, told: EventFields) -> None:
        """Remember whose weapon hit a target last."""
        unit, hits = self.battle.line_unit[told.number("weapon")], told.number("hits")
        self.unit_hits[unit] += hits
        if hits:
            self.last_hit[told.number("target")] = unit

    def count_losses(self, told: EventFields) -> None:
        """Damage points suffered, to the credit of the last unit that hit."""
        by = self.last_hit.get(told.number("unit"), -1)
        if by >= 0:
            self.damage[by] += sum([points for _, points in told.pairs("models")])

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
        """Points after every round; what every unit did and suffered; what every seat wasted."""
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
        return {"rounds": rounds, "units": units, "wasted": self.wasted.rows()}
