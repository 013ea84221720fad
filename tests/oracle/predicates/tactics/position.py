"""What a position of Dust Tactics is, as somebody at the table would describe it.

Spaces are (column, row). A wall stands between two spaces. A unit's miniatures are counted by kind:
those that carry the same weapons and have the same role. A joined hero names his squad.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Space = tuple[int, int]
SHARED_BY_HEROES = {
    "advanced-reactive-fire", "agile", "assault", "badass", "berserk", "charge", "heroic-attack",
    "superior-reactive-fire",
}  # fmt: skip
"""What a hero gives to the squad he joins. SKILL-SHARE-1."""


@dataclass(frozen=True)
class Line:
    """A weapon line: range as printed, special weapons, combat values by armor class, boxes."""

    name: str
    range: str
    classes: frozenset[str]
    values: dict[str, str]
    ammo: int  # 0: not limited

    @property
    def limited(self) -> bool:
        """Whether it has boxes to mark. WEAP-AMMO-1."""
        return self.ammo > 0


@dataclass(frozen=True)
class Minis:
    """Miniatures that are alike: their name, number, role and weapons."""

    name: str
    count: int
    role: str
    weapons: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    """What a unit card prints."""

    name: str
    faction: str
    kind: str  # squad, hero, vehicle, aircraft
    armor: str  # S1 to S4, V1 to V7, A1 to A3
    movement: int
    hp: int
    skills: frozenset[str]
    soft: str  # the face that saves: hit, blank or none
    hard: str
    minis: tuple[Minis, ...]
    lines: tuple[Line, ...]


@dataclass
class Unit:
    """A unit in play."""

    name: str
    card: Card
    side: int
    player: str
    at: Space | None
    health: dict[str, int]
    joined: str = ""  # the squad that a hero has joined
    activated: bool = False
    moved: bool = False
    ammo: dict[str, int] = field(default_factory=dict)
    empty: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    destroyed: bool = False
    order: tuple[str, int] | None = None  # fire at whom, up to which distance
    beyond: tuple[Space, ...] = ()  # the other spaces of a very large vehicle

    def spaces(self) -> list[Space]:
        """Where a unit stands, with all its spaces. BOARD-04."""
        return [] if self.at is None else [self.at, *self.beyond]

    @property
    def is_soldier(self) -> bool:
        """Squads and heroes. GEN-03, HERO-02."""
        return self.card.kind in ("squad", "hero")

    def alive(self, role: str) -> bool:
        """Whether the member with a role lives. SKILL-COMMAND-2."""
        return any(m.role == role and self.health[m.name] > 0 for m in self.card.minis)


@dataclass
class Position:
    """A battlefield with its units."""

    faq: bool
    width: int
    height: int
    terrain: dict[Space, str]  # circle, triangle, cross, diamond, none
    elements: dict[Space, str]  # crate or trap
    inside: dict[Space, int]  # the structure that a space belongs to
    walls: dict[frozenset[Space], str]  # wall, small or large, between two spaces
    units: dict[str, Unit]
    players: list[str]
    round: int = 2
    side: int = 0  # whose turn it is

    def on_board(self) -> list[Unit]:
        """Units that stand somewhere."""
        return [unit for unit in self.units.values() if unit.at is not None]

    def there(self, space: Space) -> list[Unit]:
        """Units in a space."""
        return [unit for unit in self.on_board() if space in unit.spaces()]

    def hero_of(self, unit: Unit) -> Unit | None:
        """The hero who has joined a squad."""
        joined = [hero for hero in self.on_board() if hero.joined == unit.name]
        return joined[0] if joined else None

    def parts(self, unit: Unit) -> list[Unit]:
        """A squad and the hero who has joined it: one unit. HERO-06."""
        hero = self.hero_of(unit)
        return [unit] if hero is None else [unit, hero]

    def skills(self, unit: Unit) -> set[str]:
        """The skills of a unit; a squad has those that its hero shares too. HERO-09."""
        hero = self.hero_of(unit)
        shared = hero.card.skills & SHARED_BY_HEROES if hero is not None else frozenset()
        return set(unit.card.skills | shared)

    def is_in_smoke(self, space: Space) -> bool:
        """A diamond. TERR-13 to TERR-17."""
        return self.terrain[space] == "diamond"


def neighbours(space: Space) -> list[Space]:
    """The eight spaces around. AMB-RANGE-2."""
    x, y = space
    return [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]


def distance(one: Space, other: Space) -> int:
    """Counted like movement: the first diagonal is one, each further one two. RANGE-01."""
    wide, high = abs(one[0] - other[0]), abs(one[1] - other[1])
    diagonal, straight = min(wide, high), abs(wide - high)
    return straight + (0 if diagonal == 0 else 2 * diagonal - 1)
