"""What does a seat of Dust Tactics see, as numbers?

Figures by unit, miniature, weapon and space, then the phase, the activation and the attack, field
by field as the text form of positions knows them (tactics/texts/phases.py), so that nothing is
forgotten. Sides and seats stand in order from the viewer's own on. What the viewer cannot know is
not in a view, and so not here. Only what is not zero is written.
"""

from __future__ import annotations

from typing import Any, Final, final

from opendust.envs.layout import Layout, Placed
from opendust.kernel.bits import bits
from opendust.tactics.battle import NO_UNIT, SIDES
from opendust.tactics.rules import plans
from opendust.tactics.rules.end_of_game import points_of
from opendust.tactics.rules.skills.skills import COMMAND_SQUAD, printed
from opendust.tactics.rules.standing_orders import ORDER_BASE
from opendust.tactics.state import DESTROYED, State
from opendust.tactics.texts.phases import ACTIVATION, ATTACK, HARM, PHASES, SHOT, Fields
from opendust.tactics.texts.position_words import LISTS, MASKS, Words
from opendust.tactics.units.weapons import NO_LIMIT

STEP: Final = 0.125
"""What one point counts; figures stay small."""
ENDLESS: Final = -1.0
"""Ammo without a limit."""
ORDERED: Final = "ordered"
"""The one field that is a mask of units and seats."""
POINT: Final = 1 / 64
"""What one victory point counts in a lead."""
FLAGS: Final = 8
MOST_SCRIPT: Final = 16
MOST_SHOTS: Final = 12
MOST_HARMS: Final = 8
OWN: Final = 0
ALLY: Final = 1
ENEMY: Final = 2

UNIT_FIGURES: Final = (
    "column", "row", "on_board", "destroyed", "leader", "activated", "moved", "order", "quarry",
    "strength", "points",
)  # fmt: skip
HEAD: Final[Fields] = (("unit", "unit"), ("hero", "unit"), ("script", "script"), *ACTIVATION)
ATTACK_HEAD: Final[Fields] = (
    ("unit", "unit"), ("mode", "mode"), ("quarry", "unit"), *ATTACK,
    ("spent", "amounts"), ("regained", "gains"),
)  # fmt: skip
PAIRS: Final = {"losses": "model", "amounts": "weapon", "gains": "unit"}


@final
class TacticsObserver:
    """Writes views of matches with the same scenario and armies."""

    def __init__(self, state: State) -> None:
        battle = state.battle
        self.grid_width = battle.grid.width
        self.grid_height = battle.grid.space_count // battle.grid.width
        self.seats = len(battle.seats)
        self.known = {noun: len(names) for noun, names in Words(state).known.items()}
        spaces, units = battle.grid.space_count, battle.unit_count
        self.units = units
        layout = Layout()
        self.layout = layout
        self.round = layout.add("round")
        self.stock = layout.add("stock", len(state.stock))
        self.lost = layout.add("lost", SIDES)
        self.by_seat = {name: layout.add(name, self.seats) for name in ("tried", "silent", "seat")}
        commanding = [
            battle.owner[unit] for unit in range(units) if printed(state, unit) & COMMAND_SQUAD
        ]
        squads = max([1, *[commanding.count(seat) for seat in commanding]])
        self.revivals = plans.DEEDS * squads  # each has a mark for every ability
        self.revived = layout.add("revived", self.seats, self.revivals)
        self.relation = layout.add("relation", units, 3)
        self.unit = {name: layout.add(f"unit.{name}", units) for name in UNIT_FIGURES}
        self.used = layout.add("unit.used", units, len(MASKS["skills"]))
        self.marks = layout.add("unit.marks", units, len(MASKS["marks"]))
        self.health = layout.add("health", battle.model_count)
        self.ammo = layout.add("ammo", battle.line_count)
        self.loaded = layout.add("loaded", battle.line_count)
        self.ground = layout.add("ground", spaces, FLAGS)
        self.elements = layout.add("element", spaces)
        self.strength = layout.add("strength", SIDES, spaces)
        self.phase = layout.add("phase", len(PHASES))
        self.kind_of: dict[type, int] = {}
        self.fields_of: dict[type, Placed] = {}
        for number, (kind, named) in enumerate(PHASES.values()):
            self.kind_of[kind] = number
            fields = tuple([(name, ORDERED if name == ORDERED else form) for name, form in named])
            self.lay_out(fields, "phase")
            self.fields_of[kind] = layout.placed(fields, "phase")
        self.activation = layout.add("activation")
        self.lay_out(HEAD, "activation")
        self.activation_fields = layout.placed(HEAD, "activation")
        self.attack = layout.add("attack")
        self.lay_out(ATTACK_HEAD, "attack")
        self.attack_fields = layout.placed(ATTACK_HEAD, "attack")
        self.hits = layout.add("attack.hits", MOST_SHOTS)
        self.shots = [self.numbered(SHOT, f"shot.{number}") for number in range(MOST_SHOTS)]
        self.harms = [self.numbered(HARM, f"harm.{number}") for number in range(MOST_HARMS)]

    def numbered(self, fields: Fields, place: str) -> Placed:
        """The fields of one shot or harm among several."""
        self.lay_out(fields, place)
        return self.layout.placed(fields, place)

    def lay_out(self, fields: Fields, place: str) -> None:
        """A place for every field; phases share those of the same name."""
        for name, kind in fields:
            if f"{place}.{name}" in self.layout.start:
                continue
            if kind in MASKS:
                shape: tuple[int, ...] = (len(MASKS[kind]),)
            elif kind == "script":
                shape = (MOST_SCRIPT,)
            elif kind == "seats":
                shape = (self.seats,)
            elif kind == ORDERED:
                shape = (self.units + self.seats,)
            elif kind in LISTS:
                shape = (self.known[LISTS[kind]],)
            elif kind in PAIRS:
                shape = (self.known[PAIRS[kind]],)
            else:
                shape = (self.known[kind],) if kind in self.known else ()
            self.layout.add(f"{place}.{name}", *shape)

    def write(self, view: State, seat: int, buffer: Any) -> None:
        """Fill a buffer of zeros with a view."""
        viewer = seat if seat >= 0 else 0
        side = view.battle.seat_side[viewer]
        buffer[self.round] = view.round * STEP
        for number, left in enumerate(view.stock):
            buffer[self.stock + number] = left * STEP
        for number in range(SIDES):
            buffer[self.lost + number] = view.lost[number ^ side] * STEP
        for name, values in (("tried", view.tried), ("silent", view.silent)):
            for number, value in enumerate(values):
                buffer[self.by_seat[name] + (number - viewer) % self.seats] = value * STEP
        for number, mask in enumerate(view.revived):
            for bit in bits(mask):
                place = (number - viewer) % self.seats * self.revivals + bit
                buffer[self.revived + place] = 1.0
        buffer[self.by_seat["seat"]] = (viewer + 1) * STEP
        self.write_units(view, viewer, side, buffer)
        self.write_ground(view, buffer)
        kind = type(view.phase)
        buffer[self.phase + self.kind_of[kind]] = 1.0
        self.write_fields(view.phase, self.fields_of[kind], viewer, side, buffer)
        if view.activation is not None:
            buffer[self.activation] = 1.0
            self.write_fields(view.activation, self.activation_fields, viewer, side, buffer)
        if view.attack is not None:
            self.write_attack(view, viewer, side, buffer)

    def write_units(self, view: State, viewer: int, side: int, buffer: Any) -> None:
        """Every unit with its place, its strength and what it has done."""
        battle = view.battle
        at = self.unit
        on_board, column, row = at["on_board"], at["column"], at["row"]
        activated, moved, order = at["activated"], at["moved"], at["order"]
        for unit in range(battle.unit_count):
            owner = battle.owner[unit]
            relation = OWN if owner == viewer else ALLY if battle.side[unit] == side else ENEMY
            buffer[self.relation + unit * 3 + relation] = 1.0
            strength = view.strength(unit) * STEP
            if strength:
                buffer[at["strength"] + unit] = strength
            place = view.place[unit]
            if place >= 0:
                buffer[on_board + unit] = 1.0
                buffer[column + unit] = (place % self.grid_width + 1) / self.grid_width
                buffer[row + unit] = (place // self.grid_width + 1) / self.grid_height
                plane = 0 if battle.side[unit] == side else 1
                spaces = battle.grid.space_count
                buffer[self.strength + plane * spaces + place] += strength
            elif place == DESTROYED:
                buffer[at["destroyed"] + unit] = 1.0
            if view.leader[unit] != NO_UNIT:
                buffer[at["leader"] + unit] = (view.leader[unit] + 1) * STEP
            if view.activated[unit]:
                buffer[activated + unit] = view.activated[unit] * STEP
            if view.moved[unit]:
                buffer[moved + unit] = view.moved[unit] * STEP
            if view.orders[unit]:
                quarry, reach = divmod(view.orders[unit], ORDER_BASE)
                buffer[order + unit] = reach * STEP
                buffer[at["quarry"] + unit] = (quarry + 1) * STEP
            buffer[at["points"] + unit] = battle.cards[unit].ap / 50
            for skill in bits(view.used[unit]):
                buffer[self.used + unit * len(MASKS["skills"]) + skill] = 1.0
            for mark in bits(view.marks[unit]):
                buffer[self.marks + unit * len(MASKS["marks"]) + mark] = 1.0
        for model, health in enumerate(view.health):
            if health:
                buffer[self.health + model] = health * STEP
        for line, ammo in enumerate(view.ammo):
            if ammo:
                buffer[self.ammo + line] = ENDLESS if ammo == NO_LIMIT else ammo * STEP
            if view.loaded[line]:
                buffer[self.loaded + line] = view.loaded[line] * STEP

    def write_ground(self, view: State, buffer: Any) -> None:
        """What stands and lies in every space."""
        for space, flags in enumerate(view.flags):
            if flags:
                for bit in bits(flags):
                    buffer[self.ground + space * FLAGS + bit] = 1.0
            if view.element_hp[space]:
                buffer[self.elements + space] = view.element_hp[space] * STEP

    def write_attack(self, view: State, viewer: int, side: int, buffer: Any) -> None:
        """The attack in progress, shot by shot."""
        attack = view.fight()
        buffer[self.attack] = 1.0
        self.write_fields(attack, self.attack_fields, viewer, side, buffer)
        for number, hits in enumerate(attack.hits[:MOST_SHOTS]):
            buffer[self.hits + number] = (hits + 1) * STEP
        for number, shot in enumerate(attack.shots[:MOST_SHOTS]):
            self.write_fields(shot, self.shots[number], viewer, side, buffer)
        for number, harm in enumerate(attack.harms[:MOST_HARMS]):
            self.write_fields(harm, self.harms[number], viewer, side, buffer)

    def write_fields(self, thing: Any, fields: Placed, viewer: int, side: int, buffer: Any) -> None:
        """The fields of a thing, each by its kind."""
        for name, kind, at in fields:
            value = getattr(thing, name)
            if kind == "side":
                if value >= 0:
                    buffer[at + (value ^ side)] = 1.0
            elif kind in self.known:
                if value >= 0:
                    buffer[at + value] = 1.0
            elif kind in MASKS:
                for bit in bits(value):
                    buffer[at + bit] = 1.0
            elif kind == ORDERED:
                for bit in bits(value):
                    seat = bit - self.units
                    place = bit if seat < 0 else self.units + (seat - viewer) % self.seats
                    buffer[at + place] = 1.0
            elif kind == "script":
                for number, step in enumerate(value[:MOST_SCRIPT]):
                    buffer[at + number] = (step + 1) * STEP
            elif kind == "seats":
                for number, seat in enumerate(value):
                    buffer[at + (seat - viewer) % self.seats] = (number + 1) * STEP
            elif kind in LISTS:
                for number, item in enumerate(value):
                    buffer[at + item] = (number + 1) * STEP
            elif kind in PAIRS:
                for key, amount in value:
                    buffer[at + key] += amount * STEP
            elif value:
                buffer[at] = value * STEP

    def lead(self, state: State) -> list[float]:
        """Victory points of the own side, less those of the other side."""
        ahead = (points_of(state, 0) - points_of(state, 1)) * POINT
        sides = state.battle.seat_side
        share = [1 / sides.count(0), 1 / sides.count(1)]
        return [ahead * share[0] if side == 0 else -ahead * share[1] for side in sides]

    def places(self, state: State) -> list[tuple[float, float]]:
        """Where the spaces are drawn, from the upper left."""
        width = self.grid_width
        count = state.battle.grid.space_count
        return [(float(space % width), float(space // width)) for space in range(count)]

    def holders(self, state: State) -> list[tuple[int, int]]:
        """Whose units stand in each space (-1: nobody's), and how strong they are."""
        found = [(-1, 0)] * state.battle.grid.space_count
        for unit, place in enumerate(state.place):
            if place >= 0:
                found[place] = (state.battle.owner[unit], found[place][1] + state.strength(unit))
        return found
