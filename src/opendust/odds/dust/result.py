"""What are the odds? Outcomes, survivors, losses in production points, the swing."""

from __future__ import annotations

from typing import Final, final

from opendust.dust.force import cost, total
from opendust.odds.chances import Number
from opendust.odds.dust.tree import CEASE_FIRE, CONQUEST, DEFENCE, EMPTY, OUTCOMES

Survivors = tuple[int, int, int]
"""Outcome, attackers alive and defenders alive, wherever they are now."""

OUTCOME_COUNT: Final = len(OUTCOMES)


@final
class DustOdds:
    """The exact distribution of the ends of a battle.

    `survivors` gives the chance of each outcome with each pair of surviving forces. Units that
    retreated or were saved count too. `value` is the value of the game, if a side plays `best`.
    """

    def __init__(
        self, attackers: int, defenders: int, prize: int, survivors: dict[Survivors, Number]
    ) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.prize = prize
        self.survivors = dict(sorted(survivors.items(), key=lambda entry: -entry[1]))
        self.outcomes: list[Number] = [0] * OUTCOME_COUNT
        self.attacker_losses: Number = 0
        self.defender_losses: Number = 0
        costs: dict[int, int] = {attackers: cost(attackers), defenders: cost(defenders)}
        for (outcome, own, other), chance in survivors.items():
            for force in (own, other):
                if force not in costs:
                    costs[force] = cost(force)
            self.outcomes[outcome] += chance
            self.attacker_losses += chance * (costs[attackers] - costs[own])
            self.defender_losses += chance * (costs[defenders] - costs[other])

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
