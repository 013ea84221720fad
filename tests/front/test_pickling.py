"""Do positions, actions, options, events and matches survive pickling and copying?"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import TypeVar

import pytest

import opendust as od
from opendust.kernel.action import Decision, Outcome
from opendust.kernel.numbers import Lottery
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.refusal import Refused

T = TypeVar("T")
GAMES = ("dust", "tactics")
MOST_BYTES = 12_000


def again(value: T) -> T:
    """What comes back from a pickle."""
    restored: T = pickle.loads(pickle.dumps(value))
    return restored


def positions(game: str, every: int, seed: int = 5) -> Iterator[od.State]:
    """Positions along a match that is played at random."""
    match = od.Match(game, seed=seed)
    lottery = Lottery(seed)
    for step in range(2000):
        waiting = match.pending
        if isinstance(waiting, Choice):
            seat = waiting.seats[-1]
            menu = match.state.options(seat)
            match.raw.submit(seat, menu[lottery.below(len(menu))].raw.drawn(lottery))
        elif isinstance(waiting, Chance):
            match.raw.enter(Outcome(waiting.drawn(lottery)))
        else:
            return
        if step % every == 0:
            yield match.state


@pytest.mark.parametrize("game", GAMES)
def test_positions_and_views_come_back_and_go_on(game: str) -> None:
    for state in positions(game, every=37):
        assert again(state) == state
        assert again(state.raw) is not state.raw
        assert len(pickle.dumps(state.raw)) < MOST_BYTES
        view = state.view(0)
        assert again(view) == view
        for twin in (copy.copy(state), copy.deepcopy(state)):
            assert twin == state
            assert twin.raw is not state.raw
        assert isinstance(copy.deepcopy(state.raw), type(state.raw))
        assert again(state).pending.__class__ is state.pending.__class__


@pytest.mark.parametrize("game", GAMES)
def test_what_is_chosen_and_what_happens_comes_back(game: str) -> None:
    for state in positions(game, every=61):
        waiting = state.pending
        assert again(waiting) == waiting == copy.copy(waiting)
        assert hash(again(waiting)) == hash(waiting)
        assert repr(again(waiting)) == repr(waiting)
        if not isinstance(waiting, Choice):
            continue
        for option in state.options():
            assert again(option) == copy.deepcopy(option) == option
            assert hash(again(option)) == hash(option)
            assert again(option).all() == option.all()
        assert len({hash(option) for option in state.options()}) == len(state.options())
        action = state.legal()[0]
        assert again(action) == action
        assert str(again(action)) == str(action)
        later = state.copy()
        events = later.apply(action)
        assert again(events) == events
        assert [event.owner for event in again(events)] == [event.owner for event in events]
        given = Decision(0, action.raw)
        assert again(given) == given == copy.deepcopy(given)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_comes_back_and_goes_on_alike(game: str) -> None:
    match = od.Match(game, seed=3)
    od.play(match, ["random", "random"], limit=150)
    other = again(match)
    assert other.steps == match.steps
    assert other.state == match.state
    assert other == match == copy.deepcopy(match)
    assert hash(other) == hash(match)
    assert again(match.record) == match.record
    od.play(match, ["random", "random"])
    od.play(other, ["random", "random"])
    assert other.record.text == match.record.text
    assert again(match.result) == match.result == other.result


def test_a_refusal_comes_back() -> None:
    state = od.Match("dust", seed=1).state
    with pytest.raises(Refused) as caught:
        state.apply("attack gaul iberia 3 tank", seat=0)
    refused = again(caught.value)
    assert repr(refused.refusal) == repr(caught.value.refusal)
    assert str(refused) == str(caught.value)
    with pytest.raises(od.BadText, match="this is missing") as unread:
        state.apply("attack gaul", seat=0)
    assert str(again(unread.value)) == str(unread.value)
    assert repr(again(unread.value).faults) == repr(unread.value.faults)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_match_is_made_of_comes_back(game: str) -> None:
    entry = od.games()[game].entry
    assert game == entry.game.NAME  # loaded, and modules do not pickle
    assert again(entry) == copy.deepcopy(entry) == entry
    setup = od.Match(game).raw.setup
    assert again(setup) == copy.copy(setup) == setup != od.Setup(("A", "B"))
    assert hash(again(setup)) == hash(setup)
    assert "Player 1" in repr(setup)


@pytest.mark.parametrize(
    ("game", "fight", "sees"),
    [
        ("dust", "5 tank vs 4 tank", "<odds: conquest 4"),
        ("tactics", "rhino vs sturmpioniere", "sturmpioniere"),
    ],
)
def test_odds_come_back_and_read_well(game: str, fight: str, sees: str) -> None:
    found, same = od.odds(game, fight), od.odds(game, fight)
    assert again(found) == copy.deepcopy(found) == found == same
    assert hash(again(found)) == hash(found)
    assert found != od.odds(game, " vs ".join(reversed(fight.split(" vs "))))
    assert sees in repr(found)


def test_a_match_that_goes_on_from_a_position_rolls_the_same_after_a_pickle() -> None:
    former = od.Match("dust", seed=4)
    od.play(former, ["random", "random"], limit=80)
    match = od.Match("dust", seed=3).raw
    match.start = len(former.raw.inputs)
    for given in former.raw.inputs:
        match.enter(given)
    other = again(match)
    for one in (match, other):
        while isinstance(waiting := one.pending, Choice):
            one.choose_default(waiting.seats[0])
        one.roll()
    assert other.inputs == match.inputs


def test_what_is_played_in_a_copy_of_a_match_is_not_played_in_the_match() -> None:
    match = od.Match("dust", seed=3)
    od.play(match, ["random", "random"], limit=40)
    twin = copy.copy(match)
    assert twin == match
    od.play(twin, ["random", "random"], limit=60)
    assert (match.steps, twin.steps) == (40, 60)
    assert twin != match
