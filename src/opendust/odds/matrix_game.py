"""What is a game worth in which both sides decide at once? Optimal mixtures of a payoff matrix.

The column player's linear programme (least total weight whose columns keep every row at one or
below, after a shift that makes all payoffs positive) by the simplex method with Bland's rule,
which cannot cycle; its dual gives the row player's mixture.
"""

from __future__ import annotations

from fractions import Fraction

from opendust.odds.chances import Number

SMALL = 1e-12


def solve_matrix(payoffs: list[list[Number]]) -> tuple[Number, list[Number], list[Number]]:
    """Value, row mixture and column mixture; rows want much, columns want little."""
    shift = 1 - min([min(row) for row in payoffs])
    rows, columns = len(payoffs), len(payoffs[0])
    exact = isinstance(payoffs[0][0], Fraction)
    zero: Number = Fraction(0) if exact else 0.0
    one: Number = Fraction(1) if exact else 1.0
    small: Number = zero if exact else SMALL
    table = [
        [*[pay + shift for pay in row], *[one if k == i else zero for k in range(rows)], one]
        for i, row in enumerate(payoffs)
    ]
    goal: list[Number] = [*[-one] * columns, *[zero] * (rows + 1)]
    basis = list(range(columns, columns + rows))
    while True:
        entering = next((k for k in range(columns + rows) if goal[k] < -small), -1)
        if entering < 0:
            break
        ratios = [
            (table[i][-1] / table[i][entering], basis[i], i)
            for i in range(rows)
            if table[i][entering] > small
        ]
        pivot = min(ratios)[2]
        goal = eliminate(table, goal, pivot, entering)
        basis[pivot] = entering
    worth = one / goal[-1]
    weights = [zero] * (columns + rows)
    for i, k in enumerate(basis):
        weights[k] = table[i][-1]
    row_mixture = [goal[columns + i] * worth for i in range(rows)]
    return worth - shift, row_mixture, [weight * worth for weight in weights[:columns]]


def eliminate(
    table: list[list[Number]], goal: list[Number], pivot: int, entering: int
) -> list[Number]:
    """One pivot step: the entering column becomes a unit column; the new goal row."""
    scale = table[pivot][entering]
    table[pivot] = [entry / scale for entry in table[pivot]]
    for i, row in enumerate(table):
        if i != pivot and row[entering]:
            table[i] = reduced(row, table[pivot], row[entering])
    return reduced(goal, table[pivot], goal[entering])


def reduced(row: list[Number], pivot_row: list[Number], times: Number) -> list[Number]:
    """A row less so many times the pivot row."""
    return [entry - times * other for entry, other in zip(row, pivot_row, strict=True)]
