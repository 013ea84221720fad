"""Which position is meant? Units in words, put on a bare board at a range from each other.

`rhino + the-hammers` is a squad with its hero, `hell-boys, death-dealers` are two units. The first
side attacks from the left; all units of the second stand at the range; an observer of the first
side stands where he sees them.
"""

from __future__ import annotations

from typing import Final, final

from opendust.kernel.contract import Plain, Setup
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest_word
from opendust.tactics.game import decode
from opendust.tactics.state import State
from opendust.tactics.texts.cards import load_cards

LONGEST: Final = 19
LONGEST_ROUND: Final = 9
"""The board has 26 columns; around the attacker there is less room."""
MOST_TARGETS: Final = 3
ROWS: Final = 5
MIDDLE: Final = 2


@final
class Field:
    """A position with one attacking unit, its targets, and perhaps an observer (-1: none)."""

    def __init__(
        self, state: State, attacker: int, targets: tuple[int, ...], observer: int
    ) -> None:
        self.state = state
        self.attacker = attacker
        self.targets = targets
        self.observer = observer

    def units(self, side: int) -> list[int]:
        """The cards of a side, an observer excepted."""
        battle = self.state.battle
        return [
            unit
            for unit in range(battle.unit_count)
            if battle.side[unit] == side and unit != self.observer
        ]


def units_in(words: str) -> list[list[str]]:
    """The units of a text, each as its cards: the squad, and the hero joined to it."""
    units = [[part.strip() for part in unit.split("+")] for unit in words.split(",")]
    if any(not part or len(unit) > 2 for unit in units for part in unit):
        raise BadText([Fault("", 0, "odds-two-units")])
    known = card_names()
    unknown = [part for unit in units for part in unit if part not in known]
    if unknown:
        raise BadText([
            Fault("", 0, "army-card-unknown", card=part[:60], nearest=nearest_word(part, known))
            for part in unknown
        ])  # fmt: skip
    return units


def card_names() -> tuple[str, ...]:
    """The ids of all cards, as they are typed."""
    return tuple([card.slug for card in load_cards().cards])


def faced(attacker: str, target: str, distance: int, profile: str, observer: str = "") -> Field:
    """The units on a bare board at that range."""
    if not 1 <= distance <= LONGEST:
        raise BadText([Fault("", 0, "odds-distance", most=LONGEST)])
    ours, theirs = units_in(attacker), units_in(target)
    if len(ours) != 1 or len(theirs) > MOST_TARGETS:
        raise BadText([Fault("", 0, "odds-one-attacker", most=MOST_TARGETS)])
    if len(theirs) > 1 and distance > LONGEST_ROUND:
        raise BadText([Fault("", 0, "odds-distance", most=LONGEST_ROUND)])
    watchers = units_in(observer) if observer else []
    column = distance if len(theirs) > 1 else 0
    settings = {"map": bare_map(column + distance + 7, ROWS + distance)}
    settings["army.1.units"] = army_of(ours + watchers)
    settings["army.2.units"] = army_of(theirs)
    if profile:
        settings["profile"] = profile
    names = Names()
    units: dict[str, Plain] = {}
    bodies = [names.place(units, ours[0], space(column, MIDDLE))]
    bodies += [names.place(units, unit, space(column + distance, 0)) for unit in watchers]
    # East, west and south of the attacker, so that no target stands in the line to another.
    spaces = (
        space(column + distance, MIDDLE),
        space(0, MIDDLE),
        space(column, MIDDLE + distance),
    )
    for unit, where in zip(theirs, spaces, strict=False):
        bodies.append(names.place(units, unit, where))
    phase: dict[str, Plain] = {"kind": "turn", "side": "side-1"}
    state = decode({"phase": phase, "units": units}, Setup(("one", "two"), settings))
    found = [state.battle.unit_names.index(name) for name in bodies]
    first = 1 + len(watchers)
    return Field(state, found[0], tuple(found[first:]), found[1] if watchers else -1)


def bare_map(columns: int, rows: int) -> str:
    """Open ground, as a setting draws it."""
    return "\n".join(["." * columns] * rows)


def space(column: int, row: int) -> str:
    """The name of a space."""
    return f"{chr(ord('a') + column)}{row + 1}"


def army_of(units: list[list[str]]) -> str:
    """The units as an army's setting says them."""
    return ", ".join([" + ".join(unit) for unit in units])


@final
class Names:
    """Gives units of one kind the names that the engine gives them."""

    def __init__(self) -> None:
        self.seen: dict[str, int] = {}

    def name(self, slug: str) -> str:
        """The next name of a kind: numbered from the second on."""
        self.seen[slug] = self.seen.get(slug, 0) + 1
        return slug if self.seen[slug] == 1 else f"{slug}-{self.seen[slug]}"

    def place(self, units: dict[str, Plain], cards: list[str], where: str) -> str:
        """Put a unit, its hero with it, into a space; its name as a whole is the squad's."""
        named = [self.name(card) for card in cards]
        body = named[-1]
        units[body] = where
        if len(named) == 2:
            units[named[0]] = {"at": where, "leader": body}
        return body
