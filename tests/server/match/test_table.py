"""Since when is a seat asked? Tables from their entries alone, without a server."""

from __future__ import annotations

from opendust.kernel.action import Action
from opendust.kernel.contract import Setup
from opendust.server.match.entry import Entry, How
from opendust.server.match.table import Table
from opendust.server.match.terms import Clock, SeatPlan, Terms
from opendust.server.room.driver import bots_to_ask
from opendust.tactics.actions import Verb
from tests.contract.tactics.starts import small_start

NO_CLOCK = Clock()
MINUTE = Clock(mode="live", bank=60, increment=10)
TWO = Setup(("anna", "ben"), {"edition": "premium-en"})


def begun(game: str, setup: Setup, clock: Clock = NO_CLOCK) -> Table:
    """A table at which everybody sits and the match waits for somebody's choice."""
    seats = [SeatPlan(kind="open") for _ in setup.seats]
    terms = Terms(game=game, settings=setup.settings, seats=seats, clock=clock)
    table = Table(terms, b"0123456789abcdef")
    for number, name in enumerate(setup.seats):
        table.enter(Entry(f"sit {number + 1} {name}", 1_000, How.PERSON))
    table.enter(Entry("start", 1_000, How.TABLE))
    table.settle_chance(1_000)
    return table


def default(table: Table, seat: int, at: int) -> None:
    """A seat does what would be done for it."""
    assert table.match is not None
    table.act(seat, table.game.default(table.match.state, seat), at, How.PERSON)


def test_a_secret_choice_of_another_changes_no_question() -> None:
    table = begun("dust", Setup(("anna", "ben", "cleo"), {"edition": "premium-en"}))
    assert list(table.waiting) == [0, 1, 2]
    asked = table.asked[2]
    default(table, 0, 2_000)
    assert list(table.waiting) == [1, 2]
    assert table.asked[2] is asked


def test_taking_back_gives_no_time() -> None:
    table = begun("dust", TWO, MINUTE)
    for at in (6_000, 11_000, 16_000):
        default(table, 0, at)
        table.enter(Entry("undo 1", at + 1_000, How.PERSON))
    assert table.asked[0].at == 1_000
    assert table.deadline(0) == 1_000 + 10_000 + 60_000
    default(table, 0, 31_000)
    assert table.bank[0] == 60_000 - 20_000


def test_the_time_of_a_choice_that_was_taken_back_counts_once() -> None:
    table = begun("dust", TWO, MINUTE)
    default(table, 0, 21_000)
    assert table.bank[0] == 50_000
    table.enter(Entry("undo 1", 22_000, How.PERSON))
    default(table, 0, 23_000)
    assert table.bank[0] == 48_000


def two_sides() -> Table:
    """A table of two against two at which a side may choose a unit."""
    table = begun("tactics", small_start(0).setup)
    default(table, table.waiting[0], 2_000)
    assert [asked.point for asked in table.asked.values()] == ["activation", "activation"]
    return table


def test_an_open_act_of_a_partner_asks_anew() -> None:
    table = two_sides()
    first, partner = table.waiting
    table.act(first, Action(Verb.STAY_SILENT), 3_000, How.PERSON)
    assert list(table.waiting) == [first, partner]
    asked = table.asked[partner]
    assert (asked.point, asked.version, asked.at) == ("activation", table.version, 3_000)


def test_one_bot_thinks_where_one_acts_and_all_where_each_chooses() -> None:
    open_choice = two_sides()
    secret_choice = begun("dust", Setup(("anna", "ben", "cleo"), {"edition": "premium-en"}))
    for table in (open_choice, secret_choice):
        for seat in table.waiting:
            table.enter(Entry(f"hand {seat + 1} random", 3_000, How.PERSON))
    assert bots_to_ask(open_choice) == list(open_choice.waiting[:1])
    assert bots_to_ask(secret_choice) == [0, 1, 2]
