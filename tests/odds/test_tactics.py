"""Odds of Dust Tactics: lasers by hand, and every kind of attack as the engine itself rolls it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from random import Random

import pytest

from opendust.odds import after_answer
from opendust.odds.chances import Chances
from opendust.odds.tactics.duel import Asked, TacticsOdds, tactics_odds
from opendust.odds.tactics.field import faced
from opendust.odds.tactics.laser import laser_chances, resisted_chances
from opendust.odds.tactics.walk import walk
from tests.odds.random_attacks import compare_attack, roll_out
from tests.odds.sampling import surprise

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


def test_one_laser_chain_against_damage_resilient() -> None:
    """No point gets through if every hit is resisted: the sum of (2/3)(1/3)^j r^(j+1)."""
    found = resisted_chances(1, THIRD, Fraction(1), 1, 3)
    assert found[0] == Fraction(2, 3) * THIRD / (1 - THIRD * THIRD)
    assert sum(found) == 1


def test_a_laser_of_damage_two_against_damage_resilient_is_the_sum_over_its_hits() -> None:
    """Summed hit by hit until the rest of the chain is as good as nothing."""
    found = resisted_chances(1, THIRD, Fraction(2, 3), 2, 3)
    for points in range(3):
        total = 0.0
        for hits in range(1, 40):
            chance = (2 / 3) * (1 / 3) ** (hits - 1)
            for unsaved in range(hits + 1):
                kept = comb(hits, unsaved) * (2 / 3) ** unsaved * (1 / 3) ** (hits - unsaved)
                dice = 2 * unsaved
                if points <= dice:
                    ways = comb(dice, points) * (2 / 3) ** points * (1 / 3) ** (dice - points)
                    total += chance * kept * ways
        assert float(found[points]) == pytest.approx(total, abs=1e-12)


def test_lasers_and_other_lines_against_damage_resilient_agree_with_the_engine() -> None:
    random = Random(5)
    asked = Asked(
        faced("sigrid + laser-grenadiers", "winter-child", 1, ""),
        "none",
        sustained=False,
        all_out=False,
    )
    state = asked.begun()
    odds = TacticsOdds(asked.field, walk(state, asked.decide, Chances(exact=True)))
    assert sum(odds.ends.values()) == 1
    seen = Counter([roll_out(state.copy(), asked.decide, random) for _ in range(400)])
    for health, chance in odds.ends.items():
        assert surprise(float(chance), seen[health], 400) > 1e-6


def test_several_targets_are_given_what_the_first_cannot_be_given() -> None:
    odds = tactics_odds("hans", "hell-boys, blackhawk", 2, exact=True)
    first, second = odds.field.targets
    assert odds.lost(first) > 0
    assert odds.kill(second) == 0


def test_best_play_is_at_least_as_good_as_everything_at_the_first() -> None:
    plain = tactics_odds("blackhawk", "axis-zombies, hans", 2, exact=True)
    best = tactics_odds("blackhawk", "axis-zombies, hans", 2, best=True, exact=True)
    assert sum(best.ends.values()) == 1
    assert best.swing() >= plain.swing()


def test_an_observer_orders_an_indirect_shot_beyond_sight() -> None:
    odds = tactics_odds("lothar", "hell-boys", 6, observer="beobachter", exact=True)
    assert odds.lost(odds.field.targets[0]) > 0
    assert odds.lost(odds.field.observer) == 0


def test_a_hero_and_his_squad_attack_and_suffer_together() -> None:
    alone = tactics_odds("the-hammers", "sturmpioniere", 1, exact=True)
    joined = tactics_odds("rhino + the-hammers", "sturmpioniere", 1, exact=True)
    assert joined.lost(joined.field.targets[0]) > alone.lost(alone.field.targets[0])


def test_the_answer_comes_from_those_who_are_left() -> None:
    odds = tactics_odds("recon-boys", "sturmpioniere", 2, exact=True)
    after = after_answer(odds, exact=True)
    assert sum(after.ends.values()) == 1
    assert after.lost(0) > odds.lost(0)
    assert after.lost(1) == odds.lost(1)
    whole = tactics_odds("sturmpioniere", "recon-boys", 2, exact=True)
    assert after.lost(0) - odds.lost(0) < whole.lost(1)


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
