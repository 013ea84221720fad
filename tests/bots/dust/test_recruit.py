"""Does the recruit play well, within the rules, from its view alone, and always alike?"""

from __future__ import annotations

from itertools import islice

import pytest

from opendust.arena.plan import Plan, Variant
from opendust.bots import make_bot
from opendust.bots.dust.recruit.bot import RecruitBot
from opendust.bots.dust.recruit.weights import load_weights
from opendust.bots.safe_bot import SafeBot
from opendust.dust import game as dust
from opendust.dust.edition import EDITIONS
from opendust.dust.state import State
from opendust.kernel.action import Action, Input
from opendust.kernel.contract import Setup
from opendust.kernel.pending import Result
from opendust.kernel.play.dice import Stream
from opendust.kernel.play.match import Match, play
from tests.amounts import some
from tests.bots.matches import BOTS, deciders, wins_against_chance

WEIGHTS = load_weights()
SEATS = ("one", "two", "three", "four", "five", "six")
# They play the same on both builds (test_both_builds.py), so some editions do for the slower one.
each_edition = pytest.mark.parametrize("edition", some(list(EDITIONS), 3))


def recruits_game(edition: str, players: int, seed: int) -> tuple[list[Input], Result | None, int]:
    """A game among recruits: its inputs, its result, and how often a net was needed."""
    match = Match(dust, Setup(SEATS[:players], {"edition": edition}), bytes([seed]) * 16)
    bots = [make_bot("recruit", "dust", bytes([seed, seat])) for seat in range(players)]
    result = play(match, bots, 20_000)
    return match.inputs, result, sum(bot.slips for bot in bots if isinstance(bot, SafeBot))


@each_edition
def test_it_beats_chance_and_never_slips(edition: str) -> None:
    variant = Variant(edition, {"edition": edition})
    wins, failings = wins_against_chance(Plan("dust", (variant,), BOTS, 2, 12, "7"))
    assert wins >= 10
    assert failings == 0


@each_edition
@pytest.mark.parametrize("players", [3, 6])
def test_recruits_finish_their_games_without_a_slip(edition: str, players: int) -> None:
    _, result, slips = recruits_game(edition, players, seed=players)
    assert isinstance(result, Result)
    assert slips == 0


def test_the_same_seeds_give_the_same_game_and_other_seeds_another() -> None:
    one, _, _ = recruits_game("epic-de", 3, 1)
    same, _, _ = recruits_game("epic-de", 3, 1)
    other, _, _ = recruits_game("epic-de", 3, 2)
    assert one == same
    assert one != other


@each_edition
def test_what_it_cannot_see_does_not_change_its_choice(edition: str) -> None:
    match = Match(dust, Setup(SEATS[:3], {"edition": edition}), b"sight" * 3)
    stream = Stream(b"other hidden cards")
    choices = 0
    for seat in islice(deciders(match), 120):
        chosen = fresh_choice(match.state, seat)
        assert fresh_choice(dust.resample(match.state, seat, stream), seat) == chosen
        match.submit(seat, chosen)
        choices += 1
    assert choices == 120


def fresh_choice(state: State, seat: int) -> Action:
    """What a new recruit chooses in a position."""
    seen = dust.view(state, seat)
    return RecruitBot(b"same", WEIGHTS).choose(seen, seat, dust.options(seen, seat))
