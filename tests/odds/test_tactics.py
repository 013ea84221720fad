"""Odds of Dust Tactics: lasers by hand, and every kind of attack as the engine itself rolls it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from opendust.kernel.action import Decision, Outcome
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.refusal import BadText
from opendust.odds.chances import Chances
from opendust.odds.laser import laser_chances
from opendust.odds.tactics_duel import COVERS, TacticsOdds, decide, declared, faced, tactics_odds
from opendust.odds.tactics_walk import resists, walk
from opendust.tactics.attack import LASER
from opendust.tactics.card_text import load_cards
from opendust.tactics.game import apply, pending
from opendust.tactics.state import State
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


def roll_out(state: State, random: Random) -> tuple[int, ...]:
    """The health of everybody after one attack with random dice."""
    while state.activation is not None:
        waiting = pending(state)
        if isinstance(waiting, Chance):
            faces = tuple([random.randint(1, 6) for _ in range(waiting.count)])
            apply(state, Outcome(faces))
        else:
            assert isinstance(waiting, Choice)
            seat = waiting.seats[0]
            apply(state, Decision(seat, decide(state, seat)))
    return tuple(state.health)


def random_attack(random: Random) -> tuple[State, State]:
    """Any unit on any other, somehow; the position before, and with everything declared."""
    names = [card.slug for card in load_cards().cards]
    while True:
        before = faced(random.choice(names), random.choice(names), random.randint(1, 4), "")
        try:
            state = declared(
                before,
                random.choice(COVERS),
                sustained=random.random() < 0.4,
                all_out=random.random() < 0.5,
            )
        except BadText:
            continue
        if not is_resisted_laser(state):
            return before, state


def is_resisted_laser(state: State) -> bool:
    """What the odds refuse to compute: a chain without end against dice that ignore damage."""
    lasers = any(shot.flags & LASER for shot in state.fight().shots)
    return lasers and any(resists(state, unit) for unit in (0, 1))


@pytest.mark.parametrize("number", range(25))
def test_sampled_attacks_agree(number: int) -> None:
    """Every remaining strength of both units, at one chance in a million."""
    random = Random(number)
    before, state = random_attack(random)
    odds = TacticsOdds(before, walk(state, decide, Chances(exact=True)))
    assert sum(odds.ends.values()) == 1
    runs = 150
    seen = Counter([roll_out(state.copy(), random) for _ in range(runs)])
    assert seen.keys() <= odds.ends.keys()
    for unit in (0, 1):
        left = Counter[int]()
        for health, times in seen.items():
            left[sum([health[model] for model in before.battle.models_of(unit)])] += times
        for strength, chance in odds.left(unit).items():
            assert surprise(float(chance), left[strength], runs) > 1e-6, (unit, strength)


def test_cover_helps_and_sustained_attacks_hurt() -> None:
    plain = tactics_odds("recon-boys", "sturmpioniere", 3, exact=True)
    covered = tactics_odds("recon-boys", "sturmpioniere", 3, cover="hard", exact=True)
    sustained = tactics_odds("recon-boys", "sturmpioniere", 3, sustained=True, exact=True)
    assert covered.lost(1) < plain.lost(1) < sustained.lost(1)
