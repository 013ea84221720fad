"""Do the searching bots play the same game again on every build? By what was played once.

The tests of bots run on both builds, so one digest for each match holds them together. Whoever
changes how a bot weighs or searches finds another digest here, and reviews the change.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from opendust.bots.safe_bot import SafeBot
from opendust.bots.tactics.search.commander import GENERAL
from opendust.bots.tactics.search.commander import Commander as TacticsCommander
from opendust.bots.tactics.search.weights import load_search_weights
from opendust.kernel.contract import Setup
from opendust.kernel.play.match import Match, play
from opendust.tactics import game as tactics
from tests.bots.dust.test_drafting import drafted
from tests.bots.dust.test_ladder import some_of_a_game
from tests.bots.tactics.test_search import LESSON

DUST_DIGEST = "7e388716a604cd31"
MARSHAL_DIGEST = "dfc381d3c7f1aba1"
TACTICS_DIGEST = "762136bff1696538"


def digest(inputs: Any) -> str:
    """A short name of what was played."""
    return blake2b(repr(inputs).encode(), digest_size=8).hexdigest()


def slim_general(seed: bytes) -> TacticsCommander:
    """A general with less effort, so that the tests are quick."""
    weights = load_search_weights(GENERAL)
    weights.search |= {"effort": 60.0}
    return TacticsCommander(seed, weights)


def test_a_general_of_dust_plays_the_same_on_every_build() -> None:
    inputs, slips = some_of_a_game("premium-en", 2, b"both")
    assert slips == 0
    assert digest(inputs) == DUST_DIGEST


def test_a_marshal_settles_the_same_on_every_build() -> None:
    assert digest([action for _, _, action in drafted()]) == MARSHAL_DIGEST


def test_a_general_of_dust_tactics_plays_the_same_on_every_build() -> None:
    match = Match(tactics, Setup(("one", "two"), LESSON), b"both" * 4)
    bots = [SafeBot(slim_general(bytes([seat])), b"net") for seat in range(2)]
    play(match, bots, 120)
    assert digest(match.inputs) == TACTICS_DIGEST
