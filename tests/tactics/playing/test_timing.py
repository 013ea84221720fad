"""What is tried at the wrong time is refused by the rule that names its moment."""

from __future__ import annotations

import pytest

from opendust.kernel.action import Action
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.refusal import Refusal
from opendust.tactics import game
from opendust.tactics.actions import Verb
from opendust.tactics.rules.timing import too_late, untimely
from opendust.tactics.state import State


def position(phase: Plain, **data: Plain) -> State:
    """A position on a small field."""
    settings = {"map": "...", "army.1.units": "rosie, hell-boys", "army.2.units": "hans"}
    plain: dict[str, Plain] = {"phase": phase, **data}
    return game.decode(plain, Setup(("allies", "axis"), settings))


@pytest.mark.parametrize(
    ("script", "at", "rule"),
    [
        (["move", "window", "attack"], 1, "REACT-02"),
        (["move", "window", "attack"], 3, "REACT-15"),
        (["nothing", "attack"], 1, "REACT-02"),
        (["move", "window", "move", "window"], 3, "REACT-02"),
    ],
)
def test_a_window_is_past_when_no_other_comes(script: list[Plain], at: int, rule: str) -> None:
    activation: Plain = {"unit": "hell-boys", "hero": "-", "script": script, "at": at}
    units: Plain = {"hell-boys": "a1", "rosie": "b1", "hans": "c1"}
    moving: Plain = {"kind": "moving", "points": 1}
    assert too_late(position(moving, units=units, activation=activation), 1) == rule


def test_half_an_order_to_join_is_refused_as_any_other() -> None:
    state = position({"kind": "joining", "side": "side-1"}, round=0)
    plain = Refusal("ROUND-03", "not-your-choice")
    assert untimely(state, 0, Action(Verb.JOIN, ()), plain).message == plain.message
