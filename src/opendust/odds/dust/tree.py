"""What can follow a moment of a battle? A small tree of chances and choices that ends in leaves.

The steps of a battle build such trees; solve.py reads them. A leaf is the next moment or an end
of the battle, with the units that have left alive on the way there.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from opendust.odds.chances import Number

RETREAT: Final = 2
ANSWER: Final = 1
ROLL: Final = 0
"""The stages before a roll: a side may retreat, then perhaps the other, then the dice fall."""

CONQUEST: Final = 0
DEFENCE: Final = 1
CEASE_FIRE: Final = 2
EMPTY: Final = 3
OUTCOMES: Final = ("conquest", "defence", "cease-fire", "empty")


class Moment(NamedTuple):
    """A battle before a retreat or a roll, or at its end (`stage` below zero).

    `flags` are those of steps.py: abilities ready and in effect. An end keeps the survivors that
    stand in the battle, and the outcome as `roller`.
    """

    attackers: int
    defenders: int
    roller: int
    rolled: int
    hitless: int
    flags: int
    stage: int


END: Final = -1


@final
class Leaf:
    """A next moment; `rank` falls along every way through a battle, and is -1 at its end."""

    __slots__ = ("attackers_away", "defenders_away", "moment", "rank")

    def __init__(self, moment: Moment, rank: int, attackers_away: int, defenders_away: int) -> None:
        self.moment = moment
        self.rank = rank
        self.attackers_away = attackers_away
        self.defenders_away = defenders_away

    def has_left(self) -> bool:
        """Whether units have left the battle on the way to this moment."""
        return bool(self.attackers_away or self.defenders_away)


@final
class Dice:
    """Chance decides: each branch with its chance."""

    __slots__ = ("branches",)

    def __init__(self, branches: list[tuple[Number, Node]]) -> None:
        self.branches = branches


@final
class Choice:
    """A side decides; `best` is the branch that solving has found best for it."""

    __slots__ = ("best", "branches", "side")

    def __init__(self, side: int, branches: list[Node]) -> None:
        self.side = side
        self.branches = branches
        self.best = 0


@final
class Together:
    """Both sides decide at once: rows are the attacker's ways, columns the defender's.

    `mixture` is the chance of each row and of each column in optimal play.
    """

    __slots__ = ("mixture", "rows")

    def __init__(self, rows: list[list[Node]]) -> None:
        self.rows = rows
        self.mixture: tuple[list[Number], list[Number]] = ([], [])


Node = Leaf | Dice | Choice | Together


def leaves(node: Node) -> list[Leaf]:
    """Every leaf of a tree."""
    if isinstance(node, Leaf):
        return [node]
    found: list[Leaf] = []
    if isinstance(node, Dice):
        for _, branch in node.branches:
            found += leaves(branch)
    elif isinstance(node, Choice):
        for branch in node.branches:
            found += leaves(branch)
    else:
        for row in node.rows:
            for branch in row:
                found += leaves(branch)
    return found
