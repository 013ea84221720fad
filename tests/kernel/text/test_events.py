"""Events as plain data and by the names of their fields say the same as the notation."""

from __future__ import annotations

import json
import random
from enum import Enum

import pytest

from opendust.dust import game
from opendust.dust.events import EVENTS, Happening
from opendust.kernel.action import Shape, amount, counts, order, pick, subset
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.event import Event, EventFields, seen_by
from opendust.kernel.pending import Chance, Choice
from opendust.kernel.play.match import Match
from opendust.kernel.text.events import events_text, plain_events, plain_value
from opendust.kernel.text.notation import format_event
from opendust.registry import GAMES, OURS, variants_of
from tests.server.playing import variant_settings

NAMES = ("a", "b", "c")
STEPS = 400


def test_every_shape_of_a_field() -> None:
    assert plain_value(pick("what", "thing"), 2, NAMES) == "c"
    assert plain_value(pick("what", "thing"), 3, NAMES) == "#3"
    assert plain_value(amount("what"), 2, ()) == 2
    assert plain_value(counts("what", "thing"), ((0, 4), (2, 1)), NAMES) == {"a": 4, "c": 1}
    assert plain_value(counts("what", "thing"), (), NAMES) == {}
    assert plain_value(subset("what", "thing"), (), NAMES) == []
    assert plain_value(order("what", "thing"), (2, 0), NAMES) == ["c", "a"]


def test_an_event_by_kind_and_names() -> None:
    board = "land: west east\nlinks: west-east"
    areas: dict[str, Plain] = {"west": "red 3 tank", "east": "blue 1 tank"}
    state = game.decode({"areas": areas}, Setup(("Red", "Blue"), {"board.small": board}))
    attack = Event(Happening.ATTACK_DECLARED, (0, 1, 0, 0, 1, ((0, 2),)))
    assert plain_events(game, state, [attack]) == [{
        "kind": "attack-declared", "player": "red", "defender": "blue", "battle": "land",
        "origin": "west", "target": "east", "units": {"tank": 2},
    }]  # fmt: skip
    told = EventFields(EVENTS, attack)
    assert (told.number("player"), told.number("target"), told.pairs("units")) == (0, 1, ((0, 2),))
    assert "origin" in told
    assert "cards" not in told
    with pytest.raises(KeyError):
        told.number("cards")
    with pytest.raises(TypeError):
        told.number("units")
    with pytest.raises(TypeError):
        told.pairs("player")
    fixed = EventFields(EVENTS, Event(Happening.ORDER_FIXED, ((1, 0),)))
    assert fixed.several("players") == (1, 0)


@pytest.mark.parametrize("name", OURS)
def test_the_fields_of_a_kind_have_names_of_their_own(name: str) -> None:
    for kind, signature in GAMES[name].EVENTS.items():
        names = ["kind", *[field.name for field in signature]]
        assert len(set(names)) == len(names), kind


def spelled(name: str, kind: Enum, told: dict[str, Plain]) -> str:
    """Plain data in the notation."""
    words = [str(told["kind"])]
    for field in GAMES[name].EVENTS[kind]:
        value = told[field.name]
        if isinstance(value, dict):
            words += [f"{number} {key}" for key, number in value.items()]
        elif isinstance(value, list):
            words += [str(one) for one in value]
        else:
            assert isinstance(value, int) == (field.shape is Shape.AMOUNT)
            words.append(str(value))
    return " ".join(words)


@pytest.mark.parametrize("name", OURS)
def test_data_and_notation_say_the_same(name: str) -> None:
    contract, source = GAMES[name], random.Random(3)
    setup = Setup(("Anna", "Bert"), variant_settings(name, variants_of(name).names[0]))
    match, kinds = Match(contract, setup, b"0123456789abcdef"), set()
    for _ in range(STEPS):
        waiting = match.pending
        if isinstance(waiting, Chance):
            events = match.roll()
        elif isinstance(waiting, Choice):
            seat = source.choice(waiting.seats)
            option = source.choice(contract.options(match.state, seat))
            events = match.submit(seat, option.fill(source.randrange))
        else:
            break
        for viewer in (-1, 0, 1):
            seen, view = seen_by(events, viewer), contract.view(match.state, viewer)
            plain = plain_events(contract, view, seen)
            assert json.loads(events_text(contract, view, seen)) == plain
            for event, told in zip(seen, plain, strict=True):
                assert spelled(name, event.kind, told) == format_event(contract, view, event)
                kinds.add(event.kind)
    assert len(kinds) > 10
