"""Does chance alone play whole games, and the same game from the same seeds?"""

from __future__ import annotations

import pytest

from opendust.bots import make_bot
from opendust.dust.edition import EDITIONS
from opendust.kernel.action import Input
from opendust.kernel.contract import Setup
from opendust.kernel.pending import Result
from opendust.kernel.play.match import Match, play
from opendust.registry import GAMES
from tests.amounts import count


def random_game(edition: str, players: int, seed: int) -> tuple[list[Input], Result | None]:
    seats = ("one", "two", "three", "four", "five", "six")[:players]
    match = Match(GAMES["dust"], Setup(seats, {"edition": edition}), bytes([seed]) * 16)
    bots = [make_bot("random", "dust", bytes([seed, seat])) for seat in range(players)]
    return match.inputs, play(match, bots, 20_000)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 6])
def test_random_games_come_to_an_end(edition: str, players: int) -> None:
    for seed in range(count(3, 1)):
        _, result = random_game(edition, players, seed)
        assert isinstance(result, Result)
        assert result.winners


def test_the_same_seeds_give_the_same_game_and_other_seeds_another() -> None:
    one, _ = random_game("premium-en", 2, 1)
    same, _ = random_game("premium-en", 2, 1)
    other, _ = random_game("premium-en", 2, 2)
    assert one == same
    assert one != other
