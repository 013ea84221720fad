"""Text that cannot be read says what is wrong with it, and what was meant perhaps."""

from __future__ import annotations

import pytest

from opendust.dust import game
from opendust.dust.actions import Verb
from opendust.dust.state import State
from opendust.kernel.action import Action, Decision, Outcome
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.refusal import BadText
from opendust.kernel.text.notation import format_action, parse_action, parse_event, parse_input

BOARD = "land: west east\nlinks: west-east"
AREAS: dict[str, Plain] = {"west": "red 3 tank 1 mech", "east": "blue 1 tank"}


def position() -> State:
    return game.decode({"areas": AREAS}, Setup(("Red", "Blue"), {"board.small": BOARD}))


def test_a_plural_and_loose_spaces_are_forgiven() -> None:
    action = parse_action(game, position(), "  attack west  east 3 tanks 1 mech ")
    assert action == Action(Verb.ATTACK, (0, 1, ((0, 3), (1, 1))))


def test_amounts_of_the_same_thing_add_up() -> None:
    action = parse_action(game, position(), "attack west east 1 tank 2 tank")
    assert action == Action(Verb.ATTACK, (0, 1, ((0, 3),)))


def test_ids_past_the_list_are_written_as_numbers() -> None:
    text = format_action(game, position(), Action(Verb.CLAIM, (99,)))
    assert text == "claim #99"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "verb-unknown"),
        ("atack west east 1 tank", "verb-unknown"),
        ("attack west", "argument-missing"),
        ("attack wset east 1 tank", "name-unknown"),
        ("attack west east 1", "amounts-expected"),
        ("attack west east one tank", "number-expected"),
        ("attack west east 0 tank", "number-expected"),
        ("attack west east -1 tank", "number-expected"),
        ("buy many tank", "number-expected"),
        ("done now", "argument-surplus"),
    ],
)
def test_an_action_that_cannot_be_read(text: str, message: str) -> None:
    with pytest.raises(BadText) as caught:
        parse_action(game, position(), text, "typed", 7)
    fault = caught.value.faults[0]
    assert (fault.message, fault.source, fault.line) == (message, "typed", 7)


def test_the_nearest_names_are_told() -> None:
    with pytest.raises(BadText) as caught:
        parse_action(game, position(), "atack west east 1 tank")
    assert "attack" in caught.value.faults[0].details["nearest"]  # type: ignore[operator]


def test_inputs_of_a_record() -> None:
    state = position()
    assert parse_input(game, state, "2 done", "r", 1) == Decision(1, Action(Verb.DONE))
    assert parse_input(game, state, "dice 6 1 1", "r", 1) == Outcome((6, 1, 1))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("0 done", "input-unknown"),
        ("red done", "input-unknown"),
        ("", "input-unknown"),
        ("dice 6 x", "dice-not-numbers"),
        ("draw no-card", "name-unknown"),
    ],
)
def test_an_input_that_cannot_be_read(line: str, message: str) -> None:
    with pytest.raises(BadText, match=message):
        parse_input(game, position(), line, "r", 3)


def test_an_order_is_read_in_its_order() -> None:
    event = parse_event(game, position(), "order-fixed blue red")
    assert event.args == ((1, 0),)
