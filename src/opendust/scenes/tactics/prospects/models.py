"""What shape have the answers about what would come of something in Dust Tactics?"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict


class Prospect(TypedDict):
    """What an attack would do to its target, and what the attacker loses on average.

    `dice`: how many are rolled before anything special. `hurt` and `destroyed` are chances.
    """

    unit: str
    target: str
    dice: int
    hurt: float
    destroyed: float
    lost: float
    own_lost: float


class Assault(TypedDict):
    """A pair of actions that ends in an attack: what is declared, where each MOVE ends."""

    plan: str
    stops: list[str]
    prospect: Prospect


class AssaultStudy(TypedDict):
    """The ways to attack a unit, the best first; `spaces`: dice from every space of one MOVE."""

    kind: Literal["assault"]
    unit: str
    target: str
    ways: list[Assault]
    spaces: dict[str, int]


class Reaction(TypedDict):
    """Reactive fire: the dice of the attempt, the chance that it succeeds, then what it does.

    `hurt` and `destroyed` include the chance that the unit does not fire at all.
    """

    unit: str
    target: str
    dice: int
    fires: float
    hurt: float
    destroyed: float
    lost: float


class ReactionsStudy(TypedDict):
    """Every unit of one's own that may react now."""

    kind: Literal["reactions"]
    reactions: list[Reaction]


class Danger(TypedDict):
    """An enemy that could hit a unit in this round: from where, and what that would do."""

    space: str
    moves: int
    prospect: Prospect


class StandStudy(TypedDict):
    """A unit in a space: whom it could hit from there, who could react, who could hit it."""

    kind: Literal["stand"]
    unit: str
    space: str
    plan: str
    hits: list[Prospect]
    reactions: list[Reaction]
    dangers: list[Danger]


class PerilStudy(TypedDict):
    """A unit where it stands: who could still hit it in this round, and who is left but cannot."""

    kind: Literal["peril"]
    unit: str
    dangers: list[Danger]
    unable: list[str]


class ThreatStudy(TypedDict):
    """How many enemies could hit a unit in each space before the round ends."""

    kind: Literal["threat"]
    unit: str
    spaces: dict[str, int]


class OrdersStudy(TypedDict):
    """How far each of one's units can hit enemies that are left, by whom an order is about."""

    kind: Literal["orders"]
    reach: dict[str, dict[str, int]]
