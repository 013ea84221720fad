"""What shape has an answer to a question about a position? `kind` tells which one it is."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from opendust.scenes.dust.models import Units
from opendust.scenes.tactics.prospects.models import (
    AssaultStudy,
    OrdersStudy,
    PerilStudy,
    ReactionsStudy,
    StandStudy,
    ThreatStudy,
)


class OutcomeOdds(TypedDict):
    """How a battle may end, and how likely that is."""

    id: str
    name: str
    chance: float


class EndOdds(TypedDict):
    """One exact end with its survivors."""

    outcome: str
    attackers: Units
    defenders: Units
    chance: float


class BattleOdds(TypedDict):
    """The odds of one battle; losses and swing in production points."""

    attackers: Units
    defenders: Units
    outcomes: list[OutcomeOdds]
    conquest: float
    attacker_losses: float
    defender_losses: float
    prize: int
    swing: float
    ends: list[EndOdds]


class RetreatOdds(TypedDict):
    """What becomes of the battle if these units leave now; without units: going on."""

    units: Units
    conquest: float
    swing: float


class DustOdds(TypedDict):
    """The odds of a battle, the other way round, and of going on or leaving."""

    kind: Literal["dust-odds"]
    odds: BattleOdds
    reverse: BattleOdds | None
    retreats: list[RetreatOdds]


class Arrival(TypedDict):
    """Units that could come: from where, which at most, and by what (the verb of the action)."""

    origin: str
    verb: str
    units: Units


class Visitor(TypedDict):
    """What one player could bring to an area in the next phase, if he had the points."""

    seat: int
    name: str
    attacks: list[Arrival]
    moves: list[Arrival]


class ReachStudy(TypedDict):
    """Who can reach an area."""

    kind: Literal["reach"]
    area: str
    visitors: list[Visitor]


class AttackAhead(TypedDict):
    """Attacks of one verb that could be announced: from where, on what, with which units at most.

    `least` and `most` of them together.
    """

    verb: str
    origins: list[str]
    targets: list[str]
    units: Units
    least: int
    most: int


class AheadStudy(TypedDict):
    """What could be attacked if the movement ended now."""

    kind: Literal["ahead"]
    attacks: list[AttackAhead]


class SightReason(TypedDict):
    """One finding about a line of sight, with its rule and the spaces that it is about."""

    rule: str
    text: str
    spaces: list[str]
    what: Literal["blocks", "covers"]


class SightStudy(TypedDict):
    """Whether one space or unit sees another, what the line meets, and the cover at its end."""

    kind: Literal["sight"]
    one: str
    other: str
    range: int
    is_visible: bool
    cover: Literal["none", "soft", "hard"]
    crossed: list[str]
    touched: list[str]
    reasons: list[SightReason]
    lines: list[str]


class MovesStudy(TypedDict):
    """The spaces that a unit can reach and stop in, by the number of MOVE actions it takes.

    `legs`: the spaces on the way to each of them, MOVE by MOVE.
    """

    kind: Literal["moves"]
    unit: str
    moves: dict[str, int]
    legs: dict[str, list[list[str]]]


class WaysStudy(TypedDict):
    """The spaces that the unit under way can reach with this MOVE, each by its actions in order."""

    kind: Literal["ways"]
    unit: str
    ways: dict[str, list[str]]


class TargetStudy(TypedDict):
    """Whether a weapon can hit a unit from where its bearer stands, and its dice; if not, why."""

    weapon: str
    target: str
    value: str
    dice: int
    cover: Literal["none", "soft", "hard"]
    rule: str
    why_not: str


class WeaponZone(TypedDict):
    """The spaces in range and in sight of a weapon."""

    weapon: str
    spaces: list[str]


class FireStudy(TypedDict):
    """The fire zone of a unit where it stands, and every enemy unit with every weapon."""

    kind: Literal["fire"]
    unit: str
    zones: list[WeaponZone]
    targets: list[TargetStudy]


class UnitOdds(TypedDict):
    """What an attack does to a unit: chances by strength left, mean losses."""

    unit: str
    name: str
    destroyed: float
    lost: float
    ap_lost: float
    left: dict[str, float]


class TacticsOdds(TypedDict):
    """The odds of an attack for every unit that it can touch."""

    kind: Literal["tactics-odds"]
    units: list[UnitOdds]


class ArmyFault(TypedDict):
    """Why an army may not be played: `at` is the number of the unit that is meant, or -1."""

    rule: str
    kind: str
    text: str
    at: int


class ArmyStudy(TypedDict):
    """An army as it is being put together."""

    kind: Literal["army"]
    ap: int
    limit: int
    faults: list[ArmyFault]
    text: str


class Advice(TypedDict):
    """Something to do, in the notation and in words, the places it names, and why."""

    action: str
    label: str
    places: list[str]
    reason: str


class Counsel(TypedDict):
    """What a captain would do now, the best first."""

    kind: Literal["counsel"]
    advice: list[Advice]


class BestMove(TypedDict):
    """Something to do, in the notation and in words, the places it names, the chance to win."""

    action: str
    label: str
    places: list[str]
    chance: float


class BestMoves(TypedDict):
    """What was found best in so many imagined worlds, and everybody's chance to win now."""

    kind: Literal["best"]
    worlds: int
    chances: list[float]
    moves: list[BestMove]


class PuzzleAnswer(TypedDict):
    """What is said to an answer: whether it is right, the best move, the next best, and why.

    `yours`: its chance to win, where it was worked out. `some`: the best move among a few others.
    """

    is_right: bool
    yours: float | None
    best: str
    label: str
    places: list[str]
    chance: float
    second: float
    next: str
    why: str
    some: list[str]


Study = (
    DustOdds | ReachStudy | AheadStudy | SightStudy | MovesStudy | WaysStudy | FireStudy
    | TacticsOdds | ArmyStudy | Counsel | BestMoves | AssaultStudy | StandStudy | PerilStudy
    | ThreatStudy | ReactionsStudy | OrdersStudy
)  # fmt: skip
Args = dict[str, str]
"""What a question is about, by name: `action`, `area`, `unit`, ..."""
