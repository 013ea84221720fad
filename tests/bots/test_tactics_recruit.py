"""Does the recruit of Dust Tactics play well, within the rules, from its view alone, and alike?"""

from __future__ import annotations

import pytest

from opendust.bots import make_bot
from opendust.bots.duel import duel, tactics_terms
from opendust.bots.safe_bot import SafeBot
from opendust.bots.tactics_recruit.bot import RecruitBot
from opendust.bots.tactics_recruit.weights import load_weights
from opendust.kernel.action import Action, Input
from opendust.kernel.contract import Setup
from opendust.kernel.dice import Stream
from opendust.kernel.match import Match, play
from opendust.kernel.pending import Chance, Choice, Result
from opendust.tactics import game as tactics
from opendust.tactics.phases import Turn
from opendust.tactics.rules.reactive_fire import order_code
from opendust.tactics.state import State

WEIGHTS = load_weights()
SEATS = ("one", "two")


def recruits_game(
    settings: dict[str, str], seed: int, seats: tuple[str, ...] = SEATS
) -> tuple[list[Input], Result | None, int]:
    """A game among recruits: its inputs, its result, and how often a net was needed."""
    match = Match(tactics, Setup(seats, settings), bytes([seed]) * 16)
    bots = [make_bot("recruit", "tactics", bytes([seed, seat])) for seat in range(len(seats))]
    result = play(match, bots, 20_000)
    return match.inputs, result, sum(bot.slips for bot in bots if isinstance(bot, SafeBot))


@pytest.mark.parametrize(
    ("scenario", "army"),
    [("annihilation", "allied-box"), ("skirmish", "axis-box"), ("first-lesson", "lesson-axis")],
)
def test_it_beats_chance_and_never_slips(scenario: str, army: str) -> None:
    score = duel(("recruit", "random"), tactics_terms(scenario, army), games=10, seed=7)
    assert score.wins >= 8
    assert score.slips == 0


@pytest.mark.parametrize(
    "settings",
    [
        {"scenario": "first-lesson"},
        {"scenario": "annihilation", "army.1": "winter-hunt", "army.2": "axis-box"},
        {"scenario": "self-designed", "army.1": "allied-box", "army.2": "axis-box"},
        {"scenario": "artillery-duel", "army.1": "allied-guns", "army.2": "axis-guns"},
        {"scenario": "rescue", "army.1": "axis-rescuers", "army.2": "allied-guards"},
        {"scenario": "rescue", "army.1": "allied-rescuers", "army.2": "axis-guards"},
        {"scenario": "breakthrough", "army.1": "allied-box", "army.2": "axis-box"},
        {"scenario": "assault-the-bunker", "army.1": "axis-box", "army.2": "allied-box"},
    ],
)
def test_recruits_finish_their_games_without_a_slip(settings: dict[str, str]) -> None:
    _, result, slips = recruits_game(settings, seed=3)
    assert isinstance(result, Result)
    assert slips == 0


def test_two_recruits_a_side_finish_without_a_slip() -> None:
    seats = ("one", "two", "three", "four")
    settings = {"scenario": "grand-battle", "army.1": "allied-grand", "army.2": "axis-grand"}
    _, result, slips = recruits_game(settings, 5, seats)
    assert isinstance(result, Result)
    assert slips == 0


def test_the_same_seeds_give_the_same_game_and_other_seeds_another() -> None:
    settings = {"scenario": "skirmish", "army.1": "axis-box", "army.2": "allied-box"}
    one, _, _ = recruits_game(settings, 1)
    same, _, _ = recruits_game(settings, 1)
    other, _, _ = recruits_game(settings, 2)
    assert one == same
    assert one != other


def test_what_it_cannot_see_does_not_change_its_choice() -> None:
    settings = {"scenario": "skirmish", "army.1": "axis-box", "army.2": "allied-box"}
    match = Match(tactics, Setup(SEATS, settings), b"sight" * 3)
    stream = Stream(b"other hidden orders")
    choices = 0
    while not isinstance(match.pending, Result) and choices < 80:
        waiting = match.pending
        if isinstance(waiting, Chance):
            match.roll()
            continue
        assert isinstance(waiting, Choice)
        seat = waiting.seats[0]
        give_orders(match.state, 1 - seat)
        chosen = fresh_choice(match.state, seat)
        assert fresh_choice(tactics.resample(match.state, seat, stream), seat) == chosen
        match.submit(seat, chosen)
        choices += 1
    assert choices == 80


def give_orders(state: State, seat: int) -> None:
    """A seat's units get standing orders, so that there is something hidden."""
    if isinstance(state.phase, Turn):
        for unit, owner in enumerate(state.battle.owner):
            state.orders[unit] = order_code(1, 2) if owner == seat and state.is_body(unit) else 0


def fresh_choice(state: State, seat: int) -> Action:
    """What a new recruit chooses in a position."""
    seen = tactics.view(state, seat)
    return RecruitBot(b"same", WEIGHTS).choose(seen, seat, tactics.options(seen, seat))
