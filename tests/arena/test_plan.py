from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from opendust.arena.contestants import contestant
from opendust.arena.plan import fixture, lineups, plan_as_data, plan_from_data, rotations
from opendust.arena.playing import Playing
from opendust.arena.report.shares import wilson
from opendust.kernel.pending import Choice, Result
from tests.arena.small import BAD, dust_plan, tactics_plan


def test_every_seed_is_played_once_in_every_rotation() -> None:
    plan = dust_plan("recruit", "random", games=7, seats=4).rounded()
    assert plan.games == 8
    found = [fixture(plan, number) for number in range(plan.games)]
    assert [game.pair for game in found] == [0, 0, 0, 0, 1, 1, 1, 1]
    for seat in range(4):
        assert Counter(game.bots[seat] for game in found) == {"recruit": 2, "random": 6}


def test_bots_that_are_all_alike_are_not_played_twice() -> None:
    assert rotations(("random",) * 6) == [("random",) * 6]


def test_more_bots_than_seats_meet_each_other() -> None:
    assert lineups(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_plan_survives_its_file() -> None:
    plan = tactics_plan("recruit", "random", games=4)
    assert plan_from_data(plan_as_data(plan)) == plan


def test_seats_keep_dice_cards_capitals_and_colours_while_the_bots_move_on() -> None:
    plan = dust_plan("random", BAD + "Thrifty", games=2)
    rows = [Playing(plan, fixture(plan, n), (), lambda at: None).play().row for n in range(2)]
    places = [[(s["capital"], s["color"]) for s in row["seats"]] for row in rows]
    assert places[0] == places[1]
    assert [s["bot"] for s in rows[0]["seats"]] == [s["bot"] for s in rows[1]["seats"]][::-1]


def test_capitals_and_colours_go_round() -> None:
    plan = dust_plan("random", games=36, seats=6)
    capitals: Counter[tuple[object, object]] = Counter()
    for number in range(plan.games):
        playing = Playing(plan, fixture(plan, number), (), lambda at: None)
        while not all(playing.measures.seats(playing.state)[s]["capital"] for s in range(6)):
            waiting = playing.game.pending(playing.state)
            assert not isinstance(waiting, Result)
            if isinstance(waiting, Choice):
                playing.take(playing.ask(waiting))
            else:
                playing.take(playing.roll(waiting))
        for seat, cells in enumerate(playing.measures.seats(playing.state)):
            capitals[seat, cells["capital"]] += 1
    assert len(capitals) == 36


def test_the_budget_reaches_the_bots_that_keep_to_one() -> None:
    plan = replace(dust_plan("random", BAD + "Thrifty", games=2), budget=0.5)
    bots = [contestant(bot, plan, b"seed") for bot in plan.bots]
    assert [getattr(bot, "budget", None) for bot in bots] == [None, 0.5]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 100, 0.0, 0.037), (50, 100, 0.404, 0.596), (100, 100, 0.963, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals_as_the_tables_have_them(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)
