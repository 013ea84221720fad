"""How do the sides play? Named simple policies, and `best`, which solve.py finds.

A policy has three parts: whom the roller destroys, when units retreat, when the card's ability is
used. The player who rolls chooses the enemy's casualties (BTL-LAND-08).
"""

from __future__ import annotations

from typing import Final, final

from opendust.dust.force import COST, UNITS, cost, count, of, total
from opendust.dust.rules.fighting.losses import dearest
from opendust.dust.rules.fighting.rolls import combat_dice
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest_word

BEST: Final = "best"
CASUALTIES: Final = ("dearest", "cheapest", "most-dice", "land-first", "air-first", BEST)
RETREATS: Final = ("never", "outnumbered", "outgunned", "always", BEST)
ABILITIES: Final = ("sensible", "at-once", "never", BEST)


@final
class Policy:
    """How one side plays."""

    __slots__ = ("abilities", "casualties", "retreat")

    def __init__(
        self, casualties: str = "dearest", retreat: str = "never", abilities: str = "sensible"
    ) -> None:
        check_known("casualties", casualties, CASUALTIES)
        check_known("retreat", retreat, RETREATS)
        check_known("abilities", abilities, ABILITIES)
        self.casualties = casualties
        self.retreat = retreat
        self.abilities = abilities

    def __repr__(self) -> str:
        return f"Policy({self.casualties!r}, {self.retreat!r}, {self.abilities!r})"

    def seeks(self) -> bool:
        """Whether any part of it must be found by solving."""
        return BEST in (self.casualties, self.retreat, self.abilities)


def check_known(part: str, name: str, known: tuple[str, ...]) -> None:
    """A policy must be one of those there are."""
    if name not in known:
        close = nearest_word(name, known)
        raise BadText(
            [Fault("", 0, "odds-policy-unknown", part=part, name=name, nearest=close, values=known)]
        )


OPTIMAL: Final = Policy(BEST, BEST, BEST)


def chosen_losses(policy: str, choices: list[int], submarine_value: int) -> int:
    """The set of casualties that a named policy takes."""
    if policy == "dearest":
        return dearest(choices)
    if policy == "cheapest":
        return min(choices, key=cost)
    if policy == "most-dice":
        return max(
            choices,
            key=lambda losses: (combat_dice(losses, submarine_value, has_ace=False), cost(losses)),
        )
    return choices[0] if policy == "land-first" else choices[-1]


def is_retreat_wanted(policy: str, own: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether a named policy withdraws units, given force and dice of both sides."""
    if policy == "outnumbered":
        return total(own[0]) < total(other[0])
    if policy == "outgunned":
        return own[1] < other[1]
    return policy == "always"


def dearest_units(force: int, amount: int) -> int:
    """The most expensive units of a force, so many of them."""
    taken = 0
    for unit in sorted(UNITS, key=lambda unit: -COST[unit]):
        some = min(amount, count(force, unit))
        taken += of(unit, some)
        amount -= some
    return taken


def sub_forces(force: int, most: int) -> list[int]:
    """Every part of a force with at least one and at most so many units."""
    found = [(0, 0)]
    for unit in UNITS:
        found = [
            (part + of(unit, more), size + more)
            for part, size in found
            for more in range(min(count(force, unit), most - size) + 1)
        ]
    return [part for part, size in found if size]
