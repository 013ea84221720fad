"""Random play by the kernel's own loop."""

from __future__ import annotations

from opendust.dust import game
from opendust.kernel.contract import Setup
from opendust.kernel.pending import Result
from opendust.kernel.play.playout import Lottery, play_out
from opendust.kernel.text.digest import digest

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
    decisions = play_out(game, state, Lottery(1).below)
    assert decisions > 100
    assert isinstance(game.pending(state), Result)


def test_the_same_seed_plays_the_same_match_in_one_go_and_in_pieces() -> None:
    whole, pieces = game.new_game(SETUP), game.new_game(SETUP)
    decisions = play_out(game, whole, Lottery(2).below)
    choose, counted = Lottery(2).below, 0
    while more := play_out(game, pieces, choose, 25):
        counted += more
    assert counted == decisions
    assert digest(game.encode(whole)) == digest(game.encode(pieces))
