"""Odds of Dust Tactics: lasers by hand, and every kind of attack as the engine itself rolls it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from opendust.kernel.refusal import BadText
from opendust.odds.laser import laser_chances
from opendust.odds.tactics_duel import tactics_odds
from tests.odds.random_attacks import compare_attack

THIRD = Fraction(1, 3)


def test_one_laser_chain() -> None:
    """One hit in hand: exactly k hits with chance (1/3)^(k-1) 2/3."""
    found = laser_chances(1, THIRD, Fraction(1), 4)
    assert found == [0, 2 * THIRD, 2 * THIRD**2, 2 * THIRD**3, THIRD**3]


def test_laser_chain_with_saves() -> None:
    """Nobody is hit if every hit of the chain is saved: the sum of (2/3)(1/3)^j s^(j+1)."""
    saved = Fraction(2, 3)
    found = laser_chances(1, THIRD, 1 - saved, 3)
    assert found[0] == Fraction(2, 3) * saved / (1 - saved * THIRD)
    assert sum(found) == 1


def test_two_laser_chains() -> None:
    found = laser_chances(2, THIRD, Fraction(1), 4)
    assert found[:4] == [0, 0, Fraction(4, 9), 2 * Fraction(2, 3) * Fraction(2, 9)]


@pytest.mark.parametrize("number", range(25))
def test_sampled_attacks_agree(number: int) -> None:
    """Every remaining strength of both units, at one chance in a million."""
    for found in compare_attack(number, runs=150):
        assert found.surprise > 1e-6, found.line()


def test_a_laser_against_damage_resilient_is_refused() -> None:
    with pytest.raises(BadText):
        tactics_odds("laser-grenadiers", "winter-child", 2)


def test_cover_helps_and_sustained_attacks_hurt() -> None:
    plain = tactics_odds("recon-boys", "sturmpioniere", 3, exact=True)
    covered = tactics_odds("recon-boys", "sturmpioniere", 3, cover="hard", exact=True)
    sustained = tactics_odds("recon-boys", "sturmpioniere", 3, sustained=True, exact=True)
    assert covered.lost(1) < plain.lost(1) < sustained.lost(1)


def test_reactive_fire_comes_first_and_weakens_the_attack() -> None:
    calm = tactics_odds("recon-boys", "sturmpioniere", 1, exact=True)
    fired_at = tactics_odds("recon-boys", "sturmpioniere", 1, under_fire=True, exact=True)
    assert sum(fired_at.ends.values()) == 1
    assert fired_at.lost(0) > calm.lost(0)
    assert fired_at.lost(1) < calm.lost(1)
