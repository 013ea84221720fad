"""How does a battle end? The exact distribution of its ends, with the best choices found first.

Ranks fall along every way through a battle. So the best choices are found from the lowest rank
upwards (backward induction: the attacker seeks a high value, the defender a low one), and chances
are carried from the highest rank downwards, each moment once for every set of units gone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from opendust.kernel.refusal import BadText, Fault
from opendust.odds.chances import Number
from opendust.odds.dust.steps import Steps
from opendust.odds.dust.tree import Choice, Dice, Leaf, Moment, Node, leaves
from opendust.odds.matrix_game import solve_matrix

Away = tuple[int, int]
Ends = dict[tuple[Moment, int, int], Number]
"""Chance by end of the battle and the units of both sides that left it alive."""

Worth = Callable[[Moment], Number]
"""What an end is worth to the attacker, units away not counted."""

MOST_MOMENTS: Final = 400_000


@final
class Solver:
    """One battle: its trees, and the values of its moments."""

    def __init__(
        self, steps: Steps, worth: Worth, away_worth: Callable[[int, int], Number]
    ) -> None:
        self.steps = steps
        self.worth = worth
        self.away_worth = away_worth
        self.trees: dict[Moment, Node] = {}
        self.values: dict[Moment, Number] = {}

    def tree(self, moment: Moment) -> Node:
        """The tree from a moment, built once."""
        found = self.trees.get(moment)
        if found is None:
            found = self.trees[moment] = self.steps.expand(moment)
        return found

    # ── The best choices ─────────────────────────────────────────────────────────────────────

    def find_best(self, start: Node) -> Number:
        """Values of all moments that can come, lowest rank first; the value of the start."""
        levels: dict[int, dict[Moment, None]] = {}
        for leaf in leaves(start):
            levels.setdefault(leaf.rank, {})[leaf.moment] = None
        known = 0
        for rank in range(max(levels), -1, -1):
            for moment in levels.get(rank, ()):
                for leaf in leaves(self.tree(moment)):
                    levels.setdefault(leaf.rank, {})[leaf.moment] = None
            known += len(levels.get(rank, ()))
            if known > MOST_MOMENTS:
                raise BadText([Fault("", 0, "odds-too-large", most=MOST_MOMENTS)])
        for rank in sorted(levels):
            for moment in levels[rank]:
                if rank >= 0:
                    self.values[moment] = self.value(self.trees[moment])
                else:
                    self.values[moment] = self.worth(moment)
        return self.value(start)

    def value(self, node: Node) -> Number:
        """What a tree is worth to the attacker; marks the best branch of every choice."""
        if isinstance(node, Leaf):
            value = self.values[node.moment]
            if node.attackers_away or node.defenders_away:
                return value + self.away_worth(node.attackers_away, node.defenders_away)
            return value
        if isinstance(node, Dice):
            value = self.steps.chances.none
            for chance, branch in node.branches:
                value += chance * self.value(branch)
            return value
        if isinstance(node, Choice):
            values = [self.value(branch) for branch in node.branches]
            best = min(values) if node.side else max(values)
            node.best = values.index(best)
            return best
        payoffs = [[self.value(branch) for branch in row] for row in node.rows]
        worth, *mixture = solve_matrix(payoffs)
        node.mixture = (mixture[0], mixture[1])
        return worth

    # ── The distribution ─────────────────────────────────────────────────────────────────────

    def ends(self, start: Node) -> Ends:
        """The chance of every end, highest rank first."""
        levels: dict[int, Ends] = {}
        self.carry(start, self.steps.chances.one, 0, 0, levels)
        for rank in range(max(levels), -1, -1):
            for (moment, attackers, defenders), chance in levels.pop(rank, {}).items():
                self.carry(self.tree(moment), chance, attackers, defenders, levels)
        return levels[-1]

    def carry(
        self, node: Node, chance: Number, attackers: int, defenders: int, levels: dict[int, Ends]
    ) -> None:
        """Give the chance of a tree to its leaves."""
        if isinstance(node, Dice):
            for more, branch in node.branches:
                if isinstance(branch, Leaf):
                    drop(branch, chance * more, attackers, defenders, levels)
                else:
                    self.carry(branch, chance * more, attackers, defenders, levels)
        elif isinstance(node, Leaf):
            drop(node, chance, attackers, defenders, levels)
        elif isinstance(node, Choice):
            self.carry(node.branches[node.best], chance, attackers, defenders, levels)
        else:
            for one, row in zip(node.mixture[0], node.rows, strict=True):
                for other, branch in zip(node.mixture[1], row, strict=True):
                    if one * other > 0:
                        self.carry(branch, chance * one * other, attackers, defenders, levels)


def drop(
    leaf: Leaf, chance: Number, attackers: int, defenders: int, levels: dict[int, Ends]
) -> None:
    """Add a chance to a leaf's moment, among those of its rank."""
    level = levels.get(leaf.rank)
    if level is None:
        level = levels[leaf.rank] = {}
    key = (leaf.moment, attackers + leaf.attackers_away, defenders + leaf.defenders_away)
    level[key] = level.get(key, 0) + chance
