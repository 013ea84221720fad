"""Phases as plain data, both ways: one table of fields per phase."""

from __future__ import annotations

from typing import Final

from opendust.dust import phases as p
from opendust.dust.state import State
from opendust.dust.texts.position_words import Words
from opendust.kernel.contract import Plain
from opendust.kernel.refusal import BadText, Fault

SIDES: Final = ("attacker", "defender")
STEPS: Final = ("after-retreat", "after-opening", "after-roll", "after-losses")

Fields = tuple[tuple[str, str], ...]
COMBAT_FIELDS: Final[Fields] = (("points", "number"), ("made", "attacks"))
TURN_LEFT: Final[Fields] = (("turn", "number"), ("left", "number"))
SIDE: Final[Fields] = (("side", "side"),)
ROLL_FIELDS: Final[Fields] = (("target", "area"), ("shielded", "truth"), ("resume", "combat"))

FIELDS: Final[dict[str, tuple[type, Fields]]] = {
    "deal": (p.Deal, ()),
    "setup-cards": (p.SetupCards, ()),
    "lots": (p.Lots, (("seats", "seats"), ("in_setup", "truth"))),
    "choose-color": (p.ChooseColor, (("turn", "number"),)),
    "claim-capital": (p.ClaimCapital, (("turn", "number"),)),
    "claim-land": (p.ClaimLand, TURN_LEFT),
    "claim-source": (p.ClaimSource, TURN_LEFT),
    "setup-centers": (p.SetupCenters, TURN_LEFT),
    "reinforce": (
        p.Reinforce, (("turn", "number"), ("points", "number"), ("built", "amounts"))
    ),
    "round-start": (p.RoundStart, ()),
    "draw": (p.Draw, (("seats", "seats"), ("forced", "truth"), ("fresh", "land"))),
    "initiative": (p.Initiative, ()),
    "turn-start": (p.TurnStart, ()),
    "interrupt": (
        p.Interrupt, (("seat", "seat"), ("waiting", "seats"), ("taken", "seats"))
    ),
    "purchase": (
        p.Purchase,
        (("points", "number"), ("units", "force"), ("neutrals", "force"),
         ("centers", "number"), ("cards", "number"), ("begun", "truth")),
    ),
    "placement": (
        p.Placement,
        (("units", "force"), ("neutrals", "force"), ("centers", "number"),
         ("cards", "number"), ("built", "amounts")),
    ),
    "center-placement": (
        p.CenterPlacement, (("centers", "number"), ("cards", "number"), ("fresh", "land"))
    ),
    "production-end": (p.ProductionEnd, (("cards", "number"), ("fresh", "land"))),
    "movement": (p.Movement, (("points", "number"),)),
    "combat": (p.Combat, COMBAT_FIELDS),
    "battle-start": (p.BattleStart, (("side", "side"), ("passes", "number"))),
    "battle-secret": (p.BattleSecret, ()),
    "retreat": (p.Retreat, SIDE),
    "retreat-together": (
        p.RetreatTogether, (("attackers", "decision"), ("defenders", "decision"))
    ),
    "retreat-place": (
        p.RetreatPlace, (("units", "force"), ("land", "land"), ("sea", "sea"), ("step", "step"))
    ),
    "roll": (p.Roll, SIDE),
    "reroll-window": (p.RerollWindow, SIDE),
    "reroll": (p.Reroll, SIDE),
    "casualties": (p.Casualties, SIDE),
    "nurse-window": (p.NurseWindow, SIDE),
    "nurse-roll": (p.NurseRoll, SIDE),
    "battle-step": (p.BattleStep, (("step", "step"), ("side", "side"))),
    "special-roll": (p.SpecialRoll, (("target", "area"), ("dice", "number"), *ROLL_FIELDS[1:])),
    "special-casualties": (
        p.SpecialCasualties, (("target", "area"), ("hits", "number"), *ROLL_FIELDS[1:])
    ),
    "turn-end": (p.TurnEnd, ()),
    "round-end": (p.RoundEnd, ()),
    "over": (p.Over, (("winners", "seats"),)),
}  # fmt: skip


ANY: Final = frozenset([field for _, fields in FIELDS.values() for field, _ in fields])
"""The fields of all phases; those of another phase can only be empty."""


def encode_phase(state: State, phase: p.Phase) -> dict[str, Plain]:
    """A phase as its name and its fields."""
    for name, (kind, fields) in FIELDS.items():
        if type(phase) is kind:
            return {"kind": name, **encode_fields(state, phase, fields)}
    raise TypeError(type(phase).__name__)


def encode_fields(state: State, value: object, fields: Fields) -> dict[str, Plain]:
    """The fields of a value, by name."""
    return {name: encode_value(state, getattr(value, name), kind) for name, kind in fields}


def encode_value(state: State, value: object, kind: str) -> Plain:
    """One field as plain data."""
    words = Words(state)
    if isinstance(value, p.Combat):
        return encode_fields(state, value, COMBAT_FIELDS)
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return encode_number(words, value, kind)
    assert isinstance(value, (tuple, list))
    if kind == "seats":
        return [words.owner(seat) for seat in value]
    if kind == "attacks":
        return [words.attack(code) for code in value]
    if kind == "amounts":
        return {words.area(area): amount for area, amount in value}
    if kind == "forces":
        return [words.force(force) for force in value]
    if kind == "faces":
        return [list(faces) for faces in value]
    return list(value)


def encode_number(words: Words, value: int, kind: str) -> Plain:
    """A number as the word it stands for."""
    if kind == "seat":
        return words.owner(value)
    if kind == "area":
        return words.area(value)
    if kind == "force":
        return words.force(value)
    if kind == "decision":
        return "undecided" if value < 0 else words.force(value)
    if kind == "land":
        return words.land(value)
    if kind == "sea":
        return words.sea(value)
    if kind == "side":
        return "" if value == p.NO_SIDE else SIDES[value]
    if kind == "sides":
        return [SIDES[side] for side in (0, 1) if value >> side & 1]
    if kind == "step":
        return STEPS[value]
    return value


def decode_phase(state: State, data: Plain) -> p.Phase:
    """The phase that plain data describes; fields left out are empty."""
    if not isinstance(data, dict):
        raise BadText([Fault("", 0, "position-wrong", field="phase", text=str(data))])
    name = str(data.get("kind", ""))
    if name not in FIELDS:
        raise BadText([Fault("", 0, "phase-unknown", text=name, values=tuple(FIELDS))])
    kind, fields = FIELDS[name]
    written = {field: found for field, found in data.items() if found != "" or field not in ANY}
    check_known(written, ("kind", *[field for field, _ in fields]), "phase")
    values = [decode_value(state, data.get(field), word, field) for field, word in fields]
    phase: p.Phase = kind(*values)
    return phase


def check_known(data: dict[str, Plain], known: tuple[str, ...], where: str) -> None:
    """Refuse fields that do not exist."""
    for field in data:
        if field not in known:
            raise BadText(
                [Fault("", 0, "position-field-unknown", field=field, where=where, values=known)]
            )


def decode_value(state: State, data: Plain | None, kind: str, field: str) -> object:
    """One field from plain data, empty where there is none."""
    words = Words(state)
    try:
        return decode_number(words, data, kind)
    except LookupError:
        pass
    if kind == "seats":
        return tuple([words.read_owner(str(seat)) for seat in as_list(data)])
    if kind == "attacks":
        return tuple([words.read_attack(str(code)) for code in as_list(data)])
    if kind == "amounts":
        table = data if isinstance(data, dict) else {}
        pairs = [(words.read_area(area), number(amount)) for area, amount in table.items()]
        return tuple(sorted(pairs))
    if kind == "combat":
        table = data if isinstance(data, dict) else {}
        values = [decode_value(state, table.get(name), word, name) for name, word in COMBAT_FIELDS]
        return p.Combat(*values)  # type: ignore[arg-type]
    if kind == "forces":
        return [words.read_force(str(force)) for force in as_list(data)] or [0, 0]
    if kind == "faces":
        rows = [tuple([number(face) for face in as_words(row)]) for row in as_list(data)]
        return rows or [(), ()]
    if kind == "pair":
        return [number(value) for value in as_list(data)] or [0, 0]
    raise BadText([Fault("", 0, "position-wrong", field=field, text=str(data))])


def decode_number(words: Words, data: Plain | None, kind: str) -> object:
    """A field that is one number in the state; LookupError for the other kinds."""
    if kind == "number":
        return number(data)
    if kind == "truth":
        return bool(data)
    if kind == "seat":
        return words.read_owner(str(data)) if data else 0
    if kind == "area":
        return words.read_area(str(data))
    if kind == "force":
        return words.read_force(str(data or ""))
    if kind == "decision":
        return -1 if data in (None, "undecided") else words.read_force(str(data))
    if kind == "land":
        return words.read_land(as_list(data))
    if kind == "sea":
        return words.read_sea(as_list(data))
    if kind == "side":
        return one_of(SIDES, data, "side") if data else p.NO_SIDE
    if kind == "sides":
        return sum({1 << one_of(SIDES, side, "side") for side in as_list(data)})
    if kind == "step":
        return one_of(STEPS, data, "step") if data else 0
    raise LookupError(kind)


def one_of(known: tuple[str, ...], data: Plain | None, field: str) -> int:
    """The number of a word; BadText for one that is not known."""
    if data not in known:
        raise BadText([Fault("", 0, "position-wrong", field=field, text=str(data))])
    return known.index(str(data))


def number(data: Plain | None) -> int:
    """A whole number; nothing is 0."""
    if data is None:
        return 0
    if isinstance(data, bool) or not isinstance(data, int):
        raise BadText([Fault("", 0, "number-expected", text=str(data), name="position")])
    return data


def as_words(data: Plain | None) -> list[Plain]:
    """The same, of a text its words: `"6 2 3"`."""
    if not isinstance(data, str):
        return as_list(data)
    return [int(word) if word.isdecimal() else word for word in data.split()]


def as_list(data: Plain | None) -> list[Plain]:
    """A list; a single thing is a list of one, nothing an empty one."""
    if data is None:
        return []
    return data if isinstance(data, list) else [data]
