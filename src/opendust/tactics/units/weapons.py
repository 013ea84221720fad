"""What a weapon line of a unit card says: range, combat values, special weapon, ammo.

The combat value against an armor class is one look into a tuple (cards.ARMOR_CLASSES).
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

NO_LIMIT: Final = 999
"""The maximum range of a weapon without one, and the ammo of a weapon that never runs out."""


class RangeKind(Enum):
    """How the range of a weapon line is printed. RANGE-02 to RANGE-06."""

    NUMBER = "number"
    ARC = "arc"
    UNLIMITED = "unlimited"
    CLOSE = "close"
    ARTILLERY = "artillery"


class WeaponClass(Enum):
    """The special weapons; limited ammo and range say the rest. WEAP."""

    BURST = "burst"
    FLAMETHROWER = "flamethrower"
    GRENADE = "grenade"
    KNIFE = "knife"
    LASER = "laser"
    RELOADABLE = "reloadable"
    SNIPER = "sniper"


class Form(Enum):
    """What a combat value means: plain dice, or one of the special values. CARD-09 to CARD-11."""

    DASH = "dash"
    PLAIN = "plain"
    PHASER = "phaser"
    VOLLEY = "volley"
    INCENDIARY = "incendiary"
    AP_INCENDIARY = "ap-incendiary"


HARMLESS: Final = Form.DASH


@final
class CombatValue:
    """One cell of a weapon line.

    PLAIN: `dice` each doing `damage`. PHASER: `dice` to aim, `damage` dice for each success.
    VOLLEY: `volley[n-1]` dice for n ammo, each doing `damage`. INCENDIARY and AP_INCENDIARY:
    `dice` for each miniature of the target.
    """

    __slots__ = ("damage", "dice", "form", "volley")

    def __init__(self, form: Form, dice: int, damage: int, volley: tuple[int, ...] = ()) -> None:
        self.form = form
        self.dice = dice
        self.damage = damage
        self.volley = volley

    def text(self) -> str:
        """The value as the file writes it: `3/1`, `p2/3`, `3/1,6/1`, `1/hit`, `1/skull`, `-`."""
        if self.form is Form.DASH:
            return "-"
        if self.form is Form.PHASER:
            return f"p{self.dice}/{self.damage}"
        if self.form is Form.VOLLEY:
            return ",".join([f"{dice}/{self.damage}" for dice in self.volley])
        if self.form is Form.INCENDIARY:
            return f"{self.dice}/hit"
        if self.form is Form.AP_INCENDIARY:
            return f"{self.dice}/skull"
        return f"{self.dice}/{self.damage}"


DASH: Final = CombatValue(Form.DASH, 0, 0)


@final
class WeaponLine:
    """One weapon line of a card. CARD-08.

    `carriers` is the number of miniatures that multiply its dice at full strength: 1 for heroes
    and vehicles (ATK-05). Limited ammo belongs to the whole unit, `ammo` boxes of it, and is not
    multiplied (WEAP-AMMO-5); `ammo` is NO_LIMIT for every other weapon.
    """

    __slots__ = (
        "ammo",
        "carriers",
        "classes",
        "is_artillery",
        "is_burst",
        "is_close",
        "is_flamethrower",
        "is_grenade",
        "is_knife",
        "is_laser",
        "is_limited",
        "is_reloadable",
        "is_sniper",
        "longest",
        "name",
        "range_kind",
        "shortest",
        "slug",
        "values",
        "weapon",
    )

    def __init__(
        self,
        slug: str,
        weapon: str,
        name: str,
        reach: tuple[RangeKind, int, int],
        classes: tuple[WeaponClass, ...],
        values: tuple[CombatValue, ...],
        ammo: int,
        carriers: int,
    ) -> None:
        self.slug = slug
        self.weapon = weapon
        self.name = name
        self.range_kind = reach[0]
        self.shortest = reach[1]
        self.longest = reach[2]
        self.classes = classes
        self.values = values
        self.ammo = ammo
        self.carriers = carriers
        self.is_limited = ammo < NO_LIMIT
        self.is_close = self.range_kind is RangeKind.CLOSE
        self.is_artillery = self.range_kind is RangeKind.ARTILLERY
        self.is_burst = WeaponClass.BURST in classes
        self.is_flamethrower = WeaponClass.FLAMETHROWER in classes
        self.is_grenade = WeaponClass.GRENADE in classes
        self.is_knife = WeaponClass.KNIFE in classes
        self.is_laser = WeaponClass.LASER in classes
        self.is_sniper = WeaponClass.SNIPER in classes
        # Every range A weapon must be reloaded after firing, whatever else it is. ARTY-04.
        self.is_reloadable = self.is_artillery or WeaponClass.RELOADABLE in classes

    def reaches(self, distance: int) -> bool:
        """Whether a target at this range can be hit. RANGE-02 to RANGE-06."""
        return self.shortest <= distance <= self.longest

    def can_damage(self, armor: int) -> bool:
        """A dash never does damage. CARD-10."""
        return self.values[armor].form is not HARMLESS

    def range_text(self) -> str:
        """The range as the card prints it."""
        if self.range_kind is RangeKind.CLOSE:
            return "C"
        if self.range_kind is RangeKind.ARTILLERY:
            return "A"
        if self.range_kind is RangeKind.UNLIMITED:
            return "U"
        if self.range_kind is RangeKind.ARC:
            return f"{self.shortest}-{self.longest}"
        return str(self.longest)
