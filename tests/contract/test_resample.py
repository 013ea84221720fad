"""Is a position dealt out from a view one that the seat could be in?"""

from __future__ import annotations

import pytest

import opendust as od
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.dice import Stream
from tests.front.test_pickling import positions


@pytest.mark.parametrize("game", ["dust", "tactics"])
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_a_view_is_enough_and_nothing_that_it_shows_changes(game: str, seat: int) -> None:
    contract = od.Game(game).contract
    for state in positions(game, every=23, seed=9):
        view = contract.view(state.raw, seat)
        seen = contract.encode(view)
        for seed in (b"one", b"other"):
            world = contract.resample(view, seat, Stream(seed))
            assert contract.encode(contract.view(world, seat)) == seen
            waiting = contract.pending(world)
            assert isinstance(waiting, Choice) == isinstance(state.pending, Choice)
        assert contract.encode(view) == seen


def test_hands_keep_their_sizes_and_choices_stay_made() -> None:
    match = od.Match("dust", seats=["Ada", "Bob", "Cem"], seed=2)
    match.roll()
    match.submit(match.state.legal(seat=1)[0], seat=1)
    sizes = [match.raw.state.hand_size(seat) for seat in range(3)]
    world = match.state.view(0).resample(0, seed=4).raw
    assert [world.hand_size(seat) for seat in range(3)] == sizes
    assert world.hidden is None
    assert [card >= 0 for card in world.chosen] == [False, True, False]
    every = world.unseen
    for hand in world.hands:
        assert not every & hand
        every |= hand
    assert every | 1 << world.chosen[1] == (1 << world.deck.size) - 1


def test_somebody_elses_view_is_refused() -> None:
    state = od.Match("dust", seed=2).state
    with pytest.raises(ValueError, match="seat 1 does not see the view of seat 0"):
        state.view(0).resample(1)


def test_chance_tells_its_outcomes_with_their_probabilities() -> None:
    match = od.Match("dust", seed=2)
    deal = match.pending
    assert deal.outcome_count > 1  # type: ignore[union-attr]
    dice = Chance("roll", 2, 6)
    found = list(dice.outcomes())
    assert len(found) == dice.outcome_count == 36
    assert sum(probability for _, probability in found) == 1
    cards = Chance("draw", 2, 0, (3, 5, 8))
    assert [values for values, _ in cards.outcomes()] == [
        (3, 5), (3, 8), (5, 3), (5, 8), (8, 3), (8, 5),
    ]  # fmt: skip
    assert all(cards.is_possible(values) for values, _ in cards.outcomes())
