"""A random match, step by step: what every property of the contract is checked along.

A start is a setup, or a position to begin from; a step is a state before an input and the input.
The random source belongs to the walk, so the same start and seed give the same match.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from opendust.kernel.action import Decision, Input, Outcome
from opendust.kernel.contract import Game, Plain, Setup
from opendust.kernel.numbers import Choose
from opendust.kernel.option import Option
from opendust.kernel.pending import Chance, Choice, Pending, Result
from opendust.kernel.play.dice import Stream, draw_outcome

LIMIT = 20_000
"""Inputs after which a random match counts as endless."""
FROM_POSITION = 80
"""Inputs of a match that begins from a position."""


class Start:
    """Where matches begin: a setup, and a position if it is not the beginning of the game."""

    def __init__(self, name: str, setup: Setup, position: dict[str, Plain] | None = None) -> None:
        self.name = name
        self.setup = setup
        self.position = position

    def state(self, game: Game[Any]) -> Any:
        """The state to begin with."""
        if self.position is None:
            return game.new_game(self.setup)
        return game.decode(self.position, self.setup)


class Step:
    """A state that waits for something, what it waits for, and the input that it will get."""

    def __init__(self, state: Any, waiting: Pending, given: Input) -> None:
        self.state = state
        self.waiting = waiting
        self.given = given


def chooser(seed: int) -> Choose:
    """Random numbers of one seed."""
    draw = random.Random(seed).random
    return lambda limit: int(draw() * limit)


def random_input(game: Game[Any], state: Any, waiting: Choice | Chance, choose: Choose) -> Input:
    """A legal input."""
    if isinstance(waiting, Chance):
        return Outcome(draw_outcome(waiting, Stream(bytes([choose(256), choose(256)]))))
    seat = waiting.seats[choose(len(waiting.seats))]
    return Decision(seat, random_option(game.options(state, seat), choose).fill(choose))


def random_option(menu: list[Option], choose: Choose) -> Option:
    """One of the options."""
    return menu[choose(len(menu))]


def walk(game: Game[Any], start: Start, seed: int) -> Iterator[Step]:
    """The steps of a random match to its end; the state is changed when the next one is asked.

    From a position in the middle of something, where a match might go on for ever, the first
    inputs are enough.
    """
    choose = chooser(seed)
    state = start.state(game)
    for _ in range(LIMIT if start.position is None else FROM_POSITION):
        waiting = game.pending(state)
        if isinstance(waiting, Result):
            return
        given = random_input(game, state, waiting, choose)
        yield Step(state, waiting, given)
        game.apply(state, given)
    assert start.position is not None, "the match does not end"
