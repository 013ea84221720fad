"""What a unit card says: kind, armor class, movement, HP, AP, skills, weapon lines, cover.

The figures stand in data/units.toml with the place each of them comes from; `card_text.py` reads
the file. Armor classes are numbers from 0 (S1..S4, V1..V7, A1..A3), so that the combat value of a
weapon line is one look into a tuple. A miniature that differs from its comrades (other weapons, a
specialization) is a `Bearer` of its own: the defender chooses whom he loses. ATK-17.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

ARMOR_CLASSES: Final = (
    *("S1", "S2", "S3", "S4"),
    *("V1", "V2", "V3", "V4", "V5", "V6", "V7"),
    *("A1", "A2", "A3"),
)
"""The armor classes in the order of the columns on a card. CARD-02."""

FIRST_VEHICLE_CLASS: Final = 4
FIRST_AIRCRAFT_CLASS: Final = 11
NO_LIMIT: Final = 999
"""The maximum range of a weapon without one, and the ammo of a weapon that never runs out."""


class Faction(Enum):
    """The blocs. ARMY-02."""

    ALLIES = "allies"
    AXIS = "axis"
    SSU = "ssu"


class Kind(Enum):
    """The kinds of unit. Aircraft have no card in the box but an armor class of their own."""

    SQUAD = "squad"
    HERO = "hero"
    VEHICLE = "vehicle"
    AIRCRAFT = "aircraft"


class Skill(Enum):
    """The skills of the rulebook; Reload is said of a weapon, not of a unit. SKILL."""

    ADVANCED_REACTIVE_FIRE = "advanced-reactive-fire"
    AGILE = "agile"
    ALL_IN_ONE = "all-in-one"
    ARTILLERY_STRIKE = "artillery-strike"
    ASSAULT = "assault"
    BADASS = "badass"
    BERSERK = "berserk"
    BLACK_OPS = "black-ops"
    BLUTKREUZ_APE = "blutkreuz-ape"
    BLUTKREUZ_ZOMBIE = "blutkreuz-zombie"
    CHARGE = "charge"
    COMMAND_SQUAD = "command-squad"
    COMMANDER = "commander"
    DAMAGE_RESILIENT = "damage-resilient"
    FAST = "fast"
    HEROIC_ATTACK = "heroic-attack"
    JUMP = "jump"
    MEDAL_OF_HONOR = "medal-of-honor"
    SCOUT_VEHICLE = "scout-vehicle"
    SELF_REPAIR = "self-repair"
    SNIPER = "sniper"
    SPOTTER = "spotter"
    SUPERIOR_REACTIVE_FIRE = "superior-reactive-fire"
    TANK_HEAD = "tank-head"
    WIEDERBELEBUNGSSERUM = "wiederbelebungsserum"


SKILLS: Final[tuple[Skill, ...]] = tuple(Skill)
SKILL_BIT: Final[dict[Skill, int]] = {skill: 1 << number for number, skill in enumerate(SKILLS)}


class Role(Enum):
    """What one miniature of a squad is besides a soldier. SKILL-COMMAND-1, AMB-SKILL-5."""

    SOLDIER = "soldier"
    OFFICER = "officer"
    RADIOMAN = "radioman"
    MECHANIC = "mechanic"
    MEDIC = "medic"
    SPECIALIST = "specialist"
    SNIPER = "sniper"
    SPOTTER = "spotter"


class Ability(Enum):
    """What a Command Squad can do. SKILL-COMMAND."""

    GET_MOVING = "get-moving"
    RELAY = "relay"
    ARTILLERY_STRIKE = "artillery-strike"
    MAKESHIFT_REPAIR = "makeshift-repair"
    FIELD_REPAIR = "field-repair"
    GET_UP = "get-up"
    COME_ON_GUYS = "come-on-guys"


ABILITY_ROLE: Final[dict[Ability, Role]] = {
    Ability.GET_MOVING: Role.OFFICER,
    Ability.RELAY: Role.RADIOMAN,
    Ability.ARTILLERY_STRIKE: Role.RADIOMAN,
    Ability.MAKESHIFT_REPAIR: Role.MECHANIC,
    Ability.FIELD_REPAIR: Role.MECHANIC,
    Ability.GET_UP: Role.MEDIC,
    Ability.COME_ON_GUYS: Role.MEDIC,
}
"""The member that an ability is lost with. SKILL-COMMAND-2."""


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


class Face(Enum):
    """The face that saves a squad in cover; NONE: the card prints none. COVER-05, COVER-06."""

    HIT = "hit"
    BLANK = "blank"
    NONE = "none"


class Evidence(Enum):
    """How we know a figure: from the rulebook, from a named source, ours, or a player's own."""

    PRINTED = "printed"
    PUBLISHED = "published"
    RECONSTRUCTED = "reconstructed"
    OWN = "own"


@final
class Source:
    """Where a figure comes from: the evidence, and the page, the source or the reason."""

    __slots__ = ("evidence", "note")

    def __init__(self, evidence: Evidence, note: str) -> None:
        self.evidence = evidence
        self.note = note

    def text(self) -> str:
        """The source as the file writes it."""
        mark = ":" if self.evidence is Evidence.RECONSTRUCTED else ""
        return f"{self.evidence.value}{mark} {self.note}"


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
        return self.values[armor].form is not Form.DASH

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


@final
class Bearer:
    """The miniatures of a unit that are alike: how many, what they are, which lines they carry."""

    __slots__ = ("count", "lines", "mask", "role")

    def __init__(self, count: int, role: Role, lines: tuple[int, ...]) -> None:
        self.count = count
        self.role = role
        self.lines = lines
        mask = 0
        for line in lines:
            mask |= 1 << line
        self.mask = mask


@final
class UnitCard:
    """One unit card. Never changed once made. CARD."""

    def __init__(self, slug: str, name: str, full_name: str, faction: Faction, kind: Kind) -> None:
        self.slug = slug
        self.name = name
        self.full_name = full_name
        self.faction = faction
        self.kind = kind
        self.is_soldier = kind is Kind.SQUAD or kind is Kind.HERO
        self.is_squad = kind is Kind.SQUAD
        self.is_hero = kind is Kind.HERO
        self.is_vehicle = kind is Kind.VEHICLE
        self.is_aircraft = kind is Kind.AIRCRAFT
        self.in_box = False
        self.armor = 0
        self.movement = 0
        self.hp = 0
        self.ap = 0
        self.width = 1
        self.length = 1
        self.soft_cover = Face.NONE
        self.hard_cover = Face.NONE
        self.skills: tuple[Skill, ...] = ()
        self.skill_mask = 0
        self.lines: tuple[WeaponLine, ...] = ()
        self.bearers: tuple[Bearer, ...] = ()
        self.sources: dict[str, Source] = {}

    def has(self, skill: Skill) -> bool:
        """Whether the card prints the skill."""
        return bool(self.skill_mask & SKILL_BIT[skill])

    def armor_text(self) -> str:
        """The armor class as written: family and number. CARD-02."""
        return ARMOR_CLASSES[self.armor]

    def is_large(self) -> bool:
        """Whether it stands across several spaces. BOARD-04."""
        return self.width * self.length > 1

    def abilities(self) -> tuple[Ability, ...]:
        """The Command Squad abilities of the members at full strength."""
        if not self.has(Skill.COMMAND_SQUAD):
            return ()
        roles = [bearer.role for bearer in self.bearers]
        return tuple([ability for ability in Ability if ABILITY_ROLE[ability] in roles])

    def source_of(self, field: str) -> Source:
        """Where a figure comes from; the source of a whole covers its parts."""
        parts = field.split(".")
        while parts:
            found = self.sources.get(".".join(parts))
            if found is not None:
                return found
            parts.pop()
        return self.sources.get("", Source(Evidence.RECONSTRUCTED, ""))


@final
class Cards:
    """All unit cards of a match, each by its number."""

    def __init__(self, cards: list[UnitCard], digest: str) -> None:
        self.cards = tuple(cards)
        self.slugs = tuple([card.slug for card in cards])
        self.digest = digest
        self._number = {card.slug: number for number, card in enumerate(cards)}

    def index(self, slug: str) -> int:
        """The number of the card with this id, or -1."""
        return self._number.get(slug, -1)

    def card(self, slug: str) -> UnitCard:
        """The card with this id."""
        return self.cards[self._number[slug]]
