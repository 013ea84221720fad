"""Do tensors show all that a seat sees, and nothing that it must not know?"""

from __future__ import annotations

import copy
import pickle
import random
from array import array
from itertools import pairwise, product

import pytest

from opendust.envs.session import Session
from opendust.kernel.play.dice import Stream
from opendust.kernel.text.digest import digest

GAMES = [("dust", 2), ("dust", 4), ("tactics", 2)]


def tensor(session: Session, view: object, seat: int) -> bytes:
    """What a view looks like as numbers."""
    buffer = array("f", bytes(4 * session.size))
    session.observer.write(view, seat, buffer)
    return buffer.tobytes()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_views_that_differ_give_different_tensors(game: str, players: int) -> None:
    session = Session(game, players, seed=8)
    choose = random.Random(game)
    seen: dict[tuple[int, bytes], str] = {}
    for seed in range(2):
        session.reset(seed)
        while session.seat >= 0 and session.decisions < 220:
            done = session.step(choose.choice(session.allowed))
            if not done or session.decisions % 3:
                continue
            for seat in range(players):
                view = session.view(seat)
                text = digest(session.game.encode(view))
                key = (seat, tensor(session, view, seat))
                assert seen.setdefault(key, text) == text
    assert len(seen) > 100


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_a_seat_cannot_know_is_not_in_its_tensor(game: str, players: int) -> None:
    session = Session(game, players, seed=2)
    choose = random.Random(game)
    looked = 0
    while session.seat >= 0 and session.decisions < 120:
        if session.step(choose.choice(session.allowed)) and session.decisions % 9 == 0:
            for seat in range(players):
                other = session.game.resample(session.state, seat, Stream(bytes([looked % 256])))
                twin = session.game.view(other, seat)
                assert tensor(session, twin, seat) == tensor(session, session.view(seat), seat)
                looked += 1
    assert looked >= 20


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_was_seen_before_leaves_no_trace(game: str, players: int) -> None:
    """Only what has changed is written anew: it must be all that has, also in another match."""
    session = Session(game, players, seed=3)
    choose = random.Random(game)
    for seed in (4, 5):
        session.reset(seed)
        while session.seat >= 0 and session.decisions < 160:
            if session.step(choose.choice(session.allowed)) and session.decisions % 7 == 0:
                for seat in range(players):
                    view = session.view(seat)
                    fresh = Session(game, players)
                    assert tensor(session, view, seat) == tensor(fresh, view, seat)


def test_the_viewer_stands_first() -> None:
    session = Session("dust", 3, seed=5)
    choose = random.Random(1)
    while session.decisions < 60:
        session.step(choose.choice(session.allowed))
    at = session.layout.where("score")
    scores = session.state.scores
    for seat in range(3):
        shown = array("f", tensor(session, session.view(seat), seat))[at]
        assert list(shown) == [scores[(seat + step) % 3] / 8 for step in range(3)]


def test_half_spelled_actions_that_differ_look_different() -> None:
    """Amounts belong to their units: two fillings with the same numbers are not the same."""
    session = Session("dust-mini")
    first, number = session.vocabulary.first, session.vocabulary.first["number"]
    seen: dict[bytes, tuple[int, ...]] = {}
    for amounts in product(range(4), repeat=5):
        tokens = [1, first["area"], first["area"] + 1]
        for unit, amount in enumerate(amounts):
            if amount:
                tokens += [first["unit"] + unit, number + amount]
        buffer = array("f", bytes(4 * session.size))
        session.write_spelled(tokens, buffer)
        assert seen.setdefault(buffer.tobytes(), amounts) == amounts
    assert len(seen) == 4**5


SCENARIOS = ("first-lesson", "grand-battle", "artillery-duel", "rescue")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_figures_are_small(scenario: str) -> None:
    """A set or a code written as one number would be millions."""
    session = Session("tactics", 4 if scenario == "grand-battle" else 2, scenario=scenario)
    choose = random.Random(scenario)
    while session.seat >= 0 and session.decisions < 250:
        seat = session.seat
        if session.step(choose.choice(session.allowed)):
            figures = array("f", tensor(session, session.view(seat), seat))
            assert min(figures) >= -1
            assert max(figures) < 8
    assert session.decisions > 40


@pytest.mark.parametrize("game", ["dust-mini", "tactics-mini"])
def test_a_session_is_copied_and_pickled_where_it_stands(game: str) -> None:
    session = Session(game, seed=4, limit=60, shaping=0.5)
    choose = random.Random(4)
    while session.seat >= 0:
        if choose.random() < 0.2:
            twins = [copy.copy(session), pickle.loads(pickle.dumps(session))]
            token = choose.choice(session.allowed)
            for twin in twins:
                assert twin.state is not session.state
                assert twin.allowed == session.allowed
                twin.step(token)
            session.step(token)
            for twin in twins:
                assert standing(twin) == standing(session)
        else:
            session.step(choose.choice(session.allowed))
    assert session.candidates() == []
    assert session.allowed == []
    over = copy.deepcopy(session)
    assert standing(over) == standing(session)
    over.reset(9)
    assert session.seat < 0 <= over.seat


def standing(session: Session) -> tuple[object, ...]:
    """All that a match is at a moment."""
    position, *rest = session.standing()
    seen = [tensor(session, session.view(seat), seat) for seat in range(session.players)]
    return digest(session.game.encode(position)), rest, session.allowed, seen


def test_a_layout_names_every_figure_once() -> None:
    layout = Session("dust-mini").layout
    places = [layout.where(name) for name in layout.start]
    assert places[0].start == 0
    assert all(one.stop == other.start for one, other in pairwise(places))
    assert places[-1].stop == layout.size
    assert "own_hand" in layout.table()


def test_a_token_that_may_not_follow_changes_nothing() -> None:
    session = Session("dust-mini", seed=1)
    before = digest(session.game.encode(session.state))
    wrong = next(t for t in range(session.vocabulary.size) if t not in session.allowed)
    with pytest.raises(ValueError, match="may not follow"):
        session.step(wrong)
    assert digest(session.game.encode(session.state)) == before
    assert not session.speller.tokens
