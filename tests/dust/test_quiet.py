"""Searches play without events: every case comes out the same for them."""

from __future__ import annotations

import pytest

from opendust.dust import game
from opendust.kernel.action import Decision
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.text.notation import parse_action
from tests.cases.quiet import quiet_failures

BOARD = "land: rome! pisa! farm wood\nlinks: rome-pisa pisa-farm farm-wood"
MOVEMENT: dict[str, Plain] = {"phase": {"kind": "movement", "points": 2}}
FIRST_CENTERS: dict[str, Plain] = {
    "phase": {"kind": "setup-centers", "left": 2}, "round": 0, "order": ["red", "blue"],
}  # fmt: skip


def test_cases_come_out_the_same_without_events() -> None:
    assert quiet_failures("dust") == []


@pytest.mark.parametrize(
    ("at", "words"), [(MOVEMENT, "fly wood 1 rome 1 farm"), (FIRST_CENTERS, "center farm")]
)
def test_what_no_case_expects_an_event_of_comes_out_the_same_too(
    at: dict[str, Plain], words: str
) -> None:
    areas: Plain = {"rome": "red 1 bomber", "farm": "red 1 tank 1 bomber", "pisa": "blue 1 tank"}
    plain: dict[str, Plain] = {"turn": "red", "areas": areas, **at}
    setup = Setup(("red", "blue"), {"edition": "original-it", "board.small": BOARD})
    told, quiet = game.decode(plain, setup), game.decode(plain, setup)
    decision = Decision(0, parse_action(game, told, words))
    assert game.apply(told, decision)
    game.advance(quiet, decision)
    assert game.encode(quiet) == game.encode(told) != game.encode(game.decode(plain, setup))
