"""What shape has a scene of DUST? The types of everything that a client draws.

Areas, units, cards, colours and abilities are named as in the notation. Seats are numbers from 0;
as an owner -1 is nobody and 6 the neutral forces.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Units = dict[str, int]
"""Amounts by unit: tank, mech, fighter, bomber, submarine."""


Stage = Literal["setup", "cards", "production", "movement", "combat", "battle", "end"]


class AreaPicture(TypedDict):
    """An area on the globe: its place, and the points round which its territory is drawn."""

    id: str
    names: dict[str, str]
    kind: Literal["land", "sea"]
    mark: Literal["", "capital", "source"]
    region: str
    lon: float
    lat: float
    shape: list[list[float]]


class LinkPicture(TypedDict):
    """A line between two areas."""

    one: str
    other: str
    kind: Literal["land", "sea", "coast"]


class UnitType(TypedDict):
    """A type of unit: what it costs, its dice in a battle, its tactical supremacy, its figures."""

    id: str
    name: str
    cost: int
    dice: int
    supremacy: int
    figures: int


class DustBoard(TypedDict):
    """A board of DUST with the units and prices, which stay the same through a match.

    `unused` are places on land and at sea that belong to no area.
    """

    game: Literal["dust"]
    name: str
    unused: dict[str, list[list[float]]]
    areas: list[AreaPicture]
    links: list[LinkPicture]
    regions: dict[str, dict[str, str]]
    units: list[UnitType]
    center_cost: int
    card_cost: int
    units_per_center: int


class AreaScene(TypedDict):
    """An area that is held or has a center.

    `income` are the production points that its owner would not have without it; `guard` says why
    the viewer may not attack it, where something protects it.
    """

    id: str
    owner: int
    units: Units
    center: bool
    income: int
    home: int | None
    guard: str


class CardScene(TypedDict):
    """A card, and what its ability does."""

    id: str
    combat: int
    movement: int
    production: int
    stars: int
    ability: str
    name: str
    effect: str


class IncomeScene(TypedDict):
    """The production points of a turn that began now; at least `least`."""

    centers: int
    backed: int
    capitals: int
    card: int
    least: int
    total: int


class PointsScene(TypedDict):
    """The victory points that a player would get if the round ended now."""

    capitals: int
    sources: int
    majorities: int
    total: int


class GoalScene(TypedDict):
    """What a player still needs to win: points, and a capital where the edition asks for one."""

    points: int
    left: int
    must_exceed: bool
    needs_capital: bool
    has_capital: bool


class PlayerScene(TypedDict):
    """A player. `hand` is None unless it is the viewer's own; `cards` is its size."""

    seat: int
    name: str
    color: str | None
    score: int
    gained: int
    land: int
    sea: int
    capitals: int
    sources: int
    centers: int
    income: IncomeScene
    next_points: PointsScene
    goal: GoalScene
    majorities: list[str]
    cards: int
    hand: list[CardScene] | None
    chosen: CardScene | None
    has_decided: bool
    played: CardScene | None
    ability_used: bool
    radar_active: bool
    truces: list[int]
    on_map: Units


class MajorityScene(TypedDict):
    """A majority: who holds its token, who would get it now, and everybody's count."""

    id: str
    holder: int | None
    would_hold: int | None
    counts: list[int]


class SiteScene(TypedDict):
    """Where something bought could be placed: what it is bought with, the area, who builds it.

    `most` is how many of it, if nothing else is placed. A center that is bought has no builder.
    `counts`: whether it takes room of what its center can build.
    """

    ware: str
    area: str
    center: str | None
    most: int
    counts: bool


class PhaseScene(TypedDict):
    """Where the match stands: the phase by name, its points, what is bought and not yet placed.

    `stage` is the part of a round that the phase belongs to, `title` its name for people. `built`
    counts what each production center has built in it. `sites` tell a buyer where what is bought
    so far could go, `working` how many centers may build, where power sources limit that.
    """

    name: str
    stage: Stage
    title: str
    points: int | None
    units: Units
    neutrals: Units
    centers: int
    cards: int
    left: int | None
    built: dict[str, int]
    sites: list[SiteScene]
    working: int | None


class DiceScene(TypedDict):
    """Dice of one origin: so many things with so many dice each, and the rule that gives them."""

    what: str
    text: str
    amount: int
    dice: int
    rule: str


class SideScene(TypedDict):
    """One side of a battle. `faces` are its last dice, `losses` what it is about to lose."""

    seat: int
    name: str
    units: Units
    supremacy: int
    dice: int
    why: list[DiceScene]
    faces: list[int]
    hits: int
    losses: Units
    ability: CardScene | None
    ability_used: bool
    retreat_limit: int
    refuges: list[str]


class BattleScene(TypedDict):
    """The battle being fought. `roller` is the side that rolls; at sea both do."""

    kind: Literal["land", "sea", "amphibious", "drop"]
    target: str
    origins: dict[str, int]
    supremacy: Literal["attacker", "defender"] | None
    roller: Literal["attacker", "defender", "both"] | None
    hitless: int
    attacker: SideScene
    defender: SideScene


class SpecialScene(TypedDict):
    """A special attack between its declaration and its casualties."""

    target: str
    dice: int | None
    hits: int | None
    shielded: bool


class DustScene(TypedDict):
    """A position of DUST as one viewer may see it. Areas without units or center are left out."""

    game: Literal["dust"]
    edition: str
    edition_title: str
    round: int
    active: int | None
    order: list[int]
    queue: list[int]
    phase: PhaseScene
    areas: list[AreaScene]
    players: list[PlayerScene]
    majorities: list[MajorityScene]
    battle: BattleScene | None
    special: SpecialScene | None
    deck: int
    discards: list[str]
    winners: list[int] | None
