"""What is played: which bots meet in which seats, on which variants, with which seeds?

Everything about game number n follows from the plan and n alone, so it does not matter who plays
it, when, or after which other game. A *pair* is one seed: it is played once with every variant,
every lineup of bots and every rotation of that lineup over the seats.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from hashlib import blake2b
from itertools import combinations
from typing import Any, Final

from opendust.kernel.refusal import BadText, Fault

MOST_INPUTS: Final = 20_000
DECISION_CAP: Final = 30.0
SEED_BYTES: Final = 16
DRAFT_TURNS: Final = 6
"""So many pairs share one shuffled order of what the arena deals out itself."""
FREE: Final = ("games", "cap")
"""What may differ when an arena goes on: more games, another patience."""

Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Variant:
    """A short name and the settings of the match; the inputs of a saved game to go on from."""

    name: str
    settings: dict[str, str]
    start: tuple[str, ...] = ()


@dataclass(frozen=True)
class Plan:
    """Everything that decides the games of an arena."""

    game: str
    variants: tuple[Variant, ...]
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str
    budget: float | None = None
    drafted: bool = True
    cap: float = DECISION_CAP
    most_inputs: int = MOST_INPUTS

    def block(self) -> list[tuple[int, Lineup]]:
        """The games of one pair: variant and bots by seat."""
        turned = [turn for lineup in lineups(self.bots, self.seats) for turn in rotations(lineup)]
        return [(number, turn) for number in range(len(self.variants)) for turn in turned]

    def rounded(self) -> Plan:
        """The same plan with as many games as fill whole pairs."""
        size = len(self.block())
        return replace(self, games=max(1, -(-self.games // size)) * size)

    def key(self, pair: int, what: str) -> bytes:
        """Sixteen bytes for one use in the games of one pair."""
        words = f"{self.seed} {pair} {what}"
        return blake2b(words.encode(), digest_size=SEED_BYTES).digest()


@dataclass(frozen=True)
class Fixture:
    """One game of a plan: its number from 0, its pair, its variant, the bots by seat."""

    number: int
    pair: int
    variant: Variant
    bots: Lineup


def fixture(plan: Plan, number: int) -> Fixture:
    """The game with this number."""
    block = plan.block()
    pair, at = divmod(number, len(block))
    variant, bots = block[at]
    return Fixture(number, pair, plan.variants[variant], bots)


def lineups(bots: tuple[str, ...], seats: int) -> list[Lineup]:
    """Who plays together: every choice of the bots, or all with the last one filling up."""
    if len(bots) > seats:
        return list(combinations(bots, seats))
    return [bots + bots[-1:] * (seats - len(bots))]


def rotations(lineup: Lineup) -> list[Lineup]:
    """The lineup moved round the seats; one that looks the same again is not played twice."""
    found: list[Lineup] = []
    for turn in range(len(lineup)):
        turned = lineup[turn:] + lineup[:turn]
        if turned not in found:
            found.append(turned)
    return found


def plan_as_data(plan: Plan) -> dict[str, Any]:
    """The plan as plain data."""
    return asdict(plan)


def plan_from_data(data: dict[str, Any]) -> Plan:
    """The plan that `plan_as_data` wrote."""
    variants = tuple(
        [Variant(v["name"], v["settings"], tuple(v.get("start", ()))) for v in data["variants"]]
    )
    return Plan(**{**data, "variants": variants, "bots": tuple(data["bots"])})


def refuse_other(here: Plan, kept: Plan, folder: str) -> None:
    """An arena goes on only as what it was begun as."""
    for field in fields(Plan):
        ours, theirs = getattr(here, field.name), getattr(kept, field.name)
        if field.name not in FREE and ours != theirs:
            names = {"name": field.name, "here": shown(ours), "kept": shown(theirs)}
            raise BadText([Fault("", 0, "arena-other-plan", folder=folder, **names)])


def shown(value: object) -> str:
    """A value of a plan in one short line."""
    if isinstance(value, tuple):
        return " ".join([item.name if isinstance(item, Variant) else str(item) for item in value])
    return str(value)
