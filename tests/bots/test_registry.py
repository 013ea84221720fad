"""Are bots found by name, and is a wrong name answered with the nearest right one?"""

from __future__ import annotations

import pytest

from opendust.bots import bot_names, make_bot
from opendust.bots.safe_bot import SafeBot
from opendust.dust.actions import Verb
from opendust.kernel.action import Action
from opendust.kernel.option import Amount, Option
from opendust.kernel.refusal import BadText
from opendust.registry import OURS


def test_every_game_has_the_random_bot() -> None:
    for game in OURS:
        assert bot_names(game)[0] == "random"


@pytest.mark.parametrize(("game", "more"), [("dust", ("marshal",)), ("tactics", ())])
def test_both_games_have_the_whole_ladder(game: str, more: tuple[str, ...]) -> None:
    assert bot_names(game) == ("random", "cadet", "recruit", "captain", "general", *more)


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(BadText) as caught:
        make_bot("recriut", "dust", b"seed")
    fault = caught.value.faults[0]
    assert fault.message == "bot-unknown"
    assert fault.details["bot"] == "recriut"
    assert fault.details["nearest"] == ("recruit",)
    assert fault.details["known"] == bot_names("dust")


def test_a_bot_of_another_game_is_unknown() -> None:
    with pytest.raises(BadText):
        make_bot("recruit", "some-other-game", b"seed")


class Stumbler:
    """A bot that raises at first and then answers what is not allowed."""

    def __init__(self) -> None:
        self.calls = 0

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        self.calls += 1
        if self.calls == 1:
            raise ZeroDivisionError
        return Action(Verb.BUY_CENTERS, (99,))


def test_a_bot_that_stumbles_still_answers_with_an_option() -> None:
    options = [Option(Verb.BUY_CENTERS, (Amount(1, 3),))]
    bot = SafeBot(Stumbler(), b"seed")
    for slips in (1, 2, 3):
        assert options[0].contains(bot.choose(None, 0, options))
        assert bot.slips == slips
