"""Positions that come again in imagined rounds: sense would say the same again."""

from __future__ import annotations

import pytest

from opendust.bots.dust.search.rehearsal import Rehearsal
from opendust.bots.dust.search.weights import load_search_weights
from opendust.dust import game as dust
from opendust.dust.state import State
from opendust.kernel.action import Outcome
from opendust.kernel.contract import Setup
from opendust.kernel.numbers import Choose, Lottery
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.playout import play_out

WORLDS = 3
INPUTS = 150


@pytest.mark.parametrize("edition", ["premium-en", "original-it"])
def test_what_is_remembered_is_what_sense_says_again(edition: str) -> None:
    setup = dust.complete(Setup(("red", "blue", "green"), {"edition": edition}))
    start = dust.new_game(setup)
    play_out(dust, start, Lottery(3), INPUTS)
    rehearsal = Rehearsal(load_search_weights("captain").plans)
    rehearsal.take(0, None)
    decisions = 0
    for chance in range(WORLDS):
        state, lottery = start.copy(), Lottery(chance)
        while state.round == start.round:
            waiting = dust.pending(state)
            if isinstance(waiting, Choice):
                decisions += 1
                same_again(rehearsal, state, waiting.seats[0], lottery.below)
            else:
                assert isinstance(waiting, Chance)
                dust.advance(state, Outcome(waiting.drawn(lottery)))
    assert 0 < len(rehearsal.known) < decisions


def same_again(rehearsal: Rehearsal, state: State, seat: int, below: Choose) -> None:
    """One decision, remembered or not, beside what sense says about it now."""
    found = rehearsal.remembered(state, seat, below)
    assert found == rehearsal.act(state, seat, dust.options(state, seat), below)
    dust.follow(state, seat, found)
