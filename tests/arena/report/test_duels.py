"""Do the figures of a comparison hold: Elo, intervals, likelihoods, and the sequential test?"""

from __future__ import annotations

import random
import re
from html import unescape
from math import isclose
from typing import Any

import pytest

from opendust.arena.report.duels import (
    Duel,
    cross_table,
    duels,
    elo_of,
    expected,
    first_duel,
    told_elo,
)
from opendust.arena.report.meetings import tell_meetings
from opendust.arena.report.page import Page
from opendust.arena.report.shares import Share


def game(pair: int, bots: tuple[str, str], won: int) -> dict[str, Any]:
    """A game of two; -1: a draw."""
    seats = [{"bot": bot, "won": int(seat == won)} for seat, bot in enumerate(bots)]
    return {"pair": pair, "outcome": "drawn" if won < 0 else "won", "seats": seats}


def test_elo_and_score_are_the_same_thing() -> None:
    assert expected(0) == 0.5
    assert isclose(expected(400), 10 / 11)
    for elo in (-250.0, -10.0, 35.0, 120.0):
        assert isclose(elo_of(expected(elo)), elo)
    assert told_elo(1.0) is None
    assert told_elo(0.0) is None


def test_pairs_are_counted_and_unfinished_ones_left_out() -> None:
    games = [
        game(1, ("a", "b"), 0), game(1, ("b", "a"), 1),
        game(2, ("a", "b"), 0), game(2, ("b", "a"), 0),
        game(3, ("a", "b"), -1), game(3, ("b", "a"), 1),
        game(4, ("a", "b"), 0),
    ]  # fmt: skip
    (duel,) = duels(games)
    assert duel.pairs == (1.0, 0.5, 0.75)
    assert duel.counts() == {0.5: 1, 0.75: 1, 1.0: 1}
    assert duel.score == 0.75
    assert first_duel(games, 2, ("b", "a")).pairs == (0.0, 0.5, 0.25)


def test_paired_games_that_cancel_out_are_sure_where_single_ones_are_not() -> None:
    # Every pair is split: the dice decide, never the bot.
    split = Duel("a", "b", (0.5,) * 50)
    wild = Duel("a", "b", (0.0, 1.0) * 25)
    assert split.error < 0.02 < wild.error
    assert isclose(split.superiority(), 0.5)
    assert split.is_within(0.45, 0.55)
    assert not wild.is_within(0.45, 0.55)


def test_a_share_that_lies_within_bounds_is_not_yet_shown_to_be_there() -> None:
    few, many, apart = (
        Share("x", 20, 10, 0.5), Share("x", 2000, 1000, 0.5), Share("x", 2000, 1150, 0.5)
    )  # fmt: skip
    assert few.is_near(0.25)
    assert not few.is_near(0.05)
    assert many.is_near(0.05)
    assert not apart.is_near(0.05)
    assert not Share("x", 0, 0, 0.5).is_near(0.5)
    assert not Share("x", 3, 3, 1.0).is_near(0.05)  # three wins of three prove little


def test_later_pairs_wait_for_the_earlier_ones() -> None:
    games = [game(2, ("a", "b"), 0), game(2, ("b", "a"), 1), game(1, ("a", "b"), 1)]
    assert first_duel(games, 2, ("a", "b")).pairs == ()
    games.append(game(1, ("b", "a"), 0))
    assert first_duel(games, 2, ("a", "b")).pairs == (0.0, 1.0)


@pytest.mark.parametrize(("strength", "wanted"), [(0.5, "low"), (0.62, "high")])
def test_the_sequential_test_is_rarely_wrong(strength: float, wanted: str) -> None:
    draw = random.Random(5)
    right = length = 0
    for _ in range(200):
        pairs: list[float] = []
        decision = ""
        while not decision and len(pairs) < 2000:
            pairs.append(((draw.random() < strength) + (draw.random() < strength)) / 2)
            decision = Duel("a", "b", tuple(pairs)).decision(0, 85)
        right += decision == wanted
        length += len(pairs)
    assert right >= 180
    assert length / 200 < 120


def test_a_cross_table_shows_both_sides() -> None:
    found = [Duel("a", "b", (0.75,)), Duel("a", "c", (0.5,))]
    names, rows = cross_table(found)
    assert names == ["a", "b", "c"]
    assert rows == [[None, 0.75, 0.5], [0.25, None, None], [0.5, None, None]]


def test_few_pairs_that_ended_alike_prove_little() -> None:
    few, many = Duel("a", "b", (1.0,) * 3), Duel("a", "b", (1.0,) * 60)
    assert few.interval()[0] < 0.65
    assert few.superiority() < 0.995  # six wins of six by a fair coin: 1 of 64
    assert many.interval()[0] > 0.95
    assert Duel("a", "b", (0.0, 1.0)).variance == 0.25


def test_bots_stand_in_the_order_in_which_they_were_named() -> None:
    games = [game(1, ("b", "a"), 0), game(1, ("a", "b"), 1), game(1, ("c", "a"), 0)]
    met = duels(games, ("b", "a", "c"))
    assert [(duel.bot, duel.other, duel.score) for duel in met] == [("b", "a", 1), ("a", "c", 0)]
    assert met[0].turned().turned() == met[0]
    assert cross_table(met)[0] == ["b", "a", "c"]


def test_the_report_tells_pairs_the_cross_table_and_the_test() -> None:
    page = Page("en")
    met = [Duel("a", "b", (0.75, 1.0) * 6), Duel("a", "c", (0.5,)), Duel("b", "c", (0.25,))]
    test = {
        "bot": "a", "other": "b", "low": 0.0, "high": 10.0, "pairs": 12, "bound": 2.94,
        "likelihood": 3.1, "decision": "high",
    }  # fmt: skip
    tell_meetings(page, {"sprt": test}, met)
    told = re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", page.html())))
    assert "0.25 0.5 0.75 1 a b 12 87.5% 76.2% to 98.8% +338 (+202 to +764) 100.0% 0 0 6 6" in told
    assert "Bot a b c a 87.5% 50.0% b 12.5% 25.0% c 50.0% 75.0%" in told
    assert "a against b, decided after 12 pairs: at least +10 Elo rather than +0" in told
    empty = Page("en")
    tell_meetings(empty, {}, [])
    assert not empty.chapters
