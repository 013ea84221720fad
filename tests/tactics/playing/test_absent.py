"""What is done for a player who is not there: the rules' own quiet choices, which are legal."""

from __future__ import annotations

from opendust.kernel.contract import Plain, Setup
from opendust.tactics import game
from opendust.tactics.state import State

SEATS = ("allies", "axis")
FIELD = {"map": ".......\n" * 5}


def position(units: dict[str, Plain], armies: tuple[str, str], **data: Plain) -> State:
    """A position on an empty field."""
    settings = {**FIELD, "army.1.units": armies[0], "army.2.units": armies[1]}
    plain: dict[str, Plain] = {"units": units, **data}
    return game.decode(plain, Setup(SEATS, settings))


def default(state: State, seat: int) -> tuple[str, tuple[object, ...]]:
    """What is done for a seat; it must be legal."""
    action = game.default(state, seat)
    assert game.refuse(state, seat, action) is None
    return str(action.verb.value), action.args


def test_the_first_unit_that_may_act_does_nothing() -> None:
    units: dict[str, Plain] = {
        "blackhawk": {"at": "a1", "activated": True}, "hell-boys": "a3", "hans": "g5",
    }  # fmt: skip
    turn: Plain = {"kind": "turn", "side": "side-1"}
    state = position(units, ("blackhawk, hell-boys", "hans"), phase=turn)
    verb, (unit, plan, extras) = default(state, 0)
    assert verb == "activate"
    assert game.names(state, "unit")[int(str(unit))] == "hell-boys"
    assert game.names(state, "plan")[int(str(plan))] == "nothing+nothing"
    assert extras == ()


def test_a_unit_off_the_board_only_enters() -> None:
    turn: Plain = {"kind": "turn", "side": "side-1"}
    state = position({"hell-boys": "off", "hans": "g5"}, ("hell-boys", "hans"), phase=turn)
    _, (_, plan, _) = default(state, 0)
    assert game.names(state, "plan")[int(str(plan))] == "move+nothing"


def test_losses_fall_where_there_is_most_to_lose_and_spare_the_hero() -> None:
    units: dict[str, Plain] = {
        "hell-boys": {"at": "a1", "health": {"shotgun": 3, "flamethrower-1": 0}},
        "rosie": {"at": "a1", "leader": "hell-boys", "health": {"m9-d-bazooka": 3}}, "hans": "c1",
    }  # fmt: skip
    attack: Plain = {"unit": "hans", "mode": "ordinary"}
    activation: Plain = {"unit": "hans", "hero": "-", "script": ["attack", "nothing"], "at": 1}
    expected = {2: {"shotgun": 2}, 4: {"shotgun": 3, "flamethrower-2": 1}}
    for points, lost in expected.items():
        losing: Plain = {"kind": "losing", "unit": "hell-boys", "points": points}
        armies = ("rosie + hell-boys", "hans")
        state = position(units, armies, phase=losing, attack=attack, activation=activation)
        verb, (losses,) = default(state, 0)
        assert verb == "lose"
        names = game.names(state, "model")
        assert isinstance(losses, tuple)
        assert {names[m].split(".")[1]: amount for m, amount in losses} == lost


def test_everything_that_may_hit_back_does() -> None:
    units: dict[str, Plain] = {"hell-boys": "a1", "sturmpioniere": "b1"}
    shot: Plain = {
        "shooter": "sturmpioniere", "line": "sturmpioniere.knife-and-grenade",
        "target": "hell-boys", "dice": 5, "damage": 1, "face": "none", "flags": ["close"],
        "model": "-",
    }  # fmt: skip
    attack: Plain = {"unit": "sturmpioniere", "stage": "hitting-back", "shots": [shot]}
    activation: Plain = {"unit": "sturmpioniere", "script": ["attack", "nothing"], "at": 1}
    phase: Plain = {"kind": "retaliating", "unit": "hell-boys"}
    armies = ("hell-boys", "sturmpioniere")
    state = position(units, armies, phase=phase, attack=attack, activation=activation)
    verb, (lines,) = default(state, 0)
    assert verb == "retaliate"
    names = game.names(state, "weapon")
    assert isinstance(lines, tuple)
    assert [names[line] for line, _ in lines] == ["hell-boys.knife-and-grenade"]
