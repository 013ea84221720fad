"""Best play: no policy does better, mixtures of simultaneous decisions are right."""

from __future__ import annotations

from fractions import Fraction

import pytest

from opendust.dust.edition import VARIANTS, load_edition
from opendust.odds import Policy, dust_odds
from opendust.odds.dust.policies import CASUALTIES, RETREATS
from opendust.odds.matrix_game import solve_matrix

TEXT = "2 tank 1 mech 1 fighter vs 2 tank 1 bomber"


@pytest.mark.parametrize("casualties", CASUALTIES)
@pytest.mark.parametrize("retreat", RETREATS)
def test_nobody_does_better_against_best_play(casualties: str, retreat: str) -> None:
    best = dust_odds(TEXT, attacker="best", defender="best", exact=True).swing
    other = Policy(casualties, retreat)
    assert dust_odds(TEXT, attacker=other, defender="best", exact=True).swing <= best
    assert dust_odds(TEXT, attacker="best", defender=other, exact=True).swing >= best


def test_playing_for_conquest_conquers_more_often() -> None:
    points = dust_odds(TEXT, attacker="best", exact=True)
    conquest = dust_odds(TEXT, attacker="best", value="conquest", exact=True)
    assert conquest.conquest >= points.conquest
    assert conquest.swing <= points.swing


def test_matching_pennies() -> None:
    value, rows, columns = solve_matrix([[Fraction(1), Fraction(-1)], [Fraction(-1), Fraction(1)]])
    assert value == 0
    assert rows == columns == [Fraction(1, 2), Fraction(1, 2)]


def test_a_matrix_without_saddle_point() -> None:
    """Value (ad - bc) / (a + d - b - c) = (3*4 - 1*2) / (3 + 4 - 1 - 2)."""
    value, rows, columns = solve_matrix([[Fraction(3), Fraction(1)], [Fraction(2), Fraction(4)]])
    assert value == Fraction(10, 4)
    assert rows == [Fraction(1, 2), Fraction(1, 2)]
    assert columns == [Fraction(3, 4), Fraction(1, 4)]


def test_a_matrix_with_a_saddle_point() -> None:
    value, rows, columns = solve_matrix([[Fraction(5), Fraction(3)], [Fraction(1), Fraction(2)]])
    assert (value, rows, columns) == (3, [1, 0], [0, 1])


def test_simultaneous_retreats_lie_between_the_orders() -> None:
    """Who decides later knows more; deciding at once is worth something between."""
    text = "3 submarine vs 2 submarine"
    ordered = load_edition("premium-en")
    together = VARIANTS.with_values(ordered, {"sea_retreat_order": "simultaneous"})
    second = dust_odds(text, edition=ordered, attacker="best", defender="best", exact=True).swing
    mixed = dust_odds(text, edition=together, attacker="best", defender="best", exact=True)
    assert mixed.swing >= second
    assert sum(mixed.survivors.values()) == 1
