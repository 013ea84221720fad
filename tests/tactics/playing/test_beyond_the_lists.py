"""A number that names no unit, space, weapon or side is refused, whatever else is wrong."""

from __future__ import annotations

import pytest

from opendust.kernel.action import Action, Arg
from opendust.kernel.contract import Plain, Setup
from opendust.tactics import game
from opendust.tactics.actions import Verb
from opendust.tactics.rules.declarations import IDLE
from opendust.tactics.rules.extras import SKILL_COUNT
from opendust.tactics.rules.plans import PLAN_COUNT
from opendust.tactics.rules.things import line_name, target_name
from opendust.tactics.state import State

UNITS = 4
SPACES = 35
LINES = 13
MODELS = 7
"""How many there are: the first number of each kind that names nothing."""

ACTIVATION: Plain = {"unit": "hans", "hero": "-", "script": ["move", "attack"], "at": 1}
PHASES: dict[str, dict[str, Plain]] = {
    "joining": {"phase": {"kind": "joining", "side": "side-1"}, "round": 0},
    "placing": {"phase": {"kind": "placing", "what": "elements", "side": "side-1"}, "round": 0},
    "first": {"phase": {"kind": "choosing-first", "side": "side-1"}},
    "turn": {"phase": {"kind": "turn", "side": "side-1"}},
    "moving": {"phase": {"kind": "moving", "points": 1}, "activation": ACTIVATION},
    "window": {
        "phase": {"kind": "window", "side": "side-1", "asked": [0]},
        "activation": {"unit": "hans", "hero": "-", "script": ["move", "window"], "at": 2},
    },
    "striking": {
        "phase": {"kind": "using-skill", "deed": "artillery-strike"},
        "activation": ACTIVATION,
    },
    "choosing": {
        "phase": {"kind": "using-skill", "deed": "makeshift-repair"},
        "activation": ACTIVATION,
    },
    "entering": {"phase": {"kind": "entering"}, "activation": ACTIVATION},
    "aiming": {
        "phase": {"kind": "aiming"},
        "activation": {"unit": "hans", "hero": "-", "script": ["attack", "nothing"], "at": 1},
        "attack": {"unit": "hans", "mode": "ordinary"},
    },
}


def position(phase: str) -> State:
    """A small position with two units on each side."""
    settings = {
        "map": ".......\n" * 5,
        "army.1.units": "rosie, hell-boys",
        "army.2.units": "hans, sturmpioniere",
    }
    units: dict[str, Plain] = {
        "hell-boys": "a1",
        "rosie": "a2",
        "hans": "c1",
        "sturmpioniere": "g5",
    }
    return game.decode({"units": units, **PHASES[phase]}, Setup(("allies", "axis"), settings))


def test_the_numbers_name_nothing() -> None:
    state = position("turn")
    nouns = ("unit", "space", "weapon", "model", "side", "quarry")
    counts = [UNITS, SPACES, LINES, MODELS, 2, 3]
    assert [len(game.names(state, noun)) for noun in nouns] == counts


@pytest.mark.parametrize(
    ("phase", "seat", "verb", "args", "rule"),
    [
        ("joining", 0, Verb.JOIN, (UNITS, 1), "GEN-03"),
        ("joining", 0, Verb.JOIN, (0, UNITS), "GEN-03"),
        ("placing", 0, Verb.PLACE, (2, 0), "GEN-03"),
        ("placing", 0, Verb.PLACE, (3, 0), "GEN-03"),
        ("placing", 0, Verb.PLACE, (0, SPACES), "GEN-03"),
        ("first", 0, Verb.GO_FIRST, (2,), "INIT-05"),
        ("turn", 0, Verb.ACTIVATE, (UNITS, 0, ()), "GEN-03"),
        ("turn", 0, Verb.ACTIVATE, (0, PLAN_COUNT, ()), "GEN-03"),
        ("turn", 0, Verb.ACTIVATE, (0, IDLE, (SKILL_COUNT + LINES,)), "ACT-03"),
        ("turn", 0, Verb.ACTIVATE, (1, IDLE, (SKILL_COUNT,)), "ATK-02"),
        ("turn", 0, Verb.ACTIVATE, (1, IDLE, (0,)), "CARD-07"),
        ("turn", 0, Verb.PART, (UNITS,), "GEN-03"),
        ("turn", 0, Verb.ORDER, (UNITS, 0, 1), "GEN-03"),
        ("turn", 0, Verb.ORDER, (0, 3, 1), "REACT-15"),
        ("turn", 0, Verb.CANCEL_ORDER, (UNITS,), "GEN-03"),
        ("moving", 1, Verb.STEP, (SPACES,), "GEN-03"),
        ("moving", 1, Verb.CRUSH, (SPACES,), "GEN-03"),
        ("window", 0, Verb.REACT, (UNITS,), "GEN-03"),
        ("striking", 1, Verb.STRIKE, (UNITS, 0), "GEN-03"),
        ("striking", 1, Verb.STRIKE, (2, UNITS), "GEN-03"),
        ("choosing", 1, Verb.CHOOSE, (UNITS,), "GEN-03"),
        ("choosing", 1, Verb.RESTORE, (MODELS,), "GEN-03"),
        ("entering", 1, Verb.ENTER, (SPACES,), "AMB-SETUP-3"),
        ("entering", 1, Verb.CRUSH, (SPACES,), "AMB-SETUP-3"),
        ("aiming", 1, Verb.AIM, (LINES, 0), "GEN-03"),
        ("aiming", 1, Verb.AIM, (0, UNITS + SPACES), "GEN-03"),
        ("aiming", 1, Verb.SPEND, (LINES, 0, 1), "GEN-03"),
        ("aiming", 1, Verb.SPEND, (0, UNITS + SPACES, 1), "GEN-03"),
        ("aiming", 1, Verb.SNIPE, (LINES, 0), "GEN-03"),
    ],
)
def test_a_number_that_names_nothing_is_refused(
    phase: str, seat: int, verb: Verb, args: tuple[Arg, ...], rule: str
) -> None:
    refusal = game.refuse(position(phase), seat, Action(verb, args))
    assert refusal is not None
    assert refusal.rule == rule


def test_a_weapon_or_target_beyond_the_lists_is_told_by_its_number() -> None:
    settings = {"map": "...", "army.1.units": "rosie", "army.2.units": "hans"}
    state = game.decode({"units": {"rosie": "a1", "hans": "c1"}}, Setup(("anna", "bert"), settings))
    lines = state.battle.line_count
    assert line_name(state, lines) == f"#{lines}"
    assert [target_name(state, number) for number in range(6)] == [
        "rosie", "hans", "a1", "b1", "c1", "#3",
    ]  # fmt: skip
