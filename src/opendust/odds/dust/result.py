"""What are the odds? Outcomes, survivors, losses in production points, the swing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final, final

from opendust.dust.force import cost, total
from opendust.odds.chances import Number
from opendust.odds.dust.tree import CEASE_FIRE, CONQUEST, DEFENCE, EMPTY, OUTCOMES

Survivors = tuple[int, int, int]
"""Outcome, attackers alive and defenders alive, wherever they are now."""
Sums = tuple[list[Number], Number, Number]
"""The chances of the outcomes, and the losses of both sides in production points."""

OUTCOME_COUNT: Final = len(OUTCOMES)


@final
class DustOdds:
    """The exact distribution of the ends of a battle.

    `survivors` gives the chance of each outcome with each pair of surviving forces; `find` is asked
    for it when somebody wants to know. Units that retreated or were saved count too.
    """

    def __init__(
        self,
        attackers: int,
        defenders: int,
        prize: int,
        find: Callable[[], dict[Survivors, Number]],
        sums: Sums | None = None,
    ) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.prize = prize
        self.find = find
        outcomes, lost, killed = self.added_up() if sums is None else sums
        self.outcomes = outcomes
        self.attacker_losses = lost
        self.defender_losses = killed

    @cached_property
    def survivors(self) -> dict[Survivors, Number]:
        """The chance of every end, the likeliest first."""
        return dict(sorted(self.find().items(), key=lambda entry: -entry[1]))

    def added_up(self) -> Sums:
        """The chances of the outcomes and the losses of both sides, from every end."""
        outcomes: list[Number] = [0] * OUTCOME_COUNT
        lost: Number = 0
        killed: Number = 0
        before, enemies = cost(self.attackers), cost(self.defenders)
        costs: dict[int, int] = {}
        for (outcome, own, other), chance in self.find().items():
            for force in (own, other):
                if force not in costs:
                    costs[force] = cost(force)
            outcomes[outcome] += chance
            lost += chance * (before - costs[own])
            killed += chance * (enemies - costs[other])
        return outcomes, lost, killed

    @property
    def conquest(self) -> Number:
        """The attacker takes the area. BTL-LAND-17."""
        return self.outcomes[CONQUEST]

    @property
    def defence(self) -> Number:
        """The defender holds the area, because no attacker is left. BTL-LAND-16."""
        return self.outcomes[DEFENCE]

    @property
    def cease_fire(self) -> Number:
        """Three hitless rolls end the battle. BTL-LAND-13."""
        return self.outcomes[CEASE_FIRE]

    @property
    def empty(self) -> Number:
        """No one is left, after mutual destruction at sea or a special attack."""
        return self.outcomes[EMPTY]

    @property
    def swing(self) -> Number:
        """The attacker's gain in production points: enemy losses, minus own, plus the prize."""
        return self.defender_losses - self.attacker_losses + self.prize * self.conquest

    def units_left(self, side: int) -> dict[int, Number]:
        """The chance of each number of surviving units of a side."""
        left: dict[int, Number] = {}
        for (_, *forces), chance in self.survivors.items():
            number = total(forces[side])
            left[number] = left.get(number, 0) + chance
        return dict(sorted(left.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DustOdds) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.attackers, self.defenders, tuple(self.outcomes)))

    def __repr__(self) -> str:
        shown = zip(OUTCOMES, self.outcomes, strict=True)
        chances = ", ".join([f"{name} {float(chance):.1%}" for name, chance in shown if chance])
        return f"<odds: {chances}; swing {float(self.swing):+.2f}>"

    def __reduce__(self) -> tuple[object, ...]:
        sums = self.outcomes, self.attacker_losses, self.defender_losses
        found = self.attackers, self.defenders, self.prize, self.survivors, sums
        return restored_odds, found


def restored_odds(
    attackers: int, defenders: int, prize: int, survivors: dict[Survivors, Number], sums: Sums
) -> DustOdds:
    """The odds that were pickled."""
    return DustOdds(attackers, defenders, prize, lambda: survivors, sums)
