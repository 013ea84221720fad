"""The odds equal what the engine itself does: exactly on small battles, sampled on larger ones."""

from __future__ import annotations

from random import Random

import pytest

from opendust.odds import OPTIMAL, DustBattle, Policy, Question
from opendust.odds.dust.opening import start
from opendust.odds.dust.plain_battle import is_plain
from tests.odds.random_battles import random_battle, random_policy
from tests.odds.sampling import compare
from tests.odds.walk import exact_ends, game_value


@pytest.mark.parametrize("number", range(60))
def test_equals_every_way_through_the_engine(number: int) -> None:
    random = Random(number)
    battle = random_battle(random, 3 if number % 3 else 2)
    policies = (random_policy(random), random_policy(random))
    while sum(first_dice(battle)) > 11:
        battle = random_battle(random, 2)
    odds = Question(battle, policies, exact=True).odds()
    assert odds.survivors == exact_ends(battle, policies)
    assert sum(odds.survivors.values()) == 1


def first_dice(battle: DustBattle) -> tuple[int, int]:
    """The dice of both sides before the first loss, an Ace at work."""
    return (
        battle.dice(0, battle.attackers, has_ace=True),
        battle.dice(1, battle.defenders, has_ace=True),
    )


@pytest.mark.parametrize("number", range(24))
def test_best_equals_the_game_that_the_engine_offers(number: int) -> None:
    random = Random(1000 + number)
    battle = random_battle(random, 2)
    while sum(first_dice(battle)) > 8 or is_simultaneous(battle):
        battle = random_battle(random, 2)
    odds = Question(battle, (OPTIMAL, OPTIMAL), prize=4, exact=True).odds()
    assert odds.swing == game_value(battle, 4)


def is_simultaneous(battle: DustBattle) -> bool:
    """Secret decisions at the same time are no game of one choice after the other."""
    return battle.edition.values["sea_retreat_order"] == "simultaneous"


@pytest.mark.parametrize("number", range(8))
def test_sampled_battles_agree(number: int) -> None:
    """Each of some thirty figures would be this far off by chance once in a million runs."""
    for found in compare(number, most=7, runs=150):
        assert found.surprise > 1e-6, found.line()


def test_the_fast_way_equals_the_general_one() -> None:
    plain = 0
    for number in range(40):
        random = Random(9000 + number)
        battle = random_battle(random, 7)
        policies = (Policy(random_policy(random).casualties), Policy())
        question = Question(battle, policies, exact=True)
        tree = start(question.solver.steps)
        if is_plain(question.solver.steps, tree):
            plain += 1
            assert question.ends(tree) == question.solver.ends(tree)
    assert plain >= 10
