"""What does a seat of DUST see, as numbers?

Figures by area, by player and by card, then the phase and the battle, field by field as the text
form of positions knows them (dust/texts/phases.py), so that nothing is forgotten. Players stand in
the order of seats from the viewer on. What the viewer cannot know is not in a view, and so not
here. Only what is not zero is written; areas and cards go in one piece, an image of what the viewer
saw last in which only what has changed is written anew.
"""

from __future__ import annotations

from array import array
from typing import Any, Final, final

from opendust.dust.force import UNITS, total
from opendust.dust.phases import Combat
from opendust.dust.state import COLORS, NEUTRAL, NO_CARD, NOBODY, Battle, State
from opendust.dust.texts.battle import BATTLE_FIELDS
from opendust.dust.texts.phases import COMBAT_FIELDS, FIELDS, Fields
from opendust.envs.layout import Layout, Placed
from opendust.kernel.bits import bits

KINDS: Final = len(UNITS)
SIDES: Final = 2
OWNERS: Final = 7  # the players from the viewer on, and neutral
STACK: Final = 0.125
"""What one unit or one point counts; figures stay small."""
POINT: Final = 1 / 32
"""What one victory point counts in a lead."""
MOST_ATTACKS: Final = 12
MOST_DICE: Final = 32
FIGURE: Final = 4  # bytes

AREA_MARKS: Final = ("center", "capital", "source", "claimed")
PLAYER_FIGURES: Final = (
    "score", "gain", "color", "home", "hand", "decided", "order", "queue", "interrupting", "used",
    "radar", "is_seated",
)  # fmt: skip


@final
class Image:
    """The areas and cards that a viewer saw last: as figures, and what they were made from."""

    def __init__(self, size: int, areas: int) -> None:
        self.figures: Any = memoryview(bytearray(FIGURE * size)).cast("f")
        self.owner = [NOBODY] * areas
        self.units = [0] * areas
        self.centers = 0
        self.claimed = 0
        self.hand = 0
        self.discards = 0

    def mark(self, at: int, before: int, now: int) -> None:
        """Ones for the members of a mask that stands here, where it was another one before."""
        for member in bits(before ^ now):
            self.figures[at + member] = 1.0 if now >> member & 1 else 0.0


@final
class DustObserver:
    """Writes views of matches with the same board, deck and number of players."""

    def __init__(self, state: State) -> None:
        board = state.board
        self.players = state.players
        self.areas = board.area_count
        self.lands = board.land_count
        self.cards = state.deck.size
        layout = Layout()
        self.layout = layout
        self.round = layout.add("round")
        self.open = layout.add("capitals_open")
        self.deck = layout.add("deck_size")
        self.owners = layout.add("owner", self.areas, OWNERS)
        self.units = layout.add("units", self.areas, KINDS)
        self.marks = {mark: layout.add(mark, self.areas) for mark in AREA_MARKS}
        self.of_player = {name: layout.add(name, self.players) for name in PLAYER_FIGURES}
        self.truces = layout.add("truce", self.players, self.players)
        self.majorities = layout.add("majority", 3, OWNERS)
        self.hand = layout.add("own_hand", self.cards)
        self.chosen = layout.add("own_choice", self.cards)
        self.played = layout.add("played", self.players, self.cards)
        self.discards = layout.add("discards", self.cards)
        self.phase = layout.add("phase", len(FIELDS))
        self.kind_of: dict[type, int] = {}
        self.fields_of: dict[type, Placed] = {}
        self.combat_of: dict[str, Placed] = {}
        for number, (kind, fields) in enumerate(FIELDS.values()):
            self.kind_of[kind] = number
            self.lay_out(fields, "phase")
            self.fields_of[kind] = layout.placed(fields, "phase")
        self.battle = layout.add("battle")
        self.battle_kind = layout.add("battle.kind", 4)
        self.fighter = layout.add("battle.attacker", OWNERS)
        self.defender = layout.add("battle.defender", OWNERS)
        self.target = layout.add("battle.target", self.areas)
        self.attackers = layout.add("battle.attackers", KINDS)
        self.lay_out(BATTLE_FIELDS, "battle")
        self.battle_fields = layout.placed(BATTLE_FIELDS, "battle")
        self.owned = [
            figures([float(place == owner) for place in range(OWNERS)]) for owner in range(OWNERS)
        ]
        self.not_owned = figures([0.0] * OWNERS)
        self.images = [self.first_image(state) for _ in range(self.players)]

    def first_image(self, state: State) -> Image:
        """An empty board."""
        image = Image(self.phase - self.owners, self.areas)
        for area in bits(state.board.capitals):
            image.figures[self.marks["capital"] - self.owners + area] = 1.0
        for area in range(self.areas):
            if is_source(state, area):
                image.figures[self.marks["source"] - self.owners + area] = 1.0
        return image

    def lay_out(self, fields: Fields, place: str) -> None:
        """A place for every field; phases share those of the same name and kind."""
        shapes: dict[str, tuple[int, ...]] = {
            "number": (), "truth": (), "step": (), "force": (KINDS,), "decision": (KINDS + 1,),
            "seat": (self.players,), "seats": (self.players,), "area": (self.areas,),
            "land": (self.areas,), "sea": (self.areas,), "amounts": (self.areas,),
            "side": (SIDES,), "sides": (SIDES,), "pair": (SIDES,), "forces": (SIDES, KINDS),
            "faces": (SIDES, MOST_DICE), "attacks": (MOST_ATTACKS,),
        }  # fmt: skip
        for name, kind in fields:
            if kind == "combat":
                self.lay_out(COMBAT_FIELDS, f"{place}.{name}")
                self.combat_of[name] = self.layout.placed(COMBAT_FIELDS, f"{place}.{name}")
            elif f"{place}.{name}" not in self.layout.start:
                self.layout.add(f"{place}.{name}", *shapes[kind])

    def write(self, view: State, seat: int, buffer: Any) -> None:
        """Fill a buffer of zeros with a view."""
        viewer = seat if seat >= 0 else 0
        buffer[self.round] = view.round * STACK
        buffer[self.open] = 1.0 if view.capitals_open else 0.0
        hidden = view.hidden
        buffer[self.deck] = (
            view.unseen.bit_count() if hidden is None else hidden.deck_size
        ) * STACK
        image = self.images[viewer]
        self.renew_areas(view, viewer, image)
        self.renew_cards(view, viewer, image)
        memoryview(buffer)[self.owners : self.phase] = image.figures
        self.write_players(view, viewer, buffer)
        self.write_cards(view, viewer, buffer)
        kind = type(view.phase)
        buffer[self.phase + self.kind_of[kind]] = 1.0
        self.write_fields(view.phase, self.fields_of[kind], viewer, buffer)
        if view.battle is not None:
            self.write_battle(view.battle, viewer, buffer)

    def renew_areas(self, view: State, viewer: int, image: Image) -> None:
        """Who stands where with what, centers and claims."""
        owner, seen_owner, seen_units = view.owner, image.owner, image.units
        for area, force in enumerate(view.units):
            if force != seen_units[area] or owner[area] != seen_owner[area]:
                seen_units[area] = force
                seen_owner[area] = owner[area]
                self.renew_area(area, force, self.rotated(owner[area], viewer), image)
        if view.centers != image.centers:
            image.mark(self.marks["center"] - self.owners, image.centers, view.centers)
            image.centers = view.centers
        if view.claimed != image.claimed:
            image.mark(self.marks["claimed"] - self.owners, image.claimed, view.claimed)
            image.claimed = view.claimed

    def renew_area(self, area: int, force: int, owner: int, image: Image) -> None:
        """An area on which something has changed; one without units has no owner."""
        at = area * OWNERS
        image.figures[at : at + OWNERS] = self.owned[owner] if force else self.not_owned
        at = self.units - self.owners + area * KINDS
        for kind in range(KINDS):
            image.figures[at + kind] = (force >> (8 * kind) & 255) * STACK

    def renew_cards(self, view: State, viewer: int, image: Image) -> None:
        """The viewer's hand, and the discards."""
        hand = view.hands[viewer]
        if hand != image.hand:
            image.mark(self.hand - self.owners, image.hand, hand)
            image.hand = hand
        if view.discards != image.discards:
            image.mark(self.discards - self.owners, image.discards, view.discards)
            image.discards = view.discards

    def write_force(self, force: int, at: int, buffer: Any) -> None:
        """How many units of each type."""
        while force:
            if force & 255:
                buffer[at] = (force & 255) * STACK
            force >>= 8
            at += 1

    def rotated(self, owner: int, viewer: int) -> int:
        """An owner's place, seen from the viewer: itself first, neutral pieces last."""
        return OWNERS - 1 if owner == NEUTRAL else (owner - viewer) % self.players

    def write_players(self, view: State, viewer: int, buffer: Any) -> None:
        """What is known of every player."""
        of = self.of_player
        score, gain, color, home, hand = (
            of["score"], of["gain"], of["color"], of["home"], of["hand"],
        )  # fmt: skip
        for seat in range(view.players):
            at = (seat - viewer) % view.players
            buffer[score + at] = view.scores[seat] * STACK
            buffer[gain + at] = view.gains[seat] * STACK
            buffer[color + at] = (view.colors[seat] + 1) / len(COLORS)
            buffer[home + at] = (view.homes[seat] + 1) / self.areas
            buffer[hand + at] = view.hand_size(seat) * STACK
            self.write_mask(view.truces[seat], self.truces + at * view.players, viewer, buffer)
        buffer[of["is_seated"]] = (viewer + 1) * STACK
        self.write_seats(view.order, of["order"], viewer, buffer)
        self.write_seats(view.queue, of["queue"], viewer, buffer)
        self.write_mask(view.interrupting, of["interrupting"], viewer, buffer)
        self.write_mask(view.used, of["used"], viewer, buffer)
        self.write_mask(view.radar, of["radar"], viewer, buffer)
        if view.hidden is not None:
            self.write_mask(view.hidden.decided, of["decided"], viewer, buffer)
        for number, holder in enumerate(view.majorities):
            if holder != NOBODY:
                place = self.rotated(holder, viewer)
                buffer[self.majorities + number * OWNERS + place] = 1.0

    def write_mask(self, seats: int, at: int, viewer: int, buffer: Any) -> None:
        """A one for every seat of a set."""
        if seats:
            for seat in bits(seats):
                buffer[at + (seat - viewer) % self.players] = 1.0

    def write_seats(self, seats: tuple[int, ...], at: int, viewer: int, buffer: Any) -> None:
        """Some seats in their order: the first one counts least."""
        for number, seat in enumerate(seats):
            buffer[at + (seat - viewer) % self.players] = (number + 1) * STACK

    def write_cards(self, view: State, viewer: int, buffer: Any) -> None:
        """The viewer's choice, and what everyone played."""
        if view.chosen[viewer] != NO_CARD:
            buffer[self.chosen + view.chosen[viewer]] = 1.0
        for seat, card in enumerate(view.played):
            if card != NO_CARD:
                at = (seat - viewer) % view.players
                buffer[self.played + at * self.cards + card] = 1.0

    def write_battle(self, battle: Battle, viewer: int, buffer: Any) -> None:
        """The battle in progress."""
        buffer[self.battle] = 1.0
        buffer[self.battle_kind + battle.kind] = 1.0
        buffer[self.fighter + self.rotated(battle.attacker, viewer)] = 1.0
        buffer[self.defender + self.rotated(battle.defender, viewer)] = 1.0
        buffer[self.target + battle.target] = 1.0
        self.write_force(battle.attackers, self.attackers, buffer)
        self.write_fields(battle, self.battle_fields, viewer, buffer)

    def write_fields(self, thing: Any, fields: Placed, viewer: int, buffer: Any) -> None:
        """The fields of a phase or a battle, each by its kind."""
        for name, kind, at in fields:
            value = getattr(thing, name)
            if kind == "combat":
                assert isinstance(value, Combat)
                self.write_fields(value, self.combat_of[name], viewer, buffer)
            elif kind in ("number", "truth", "step"):
                if value:
                    buffer[at] = value * STACK
            else:
                self.write_field(kind, value, at, viewer, buffer)

    def write_field(self, kind: str, value: Any, at: int, viewer: int, buffer: Any) -> None:
        """One field that is more than a number."""
        if kind == "force":
            self.write_force(value, at, buffer)
        elif kind == "decision":
            if value >= 0:
                buffer[at + KINDS] = 1.0
                self.write_force(value, at, buffer)
        elif kind == "seat":
            buffer[at + (value - viewer) % self.players] = 1.0
        elif kind == "seats":
            self.write_seats(value, at, viewer, buffer)
        elif kind == "area":
            buffer[at + value] = 1.0
        elif kind in ("land", "sides"):
            for bit in bits(value):
                buffer[at + bit] = 1.0
        elif kind == "sea":
            for bit in bits(value):
                buffer[at + self.lands + bit] = 1.0
        elif kind == "amounts":
            for area, amount in value:
                buffer[at + area] = amount * STACK
        elif kind == "side":
            if value >= 0:
                buffer[at + value] = 1.0
        elif kind == "pair":
            for side in range(SIDES):
                buffer[at + side] = value[side] * STACK
        elif kind == "forces":
            for side in range(SIDES):
                self.write_force(value[side], at + side * KINDS, buffer)
        elif kind == "faces":
            for side in range(SIDES):
                for number, face in enumerate(value[side][:MOST_DICE]):
                    buffer[at + side * MOST_DICE + number] = face * STACK
        else:
            for number, code in enumerate(value[:MOST_ATTACKS]):
                buffer[at + number] = (code + 1) / 16384

    def lead(self, state: State) -> list[float]:
        """Victory points above the mean of all."""
        mean = sum(state.scores) / self.players
        return [(score - mean) * POINT for score in state.scores]

    def places(self, state: State) -> list[tuple[float, float]]:
        """Where the areas are drawn, from the upper left."""
        return [(at[0], -at[1]) for at in state.board.at]

    def holders(self, state: State) -> list[tuple[int, int]]:
        """Who holds each area (-1: nobody), and with how many units."""
        return [
            (state.owner[area] if force else NOBODY, total(force))
            for area, force in enumerate(state.units)
        ]


def figures(values: list[float]) -> memoryview:
    """Some figures as they stand in a tensor."""
    return memoryview(array("f", values))


def is_source(state: State, area: int) -> bool:
    """Whether an area is a power source."""
    board = state.board
    if area < board.land_count:
        return bool(board.land_sources >> area & 1)
    return bool(board.sea_sources >> (area - board.land_count) & 1)
