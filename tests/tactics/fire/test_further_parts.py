"""What the further rules of a refusal are made of: observers, enemies, guns and targets."""

from __future__ import annotations

import pytest

from opendust.kernel.action import Action
from opendust.kernel.contract import Plain, Setup
from opendust.tactics import game
from opendust.tactics.actions import Verb
from opendust.tactics.rules.fire.further import is_enemy, is_observer, never_struck, target_of
from opendust.tactics.state import State

SETTINGS = {
    "map": "........\n........",
    "army.1.units": "rosie + hell-boys, recon-boys",
    "army.2.units": "manfred + beobachter, lothar, hans",
    "cards.text": (
        'hell-boys.skills = ["artillery-strike"]\nrosie.skills = ["artillery-strike"]\n'
        'recon-boys.skills = ["artillery-strike"]\nmanfred.skills = []'
    ),
}
UNITS: dict[str, Plain] = {
    "hell-boys": "c1",
    "rosie": {"at": "c1", "leader": "hell-boys"},
    "recon-boys": "off",
    "beobachter": "a1",
    "manfred": {"at": "a1", "leader": "beobachter"},
    "lothar": "d1",
    "hans": "g1",
}


@pytest.fixture
def state() -> State:
    """A position with an observer on each side, each with a hero who is not asked."""
    plain: dict[str, Plain] = {
        "units": dict(UNITS),
        "phase": {"kind": "turn", "side": "side-2"},
    }
    return game.decode(plain, Setup(("allies", "axis"), SETTINGS))


def number(state: State, name: str) -> int:
    """The number of a unit."""
    return game.names(state, "unit").index(name)


@pytest.mark.rule("ARTY-07")
@pytest.mark.parametrize(
    ("unit", "observes"),
    [
        ("hell-boys", True), ("beobachter", True), ("rosie", False), ("manfred", False),
        ("recon-boys", False), ("hans", False),
    ],
)  # fmt: skip
def test_who_observes(state: State, unit: str, observes: bool) -> None:
    assert is_observer(state, number(state, unit)) is observes


@pytest.mark.parametrize(
    ("unit", "is_one"),
    [("hell-boys", True), ("rosie", False), ("recon-boys", False), ("hans", False)],
)
def test_who_is_an_enemy_on_the_board(state: State, unit: str, is_one: bool) -> None:
    assert is_enemy(state, number(state, "lothar"), number(state, unit)) is is_one


def test_the_observer_of_the_own_side_tells_why_a_shot_is_not_ordered(state: State) -> None:
    lothar, target = number(state, "lothar"), number(state, "hell-boys")
    assert never_struck(state, 1, lothar, target) == ("RANGE-06",)


def test_of_no_unit_and_of_an_enemys_gun_nothing_is_told(state: State) -> None:
    lothar, target = number(state, "lothar"), number(state, "hell-boys")
    assert never_struck(state, 0, lothar, target) == ()
    assert never_struck(state, 1, 99, target) == ()
    assert never_struck(state, 1, lothar, 99) == ()


def test_a_miniature_stands_for_its_unit(state: State) -> None:
    models = [m.partition(".")[0] for m in game.names(state, "model")]
    hans = models.index("hans")
    assert target_of(state, Action(Verb.SNIPE, (0, hans))) == number(state, "hans") != hans
    assert target_of(state, Action(Verb.AIM, (0, 3))) == 3
    assert target_of(state, Action(Verb.SPREAD, (0, 3))) == 3
