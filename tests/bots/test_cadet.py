"""Does the cadet play within the rules, with sense, and weaker than a recruit?"""

from __future__ import annotations

from collections import Counter

from opendust.bots.cadet import CadetBot
from opendust.bots.random_bot import RandomBot
from opendust.bots.registry import make_bot
from opendust.bots.safe_bot import SafeBot
from opendust.kernel.contract import Setup
from opendust.kernel.option import Option
from opendust.kernel.pending import Result
from opendust.kernel.play.match import Match, play
from opendust.registry import GAMES
from tests.bots.matches import deciders

GAME = GAMES["dust"]
SETTINGS = {"edition": "premium-en"}


def played(one: str, other: str, seed: bytes) -> tuple[str, int]:
    """Who won a game, and how often a bot needed its net."""
    match = Match(GAME, Setup(("a", "b"), SETTINGS), seed * 4)
    bots = [make_bot(one, "dust", seed), make_bot(other, "dust", seed)]
    play(match, bots, 20_000)
    ended = GAME.pending(match.state)
    won = ended.winners if isinstance(ended, Result) else ()
    slips = sum([bot.slips for bot in bots if isinstance(bot, SafeBot)])
    return (one, other)[won[0]] if len(won) == 1 else "", slips


def test_it_never_slips_and_beats_chance() -> None:
    for seed in (b"one", b"two"):
        assert played("cadet", "random", seed) == ("cadet", 0)


def test_a_recruit_beats_it() -> None:
    won = Counter([played("cadet", "recruit", seed)[0] for seed in (b"a", b"b", b"c")])
    assert won["recruit"] > won["cadet"]


def test_it_sees_a_part_of_the_menu_and_something_of_every_kind() -> None:
    bot, seen, shown = CadetBot(RandomBot(b"x"), b"x"), 0, 0
    match = Match(GAME, Setup(("a", "b"), SETTINGS), b"menu" * 4)
    guide = make_bot("recruit", "dust", b"guide")
    for seat in deciders(match):
        if len(match.inputs) >= 150:
            break
        menu: list[Option] = GAME.options(match.state, seat)
        part = bot.seen(menu)
        assert {option.verb for option in part} == {option.verb for option in menu}
        seen, shown = seen + len(part), shown + len(menu)
        match.submit(seat, guide.choose(GAME.view(match.state, seat), seat, menu))
    assert seen < shown
