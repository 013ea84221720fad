"""How weapons are read from the file of unit cards: ranges, combat values, weapon lines.

A weapon is written once in `[arsenal.NAME]` and named by every unit that carries it, because the
same weapon has the same line on every card. A unit adds its ammo, and cells of its own if need be.
"""

from __future__ import annotations

from typing import Final

from opendust.kernel.text.digits import is_count
from opendust.kernel.toml.fields import Fields, Table
from opendust.tactics.units.cards import ARMOR_CLASSES
from opendust.tactics.units.weapons import (
    DASH,
    NO_LIMIT,
    CombatValue,
    Form,
    RangeKind,
    WeaponClass,
    WeaponLine,
)

ARSENAL: Final = "arsenal"
_WEAPON_FIELDS: Final = ("name", "range", "values", "classes", "from", *ARMOR_CLASSES)
_LINE_FIELDS: Final = (*_WEAPON_FIELDS, "is", "ammo")
_MOST_AMMO: Final = 20
CLOSE: Final = (RangeKind.CLOSE, 1, 1)


def check_arsenal(fields: Fields) -> None:
    """No weapon has a field that nobody reads."""
    arsenal = fields.table(fields.content, "", ARSENAL)
    for weapon in arsenal:
        table = fields.table(arsenal, ARSENAL, weapon)
        fields.refuse_others(table, f"{ARSENAL}.{weapon}", _WEAPON_FIELDS)


def line_table(fields: Fields, unit: Table, slug: str, key: str) -> Table:
    """What a unit says of one of its weapons; a bare name is the weapon of the arsenal."""
    entry = fields.table(unit, slug, "weapons")[key]
    if isinstance(entry, str):
        return {"is": entry}
    if isinstance(entry, dict):
        return entry
    fields.fault(f"{slug}.weapons.{key}", "fault-field-text")
    return {}


def read_line(fields: Fields, unit: Table, slug: str, key: str, carriers: int) -> WeaponLine:
    """A line of a card: a weapon of the arsenal with the unit's ammo and its own cells."""
    path = f"{slug}.weapons.{key}"
    own = line_table(fields, unit, slug, key)
    fields.refuse_others(own, path, _LINE_FIELDS)
    weapon = fields.word(own, path, "is", key)
    arsenal = fields.table(fields.content, "", ARSENAL)
    known = fields.is_one_of(path, weapon, tuple(arsenal))
    whole: Table = {**fields.table(arsenal, ARSENAL, weapon), **own} if known else own
    if not known:
        return WeaponLine(key, weapon, key, read_reach(fields, path, "1"), (), NOTHING, NO_LIMIT, 1)
    reach = read_reach(fields, f"{path}.range", fields.word(whole, path, "range"))
    classes = read_classes(fields, whole, path)
    return WeaponLine(
        key,
        weapon,
        fields.word(whole, path, "name", key),
        CLOSE if WeaponClass.KNIFE in classes else reach,  # also on older cards: WEAP-KNIFE-1
        classes,
        read_values(fields, whole, path),
        fields.number(own, path, "ammo", 1, _MOST_AMMO) if "ammo" in own else NO_LIMIT,
        carriers,
    )


def read_classes(fields: Fields, weapon: Table, path: str) -> tuple[WeaponClass, ...]:
    """The special weapon classes. WEAP."""
    names = tuple([kind.value for kind in WeaponClass])
    written = fields.words(weapon, path, "classes")
    here = f"{path}.classes"
    return tuple([WeaponClass(word) for word in written if fields.is_one_of(here, word, names)])


def read_reach(fields: Fields, path: str, text: str) -> tuple[RangeKind, int, int]:
    """A range: `4`, `3-6`, `U`, `C`, `A`. RANGE-02 to RANGE-06."""
    if text == "C":
        return CLOSE
    if text == "U":
        return RangeKind.UNLIMITED, 1, NO_LIMIT
    if text == "A":
        return RangeKind.ARTILLERY, 4, NO_LIMIT
    low, dash, high = text.partition("-")
    if is_count(low) and not dash and int(low) > 0:
        return RangeKind.NUMBER, 1, int(low)
    if is_count(low) and is_count(high) and 0 < int(low) <= int(high):
        return RangeKind.ARC, int(low), int(high)
    fields.fault(path, "fault-card-range", value=text)
    return RangeKind.NUMBER, 1, 1


NOTHING: Final = (DASH,) * len(ARMOR_CLASSES)
"""A line that damages nobody."""


def read_values(fields: Fields, weapon: Table, path: str) -> tuple[CombatValue, ...]:
    """The fourteen cells: soldiers | vehicles | aircraft, then single cells laid over."""
    parts = [part.split() for part in fields.word(weapon, path, "values").split("|")]
    if [len(part) for part in parts] != [4, 7, 3]:
        fields.fault(f"{path}.values", "fault-card-columns")
        return NOTHING
    found = [read_value(fields, f"{path}.values", text) for part in parts for text in part]
    for number, name in enumerate(ARMOR_CLASSES):
        if name in weapon:
            cell = fields.word(weapon, path, name)
            found[number] = read_value(fields, f"{path}.{name}", cell)
    return tuple(found)


def read_value(fields: Fields, path: str, text: str) -> CombatValue:
    """One combat value: `-`, `3/1`, `p2/3`, `3/1,6/1`, `1/hit`, `1/skull`. CARD-09 to CARD-11."""
    if text == "-":
        return DASH
    if "," in text:
        return read_volley(fields, path, text)
    dice, _, damage = text.removeprefix("p").partition("/")
    if is_count(dice) and int(dice) > 0:
        if text == f"{dice}/hit":
            return CombatValue(Form.INCENDIARY, int(dice), 1)
        if text == f"{dice}/skull":
            return CombatValue(Form.AP_INCENDIARY, int(dice), 0)
        if is_count(damage) and int(damage) > 0:
            form = Form.PHASER if text.startswith("p") else Form.PLAIN
            return CombatValue(form, int(dice), int(damage))
    fields.fault(path, "fault-card-value", value=text)
    return DASH


def read_volley(fields: Fields, path: str, text: str) -> CombatValue:
    """Dice for one, two, three ammo and so on, all with the same damage. SCV-VOLLEY-1."""
    parts = [read_value(fields, path, part) for part in text.split(",")]
    if any(part.form is not Form.PLAIN or part.damage != parts[0].damage for part in parts):
        fields.fault(path, "fault-card-volley", value=text)
    return CombatValue(Form.VOLLEY, 0, parts[0].damage, tuple([part.dice for part in parts]))
