"""What a unit card says: kind, armor class, movement, HP, AP, skills, weapon lines, cover.

The figures stand in data/units.toml with the place each of them comes from; texts/cards.py reads
the file. Armor classes are numbers from 0 (S1..S4, V1..V7, A1..A3). A miniature that differs from
its comrades (other weapons, a specialization) is a `Bearer` of its own: the defender chooses whom
he loses. ATK-17.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from opendust.tactics.units.weapons import WeaponLine

ARMOR_CLASSES: Final = (
    *("S1", "S2", "S3", "S4"),
    *("V1", "V2", "V3", "V4", "V5", "V6", "V7"),
    *("A1", "A2", "A3"),
)
"""The armor classes in the order of the columns on a card. CARD-02."""

FIRST_VEHICLE_CLASS: Final = 4
FIRST_AIRCRAFT_CLASS: Final = 11


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
