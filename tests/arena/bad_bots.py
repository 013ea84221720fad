"""Bots that misbehave in every way that the arena must survive; otherwise they play by chance."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from opendust.bots.budget import Clock
from opendust.bots.random_bot import RandomBot
from opendust.dust.phases import SetupCards
from opendust.dust.state import State
from opendust.kernel.action import Action
from opendust.kernel.option import Option

HOLD = "OPENDUST_TEST_HOLD"
"""Names the file that holds up the held bots."""


class Sometimes:
    """Chance's choices, but in DUST no first card: there it does whatever `fail` does."""

    def __init__(self, seed: bytes) -> None:
        self.sound = RandomBot(seed)

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """One answer of the game is bad."""
        assert isinstance(view, State)
        if isinstance(view.phase, SetupCards):
            return self.fail()
        return self.sound.choose(view, seat, options)

    def fail(self) -> Action:
        """The misdeed."""
        raise NotImplementedError


class Raising(Sometimes):
    """Raises what nobody expects."""

    def fail(self) -> Action:
        sys.exit("out of ideas")


class Nonsense(Sometimes):
    """Answers something that is no action at all."""

    def fail(self) -> Action:
        return "attack everybody"  # type: ignore[return-value]


class Hanging(Sometimes):
    """Never answers."""

    def fail(self) -> Action:
        while True:
            time.sleep(3600)


class Crashing(Sometimes):
    """Takes its process with it."""

    def fail(self) -> Action:
        os._exit(9)


class Chatting:
    """Prints, and reads what is not meant for it."""

    def __init__(self, seed: bytes) -> None:
        self.sound = RandomBot(seed)

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """A sound answer, among noise."""
        print('{"number": 0}', flush=True)
        os.write(1, b"noise\n")
        assert sys.stdin.read() == ""
        return self.sound.choose(view, seat, options)


class Held:
    """Plays by chance, but in some games says nothing as long as a file is there."""

    def __init__(self, seed: bytes) -> None:
        self.sound = RandomBot(seed)
        self.is_held = seed[0] % 8 == 0

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """One of the options, sooner or later."""
        while self.is_held and HOLD in os.environ and Path(os.environ[HOLD]).exists():
            time.sleep(0.05)
        return self.sound.choose(view, seat, options)


class Asleep:
    """Never answers at all."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """Nothing, for ever."""
        while True:
            time.sleep(3600)


class Thrifty:
    """Plays by chance, and would keep to a budget."""

    def __init__(self, seed: bytes) -> None:
        self.sound = RandomBot(seed)
        self.budget = 3.0
        self.clock: Clock | None = None

    def choose(self, view: object, seat: int, options: list[Option]) -> Action:
        """One of the options."""
        return self.sound.choose(view, seat, options)


class Unmakeable:
    """Cannot even begin."""

    def __init__(self, seed: bytes) -> None:
        raise ValueError("no seed is good enough")
