"""The quick floats of plain battles equal the exact fractions of the general way, to 1e-12."""

from __future__ import annotations

from random import Random

import pytest

from opendust.dust.edition import load_edition
from opendust.dust.force import FIGHTER, MECH, SUBMARINE, TANK, of
from opendust.dust.state import SEA_BATTLE
from opendust.odds import DustBattle, Policy, Question
from opendust.odds.dust.opening import start
from opendust.odds.dust.plain_battle import is_plain
from opendust.odds.dust.policies import CASUALTIES, dearest_units
from opendust.odds.dust.steps import without
from opendust.odds.dust.tree import ROLL, Leaf, Node
from tests.odds.random_battles import random_battle

CLOSE = 1e-12
NAMED = [name for name in CASUALTIES if name != "best"]


def assert_alike(quick: Question, exact: Question, tree: Node) -> None:
    """Outcomes, losses and every single end."""
    fast, slow = quick.odds_from(tree), exact.odds_from(tree)
    for one, other in zip(fast.outcomes, slow.outcomes, strict=True):
        assert abs(float(one) - float(other)) < CLOSE
    assert abs(float(fast.attacker_losses) - float(slow.attacker_losses)) < 1e3 * CLOSE
    assert abs(float(fast.defender_losses) - float(slow.defender_losses)) < 1e3 * CLOSE
    for end in {*fast.survivors, *slow.survivors}:
        gap = float(fast.survivors.get(end, 0)) - float(slow.survivors.get(end, 0))
        assert abs(gap) < CLOSE


@pytest.mark.parametrize("part", range(4))
def test_quick_odds_are_the_exact_ones(part: int) -> None:
    random, compared = Random(part), 0
    while compared < 12:
        battle = random_battle(random, 5)
        policies = (Policy(random.choice(NAMED)), Policy(random.choice(NAMED)))
        quick, exact = Question(battle, policies), Question(battle, policies, exact=True)
        tree = start(exact.solver.steps)
        if isinstance(tree, Leaf) and is_plain(exact.solver.steps, tree):
            assert_alike(quick, exact, tree)
            compared += 1


def test_units_that_left_before_are_counted() -> None:
    battle = DustBattle(load_edition("premium-en"), of(TANK, 4) + of(MECH, 2), of(TANK, 3))
    policies = (Policy(), Policy())
    quick, exact = Question(battle, policies), Question(battle, policies, exact=True)
    steps = exact.solver.steps
    tree = start(steps)
    assert isinstance(tree, Leaf)
    part = dearest_units(battle.attackers, 2)
    later = steps.leaf(without(tree.moment, part, 0, ROLL), part, 0)
    assert_alike(quick, exact, later)


def test_large_battles_lose_nothing() -> None:
    edition = load_edition("premium-en")
    stack, fleet = of(TANK, 16) + of(FIGHTER, 6), of(SUBMARINE, 12)
    land = DustBattle(edition, stack, stack)
    for battle in (land, DustBattle(edition, fleet, fleet, SEA_BATTLE)):
        odds = Question(battle, (Policy(), Policy())).odds()
        assert abs(float(sum(odds.outcomes)) - 1) < CLOSE
        assert abs(float(sum(odds.survivors.values())) - 1) < CLOSE
