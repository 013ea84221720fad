"""What can a player of Dust Tactics take back? Nothing that has told of the other side."""

from __future__ import annotations

import pytest

from opendust.kernel.contract import Plain, Setup
from opendust.kernel.play.match import Match
from opendust.kernel.text.notation import parse_action
from opendust.registry import GAMES
from opendust.tactics.state import State
from opendust.tactics.texts.position import decode

MAP = "\n".join(["......."] * 5)


def begun(hans: str) -> Match[State]:
    """Blackhawk's turn, with Hans somewhere."""
    settings = {"map": MAP, "army.1.units": "blackhawk", "army.2.units": "hans"}
    match: Match[State] = Match(GAMES["tactics"], Setup(("allies", "axis"), settings), bytes(16))
    position: dict[str, Plain] = {
        "phase": {"kind": "turn", "side": "side-1"},
        "units": {"blackhawk": "a1", "hans": hans},
    }
    match.state = decode(position, match.setup)
    return match


@pytest.mark.rule("REACT-03")
@pytest.mark.parametrize(("hans", "is_free"), [("c1", False), ("g5", True)])
def test_a_move_that_the_enemy_may_answer_is_not_taken_back(hans: str, *, is_free: bool) -> None:
    match = begun(hans)
    for line in ("activate blackhawk move+nothing", "step a2"):
        match.submit(0, parse_action(match.game, match.state, line))
    assert match.can_undo(0) is is_free
