"""In the terminal an attack announced while moving ends the movement and is made, in one line."""

from __future__ import annotations

import pytest

from opendust.cli.dust.presentation import chain
from opendust.dust import game
from opendust.dust.edition import EDITIONS
from opendust.dust.state import State
from opendust.kernel.contract import Plain, Setup
from opendust.kernel.text.notation import format_action, parse_action
from opendust.words.refusals import refusal_text

BOARD = "land: west east far\nlinks: west-east east-far\n"


def moving(edition: str) -> State:
    """Red still moves, beside blue."""
    position: dict[str, Plain] = {
        "turn": "red",
        "round": 2,
        "phase": {"kind": "movement", "points": 2},
        "areas": {"west": "red 2 tank", "east": "blue 1 tank", "far": "blue 1 tank"},
    }
    settings = {"edition": edition, "board.small": BOARD}
    return game.view(game.decode(position, Setup(("red", "blue"), settings)), 0)


def lines(state: State, typed: str) -> list[str]:
    return [format_action(game, state, action) for action in chain(state, typed.split())]


@pytest.mark.parametrize("edition", EDITIONS)
def test_announcing_combat_ends_movement(edition: str) -> None:
    state = moving(edition)
    assert lines(state, "attack west east 1 tank") == ["done", "attack west east 1 tank"]
    assert game.pending(state).point == "movement"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "typed", ["attack west far 1 tank", "attack west", "move west east 1 tank"]
)
def test_what_would_not_be_legal_then_leaves_the_movement_open(typed: str) -> None:
    assert lines(moving("premium-en"), typed) == []


@pytest.mark.parametrize(
    ("language", "told"), [("en", "also"), ("de", "auch"), ("it", "anche"), ("fr", "aussi")]
)
def test_every_rule_that_forbids_is_told_the_first_one_first(language: str, told: str) -> None:
    state = moving("premium-en")
    refusal = game.refuse(state, 0, parse_action(game, state, "attack west east 1 tank"))
    assert refusal is not None
    assert refusal.also == ("ROUND-02",)
    said = refusal_text(game, state, refusal, language)
    assert said.partition("(")[2].startswith("MOVE-GEN-10")
    assert said.endswith(f"; {told} ROUND-02)")
