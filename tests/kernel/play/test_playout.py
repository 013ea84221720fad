"""Random play by the kernel's own loop."""

from __future__ import annotations

from typing import Any

import pytest

from opendust.dust import game
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Chance, Choice, Result
from opendust.kernel.play.playout import play_out, play_out_plainly
from opendust.kernel.text.digest import digest
from opendust.tactics import game as tactics
from opendust.tactics.texts.scenario import scenario_names

EDITIONS = ("premium-en", "premium-de", "epic-de", "original-it")
SETUP = Setup(("red", "blue", "green"), {"edition": "epic-de"})


def test_the_lottery_reaches_every_number_and_no_other() -> None:
    draw = Lottery(7).below
    assert {draw(6) for _ in range(500)} == set(range(6))
    assert {draw(1) for _ in range(20)} == {0}


def test_the_lottery_is_the_same_everywhere() -> None:
    draw = Lottery(0).below
    assert [draw(1000) for _ in range(5)] == [0, 85, 601, 891, 967]


def test_a_match_is_played_to_its_end() -> None:
    state = game.new_game(SETUP)
    decisions = play_out(game, state, Lottery(1))
    assert decisions > 100
    assert isinstance(game.pending(state), Result)


def test_the_same_seed_plays_the_same_match_in_one_go_and_in_pieces() -> None:
    whole, pieces = game.new_game(SETUP), game.new_game(SETUP)
    decisions = play_out(game, whole, Lottery(2))
    numbers, counted = Lottery(2), 0
    while more := play_out(game, pieces, numbers, 25):
        counted += more
    assert counted == decisions
    assert digest(game.encode(whole)) == digest(game.encode(pieces))


@pytest.mark.parametrize("seed", range(6))
def test_the_fast_way_plays_dust_as_the_contract_does(seed: int) -> None:
    setup = Setup(("red", "blue", "green")[: 2 + seed % 2], {"edition": EDITIONS[seed % 4]})
    fast, plain = game.new_game(setup), game.new_game(setup)
    for _ in range(4):
        decisions = play_out(game, fast, Lottery(seed), 120)
        assert decisions == play_out_plainly(game, plain, Lottery(seed), 120)
        assert game.encode(fast) == game.encode(plain)


@pytest.mark.parametrize("scenario", scenario_names())
def test_the_fast_way_plays_tactics_as_the_contract_does(scenario: str) -> None:
    setup = Setup(("anna", "bert"), {"scenario": scenario})
    fast, plain = tactics.new_game(setup), tactics.new_game(setup)
    for seed in range(3):
        decisions = play_out(tactics, fast, Lottery(seed), 60)
        assert decisions == play_out_plainly(tactics, plain, Lottery(seed), 60)
        assert tactics.encode(fast) == tactics.encode(plain)


@pytest.mark.parametrize(("played", "setup"), [
    (game, SETUP), (tactics, Setup(("anna", "bert"), {"scenario": "skirmish"})),
])  # fmt: skip
def test_the_same_happens_where_nobody_listens(played: Any, setup: Setup) -> None:
    heard, unheard, numbers = played.new_game(setup), played.new_game(setup), Lottery(3)
    for _ in range(150):
        waiting = played.pending(heard)
        if isinstance(waiting, Chance):
            outcome = Outcome(waiting.drawn(numbers))
            played.apply(heard, outcome)
            played.advance(unheard, outcome)
        else:
            assert isinstance(waiting, Choice)
            seat = waiting.seats[0]
            menu = played.options(heard, seat)
            action = menu[numbers.below(len(menu))].drawn(numbers)
            played.apply(heard, Decision(seat, action))
            played.follow(unheard, seat, action)
    assert played.encode(heard) == played.encode(unheard)
