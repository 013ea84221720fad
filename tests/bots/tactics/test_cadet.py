"""Does the cadet of Dust Tactics play within the rules, beat chance, and lose to a recruit?"""

from __future__ import annotations

from collections import Counter
from typing import Any

from opendust.bots.registry import make_bot
from opendust.bots.safe_bot import SafeBot
from opendust.bots.tactics.cadet import CadetBot
from opendust.kernel.contract import Setup
from opendust.kernel.pending import Result
from opendust.kernel.play.match import Match, play
from opendust.registry import GAMES
from opendust.tactics.actions import Verb
from opendust.tactics.phases import Window
from tests.bots.matches import deciders

GAME = GAMES["tactics"]
SETTINGS = {"scenario": "skirmish", "army.1": "axis-box", "army.2": "axis-box"}


def begun(seed: bytes) -> Match[Any]:
    return Match(GAME, Setup(("a", "b"), SETTINGS), seed * 4)


def played(one: str, other: str, seed: bytes) -> tuple[str, int]:
    """Who won a game, and how often a bot needed its net."""
    match = begun(seed)
    bots = [make_bot(name, "tactics", seed) for name in (one, other)]
    play(match, bots, 5_000)
    ended = GAME.pending(match.state)
    won = ended.winners if isinstance(ended, Result) else ()
    slips = sum([bot.slips for bot in bots if isinstance(bot, SafeBot)])
    return (one, other)[won[0]] if len(won) == 1 else "", slips


def test_it_never_slips_and_beats_chance() -> None:
    assert played("cadet", "random", b"one") == ("cadet", 0)


def test_a_recruit_beats_it() -> None:
    won = Counter([played("cadet", "recruit", seed)[0] for seed in (b"a", b"b", b"c")])
    assert won["recruit"] > won["cadet"]


def test_it_never_reacts() -> None:
    match, asked = begun(b"react"), 0
    bots = [CadetBot(b"x"), CadetBot(b"y")]
    for seat in deciders(match):
        menu = GAME.options(match.state, seat)
        action = bots[seat].choose(GAME.view(match.state, seat), seat, menu)
        if isinstance(match.state.phase, Window):
            asked += 1
            assert action.verb is Verb.HOLD_FIRE
        match.submit(seat, action)
    assert asked
