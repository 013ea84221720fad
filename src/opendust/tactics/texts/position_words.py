"""The words in which a position is written: numbers of the state as names, both ways.

A kind says how one field is written: `unit`, `space`, `weapon`, `model`, `target` by name (with
`-` for none), `units`, `spaces`, `weapons` as lists, `losses` as amounts by model, `skills` as a
list of names for a mask, closed sets by their words, and `number` as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from opendust.kernel.contract import Plain
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest
from opendust.tactics.notation import names
from opendust.tactics.rules.plans import DEED_NAMES
from opendust.tactics.state import State
from opendust.tactics.units.cards import SKILLS

NONE: Final = "-"
FEW: Final = 6
MODES: Final = ("ordinary", "sustained", "charging", "reactive", "indirect")
STAGES: Final = ("declaring", "ranged", "hitting-back", "close-combat")
STEPS: Final = ("first", "sustained", "berserk", "medal", "laser", "phaser", "save")
SAVES: Final = ("none", "hit", "blank")
WHAT: Final = ("squares", "elements")
SCRIPT: Final = (*DEED_NAMES, "sustained-attack", "charge-attack", "leap", "window")
MARKS: Final = ("all-in-one", "heroic-attack", "medal-used", "scouted-one", "scouted-two")
SHOT_FLAGS: Final = ("close", "reversed", "laser", "phaser", "fatal", "serum")
SKILL_NAMES: Final = tuple([skill.value for skill in SKILLS])

CLOSED: Final[dict[str, tuple[str, ...]]] = {
    "mode": MODES,
    "stage": STAGES,
    "step": STEPS,
    "save": SAVES,
    "what": WHAT,
    "deed": SCRIPT,
}
MASKS: Final[dict[str, tuple[str, ...]]] = {
    "skills": SKILL_NAMES,
    "marks": MARKS,
    "shot-flags": SHOT_FLAGS,
}
LISTS: Final[dict[str, str]] = {
    "units": "unit",
    "spaces": "space",
    "weapons": "weapon",
    "script": "deed",
    "seats": "number",
}


def wrong(field: str, text: object, known: tuple[str, ...] = ()) -> BadText:
    """A fault in a position, with the known words that are most like it, or all if they are few."""
    near = known if len(known) <= FEW else nearest(str(text), known)
    return BadText([Fault("", 0, "position-wrong", field=field, text=str(text), nearest=near)])


@final
class Words:
    """Writes and reads the fields of one match's positions."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.known: dict[str, tuple[str, ...]] = {
            noun: names(state, noun)
            for noun in ("unit", "space", "weapon", "model", "target", "seat")
        }
        self.known["side"] = ("side-1", "side-2")
        self.known.update(CLOSED)

    def write(self, kind: str, value: object) -> Plain:
        """One field as plain data."""
        if kind in self.known:
            assert isinstance(value, int)
            return self.known[kind][value] if value >= 0 else NONE
        if kind in MASKS:
            assert isinstance(value, int)
            return [word for bit, word in enumerate(MASKS[kind]) if value & (1 << bit)]
        if kind in LISTS:
            assert isinstance(value, tuple)
            return [self.write(LISTS[kind], item) for item in value]
        if kind in ("losses", "amounts", "gains"):
            assert isinstance(value, (tuple, list))
            noun = {"losses": "model", "amounts": "weapon", "gains": "unit"}[kind]
            return [[self.write(noun, key), number] for key, number in value]
        assert isinstance(value, int)
        return value

    def read(self, kind: str, data: Plain, field: str) -> object:
        """The value that plain data means."""
        if kind in self.known:
            return self.read_name(kind, data, field)
        if kind in MASKS:
            return self.read_mask(kind, data, field)
        if kind in LISTS:
            return tuple([self.read(LISTS[kind], item, field) for item in as_list(data, field)])
        if kind in ("losses", "amounts", "gains"):
            noun = {"losses": "model", "amounts": "weapon", "gains": "unit"}[kind]
            return tuple([self.read_pair(noun, item, field) for item in as_list(data, field)])
        return as_number(data, field)

    def read_name(self, kind: str, data: Plain, field: str) -> int:
        """The number of a name."""
        if data == NONE:
            return -1
        if kind == "side" and data in self.known["seat"]:
            seat = self.known["seat"].index(str(data))
            return next(side for side in (0, 1) if seat in self.state.battle.seats_of(side))
        if isinstance(data, str) and data.lower() in self.known[kind]:
            return self.known[kind].index(data.lower())
        raise wrong(field, data, self.known[kind])

    def seats_of(self, side: Plain, field: str) -> tuple[int, ...]:
        """All players of a side: nobody of it has answered yet."""
        return tuple(self.state.battle.seats_of(self.read_name("side", side, field)))

    def read_mask(self, kind: str, data: Plain, field: str) -> int:
        """The mask of a list of words."""
        mask = 0
        for word in as_list(data, field):
            if word not in MASKS[kind]:
                raise wrong(field, word, MASKS[kind])
            mask |= 1 << MASKS[kind].index(str(word))
        return mask

    def read_pair(self, noun: str, data: Plain, field: str) -> tuple[int, int]:
        """An amount by name."""
        if not isinstance(data, list) or len(data) != 2:
            raise wrong(field, data)
        return (self.read_name(noun, data[0], field), as_number(data[1], field))


def as_number(data: Plain, field: str) -> int:
    """A whole number; yes and no are 1 and 0."""
    if isinstance(data, int):
        return int(data)
    raise wrong(field, data)


def as_list(data: Plain, field: str) -> list[Plain]:
    """A list."""
    if isinstance(data, list):
        return data
    raise wrong(field, data)


def as_table(data: Plain, field: str) -> dict[str, Plain]:
    """A table."""
    if isinstance(data, dict):
        return data
    raise wrong(field, data)


def check_known(data: Iterable[str], known: tuple[str, ...], place: str) -> None:
    """A position holds nothing that has no meaning."""
    for key in data:
        if key not in known:
            raise wrong(place, key, known)
