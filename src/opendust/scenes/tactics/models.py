"""What shape has a scene of Dust Tactics? The types of everything that a client draws.

Spaces, units, weapons and miniatures are named as in the notation. Seats and sides are numbers
from 0.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Edge = Literal["open", "wall", "small", "large"]


class SpacePicture(TypedDict):
    """A space: its ground, its structure (-1: outside), the edges to the right and below."""

    id: str
    x: int
    y: int
    terrain: Literal["circle", "triangle", "cross", "diamond", "none"]
    structure: int
    east: Edge
    south: Edge


class SkillPicture(TypedDict):
    """A skill by its id: its name, what it does, and the rule that says so."""

    id: str
    name: str
    effect: str
    rule: str


class LinePicture(TypedDict):
    """A weapon line; `values` are its combat values by armor class, a dash does no damage."""

    id: str
    name: str
    range: str
    classes: list[str]
    values: dict[str, str]
    ammo: int | None
    carriers: int


class BearerPicture(TypedDict):
    """Alike miniatures of a unit: how many, what they are, the numbers of their lines."""

    count: int
    role: str
    lines: list[int]


class CardPicture(TypedDict):
    """A unit card. `sources`: how every figure is known, by its name (`weapons.ID` for a line)."""

    id: str
    name: str
    full_name: str
    faction: Literal["allies", "axis", "ssu"]
    kind: Literal["squad", "hero", "vehicle", "aircraft"]
    armor: str
    movement: int
    hp: int
    ap: int
    width: int
    length: int
    soft_cover: str
    hard_cover: str
    skills: list[SkillPicture]
    lines: list[LinePicture]
    bearers: list[BearerPicture]
    in_box: bool
    sources: dict[str, Literal["printed", "published", "reconstructed", "own"]]


class ObjectivePicture(TypedDict):
    """An objective: what is asked of a side (None: of both), and the sentence that says so."""

    name: str
    goal: Literal["hold", "reach", "destroy"]
    side: int | None
    spaces: list[str]
    count: int
    who: str
    from_round: int
    wins: bool
    points: int
    text: str


class SidePicture(TypedDict):
    """What a scenario says of a side."""

    name: str
    faction: str | None
    entry: list[str]
    initiative_dice: int


class UnitPicture(TypedDict):
    """A unit of the match: its card, its player, and a short code for small drawings."""

    id: str
    name: str
    code: str
    card: str
    owner: int
    side: int
    members: list[str]
    weapons: list[str]


class ScenarioFacts(TypedDict):
    """What was found out about a scenario: see docs/study/scenarios.md.

    `activations` is how many a game has on average, `first` the share of `games` that the first
    side won.
    """

    activations: int
    first: float
    games: int


class TacticsMap(TypedDict):
    """A battlefield with what its scenario says."""

    scenario: str
    title: str
    brief: str
    width: int
    height: int
    spaces: list[SpacePicture]
    sides: list[SidePicture]
    objectives: list[ObjectivePicture]
    cover_zone: list[str]
    square_zone: list[str]
    elements: dict[str, str]
    ap_limit: int
    round_limit: int
    facts: ScenarioFacts | None


class TacticsBoard(TypedDict):
    """Battlefield, units and cards, which stay the same through a match."""

    game: Literal["tactics"]
    profile: str
    map: TacticsMap
    units: list[UnitPicture]
    cards: dict[str, CardPicture]
    seat_sides: list[int]


class MemberScene(TypedDict):
    """Alike miniatures: how many are left, or the HP of a hero or vehicle."""

    id: str
    name: str
    left: int
    full: int


class OrderScene(TypedDict):
    """A standing order for reactive fire; only its owner sees it."""

    quarry: str
    reach: int


class UnitScene(TypedDict):
    """A unit: where it is, what is left of it, what it has done in this round."""

    id: str
    status: Literal["board", "reserve", "destroyed"]
    space: str | None
    cells: list[str]
    strength: int
    full: int
    members: list[MemberScene]
    activated: bool
    moved: bool
    hero: str | None
    leader: str | None
    ammo: dict[str, int]
    empty: list[str]
    skills_used: list[str]
    marks: list[str]
    order: OrderScene | None


class GroundScene(TypedDict):
    """A space that has changed: a cover element with its health, or a terrain square."""

    id: str
    element: Literal["crate", "trap"] | None
    hp: int
    square: bool


class SideStanding(TypedDict):
    """How a side stands: victory points, units left, AP lost."""

    name: str
    seats: list[int]
    points: int
    on_board: int
    in_reserve: int
    destroyed: int
    ap_lost: int


class ActivationScene(TypedDict):
    """The activation in progress: the declared steps and how far it has come."""

    unit: str
    steps: list[str]
    at: int
    points: int | None
    skills: list[str]
    weapons: list[str]


class ShotScene(TypedDict):
    """A declared shot; `saves` is the face that saves the target, if any."""

    weapon: str
    target: str
    dice: int
    damage: int
    saves: Literal["none", "hit", "blank"]
    hits: int | None


class AimScene(TypedDict):
    """A weapon that may still be aimed: its value against the target's armor, its dice, the cover.

    Limited ammo: the dice for one round of it.
    """

    weapon: str
    target: str
    value: str
    dice: int
    cover: Literal["none", "soft", "hard"]


class AttackScene(TypedDict):
    """The attack in progress."""

    unit: str
    mode: Literal["ordinary", "sustained", "charging", "reactive", "indirect"]
    stage: Literal["declaring", "ranged", "hitting-back", "close-combat"]
    quarry: str | None
    shots: list[ShotScene]
    at: int
    good: int
    bad: int
    aims: list[AimScene]


class TacticsPhase(TypedDict):
    """Where the match stands. `side` decides; `unit` is the one that moves, suffers or answers."""

    name: str
    stage: Literal["setup", "initiative", "activation", "movement", "reaction", "attack", "end"]
    title: str
    side: int | None
    unit: str | None
    points: int | None
    dice: int | None


class TacticsScene(TypedDict):
    """A position of Dust Tactics as one viewer may see it."""

    game: Literal["tactics"]
    round: int
    round_limit: int
    phase: TacticsPhase
    units: list[UnitScene]
    ground: list[GroundScene]
    sides: list[SideStanding]
    activation: ActivationScene | None
    attack: AttackScene | None
    stock: dict[str, int]
    silent: bool
    winner: int | None
